// The page follows what others change: it shows it, and says it, as soon as nobody is in the middle of something.

import { base } from './lib/base.js';
import { sayGone } from './lib/gone.js';
import { listen } from './lib/live.js';
import { refresh } from './lib/page.js';
import { send } from './lib/send.js';
import { isBusy, isTyped, noteInSheet, tell } from './live-words.js';

const { dataset } = document.documentElement;
/** Pokes come in flocks: a move is two. */
const breath = 80;
/** Where somebody changes something the page mostly shows it by itself; other tabs can wait so long. */
const ownBreath = 600;

let newest = Number(dataset.seq);
/** How far the others' changes have been said. */
let told = newest;
let areOthers = false;
let timer = 0;
let isFollowing = false;

export function follow() {
  listen(hear);
  document.addEventListener('visibilitychange', () => soon());
  for (const name of ['close', 'toggle', 'mm:free', 'mm:fresh']) document.addEventListener(name, () => soon(), { capture: true });
  document.addEventListener('mm:told', ({ detail }) => { told = Math.max(told, detail); });
}

function hear({ kind, data }) {
  if (kind === 'gone') return end();
  if (kind === 'beat') return;
  if (kind === 'hello') {
    sayGone(false);
    dataset.serverBuild = data.build ?? '';
    document.dispatchEvent(new CustomEvent('mm:hello'));
    if (data.household !== dataset.household) return isTyped() ? undefined : location.assign(`${base}/`);
  }
  // A backup was put back: what is shown is of another past.
  if (data.seq < newest && kind !== 'poke') {
    told = newest = data.seq - 1;
    dataset.seq = '';
  }
  if (!(data.seq > newest)) return soon();
  newest = data.seq;
  areOthers ||= data.by !== dataset.account;
  document.dispatchEvent(new CustomEvent('mm:changed', { detail: data }));
  noteInSheet(data, told);
  soon(areOthers ? breath : ownBreath);
}

function soon(pause = breath) {
  clearTimeout(timer);
  timer = setTimeout(catchUp, pause);
}

async function catchUp() {
  const now = newest;
  if (document.hidden || isFollowing || isBusy() || (now <= told && isShown(now))) return;
  isFollowing = true;
  const [since, isNews] = [told, areOthers];
  [told, areOthers] = [now, false];
  const news = isNews ? send('GET', `${base}/api/v1/news?since=${since}`) : null;
  if (!isShown(now)) await refresh();
  const { ok, data } = await news ?? {};
  isFollowing = false;
  if (ok && data.text) tell(data);
  if (newest > now) soon();
}

/** What this page changes itself it shows by itself. */
function isShown(seq) {
  return Number(dataset.seq) >= seq;
}

/** The session is over. What was typed stays until there is a new one. */
function end() {
  if (isTyped()) sayGone(true);
  else location.reload();
}
