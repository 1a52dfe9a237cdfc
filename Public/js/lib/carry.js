// The card under the pointer, frame by frame: the page scrolls at its edges, the slot below shows what a drop would do.

import { scrollAtEdge } from './edge.js';
import { Ghost } from './ghost.js';

export class Carry {
  #lifted;
  #ghost;
  #frame = 0;
  #x;
  #y;

  /** `lifted` is what is in the air; `x` and `y` are where the pointer took it. */
  constructor(lifted, x, y) {
    this.#lifted = lifted;
    this.#ghost = new Ghost(lifted.source, x, y);
    this.to(x, y);
  }

  /** Nothing runs while the pointer rests away from an edge. */
  to(x, y) {
    if (x === this.#x && y === this.#y) return;
    [this.#x, this.#y] = [x, y];
    this.#frame ||= requestAnimationFrame(this.#step);
  }

  /** What could take the card where it is. */
  get target() { return this.#lifted.targetAt(this.#element); }

  /** Lets go over `target`; over nothing, the card goes home. */
  end(target) {
    cancelAnimationFrame(this.#frame);
    this.#ghost.settle(this.#lifted.drop(target));
  }

  get #element() { return document.elementFromPoint(this.#x, this.#y); }

  // Reads come before writes: the page is laid out once a frame.
  #step = () => {
    const element = this.#element;
    const isScrolling = scrollAtEdge(element, this.#y);
    this.#ghost.move(this.#x, this.#y);
    this.#lifted.over(this.#lifted.targetAt(element));
    this.#frame = isScrolling ? requestAnimationFrame(this.#step) : 0;
  };
}
