// The service worker: keeps the app's files and one person's pages on the device, and answers with them when the server
// does not. It changes nothing itself: what is written goes by.

import { answer } from './answer.js';
import { fetchAssets, part } from './assets.js';
import { forgetPerson } from './pages.js';
import { isDoor, isPart, isPassed, pathOf } from './paths.js';
import { round } from './round.js';

/** `site` is what the server says of this build: `{ build, assets, icon, words }`. */
export function serve(site) {
  self.addEventListener('install', (event) => {
    self.skipWaiting();
    event.waitUntil(fetchAssets(site));
  });
  self.addEventListener('activate', (event) => event.waitUntil(begin(site)));
  self.addEventListener('message', (event) => {
    if (event.data.keep) event.waitUntil(round(site));
    if (event.data.forget) event.waitUntil(forgetPerson());
  });
  self.addEventListener('fetch', (event) => take(event, site));
}

/** The copies that an older build has made are replaced, then its files go. */
async function begin(site) {
  await self.clients.claim();
  await round(site);
}

function take(event, site) {
  const { request } = event;
  const path = pathOf(request.url);
  if (path === null || request.headers.has('Range')) return;
  if (request.method === 'POST' && isDoor(path)) event.waitUntil(forgetPerson());
  if (request.method !== 'GET' || isPassed(path)) return;
  if (request.mode === 'navigate') event.respondWith(answer(event, site));
  else if (isPart(path)) event.respondWith(part(request));
}
