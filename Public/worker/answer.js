// A page: from the server, when it answers in time; then as it was kept; then the page that says why not.

import { nobodysPage } from './assets.js';
import { withNote } from './note.js';
import { keep, kept, mark, now } from './pages.js';
import { base, pathOf } from './paths.js';
import { keepParts } from './round.js';
import { ofToday } from './weeks.js';

const patience = 3000;
/** Answers that came when the browser had given up on them, for the same person who tries again. */
const late = new Map();
const lateFor = 30_000;

export async function answer(event, site) {
  const { request } = event;
  const waited = takeLate(request.url);
  if (waited) return waited;
  const asked = now();
  const network = fetch(request);
  event.waitUntil(network.then((response) => take(request, response.clone(), asked), () => {}));
  const first = await Promise.race([network.catch(() => null), inTime()]);
  if (first && !isNoAnswer(first)) return first;
  const copy = await kept(request.url);
  if (copy?.at) return withNote(copy, site);
  if (copy) return ofToday(copy.copy, request.url);
  if (first) return first;
  event.waitUntil(network.then((response) => putAside(request.url, response, asked), () => {}));
  return offlinePage();
}

function inTime() {
  return new Promise((done) => setTimeout(done, patience, null));
}

/** A proxy's word that nobody is behind it. */
function isNoAnswer(response) {
  return [502, 503, 504].includes(response.status) && !response.headers.has(mark);
}

/** Keeps the page with what it shows, and leads the way to it. */
async function take(request, response, asked) {
  const text = await keep(request.url, response, asked);
  if (text) await keepParts(text, asked);
}

async function offlinePage() {
  return (await kept(`${self.location.origin}${base}/offline`))?.copy ?? await nobodysPage() ?? Response.error();
}

async function putAside(url, response, asked) {
  late.set(url, { response, asked, at: Date.now() });
  await tell({ reached: pathOf(url) });
}

function takeLate(url) {
  const found = late.get(url);
  late.delete(url);
  const isOfNow = found?.asked === now() && Date.now() - found.at < lateFor;
  return isOfNow ? found.response : null;
}

/** All open pages hear it. */
async function tell(word) {
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(word);
}
