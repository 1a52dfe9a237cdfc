// Dragging with a finger or pen: hold for 200 ms, then the page stands still and the card follows.

import { swallowClick } from './lib/swallow.js';

const holdTime = 200;
const slack = 8;

/** They come while the finger rests for the first time: most visits carry nothing. */
const parts = () => Promise.all([import('./lib/carry.js'), import('./week-lift.js')]);

export function attach(week) {
  let press = null;

  week.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'mouse') return;
    const element = event.target.closest('[draggable="true"]');
    if (!element || !event.isPrimary || event.target.closest('[data-pick], [data-slot-menu]')) return;
    press = { id: event.pointerId, element, target: event.target, x: event.clientX, y: event.clientY };
    parts();
    press.timer = setTimeout(start, holdTime);
    // On the target itself: it goes on hearing the finger even if it leaves the document.
    press.target.addEventListener('touchmove', still, { passive: false });
  });

  // A second finger anywhere takes it back.
  document.addEventListener('pointerdown', (event) => { if (press && event.pointerId !== press.id) end(null); }, { capture: true });
  for (const name of ['pointermove', 'pointerup', 'pointercancel']) document.addEventListener(name, follow);
  document.addEventListener('keydown', (event) => { if (event.key === 'Escape') end(null); });
  // The browser's own long press: its drag, its menu, its selection.
  for (const name of ['dragstart', 'contextmenu', 'selectstart']) {
    document.addEventListener(name, (event) => { if (press) event.preventDefault(); }, { capture: true });
  }

  function still(event) {
    if (press?.isHeld && event.cancelable) event.preventDefault();
  }

  function follow(event) {
    if (event.pointerId !== press?.id) return;
    if (event.type === 'pointercancel') return end(null);
    if (event.type === 'pointerup') return end(press.carry?.target);
    const isFar = Math.hypot(event.clientX - press.x, event.clientY - press.y) > slack;
    if (!press.isHeld) return isFar ? end(null) : undefined;
    [press.x, press.y] = [event.clientX, event.clientY];
    press.carry?.to(press.x, press.y);
  }

  async function start() {
    const mine = press;
    mine.isHeld = true;
    const [{ Carry }, { lift }] = await parts();
    if (press !== mine) return;
    press.lift = lift(week, press.element, () => end(null));
    press.carry = new Carry(press.lift, press.x, press.y);
    week.say(press.lift.source.name);
  }

  function end(target) {
    if (!press) return;
    const { carry, isHeld, timer, target: touched } = press;
    press = null;
    clearTimeout(timer);
    touched.removeEventListener('touchmove', still);
    if (isHeld) swallowClick();
    carry?.end(target);
  }
}
