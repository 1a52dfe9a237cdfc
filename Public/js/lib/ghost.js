// The card under the pointer: a picture of what is being carried, which springs home when it must.

import { isCalm, spring } from './motion.js';

export class Ghost {
  #card;
  #dx;
  #dy;
  #home;

  /** `element` is what was lifted, `x` and `y` where the pointer took it. */
  constructor(element, x, y) {
    const model = document.querySelector(`mm-drawer [data-dish="${CSS.escape(element.dataset.dish)}"]`) ?? element;
    this.#home = element.getBoundingClientRect();
    this.#card = model.cloneNode(true);
    for (const extra of this.#card.querySelectorAll('[data-pick], .tags')) extra.remove();
    this.#card.className = 'dish-card lifted';
    this.#card.inert = true;
    this.#dx = Math.min(Math.max(x - this.#home.left, 24), 240);
    this.#dy = 36;
    document.body.append(this.#card);
    this.move(x, y);
  }

  move(x, y) {
    this.#card.style.translate = `${x - this.#dx}px ${y - this.#dy}px`;
  }

  remove() { this.#card.remove(); }

  /** Gone where it was dropped, or back home if it may not stay there. */
  async settle(lift, target) {
    await lift.ready;
    const verdict = lift.verdict(target);
    const stays = target && (!target.dataset.slot || !verdict || verdict.fits);
    return stays ? this.remove() : this.#spring();
  }

  async #spring() {
    if (!isCalm()) {
      const to = { translate: `${this.#home.left}px ${this.#home.top}px`, rotate: '0deg', scale: '1' };
      await this.#card.animate([{}, to], spring('--d-return')).finished.catch(() => {});
    }
    this.#card.remove();
  }
}
