// The list of dishes: it is found anew at each key and tick, and a row pulled to the left shows how to delete its dish.

import { base } from './lib/base.js';
import { differs } from './lib/fields.js';
import { fetchPage, show } from './lib/page.js';
import { announce } from './lib/status.js';
import { failed } from './lib/toast.js';

class Dishes extends HTMLElement {
  #asked = 0;

  connectedCallback() {
    this.#form?.addEventListener('input', () => this.#search());
    // What was looked for before this script had come.
    if (this.#form && [...this.#form.elements].some(differs)) this.#search();
    this.#form?.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#search();
    });
    this.addEventListener('pointerdown', (event) => {
      if (event.pointerType !== 'mouse') import('./dish-swipe.js').then(({ watch }) => watch(this, event));
    }, { once: true });
  }

  get #form() { return this.querySelector('form[role="search"]'); }

  async #search() {
    const turn = ++this.#asked;
    const fields = [...new FormData(this.#form)].filter(([, value]) => value !== '');
    const url = `${base}/dishes${fields.length > 0 ? `?${new URLSearchParams(fields)}` : ''}`;
    // The address says what is looked for, so that it can be kept and come back to.
    history.replaceState(history.state, '', url);
    try {
      const { ok, page, turn: number } = await fetchPage(url);
      // Whatever was typed since has asked for itself.
      if (turn !== this.#asked) return;
      if (!ok) throw new Error('no dishes');
      show(page, number);
      announce(this.querySelector('[data-found]').dataset.found);
    } catch {
      if (turn === this.#asked) failed();
    }
  }
}

customElements.define('mm-dishes', Dishes);
