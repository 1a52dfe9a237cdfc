// The first steps: the time zone of this browser, dishes added without leaving the page, and nothing typed gets lost.

import { forget, remember, restore } from './lib/draft.js';
import { fetchPage, show } from './lib/page.js';
import { failed } from './lib/toast.js';

class Onboarding extends HTMLElement {
  #isFinishing = false;
  #isLeaving = false;

  connectedCallback() {
    const zone = this.querySelector('[data-time-zone]');
    if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
    const answer = this.querySelector('form:has(input:not([type="hidden"]))');
    if (answer) restore(answer);
    this.addEventListener('input', ({ target }) => remember(target.form));
    this.addEventListener('submit', (event) => this.#submit(event));
    addEventListener('pageshow', () => { this.#isLeaving = false; });
  }

  async #submit(event) {
    // A field called `action` hides the form's own property.
    const form = event.target;
    const data = new FormData(form, event.submitter);
    const action = data.get('action');
    if (event.defaultPrevented) return;
    if (action === 'finish' && this.#own?.elements.name.value.trim()) return this.#addFirst(event);
    if (action !== 'suggest' && action !== 'add') return this.#leave(event, action);
    event.preventDefault();
    try {
      const { ok, page, turn } = await fetchPage(form.getAttribute('action'), data);
      if (ok && action === 'add') forget();
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
  #leave(event, action) {
    if (this.#isLeaving) return event.preventDefault();
    this.#isLeaving = true;
    // In another language the same answers stand.
    if (!action && !event.target.matches('.language')) forget();
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
