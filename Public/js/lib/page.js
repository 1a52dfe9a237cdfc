// Talks to the server and puts the fresh parts of a page in place of the old ones.
// Each question has a number: an answer older than the one on show is dropped.

let asked = 0;
let shown = 0;
let holds = 0;
let waiting = null;

/** Sends JSON; answers `{ ok, status, data }`. A broken connection is `{ ok: false, status: 0 }`. */
export async function send(method, url, body) {
  try {
    const headers = { Accept: 'application/json' };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const response = await fetch(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    const isJSON = /json/.test(response.headers.get('Content-Type') ?? '');
    return { ok: response.ok, status: response.status, data: isJSON ? await response.json() : null };
  } catch {
    return { ok: false, status: 0, data: null };
  }
}

/** Fetches a page; a form may be given to post. Answers `{ ok, status, page }`, `page` being a document. */
export async function fetchPage(url, form) {
  const turn = ++asked;
  const options = { headers: { Accept: 'text/html' } };
  if (form) Object.assign(options, { method: 'POST', body: new URLSearchParams(form) });
  const response = await fetch(url, options);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return { ok: response.ok, status: response.status, page, turn };
}

/** Asks for this page again and shows what has changed. */
export async function refresh() {
  try {
    const { ok, page, turn } = await fetchPage(location.href);
    if (ok) show(page, turn);
    return ok;
  } catch {
    return false;
  }
}

/** Replaces every `data-refresh` region by the one of the same name in `page`, unless something newer is on show. */
export function show(page, turn, except = []) {
  if (turn < shown) return;
  if (holds > 0) {
    waiting = () => show(page, turn, except);
    return;
  }
  shown = turn;
  const focus = remember(document.activeElement);
  const place = anchor();
  for (const old of document.querySelectorAll('[data-refresh]')) {
    const name = old.dataset.refresh;
    const fresh = except.includes(name) ? null : page.querySelector(`[data-refresh="${CSS.escape(name)}"]`);
    if (fresh && !old.isEqualNode(fresh)) replace(old, fresh);
  }
  restore(focus);
  keepPlace(place);
  document.dispatchEvent(new CustomEvent('mm:fresh'));
}

/** Nothing is replaced until the returned function is called. */
export function hold() {
  holds += 1;
  return () => {
    holds -= 1;
    if (holds > 0 || !waiting) return;
    const showNow = waiting;
    waiting = null;
    showNow();
  };
}

function replace(old, fresh) {
  const open = [...old.querySelectorAll('details[open][id]')].map((details) => details.id);
  old.replaceWith(document.adoptNode(fresh));
  for (const id of open) document.getElementById(id)?.setAttribute('open', '');
}

/** What is read stays where it is when something above it grows. */
function anchor() {
  const isRead = (element) => element.getBoundingClientRect().bottom > innerHeight / 3;
  const element = [...document.querySelectorAll('[data-refresh] > li[id]')].find(isRead);
  return element && { id: element.id, top: element.getBoundingClientRect().top };
}

function keepPlace(place) {
  const now = place && document.getElementById(place.id)?.getBoundingClientRect().top;
  if (now !== undefined && scrollY > 0) scrollBy({ top: now - place.top, behavior: 'instant' });
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

function remember(element) {
  const owner = element?.closest?.('[data-refresh] [id], [data-dish]');
  if (!owner) return null;
  const selector = owner.id ? `#${CSS.escape(owner.id)}` : `mm-drawer [data-dish="${CSS.escape(owner.dataset.dish)}"]`;
  return { element, selector, index: [...owner.querySelectorAll(focusable)].indexOf(element) };
}

function restore(focus) {
  if (!focus || focus.element.isConnected) return;
  const owner = document.querySelector(focus.selector);
  const target = owner?.querySelectorAll(focusable)[focus.index] ?? owner;
  target?.focus({ preventScroll: true });
}
