// A message that leaves by itself: after 3 s, 8 s with an action, never while it is pointed at or focused. One at a time.

import { announce } from './lib/status.js';

class Toast extends HTMLElement {
  #timer = 0;

  connectedCallback() {
    for (const other of document.querySelectorAll('mm-toast')) if (other !== this) other.remove();
    announce(this.querySelector('[data-text]').textContent);
    this.addEventListener('click', (event) => { if (event.target.closest('[data-close]')) this.remove(); });
    for (const name of ['pointerenter', 'focusin']) this.addEventListener(name, () => clearTimeout(this.#timer));
    for (const name of ['pointerleave', 'focusout']) this.addEventListener(name, () => this.#start());
    this.#start();
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
    document.dispatchEvent(new CustomEvent('mm:toast-gone'));
  }

  #start() {
    clearTimeout(this.#timer);
    const action = this.querySelector('[data-action]:not([hidden])');
    this.#timer = setTimeout(() => this.#leave(), action ? 8000 : 3000);
  }

  #leave() {
    this.classList.add('is-leaving');
    this.#timer = setTimeout(() => this.remove(), 250);
  }
}

customElements.define('mm-toast', Toast);
