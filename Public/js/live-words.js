// What is said of the others' changes, where, and when nobody may be interrupted.

import { base } from './lib/base.js';
import { differs } from './lib/fields.js';
import { refresh } from './lib/page.js';
import { order, send } from './lib/send.js';
import { failed, toast } from './lib/toast.js';

const { dataset } = document.documentElement;
/** Nobody has read a message that was there for less. */
const unread = 1_500;

/** Something is carried, open above the page, or being chosen. */
export function isBusy() {
  return Boolean(document.body.matches('.is-dragging') || document.querySelector('[data-landing], dialog[open], [popover]:popover-open'));
}

/** Something was filled in that is not saved yet. Searches and what saves itself do not count. */
export function isTyped() {
  const forms = [...document.forms].filter((form) => form.method === 'post' && !('settings' in form.dataset));
  return forms.some((form) => 'changed' in form.dataset || [...form.elements].some(differs));
}

/** A message that waits until one that can be undone has gone; another that takes its place at once, it outlives. */
export function tell(news) {
  if (document.querySelector('mm-toast [data-action]:not([hidden])')) return tellLater(news);
  const { text, undo } = news;
  const shownAt = performance.now();
  const told = toast(text, { action: undo && { label: document.getElementById('words').dataset.undo, isUndo: true, run: () => takeBack(undo) } });
  const gone = () => {
    if (told?.isConnected) return;
    document.removeEventListener('mm:toast-gone', gone);
    const isReplaced = document.querySelector('mm-toast') !== null;
    if (told && isReplaced && performance.now() - shownAt < unread) tellLater(news);
  };
  document.addEventListener('mm:toast-gone', gone);
}

function tellLater(news) {
  document.addEventListener('mm:toast-gone', () => setTimeout(() => tell(news)), { once: true });
}

async function takeBack({ url, token }) {
  const { ok, data } = await order('POST', url, { token });
  await refresh();
  if (ok) toast(data.message);
  else failed(data?.detail);
}

/** Whoever has a slot's sheet open is told in it when somebody else changes that slot. */
export async function noteInSheet({ kind, id, by }, since) {
  const sheet = document.querySelector('dialog[open] [data-sheet-content][data-slot]');
  const monday = document.querySelector('mm-week')?.dataset.api.split('/').at(-1);
  if (!sheet || kind !== 'slot' || by === dataset.account || id !== `${monday}/${sheet.dataset.slot}`) return;
  const { ok, data } = await send('GET', `${base}/api/v1/news?since=${since}`);
  if (!ok || !data.text || !sheet.isConnected) return;
  const note = sheet.querySelector('[data-live]') ?? document.createElement('p');
  Object.assign(note, { className: 'note is-info', role: 'status', textContent: data.text });
  note.dataset.live = '';
  sheet.querySelector('.sheet__body').prepend(note);
}
