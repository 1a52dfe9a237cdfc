// The first steps: the time zone of this browser, dishes added without leaving the page, and nothing typed gets lost.

import { forget, remember, restore } from './lib/draft.js';
import { fetchPage, show } from './lib/page.js';
import { failed } from './lib/toast.js';

class Onboarding extends HTMLElement {
  connectedCallback() {
    const zone = this.querySelector('[data-time-zone]');
    if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
    const answer = this.querySelector('form:has(input:not([type="hidden"]))');
    if (answer) restore(answer);
    this.addEventListener('input', ({ target }) => remember(target.form));
    this.addEventListener('submit', (event) => this.#submit(event));
  }

  async #submit(event) {
    // A field called `action` hides the form's own property.
    const form = event.target;
    const data = new FormData(form, event.submitter);
    const action = data.get('action');
    if (event.defaultPrevented) return;
    if (!action) forget();
    if (action !== 'suggest' && action !== 'add') return;
    event.preventDefault();
    try {
      const { ok, page, turn } = await fetchPage(form.getAttribute('action'), data);
      if (ok && action === 'add') forget();
      // What is half written in the own form stays while suggestions are tapped.
      show(page, turn, action === 'suggest' ? ['own'] : ['suggestions']);
      if (action === 'add') this.querySelector('[aria-invalid], [name="name"]')?.focus();
    } catch {
      failed();
    }
    form.removeAttribute('aria-busy');
    event.submitter?.removeAttribute('aria-busy');
  }
}

customElements.define('mm-onboarding', Onboarding);
