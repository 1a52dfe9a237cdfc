// One thing in the air: asks for the verdicts once, paints them, and settles on a target.

import { buzz } from './lib/haptic.js';
import { dropOrder } from './lib/orders.js';
import { hold, waitingSlot } from './lib/page.js';
import { send } from './lib/send.js';
import { commit, refuse } from './week-commit.js';
import { landing, mark, paint, previewMeters, unpaint } from './week-paint.js';

let current = null;

/** Starts carrying what `element`, a dish card or a filled slot, holds. `lost` is called when it is taken away. */
export function lift(week, element, lost) {
  current?.cancel();
  current = new Lift(week, element, lost);
  return current;
}

class Lift {
  #week;
  #lost;
  #release = hold();
  #verdicts = null;
  #removal = null;
  #over = null;
  #showMeters = () => {};
  #isOpen = true;
  #watch = new AbortController();

  constructor(week, element, lost) {
    const { dish, name, slot } = element.dataset;
    this.#week = week;
    this.#lost = lost;
    this.source = { dish, name, from: slot ?? null, element };
    unpaint(week);
    mark(this.source, true);
    this.#listen();
    buzz('lift');
    const what = slot ? `from=${slot}` : `dish=${dish}`;
    this.ready = send('GET', `${week.dataset.api}/verdicts?${what}`).then(({ data }) => this.#learn(data));
  }

  get isOpen() { return this.#isOpen; }

  /** The slot or drawer at an element, if this can go there. */
  targetAt(element) {
    const target = element?.closest?.('[data-slot], [data-bin]');
    if (!target || !this.#week.contains(target)) return null;
    return target.dataset.slot || this.source.from ? target : null;
  }

  verdict(target) { return this.#verdicts?.[target?.dataset.slot] ?? null; }

  over(target) {
    if (target === this.#over || !this.#isOpen) return;
    const previous = this.#over;
    this.#over = target;
    previous?.removeAttribute('data-hover');
    if (previous) this.#paint(previous);
    target?.setAttribute('data-hover', '');
    if (target) this.#paint(target);
    this.#preview();
  }

  /** Answers whether the thing stays where it was let go. */
  async drop(target) {
    const { slot, state } = target?.dataset ?? {};
    if (!target || slot === this.source.from) return this.cancel();
    if (this.#isGone) return this.#give(this.#week.dataset.sayGone);
    const order = dropOrder(this.source, slot);
    const verdict = this.verdict(target);
    // Somebody in a hurry does not wait for the verdicts: then the server judges when it is sent.
    const isOpen = this.#verdicts ? verdict : state !== 'out' && state !== 'skipped';
    if (slot && !isOpen) return this.#give(this.#week.dataset.sayOut);
    if (slot && verdict && !verdict.fits) return this.#bounce(order, verdict);
    return this.#land(order, target);
  }

  /** Everything goes back to where it was. */
  cancel() {
    if (this.#isOpen) this.#week.say(this.#week.dataset.sayCancelled);
    this.#close();
    return false;
  }

  #land(order, target) {
    this.#isOpen = false;
    buzz('drop');
    return commit(this.#week, order, { settle: landing(target, this.source, () => this.#close()) });
  }

  #give(reason) {
    this.#close();
    this.#week.say(reason);
    return false;
  }

  #bounce(order, verdict) {
    this.#close();
    refuse(this.#week, order, verdict.violations);
    return false;
  }

  /** Whether the week that waits to be shown has something else where this came from. */
  get #isGone() {
    const slot = waitingSlot(this.source.from ?? '');
    return slot ? slot.dataset.dish !== this.source.dish : false;
  }

  #learn(data) {
    this.#verdicts = data?.slots ?? null;
    this.#removal = data?.removal ?? null;
    if (!this.#isOpen) return;
    for (const slot of this.#week.querySelectorAll('[data-slot]')) this.#paint(slot);
    this.#preview();
  }

  #preview() {
    const target = this.#over;
    const meters = target?.dataset.slot ? this.verdict(target)?.meters : target && this.#removal?.meters;
    this.#showMeters();
    this.#showMeters = previewMeters(this.#week, meters ?? []);
  }

  #paint(slot) {
    const verdict = this.verdict(slot);
    if (this.#isOpen && verdict && slot.dataset.slot !== this.source.from) paint(slot, verdict, this.source, slot === this.#over);
  }

  #listen() {
    const { signal } = this.#watch;
    const lose = () => { if (this.#isOpen) { this.cancel(); this.#lost?.(); } };
    addEventListener('blur', lose, { signal });
    document.addEventListener('visibilitychange', lose, { signal });
  }

  #close() {
    if (this.#watch.signal.aborted) return;
    this.#watch.abort();
    this.#isOpen = false;
    this.#showMeters();
    if (current === this) current = null;
    mark(this.source, false);
    unpaint(this.#week);
    this.#release();
  }
}
