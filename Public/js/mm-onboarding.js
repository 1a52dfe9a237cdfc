// The first steps: the time zone of this browser, and dishes added without leaving the page.

import { fetchPage, show } from './lib/page.js';
import { failed } from './lib/toast.js';

class Onboarding extends HTMLElement {
  connectedCallback() {
    const zone = this.querySelector('[data-time-zone]');
    if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
    this.addEventListener('submit', (event) => this.#submit(event));
  }

  async #submit(event) {
    // A field called `action` hides the form's own property.
    const form = event.target;
    const data = new FormData(form, event.submitter);
    const action = data.get('action');
    if (event.defaultPrevented || (action !== 'suggest' && action !== 'add')) return;
    event.preventDefault();
    try {
      const { page, turn } = await fetchPage(form.getAttribute('action'), data);
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
