// What is half filled in stays with its page in this tab: it survives a reload and the way back.

const key = () => `draft ${location.pathname}`;
const typed = (form) => [...form.elements].filter(({ name, type }) => name && type !== 'hidden' && type !== 'submit');
const isTicked = ({ type }) => type === 'radio' || type === 'checkbox';

export function remember(form) {
  const states = typed(form).map((field) => (isTicked(field) ? field.checked : field.value));
  sessionStorage.setItem(key(), JSON.stringify(states));
}

/** Fills in what was remembered of this very form. */
export function restore(form) {
  const states = JSON.parse(sessionStorage.getItem(key()) ?? '[]');
  const fields = typed(form);
  if (states.length !== fields.length) return;
  fields.forEach((field, place) => { field[isTicked(field) ? 'checked' : 'value'] = states[place]; });
}

export function forget() {
  sessionStorage.removeItem(key());
}
