// The pages kept for one person in one language. There is one such cache at most: whoever comes next empties it.

import { keyOf } from './paths.js';

/** "ACCOUNT-LANGUAGE HOUSEHOLD BUILD": only pages that somebody signed in was given say so. */
const mark = 'MealMood-Page';
const keptAt = 'MealMood-Kept';
const limit = 150;

export { mark };

let turn = 0;

/** What is under way may be kept only while this number stays the same. */
export function now() { return turn; }

/** Nothing of anybody stays, whatever is still under way. */
export async function forgetPerson() {
  turn += 1;
  await drop(() => true);
}

/** Keeps the answer to a page's request, if it is one to keep; answers its text then. */
export async function keep(url, response, asked) {
  const [name] = (response.headers.get(mark) ?? '').split(' ');
  if (!name || asked !== turn) return null;
  await drop((other) => other !== `pages-${name}`);
  if (!isToKeep(response)) return null;
  const text = await response.text();
  const headers = new Headers(['Content-Type', 'Content-Language', 'Content-Security-Policy', mark].map((field) => [field, response.headers.get(field) ?? '']));
  headers.set(keptAt, new Date().toISOString());
  return put(keyOf(url), `pages-${name}`, new Response(text, { headers }), asked) && text;
}

/** Keeps beside the pages what leads to one of them, or what one of them shows. */
export async function keepBeside(address, response, asked) {
  const name = await nameOfPages();
  if (name && (response.ok || response.status === 302)) await put(address, name, response, asked);
}

/** The newest stay when there are too many. */
async function put(key, name, response, asked) {
  const cache = await caches.open(name);
  await cache.delete(key);
  await cache.put(key, response);
  if (asked !== turn) return drop(() => true);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((old) => cache.delete(old)));
  return true;
}

function isToKeep(response) {
  return response.status === 200 && /^text\/html/.test(response.headers.get('Content-Type') ?? '')
    && !/no-store/.test(response.headers.get('Cache-Control') ?? '');
}

/** The copy of a page and when it was made. */
export async function kept(url) {
  const name = await nameOfPages();
  const copy = name && await caches.match(keyOf(url), { cacheName: name });
  return copy ? { copy, at: copy.headers.get(keptAt) } : null;
}

/** What another household or another build has made goes. */
export async function dropOldPages(current) {
  const name = await nameOfPages();
  if (!name) return;
  const cache = await caches.open(name);
  for (const request of await cache.keys()) {
    const found = (await cache.match(request))?.headers.get(mark);
    if (found && found !== current) await cache.delete(request);
  }
}

export async function nameOfPages() {
  return (await caches.keys()).find((name) => name.startsWith('pages-'));
}

async function drop(isDropped) {
  const names = (await caches.keys()).filter((name) => name.startsWith('pages-') && isDropped(name));
  await Promise.all(names.map((name) => caches.delete(name)));
  return null;
}
