// The form of a dish: tags in a sheet of their own, ingredients line by line, and nothing typed is lost by leaving.

import { editLines } from './dish-lines.js';
import { editPhoto } from './dish-photo.js';
import { pickTags } from './dish-tags.js';
import { guard } from './lib/leave.js';

class Dish extends HTMLElement {
  #unguard;

  connectedCallback() {
    const form = this.querySelector('form');
    pickTags(form.querySelector('[data-tags]'));
    editLines(this, form);
    editPhoto(form.querySelector('[data-photo]'));
    this.#unguard = guard(form, this.querySelector('template[data-leave]'));
  }

  disconnectedCallback() { this.#unguard(); }
}

customElements.define('mm-dish', Dish);
