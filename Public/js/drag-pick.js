// Carrying without dragging: a card, a slot's menu or M picks up; arrows and Enter, or a tap on a slot, put down.

import { step } from './lib/grid.js';
import { reasons } from './lib/orders.js';
import { toast } from './lib/toast.js';
import { lift } from './week-lift.js';

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
let picked = null;

/** Picks up what `source` holds; picking it again puts it back. By key the focus goes to the slots. */
export function pick(week, source, isKey) {
  const wasThis = picked?.source === source;
  picked?.end();
  if (!wasThis) picked = new Pick(week, source, isKey);
}

class Pick {
  #week;
  #lift;
  #current;
  #hint = null;

  constructor(week, source, isKey) {
    this.#week = week;
    this.source = source;
    this.#lift = lift(week, source, () => this.end());
    this.#button?.setAttribute('aria-pressed', 'true');
    week.querySelector('[data-planner]').setAttribute('role', 'application');
    document.addEventListener('keydown', this.#key, { capture: true });
    document.addEventListener('click', this.#click, { capture: true });
    if (!isKey) this.#hint = toast(week.dataset.sayChoose, { action: { label: week.dataset.cancel, run: () => this.end() } });
    this.#hint?.classList.add('is-hint');
    week.say(source.dataset.name, week.dataset.sayLifted);
    this.#lift.ready.then(() => { if (picked === this && isKey) this.#begin(); });
  }

  /** The button of a card; a slot has none. */
  get #button() { return this.source.querySelector('[data-pick]'); }
  get #ids() { return [...this.#week.querySelectorAll('[data-slot]')].map((slot) => slot.dataset.slot); }

  /** On the slot itself, or on the first one from today on that is free and fits. */
  #begin() {
    const today = this.#week.querySelector('[aria-current="date"] [data-slot]')?.dataset.slot;
    const ids = this.#ids;
    const ahead = ids.slice(Math.max(ids.indexOf(today), 0));
    const fits = (id) => this.#lift.verdict(this.#week.slot(id))?.fits;
    const free = ahead.find((id) => fits(id) && this.#week.slot(id).dataset.state === 'empty');
    this.#go(this.source.dataset.slot ?? free ?? ahead.find(fits) ?? ahead[0], this.#week.dataset.sayLifted);
  }

  #go(id, hint) {
    this.#current = this.#week.slot(id);
    const verdict = this.#lift.verdict(this.#current);
    this.#lift.over(this.#current);
    this.#current.focus({ preventScroll: true });
    this.#current.scrollIntoView({ block: 'nearest' });
    this.#week.say(this.#current.ariaLabel, id === this.source.dataset.slot ? '' : this.#judgement(verdict), hint);
  }

  #judgement(verdict) {
    const { sayFits, sayOut } = this.#week.dataset;
    if (!verdict) return sayOut;
    if (!verdict.fits) return reasons(verdict.violations, this.#current).join('. ');
    return [sayFits, verdict.text].filter(Boolean).join('. ');
  }

  #key = (event) => {
    if (!this.#lift.isOpen) return this.end();
    if (arrows.includes(event.key)) this.#go(step(this.#ids, this.#current?.dataset.slot ?? this.#ids[0], event.key));
    else if (event.key === 'Enter' || event.key === ' ') this.#drop(this.#current);
    else if (event.key === 'Escape' || event.key === 'Tab') this.end();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  #click = (event) => {
    if (event.target.closest('[data-pick]') && this.source.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    const target = this.#lift.targetAt(event.target);
    if (target) this.#drop(target); else this.end();
  };

  async #drop(target) {
    if (!target) return;
    this.#stop();
    const stays = await this.#lift.drop(target);
    if (stays && target.dataset.slot) this.#week.focusOn(target.dataset.slot);
    else this.#focusSource();
  }

  end() {
    this.#stop();
    this.#lift.cancel();
    this.#focusSource();
  }

  #focusSource() {
    if (this.source.dataset.slot) this.#week.focusOn(this.source.dataset.slot);
    else (this.#button ?? this.source).focus({ preventScroll: true });
  }

  #stop() {
    if (picked === this) picked = null;
    this.#hint?.remove();
    this.#button?.setAttribute('aria-pressed', 'false');
    this.#week.querySelector('[data-planner]').removeAttribute('role');
    document.removeEventListener('keydown', this.#key, { capture: true });
    document.removeEventListener('click', this.#click, { capture: true });
  }
}
