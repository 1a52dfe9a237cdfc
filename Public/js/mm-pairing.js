// Two devices that are being connected: each asks how far the other is, and counts down what does not last.

import { fetchPage, show } from './lib/page.js';

const pause = 1_500;

class Pairing extends HTMLElement {
  #end = 0;
  #timers = [];

  connectedCallback() {
    const { state, seconds } = this.dataset;
    if (!['shown', 'asked'].includes(state)) return;
    this.querySelector('[data-again]')?.setAttribute('hidden', '');
    this.#end = performance.now() + Number(seconds) * 1_000;
    this.#timers = [setInterval(() => this.#ask(), pause)];
    if (!this.querySelector('[data-countdown]')) return;
    this.#timers.push(setInterval(() => this.#count(), 500));
    this.#count();
  }

  disconnectedCallback() {
    this.#timers.forEach(clearInterval);
  }

  /** What has gone on is put in place; a page of another kind has taken this one's place. */
  async #ask() {
    if (document.hidden) return;
    try {
      const { page, turn } = await fetchPage(location.href);
      const fresh = page.querySelector('mm-pairing');
      if (!this.isConnected) return;
      if (!fresh) location.reload();
      else if (fresh.dataset.state !== this.dataset.state) show(page, turn);
    } catch {
      // It is asked again soon.
    }
  }

  #count() {
    const left = Math.max(0, Math.ceil((this.#end - performance.now()) / 1_000));
    const clock = this.querySelector('[data-countdown]');
    clock.hidden = false;
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  }
}

customElements.define('mm-pairing', Pairing);
