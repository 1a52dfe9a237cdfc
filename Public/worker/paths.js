// Which requests the worker answers. What changes something, proves who somebody is, or is taken home as a file goes by.

/** Where MealMood lives: "" or a path that a proxy gives it. */
export const base = new URL(self.location.href).pathname.replace(/\/sw\.js$/, '');

const passed = ['/api', '/sign-in', '/sign-out', '/claim', '/devices', '/pair', '/join', '/ca', '/transfer/file', '/sw.js'];
/** A form sent to one of these means that another person may be there from now on. */
const doors = ['/sign-in', '/sign-out', '/claim', '/pair', '/join', '/household'];

/** The path of an address below the base; nothing for what belongs to somebody else. */
export function pathOf(url) {
  const { origin, pathname } = new URL(url);
  return origin === self.location.origin && pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : null;
}

export function isPassed(path) { return isBelow(path, passed); }

export function isDoor(path) { return isBelow(path, doors); }

/** What never changes under its address: assets, the colours of tags, photos. */
export function isPart(path) {
  return path.startsWith('/assets/') || path === '/tags.css' || path === '/tags/palette.css' || /^\/dishes\/[^/]+\/photo$/.test(path);
}

/** The address under which a page is kept: what it said of one visit does not belong to it. */
export function keyOf(url) {
  const key = new URL(url);
  key.searchParams.delete('notice');
  key.hash = '';
  return key.href;
}

function isBelow(path, places) {
  return places.some((place) => path === place || path.startsWith(`${place}/`));
}
