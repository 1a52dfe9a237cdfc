// The card under the pointer: a picture of what is carried, which springs home when it must.

import { isCalm, spring } from './motion.js';

export class Ghost {
  #card;
  #source;
  #dx;
  /** It hangs below the pointer: the words of the slot stay in sight. */
  #dy = 10;
  #home;

  /** `source.element` is what was lifted, `x` and `y` where the pointer took it. */
  constructor(source, x, y) {
    this.#source = source.element;
    this.#home = this.#source.getBoundingClientRect();
    this.#card = picture(source);
    this.#dx = Math.min(Math.max(x - this.#home.left, 24), 240);
    this.move(x, y);
    document.body.append(this.#card);
  }

  move(x, y) {
    this.#card.style.translate = `${x - this.#dx}px ${y - this.#dy}px`;
  }

  /** `drop` answers whether the card stays where it was let go; the refusal comes back to its place. */
  async settle(drop) {
    this.#card.classList.add('is-landing');
    const stays = await drop;
    if (!stays && !isCalm()) await this.#spring();
    this.#card.remove();
  }

  async #spring() {
    this.#card.classList.remove('is-landing');
    const { left, top } = this.#place;
    const to = { translate: `${left}px ${top}px`, rotate: '0deg', scale: '1' };
    await this.#card.animate([{}, to], { ...spring('--d-return'), fill: 'forwards' }).finished.catch(() => {});
  }

  /** A slot may have scrolled away meanwhile; the drawer comes back to where it was. */
  get #place() {
    const isSlot = this.#source.isConnected && 'slot' in this.#source.dataset;
    return isSlot ? this.#source.getBoundingClientRect() : this.#home;
  }
}

/** The dish's own card, without what can be pressed. */
function picture({ element, dish }) {
  const model = document.querySelector(`mm-drawer [data-dish="${CSS.escape(dish)}"]`) ?? element;
  const card = model.cloneNode(true);
  for (const extra of card.querySelectorAll('[data-pick], [data-slot-menu], .tags')) extra.remove();
  for (const named of card.querySelectorAll('[id]')) named.removeAttribute('id');
  card.removeAttribute('id');
  card.className = 'dish-card lifted';
  card.inert = true;
  return card;
}
