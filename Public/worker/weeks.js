// Addresses of weeks, which end with their Monday.

import { kept } from './pages.js';
import { pathOf } from './paths.js';

const day = 86_400_000;

/** The address of the week so many weeks after the one at an address. */
export function weekAfter(url, count) {
  const monday = Date.parse(url.slice(-10));
  return url.slice(0, -10) + new Date(monday + count * 7 * day).toISOString().slice(0, 10);
}

/** A way that was kept in an earlier week leads on to the week of today, when that one is kept as well. */
export async function ofToday(way, from) {
  const to = way.headers.get('Location') ?? '';
  const monday = Date.parse(to.slice(-10));
  if (Number.isNaN(monday)) return way;
  const ahead = pathOf(from) === '/week/next' ? 1 : 0;
  const passed = Math.floor((today() - monday) / (7 * day)) + ahead;
  const url = weekAfter(to, passed);
  return passed > 0 && await kept(url) ? Response.redirect(url, 302) : way;
}

/** The day on this device, as a Monday is written in an address: its midnight in UTC. */
function today() {
  const now = new Date();
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
}
