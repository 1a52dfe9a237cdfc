// Asks the https side whether this browser trusts it now, and remembers the answer on this device.

class Trust extends HTMLElement {
  connectedCallback() {
    this.#part('check').hidden = false;
    this.#part('plain').hidden = true;
    this.#part('check').addEventListener('click', ({ currentTarget }) => this.#check(currentTarget));
  }

  async #check(button) {
    button.setAttribute('aria-busy', 'true');
    this.#show(null);
    const isTrusted = await answers(this.dataset.ping);
    button.removeAttribute('aria-busy');
    this.#show(isTrusted);
    const cookie = isTrusted ? this.dataset.remember : this.dataset.forget;
    if (cookie) document.cookie = cookie;
  }

  /** Nothing is said while nothing is known. */
  #show(isTrusted) {
    this.#part('yes').hidden = isTrusted !== true;
    this.#part('no').hidden = isTrusted !== false;
    this.#part('go').hidden = isTrusted !== true || location.protocol === 'https:';
  }

  #part(name) { return this.querySelector(`[data-${name}]`); }
}

/** Whether a page of ours may talk to an address: only an encrypted connection that is trusted says anything. */
async function answers(url) {
  try {
    const { ok } = await fetch(url, { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(8000) });
    return ok;
  } catch {
    return false;
  }
}

customElements.define('mm-trust', Trust);
