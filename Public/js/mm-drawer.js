// The drawer of dishes: search, filter by tag, and on a small screen the sheet it lives in.

import { filterItems } from './lib/text.js';

class Drawer extends HTMLElement {
  #opener = null;

  connectedCallback() {
    this.addEventListener('input', () => this.#filter());
    this.addEventListener('change', () => this.#filter());
    this.addEventListener('keydown', (event) => { if (event.key === 'Escape' && this.dataset.open) this.#close(); });
    this.addEventListener('click', (event) => this.#click(event));
    document.addEventListener('click', this.#open);
    document.addEventListener('mm:fresh', this.#filter);
    if (location.hash === '#drawer') history.replaceState(null, '', location.pathname + location.search);
    this.#filter();
  }

  disconnectedCallback() {
    document.removeEventListener('click', this.#open);
    document.removeEventListener('mm:fresh', this.#filter);
  }

  #filter = () => {
    const tags = [...this.querySelectorAll('[data-filter]:checked')].map((box) => box.value);
    const cards = [...this.querySelectorAll('[data-dish]')];
    const query = this.querySelector('[data-search]').value;
    const hasTags = (card) => tags.every((tag) => card.dataset.tags.split(' ').includes(tag));
    filterItems(cards, this.querySelector('[data-none]'), query, hasTags);
    const used = this.querySelector('details');
    if (used && (query || tags.length)) used.open = cards.some((card) => used.contains(card) && !card.closest('li').hidden);
  };

  #open = (event) => {
    const opener = event.target.closest('[data-drawer-open]');
    if (!opener) return;
    event.preventDefault();
    this.#opener = opener;
    this.dataset.open = 'half';
    this.querySelector('h2').focus({ preventScroll: true });
  };

  #click(event) {
    if (event.target.closest('[data-drawer-close]')) {
      event.preventDefault();
      this.#close();
    } else if (event.target.closest('[data-drawer-size]')) {
      this.dataset.open = this.dataset.open === 'full' ? 'half' : 'full';
    }
  }

  #close() {
    delete this.dataset.open;
    this.#opener?.focus({ preventScroll: true });
  }
}

customElements.define('mm-drawer', Drawer);
