// What is half filled in stays in this tab until it is saved: it survives a reload, the way back, a server that is gone
// and a session that is over. It is of one person, and of one form, known by where it is sent.

import { differs } from './fields.js';

const { account = '' } = document.documentElement.dataset;
const prefix = `draft ${account} `;
const isTicked = ({ type }) => type === 'radio' || type === 'checkbox';
const typed = (form) => [...form.elements].filter(({ name, type }) => name && !['hidden', 'submit', 'button', 'file', 'fieldset'].includes(type));
const key = (form) => prefix + form.getAttribute('action');
const onTheWay = new Set();
addEventListener('pageshow', () => onTheWay.clear());

/** Passwords are never kept; what is sent as it is changed needs no keeping. */
export function isKept(form) {
  return form?.getAttribute('method') === 'post' && !form.matches('[data-settings], [data-commit], [data-autofill]') && !form.querySelector('[type="password"]');
}

export function remember(form) {
  if (!isKept(form)) return;
  if (!('changed' in form.dataset) && !typed(form).some(differs)) return forget(form);
  const fields = typed(form).map((field) => (isTicked(field) ? [field.name, field.value, field.checked] : [field.name, field.value]));
  sessionStorage.setItem(key(form), JSON.stringify({ fields, isSent: onTheWay.has(key(form)) }));
}

export function forget(form) {
  sessionStorage.removeItem(key(form));
}

/** On its way to the server: the next page tells whether it got there. */
export function markSent(form) {
  const draft = read(key(form));
  onTheWay.add(key(form));
  if (draft) sessionStorage.setItem(key(form), JSON.stringify({ ...draft, isSent: true }));
}

/** Nobody's drafts stay. */
export function forgetAll() {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith('draft ')) sessionStorage.removeItem(name);
}

/** What another page sent has been saved, unless this page is the answer that says no, or asks who is there. */
export function settleSent() {
  const isRefused = !account || performance.getEntriesByType('navigation')[0]?.responseStatus >= 400;
  for (const name of Object.keys(sessionStorage)) {
    const draft = name.startsWith('draft ') ? read(name) : null;
    if (!draft?.isSent || onTheWay.has(name)) continue;
    if (isRefused) sessionStorage.setItem(name, JSON.stringify({ fields: draft.fields }));
    else sessionStorage.removeItem(name);
  }
}

/** Fills in what was remembered of a form; answers whether it shows something else now. */
export async function restore(form) {
  const draft = isKept(form) ? read(key(form)) : null;
  if (!draft) return false;
  for (let owner; (owner = form.closest(':not(:defined)'));) await customElements.whenDefined(owner.localName);
  const waits = [];
  // Some forms have fields that only what was typed calls for.
  form.dispatchEvent(new CustomEvent('mm:restore', { detail: { fields: draft.fields, wait: (done) => waits.push(done) } }));
  await Promise.all(waits);
  return fill(typed(form), draft.fields);
}

function fill(fields, saved) {
  const left = [...saved];
  let isChanged = false;
  for (const field of fields) {
    const place = left.findIndex(([name, value]) => name === field.name && (!isTicked(field) || value === field.value));
    if (place < 0) continue;
    const [[, value, checked]] = left.splice(place, 1);
    const member = isTicked(field) ? 'checked' : 'value';
    if (field[member] === (checked ?? value)) continue;
    field[member] = checked ?? value;
    isChanged = true;
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  }
  return isChanged;
}

function read(name) {
  return JSON.parse(sessionStorage.getItem(name) ?? 'null');
}
