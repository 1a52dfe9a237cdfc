// Stands in for a page that is not kept on this device: leads to those that are, and gives way as soon as it can.

import { whenReached } from './lib/reach.js';

class Offline extends HTMLElement {
  connectedCallback() {
    this.#lead();
    // Somebody who has come here by its own address stays.
    if (!location.pathname.endsWith('/offline')) whenReached(() => location.reload());
  }

  async #lead() {
    const links = [...this.querySelectorAll('a[data-kept]')];
    for (const link of links) link.hidden = !await globalThis.caches?.match(link.href);
    const isAny = links.some((link) => !link.hidden);
    this.querySelector('p [data-kept]')?.toggleAttribute('hidden', !isAny);
    this.querySelector('[data-retry]').classList.toggle('is-primary', !isAny);
  }
}

customElements.define('mm-offline', Offline);
