// Scrolling while a card is carried near the edge of what it is over.

const zone = 64;
const fastest = 18;

/** Pixels a frame at a place between `top` and `bottom`; negative upwards, 0 away from both. */
export function edgeSpeed(y, top, bottom) {
  const reach = Math.min(zone, (bottom - top) / 4);
  if (y < top + reach) return -Math.ceil(fastest * Math.min(1, (top + reach - y) / reach));
  if (y > bottom - reach) return Math.ceil(fastest * Math.min(1, (y - bottom + reach) / reach));
  return 0;
}

/** Scrolls what `element` stands in, or else the week, if `y` is near or beyond its edge; answers whether it moved. */
export function scrollAtEdge(element, y) {
  const inner = element?.closest('.drawer__list') ?? document.querySelector('[data-planner]');
  const isInner = inner && inner.scrollHeight > inner.clientHeight + 1;
  const { top, bottom } = isInner ? inner.getBoundingClientRect() : open();
  const speed = edgeSpeed(y, Math.max(top, 0), Math.min(bottom, innerHeight));
  if (speed === 0) return false;
  const box = isInner ? inner : document.scrollingElement;
  const before = box.scrollTop;
  box.scrollBy({ top: speed, behavior: 'instant' });
  return box.scrollTop !== before;
}

/** What of the window no bar covers. */
function open() {
  const head = document.querySelector('.weekhead');
  const bar = document.querySelector('.tabbar');
  const isFixed = head && getComputedStyle(head).position === 'sticky';
  return { top: isFixed ? head.getBoundingClientRect().bottom : 0, bottom: bar?.checkVisibility() ? bar.getBoundingClientRect().top : innerHeight };
}
