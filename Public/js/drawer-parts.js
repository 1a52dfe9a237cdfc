// The drawer's list beyond the first part of it, which comes with the page. A part holds every dish of its stretch of the
// library, so a dish that leaves the week is there without asking.

import { fetchPage } from './lib/page.js';

/** How far below the list's end the next part is asked for. */
const ahead = '800px 0px';

const dishOf = (item) => item.querySelector('[data-dish]').dataset.dish;

export class Parts {
  #drawer;
  #items = [];
  #addresses = [];
  #next = null;
  #round = 0;
  #observer;

  constructor(drawer) {
    this.#drawer = drawer;
    const load = (entries) => { if (entries.some((entry) => entry.isIntersecting)) this.load(); };
    this.#observer = new IntersectionObserver(load, { root: drawer.querySelector('[data-list]'), rootMargin: ahead });
    drawer.addEventListener('click', (event) => {
      if (!event.target.closest('[data-next]')) return;
      event.preventDefault();
      this.load();
    });
  }

  get #link() { return this.#drawer.querySelector('[data-next]'); }
  get #more() { return this.#drawer.querySelector('[data-more]'); }

  /** Another list has begun. */
  forget() {
    this.#round += 1;
    this.#take([]);
    this.#addresses = [];
  }

  async load() {
    const [next, round] = [this.#next, this.#round];
    if (!next || this.#addresses.includes(next)) return;
    this.#addresses.push(next);
    const part = await ask(next);
    if (round !== this.#round) return;
    if (!part) return this.#addresses.pop();
    this.#items.push(...part.items);
    this.#next = part.next;
    this.settle();
  }

  /** The same parts again, when dishes have come, gone or changed. */
  async reload() {
    const round = ++this.#round;
    const parts = await Promise.all(this.#addresses.map(ask));
    if (round !== this.#round || parts.includes(null)) return;
    this.#take(parts);
    this.settle();
  }

  #take(parts) {
    this.#more.replaceChildren();
    this.#items = parts.flatMap(({ items }) => items);
    this.#next = parts.length > 0 ? parts.at(-1).next : this.#link?.href ?? null;
  }

  /** What stands in the week, or first, is not shown twice; what has left the week is back in its place. */
  settle() {
    const cards = this.#drawer.querySelectorAll('[data-refresh] [data-dish]');
    const elsewhere = new Set([...cards].map((card) => card.dataset.dish));
    let after = null;
    for (const item of this.#items.toReversed()) {
      if (elsewhere.has(dishOf(item))) {
        item.remove();
      } else {
        if (!item.isConnected) this.#more.insertBefore(item, after);
        after = item;
      }
    }
    this.#point();
  }

  /** The link leads to what has not come yet, and is watched. */
  #point() {
    this.#observer.disconnect();
    if (!this.#link) return;
    if (!this.#next) return this.#link.remove();
    this.#link.href = this.#next;
    this.#observer.observe(this.#link);
  }
}

/** The part of the list that the address of a week shows last; null when it does not come. */
async function ask(address) {
  const url = new URL(address);
  url.pathname += '/dishes';
  try {
    const { ok, page } = await fetchPage(url);
    const items = [...page.querySelectorAll('[data-part] > li')].map((item) => document.adoptNode(item));
    return ok ? { items, next: page.querySelector('[data-next]')?.href ?? null } : null;
  } catch {
    return null;
  }
}
