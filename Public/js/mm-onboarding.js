// The first steps: the time zone of this browser, and dishes added without leaving the page.

import { forget } from './lib/draft.js';
import { fetchPage, show } from './lib/page.js';
import { failed } from './lib/toast.js';

class Onboarding extends HTMLElement {
  #isFinishing = false;
  #isLeaving = false;

  connectedCallback() {
    const zone = this.querySelector('[data-time-zone]');
    if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
    this.addEventListener('submit', (event) => this.#submit(event));
    for (const name of ['pageshow', 'mm:stay']) addEventListener(name, () => { this.#isLeaving = false; });
  }

  async #submit(event) {
    // A field called `action` hides the form's own property.
    const form = event.target;
    const data = new FormData(form, event.submitter);
    const action = data.get('action');
    if (event.defaultPrevented) return;
    if (action === 'finish' && this.#own?.elements.name.value.trim()) return this.#addFirst(event);
    if (action !== 'suggest' && action !== 'add') return this.#leave(event);
    event.preventDefault();
    try {
      const { ok, page, turn } = await fetchPage(form.getAttribute('action'), data);
      if (ok && action === 'add') forget(form);
      // What is half written in the own form stays while suggestions are tapped.
      show(page, turn, action === 'suggest' ? ['own'] : ['suggestions']);
      if (action === 'add') this.querySelector('[aria-invalid], [name="name"]')?.focus();
      if (ok && this.#isFinishing) this.querySelector('form:has([value="finish"])').requestSubmit();
    } catch {
      failed();
    }
    if (action === 'add') this.#isFinishing = false;
    form.removeAttribute('aria-busy');
    event.submitter?.removeAttribute('aria-busy');
  }

  /** The second click of a double one would throw away the answer to the first, and with it the way in. */
  #leave(event) {
    if (this.#isLeaving) return event.preventDefault();
    this.#isLeaving = true;
  }

  get #own() {
    return this.querySelector('[data-refresh="own"] form');
  }

  /** A dish that stands in the form is meant, too. */
  #addFirst(event) {
    event.preventDefault();
    this.#isFinishing = true;
    this.#own.requestSubmit();
  }
}

customElements.define('mm-onboarding', Onboarding);
