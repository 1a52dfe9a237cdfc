// Dragging with a finger or pen: hold for 200 ms, then the page stands still and the card follows.

const holdTime = 200;
const slack = 8;

export function attach(week) {
  let press = null;

  week.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'mouse') return;
    if (press) return end(null);
    const element = event.target.closest('[draggable="true"]');
    if (!element || !event.isPrimary || event.target.closest('[data-pick]')) return;
    press = { element, target: event.target, x: event.clientX, y: event.clientY, isHeld: false };
    press.parts = Promise.all([import('./week-lift.js'), import('./lib/ghost.js'), import('./lib/edge.js')]);
    press.timer = setTimeout(start, holdTime);
    // On the target itself: it goes on hearing the finger even if it leaves the document.
    press.target.addEventListener('touchmove', still, { passive: false });
  });

  document.addEventListener('pointermove', (event) => {
    if (!press || event.pointerType === 'mouse') return;
    const isFar = Math.hypot(event.clientX - press.x, event.clientY - press.y) > slack;
    if (!press.isHeld) return isFar ? end(null) : undefined;
    [press.x, press.y] = [event.clientX, event.clientY];
  });
  document.addEventListener('pointerup', (event) => { if (press && event.pointerType !== 'mouse') end(at(press)); });
  document.addEventListener('pointercancel', (event) => { if (press && event.pointerType !== 'mouse') end(null); });
  document.addEventListener('keydown', (event) => { if (event.key === 'Escape') end(null); });
  document.addEventListener('visibilitychange', () => end(null));
  // The browser's own long press: its drag, its menu, its selection.
  for (const name of ['dragstart', 'contextmenu', 'selectstart']) {
    document.addEventListener(name, (event) => { if (press) event.preventDefault(); }, { capture: true });
  }

  function still(event) {
    if (press?.isHeld && event.cancelable) event.preventDefault();
  }

  async function start() {
    const mine = press;
    mine.isHeld = true;
    const [{ lift }, { Ghost }, { edgeSpeed }] = await mine.parts;
    if (press !== mine) return;
    press.edgeSpeed = edgeSpeed;
    press.lift = lift(week, press.element);
    press.ghost = new Ghost(press.element, press.x, press.y);
    week.say(press.lift.source.name);
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(8);
    press.frame = requestAnimationFrame(follow);
  }

  function follow() {
    if (!press?.lift) return;
    scrollBy(0, press.edgeSpeed(press.y, innerHeight));
    press.ghost.move(press.x, press.y);
    press.lift.over(at(press));
    press.frame = requestAnimationFrame(follow);
  }

  function at({ lift, x, y }) {
    return lift ? lift.targetAt(document.elementFromPoint(x, y)) : null;
  }

  function end(target) {
    if (!press) return;
    const { lift, ghost, timer, frame, isHeld, target: touched } = press;
    press = null;
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    touched.removeEventListener('touchmove', still);
    if (isHeld) swallowClick();
    if (!lift) return;
    ghost.settle(lift, target);
    lift.drop(target);
  }
}

/** The click after a long press belongs to nobody. */
function swallowClick() {
  const stop = (event) => { event.preventDefault(); event.stopPropagation(); };
  document.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', stop, { capture: true }), 350);
}
