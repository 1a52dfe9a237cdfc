// A slot's menu: everything its sheet can do, one press away.

import { base } from './lib/base.js';
import { menuPlace } from './lib/menu-place.js';
import { orderOf } from './lib/orders.js';

const menu = document.getElementById('slot-menu');
let week;
let button;
/** The button whose menu stood open when it was pressed: that press closes the menu, and must not open it again. */
let pressed = null;

document.addEventListener('pointerdown', () => { pressed = menu.matches(':popover-open') ? button : null; }, { capture: true });

/** Opens the menu of the slot that `link` stands in. */
export function openMenu(owner, link, isKey) {
  if (!isKey && pressed === link) return;
  [week, button] = [owner, link];
  fill(slotOf(link));
  link.ariaExpanded = 'true';
  menu.ariaLabel = link.ariaLabel;
  menu.showPopover();
  const { left, top } = menuPlace(link.getBoundingClientRect(), menu.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
  menu.style.inset = `${top}px auto auto ${left}px`;
  items()[0].focus({ preventScroll: true });
}

menu.addEventListener('beforetoggle', ({ newState }) => {
  if (newState !== 'closed') return;
  button.ariaExpanded = 'false';
});

menu.addEventListener('click', (event) => {
  const item = event.target.closest('[role="menuitem"]');
  if (!item || item.matches('a')) return;
  const slot = slotOf(button);
  menu.hidePopover();
  if (item.dataset.put) week.commit(orderOf(`PUT slots/${slot.dataset.slot}`, new URLSearchParams(item.dataset.put)));
  else actions[item.dataset.do](slot, event.detail === 0);
});

menu.addEventListener('keydown', (event) => {
  const all = items();
  const at = all.indexOf(document.activeElement);
  const next = { ArrowDown: (at + 1) % all.length, ArrowUp: (at - 1 + all.length) % all.length, Home: 0, End: all.length - 1 }[event.key];
  if (event.key === 'Tab') menu.hidePopover();
  if (next === undefined) return;
  event.preventDefault();
  all[next].focus();
});

// What scrolls or grows takes the button away from under its menu.
for (const name of ['scroll', 'resize']) {
  addEventListener(name, (event) => { if (event.target !== menu) menu.hidePopover(); }, { capture: true, passive: true });
}

const actions = {
  choose: () => followSheet(),
  second: () => followSheet('second'),
  move: (slot, isKey) => week.pick(slot, isKey),
  remove: (slot) => week.commit({ method: 'DELETE', path: `slots/${slot.dataset.slot}` }),
};

function followSheet(choose) {
  const url = new URL(button.href);
  url.searchParams.set('sheet', '1');
  if (choose) url.searchParams.set('choose', choose);
  import('./mm-sheet.js').then(({ openSheet }) => openSheet(url, button)).catch(() => location.assign(button.href));
}

/** Only what makes sense for the slot as it is. */
function fill(slot) {
  const { state, dish } = slot.dataset;
  const isFilled = state === 'filled';
  const second = 'second' in slot.dataset ? 'two' : 'one';
  const rules = 'ignored' in slot.dataset ? 'ignored' : 'judged';
  const now = isFilled ? [state, second, rules] : [state];
  for (const item of menu.querySelectorAll('[data-when]')) item.hidden = !item.dataset.when.split(' ').some((when) => now.includes(when));
  const open = menu.querySelector('[data-do="open"]');
  if (isFilled) open.href = `${base}/dishes/${dish}?return=${encodeURIComponent(location.pathname)}`;
}

function items() {
  return [...menu.querySelectorAll('[role="menuitem"]:not([hidden])')];
}

function slotOf(element) {
  return element.closest('[data-slot]');
}
