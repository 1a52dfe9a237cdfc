// Asks for a page and puts what has changed in place of the old.
// Each question has a number: a region is never shown as an answer older than the one on show has it.

import { patch } from './patch.js';
import { keepPlace } from './place.js';
import { isSignIn } from './reach.js';

let asked = 0;
const shown = new Map();
let holds = 0;
const waiting = [];

/** Fetches a page; a form may be given to post. Answers `{ ok, status, page, turn }`, `page` being a document. */
export async function fetchPage(url, form) {
  const before = form ? null : ++asked;
  const options = { headers: { Accept: 'text/html' } };
  if (form) Object.assign(options, { method: 'POST', body: content(form) });
  const response = await fetch(url, options);
  if (response.redirected && isSignIn(response.url)) return refused();
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  // What answers a change is newer than all that was asked for before the answer.
  return { ok: response.ok, status: response.status, page, turn: before ?? ++asked };
}

/** Nobody is signed in here any more. What is typed stays, and can be saved once somebody is. */
async function refused() {
  const { sayGone } = await import('./gone.js');
  sayGone(true);
  throw new Error('signed out');
}

/** A form with a file goes as one; the others stay short. */
function content(form) {
  const fields = [...form];
  const hasFile = fields.some(([, value]) => value instanceof File && value.size > 0);
  return hasFile ? form : new URLSearchParams(fields.filter(([, value]) => typeof value === 'string'));
}

/** Asks for this page again and shows what has changed; `before` is called when it is about to. */
export async function refresh(before = () => {}) {
  try {
    const { ok, page, turn } = await fetchPage(location.href);
    before();
    if (!ok) return false;
    if (looksOf(page) !== looksOf(document)) return location.reload();
    put(page, turn, (region) => !isBeside(region));
    afterPaint(() => put(page, turn, isBeside));
    return true;
  } catch {
    before();
    return false;
  }
}

/** Language and theme belong to the whole page: another one cannot be put in piece by piece. */
function looksOf({ documentElement: { lang, dataset } }) {
  return [lang, dataset.theme].join(' ');
}

/** Shows every `data-refresh` region but `except` as it is in `page`, unless something newer is on show there. */
export function show(page, turn, except = []) {
  put(page, turn, (region) => !except.includes(region.dataset.refresh));
}

function put(page, turn, isWanted) {
  if (holds > 0) {
    waiting.push({ page, turn, isWanted });
    return;
  }
  const restore = keepPlace();
  for (const old of document.querySelectorAll('[data-refresh]')) {
    const name = old.dataset.refresh;
    const fresh = isWanted(old) ? page.querySelector(`[data-refresh="${CSS.escape(name)}"]`) : null;
    if (!fresh || turn < (shown.get(name) ?? 0)) continue;
    shown.set(name, turn);
    patch(old, fresh);
  }
  restore();
  const { seq } = page.documentElement.dataset;
  if (seq) document.documentElement.dataset.seq = seq;
  document.dispatchEvent(new CustomEvent('mm:fresh', { detail: page }));
}

/** The long list of dishes comes a frame after the week: who has dropped a dish looks at its slot. */
function isBeside(region) {
  return Boolean(region.closest('mm-drawer'));
}

function afterPaint(next) {
  if (document.hidden) next();
  else requestAnimationFrame(() => setTimeout(next));
}

/** Nothing changes until the returned function is called. */
export function hold() {
  holds += 1;
  return () => {
    holds -= 1;
    if (holds > 0) return;
    for (const { page, turn, isWanted } of waiting.splice(0)) put(page, turn, isWanted);
    document.dispatchEvent(new CustomEvent('mm:free'));
  };
}

/** A slot as it will be once what waits is shown; nothing if it does not change. */
export function waitingSlot(id) {
  const selector = `[data-slot="${CSS.escape(id)}"]`;
  return waiting.map(({ page }) => page.querySelector(selector)).findLast(Boolean);
}
