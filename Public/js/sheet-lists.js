// The lists of a sheet: the server searches them, and adds to them where they are long.

import { fetchPage } from './lib/page.js';
import { announce } from './lib/status.js';
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
    const url = new URL(form.action);
    url.search = new URLSearchParams(new FormData(form));
    this.#load(url);
  }

  /** The lists as the server has them; whatever was asked for since comes instead. */
  async #load(url) {
    const turn = ++this.#asked;
    url.searchParams.set('sheet', '1');
    try {
      const { ok, page } = await fetchPage(url);
      if (turn !== this.#asked) return;
      const fresh = ok ? page.querySelector('[data-found]') : null;
      if (!fresh) throw new Error('no lists');
      this.#found.replaceChildren(...document.adoptNode(fresh).childNodes);
      announce([...this.#found.querySelectorAll('h2, [data-none]:not([hidden])')].map((line) => line.textContent).join('. '));
    } catch {
      if (turn === this.#asked) failed();
    }
  }
}
