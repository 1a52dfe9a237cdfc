// One thing in the air: asks for the verdicts once, paints them, and settles on a target.

import { hold, send } from './lib/page.js';

/** How long a refusal stays on its slot. */
const refusalTime = 3000;

let current = null;

/** Starts carrying what `element`, a dish card or a filled slot, holds. */
export function lift(week, element) {
  current?.cancel();
  current = new Lift(week, element);
  return current;
}

class Lift {
  #week;
  #release = hold();
  #verdicts = null;
  #over = null;
  #isOpen = true;

  constructor(week, element) {
    const { dish, name, slot } = element.dataset;
    const source = { dish, name, from: slot ?? null, element };
    this.#week = week;
    this.source = source;
    unpaint(week);
    document.body.classList.add('is-dragging');
    document.body.classList.toggle('is-removing', Boolean(source.from));
    source.element.classList.add('is-source');
    const what = source.from ? `from=${source.from}` : `dish=${source.dish}`;
    this.ready = send('GET', `${week.dataset.api}/verdicts?${what}`).then(({ data }) => this.#learn(data?.slots));
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
    if (target === this.#over) return;
    const previous = this.#over;
    this.#over = target;
    previous?.removeAttribute('data-hover');
    if (previous) this.#paint(previous);
    target?.setAttribute('data-hover', '');
    if (target) this.#paint(target);
  }

  /** Answers whether the thing stays where it was let go. */
  async drop(target) {
    const { dish, from } = this.source;
    if (!target || target.dataset.slot === from) return this.cancel();
    if (!target.dataset.slot) {
      this.#close();
      return this.#week.commit({ dish, from, to: null });
    }
    await this.ready;
    if (!this.#isOpen) return false;
    const order = { dish, from, to: target.dataset.slot };
    const verdict = this.verdict(target);
    this.#close();
    // Without an answer the server judges when it is sent.
    if (verdict?.fits || !this.#verdicts) return this.#week.commit(order);
    if (!verdict) this.#week.say(this.#week.dataset.sayOut);
    else this.#bounce(order, verdict);
    return false;
  }

  cancel() {
    if (this.#isOpen) {
      this.#close();
      this.#week.say(this.#week.dataset.sayCancelled);
    }
    return false;
  }

  #bounce(order, verdict) {
    navigator.userActivation?.hasBeenActive && navigator.vibrate?.([20, 40, 20]);
    const slot = this.#week.slot(order.to);
    paint(slot, verdict, this.source, false);
    setTimeout(() => { if (!document.body.classList.contains('is-dragging')) unpaint(slot.parentElement); }, refusalTime);
    this.#week.refuse(order, verdict.violations);
  }

  #learn(verdicts) {
    this.#verdicts = verdicts ?? null;
    if (!this.#isOpen) return;
    for (const slot of this.#week.querySelectorAll('[data-slot]')) this.#paint(slot);
  }

  #paint(slot) {
    const verdict = this.verdict(slot);
    if (this.#isOpen && verdict && slot.dataset.slot !== this.source.from) paint(slot, verdict, this.source, slot === this.#over);
  }

  #close() {
    this.#isOpen = false;
    document.body.classList.remove('is-dragging', 'is-removing');
    this.source.element.classList.remove('is-source');
    unpaint(this.#week);
    this.#release();
    current = null;
  }
}

function paint(slot, { fits, violations }, source, isOver) {
  const isFilled = slot.dataset.state === 'filled';
  const kind = isOver && fits && !isFilled ? 'drop-here' : `${isFilled ? 'note' : 'verdict'}-${fits ? 'ok' : 'bad'}`;
  slot.querySelectorAll('[data-drag]').forEach((part) => part.remove());
  slot.dataset.drop = fits ? 'ok' : 'bad';
  const part = document.getElementById(kind).content.firstElementChild.cloneNode(true);
  const text = part.querySelector('[data-text]');
  // One reason is enough for a slot; the message after a drop names them all.
  if (text) text.textContent = fits ? source.name : violations[0].text;
  const picture = source.element.querySelector('[data-tag]:has(svg)');
  const thumb = part.querySelector('[data-thumb]');
  if (picture && thumb) {
    thumb.dataset.tag = picture.dataset.tag;
    thumb.replaceChildren(picture.querySelector('svg').cloneNode(true));
  }
  (slot.querySelector('[data-body]') ?? slot).append(part);
}

function unpaint(root) {
  for (const part of root.querySelectorAll('[data-drag]')) part.remove();
  for (const slot of root.querySelectorAll('[data-drop]')) delete slot.dataset.drop;
  for (const target of root.querySelectorAll('[data-hover]')) target.removeAttribute('data-hover');
}
