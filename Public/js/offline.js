// The app on the device: its worker, what the worker keeps fresh, copies that become pages again, and newer versions.

import { base } from './lib/base.js';
import { refresh } from './lib/page.js';
import { whenReached } from './lib/reach.js';
import { toast } from './lib/toast.js';

const { dataset } = document.documentElement;
const { account, build } = dataset;
/** Changes come in flocks. */
const breath = 1_000;

/** For a page of somebody who is signed in. */
export function settle() {
  if (navigator.serviceWorker) install();
  if (dataset.copy) watch();
  sayNewer();
  document.addEventListener('mm:hello', sayNewer);
}

/** Nobody is signed in here: nobody's pages stay. */
export async function forget() {
  const names = await globalThis.caches?.keys() ?? [];
  await Promise.all(names.filter((name) => name.startsWith('pages-')).map((name) => caches.delete(name)));
}

async function install() {
  const registration = await navigator.serviceWorker.register(`${base}/sw.js`, { scope: `${base}/`, type: 'module', updateViaCache: 'none' });
  if (!registration) return;
  let timer = 0;
  // A newer one that is about to take over fetches everything itself, and waits until the old one has nothing to do.
  const keep = () => navigator.serviceWorker.ready.then(({ active, installing, waiting }) => {
    if (!installing && !waiting) active.postMessage({ keep: account });
  });
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, breath);
  };
  // What is on show has changed: the copy of it is old.
  for (const name of ['mm:changed', 'mm:fresh']) document.addEventListener(name, soon);
  if (!dataset.copy) soon();
}

/** The server may have come back, or answered late, before anybody here listened. */
function watch() {
  const ask = whenReached(revive);
  ask();
}

/** The page is what it says it is again. */
async function revive() {
  if (!await refresh()) return whenReached(revive);
  document.querySelector('[data-copy-note]')?.remove();
  delete dataset.copy;
}

/** The server may have said before anybody here listened of which build it is. */
function sayNewer() {
  if ((dataset.serverBuild || build) === build) return;
  const { newer, update } = document.getElementById('words').dataset;
  toast(newer, { action: { label: update, run: reload } });
}

/** What was typed is still there afterwards. */
function reload() {
  document.dispatchEvent(new CustomEvent('mm:going'));
  location.reload();
}
