// Where the reader is: what has the focus and what is on the screen stay so when the page changes under them.

// Asking for it later would make the browser lay out the page before it has to.
let isScrolled = scrollY > 0;
addEventListener('scroll', () => { isScrolled = scrollY > 0; }, { passive: true });

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Remembers the focus and the place; the returned function restores both. */
export function keepPlace() {
  const focus = rememberFocus(document.activeElement);
  const place = anchor();
  return () => {
    restoreFocus(focus);
    const now = place && document.getElementById(place.id)?.getBoundingClientRect().top;
    if (place && now !== undefined && now !== place.top) scrollBy({ top: now - place.top, behavior: 'instant' });
  };
}

/** What is read stays where it is when something above it grows. */
function anchor() {
  if (!isScrolled) return null;
  const isRead = (element) => element.getBoundingClientRect().bottom > innerHeight / 3;
  const element = [...document.querySelectorAll('[data-refresh] > li[id]')].find(isRead);
  return element && { id: element.id, top: element.getBoundingClientRect().top };
}

function rememberFocus(element) {
  const owner = element?.closest?.('[data-refresh] [id], [data-dish]');
  if (!owner) return null;
  const selector = owner.id ? `#${CSS.escape(owner.id)}` : `mm-drawer [data-dish="${CSS.escape(owner.dataset.dish)}"]`;
  return { element, selector, index: [...owner.querySelectorAll(focusable)].indexOf(element) };
}

function restoreFocus(focus) {
  if (!focus || document.activeElement === focus.element) return;
  const owner = document.querySelector(focus.selector);
  const inside = [...owner?.querySelectorAll(focusable) ?? []];
  const target = inside[Math.min(focus.index, inside.length - 1)] ?? owner;
  target?.focus({ preventScroll: true });
}
