// The editor of a tag shows at once what is chosen: its colour, and its rules in the server's words.

import { differs } from './lib/fields.js';
import { guard } from './lib/leave.js';
import { fetchPage } from './lib/page.js';

class TagEditor extends HTMLElement {
  #form = this.querySelector('form');
  #timer = 0;
  #shown = 0;
  #unguard;

  connectedCallback() {
    this.#unguard = guard(this.#form, this.querySelector('template[data-leave]'));
    this.addEventListener('input', ({ target }) => this.#changed(target));
    addEventListener('pageshow', this.#restored);
    // What was chosen before this script had come.
    for (const field of this.#form.elements) if (differs(field)) this.#changed(field);
  }

  disconnectedCallback() {
    this.#unguard();
    clearTimeout(this.#timer);
    removeEventListener('pageshow', this.#restored);
  }

  #changed(field) {
    if (field.type === 'color') this.#form.elements.colour.value = 'free';
    this.#paint();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(), field.type === 'text' ? 200 : 0);
  }

  /** Whoever comes back finds the fields as they were left. */
  #restored = ({ persisted }) => {
    const isBack = persisted || performance.getEntriesByType('navigation')[0]?.type === 'back_forward';
    if (isBack) this.#changed(this.#form);
  };

  #paint() {
    const { colour, freeColour } = this.#form.elements;
    if (colour) this.style.setProperty('--tag', colour.value === 'free' ? freeColour.value : colour.value);
  }

  async #ask() {
    const fields = new URLSearchParams(new FormData(this.#form));
    try {
      const { ok, page, turn } = await fetchPage(`${this.dataset.preview}?${fields}`);
      if (ok && turn > this.#shown) this.#show(page, turn);
    } catch {
      // Without the server the last sentence stays; it will be right after saving.
    }
  }

  #show(page, turn) {
    this.#shown = turn;
    for (const part of page.querySelectorAll('[data-part]')) {
      this.querySelector(`[data-part="${CSS.escape(part.dataset.part)}"]`)?.replaceChildren(...part.childNodes);
    }
  }
}

customElements.define('mm-tag', TagEditor);
