// Orders for a week: what a form or a place on the page asks the server to do. `{ method, path, body }`.

const values = { true: true, false: false };
const wordless = ['secondaryDish', 'rating'];
/** Keeps a form from being sent twice where there is no key for it. */
const plainOnly = 'once';

/** The order of a form: `words` is its `data-commit`, "PUT slots/2-dinner"; `fields` are its names and values. */
export function orderOf(words, fields) {
  const [method, path] = words.split(' ');
  const members = [...fields].filter(([name]) => name !== plainOnly).map(([name, value]) => [name, valueOf(name, value)]);
  return { method, path, body: method === 'DELETE' ? undefined : Object.fromEntries(members) };
}

function valueOf(name, value) {
  if (value === 'usual' || (value === '' && wordless.includes(name))) return null;
  if (name === 'rating') return Number(value);
  return values[value] ?? value;
}

/** The order of a drop: on the slot `to`, or out of the week where that is missing. `from` is the slot it came from. */
export function dropOrder({ dish, from }, to) {
  if (!to) return { method: 'DELETE', path: `slots/${from}` };
  if (from) return { method: 'POST', path: 'moves', body: { from, to } };
  return { method: 'PUT', path: `slots/${to}`, body: { dish } };
}

/** The slot that an order is about, if it is about one. */
export function slotOf({ path, body }) {
  return body?.to ?? body?.slot ?? /^slots\/(.+)$/.exec(path)?.[1] ?? null;
}

/** Why a drop on `slot` breaks rules. In a swap its own dish may be the one that does, at the other end: then it is named. */
export function reasons(violations, slot) {
  const { dish, name } = slot?.dataset ?? {};
  return violations.map((violation) => (dish && violation.dish === dish ? `${name}: ${violation.text}` : violation.text));
}
