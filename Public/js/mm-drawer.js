// The drawer of dishes: search and tags ask the server, the list comes in parts, what was just made is at hand.

import { Parts } from './drawer-parts.js';
import { fetchPage, show } from './lib/page.js';
import { announce } from './lib/status.js';
import { failed } from './lib/toast.js';

class Drawer extends HTMLElement {
  #form = this.querySelector('[data-drawer-filter]');
  #parts = new Parts(this);
  #asked = 0;
  #query = null;
  #library = null;
  #wasOpen = false;

  connectedCallback() {
    this.#form.addEventListener('input', () => this.#search());
    this.#form.addEventListener('submit', (event) => event.preventDefault());
    document.addEventListener('mm:fresh', this.#fresh);
    this.#fresh();
  }

  disconnectedCallback() {
    document.removeEventListener('mm:fresh', this.#fresh);
  }

  get #list() { return this.querySelector('[data-list]'); }
  get #region() { return this.querySelector('[data-refresh="drawer"]'); }

  /** What is looked for: what the form says, as fields of an address. */
  get #wanted() {
    const fields = [...new FormData(this.#form)].filter(([, value]) => value !== '');
    return new URLSearchParams(fields).toString();
  }

  /** The same, as the list on show says it. */
  get #shown() {
    const { query, tags } = this.#region.dataset;
    const fields = tags.split(' ').filter(Boolean).map((tag) => ['tag', tag]);
    return new URLSearchParams(query === '' ? fields : [['q', query], ...fields]).toString();
  }

  async #search() {
    const turn = ++this.#asked;
    this.#remember();
    try {
      const { ok, page, turn: number } = await fetchPage(`${location.pathname}/dishes?${this.#wanted}`);
      // Whatever was typed since has asked for itself.
      if (turn !== this.#asked) return;
      if (!ok) throw new Error('no dishes');
      show(page, number);
      this.#list.scrollTop = 0;
      announce(this.#region.dataset.found);
    } catch {
      if (turn === this.#asked) failed();
    }
  }

  /** The address of the page says what the drawer shows, so that a refresh or a way back shows it again. */
  #remember() {
    const url = [location.pathname, this.#wanted].filter(Boolean).join('?');
    if (url !== location.pathname + location.search) history.replaceState(history.state, '', url);
    this.querySelector('[data-new-dish]').search = new URLSearchParams({ return: url });
  }

  /** The list may have become another: by a search, a change of the week, a dish made, changed or gone. */
  #fresh = () => {
    if (this.querySelector('[data-fresh]')) this.#welcome();
    if (this.#shown !== this.#wanted) return this.#search();
    const before = this.#query;
    const library = this.#region.dataset.library;
    if (before !== this.#shown) this.#begin(before);
    else if (library !== this.#library) this.#parts.reload();
    this.#library = library;
    this.#parts.settle();
  };

  /** Another search: another list, and of what stands in the week only what was looked for, in sight. */
  #begin(before) {
    this.#query = this.#shown;
    this.#parts.forget();
    const used = this.querySelector('#drawer-used');
    if (!used) return;
    if (before === '') this.#wasOpen = used.open;
    if (this.#query !== '') used.open = true;
    else if (before) used.open = this.#wasOpen;
  }

  /** A new dish stands first; a search that would hide it has ended. */
  #welcome() {
    const { query, tags } = this.#region.dataset;
    if (this.#shown !== this.#wanted) {
      this.#form.elements.q.value = query;
      for (const box of this.#form.querySelectorAll('[data-filter]')) box.checked = tags.split(' ').includes(box.value);
      this.#remember();
    }
    this.#list.scrollTop = 0;
  }
}

customElements.define('mm-drawer', Drawer);
