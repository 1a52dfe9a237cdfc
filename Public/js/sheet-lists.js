// The lists of a sheet: searched on the page while all of them are there, otherwise on the server.

import { fetchPage } from './lib/page.js';
import { announce } from './lib/status.js';
import { filterItems } from './lib/text.js';
import { failed } from './lib/toast.js';

export class SheetLists {
  #sheet;
  #asked = 0;

  constructor(sheet) {
    this.#sheet = sheet;
    sheet.addEventListener('input', (event) => { if (event.target.matches('[data-search]')) this.#search(event.target.form); });
    sheet.addEventListener('submit', (event) => {
      if (event.target.method !== 'get') return;
      event.preventDefault();
      this.#search(event.target);
    });
    sheet.addEventListener('click', (event) => {
      const more = event.target.closest('[data-found] a[data-sheet]');
      if (!more) return;
      event.preventDefault();
      this.#load(new URL(more.href));
    });
  }

  get #found() { return this.#sheet.querySelector('[data-found]'); }

  #search(form) {
    const query = form.elements.q.value;
    if (!('partial' in form.dataset)) return this.#filter(query);
    const url = new URL(form.action);
    url.search = new URLSearchParams(new FormData(form));
    this.#load(url, () => announce(this.#sheet.querySelector('[data-none]').hidden ? '' : this.#sheet.querySelector('[data-none]').textContent));
  }

  #filter(query) {
    const found = this.#found;
    filterItems([...found.querySelectorAll('li[data-name]')], found.querySelector('[data-none]'), query);
    for (const list of found.querySelectorAll('form')) list.hidden = !list.querySelector('li[data-name]:not([hidden])');
  }

  /** The lists as the server has them; whatever was asked for since comes instead. */
  async #load(url, done = () => {}) {
    const turn = ++this.#asked;
    url.searchParams.set('sheet', '1');
    try {
      const { ok, page } = await fetchPage(url);
      if (turn !== this.#asked) return;
      const fresh = page.querySelector('[data-found]');
      if (!ok || !fresh) throw new Error('no lists');
      this.#found.replaceChildren(...document.adoptNode(fresh).childNodes);
      done();
    } catch {
      if (turn === this.#asked) failed();
    }
  }
}
