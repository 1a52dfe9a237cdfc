// The pages that are always kept, fetched behind whatever is on show: this week, the next one, the dishes.

import { dropOldAssets } from './assets.js';
import { dropOldPages, forgetPerson, keep, keepBeside, kept, mark, now } from './pages.js';
import { base } from './paths.js';
import { weekAfter } from './weeks.js';

const shownParts = /(?:src|href)="([^"]*(?:\/tags\.css|\/photo)\?v=[^"]*)"/g;

let running = null;
let isWanted = false;

/** Fetches all of them; asked for while it runs, it runs once more. */
export function round(site) {
  isWanted = true;
  running ??= run(site).finally(() => { running = null; });
  return running;
}

async function run(site) {
  while (isWanted) {
    isWanted = false;
    await fetchAll(site).catch(() => {});
  }
}

async function fetchAll(site) {
  const asked = now();
  const origin = self.location.origin + base;
  const week = await fetchOne(`${origin}/week`, asked);
  if (!week) return;
  const next = weekAfter(week.url, 1);
  for (const [from, to] of [['/', week.url], ['/week', week.url], ['/week/next', next]]) {
    await keepBeside(origin + from, Response.redirect(to, 302), asked);
  }
  const current = week.headers.get(mark);
  for (const path of [next, `${origin}/dishes`, `${origin}/offline`]) await fetchOne(path, asked);
  if (current.endsWith(` ${site.build}`)) await dropOldAssets(site);
  await dropOldPages(current);
}

/** Nothing when the server does not answer, or knows nobody here any more: then nobody's pages stay. */
async function fetchOne(url, asked) {
  if (asked !== now()) return null;
  const response = await fetch(url, { headers: { Accept: 'text/html' } });
  if (response.status === 401 || (response.redirected && new URL(response.url).pathname === `${base}/sign-in`)) {
    await forgetPerson();
    return null;
  }
  const text = await keep(response.url, response, asked);
  if (text) await keepParts(text, asked);
  return text && response;
}

/** What a page shows beside the files of the build: the colours of its tags, its photos. */
export async function keepParts(html, asked) {
  for (const [, found] of html.matchAll(shownParts)) {
    const address = new URL(found.replaceAll('&amp;', '&'), self.location.origin).href;
    if (await kept(address) === null) await fetch(address).then((part) => keepBeside(address, part, asked), () => {});
  }
}
