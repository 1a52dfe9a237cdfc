// A form that counts its characters and is sent once.

class Form extends HTMLElement {
  connectedCallback() {
    this.addEventListener('input', (event) => this.#count(event.target));
    this.addEventListener('submit', (event) => this.#once(event));
    addEventListener('pageshow', this.#free);
    for (const field of this.querySelectorAll('[data-counter]')) this.#count(field);
  }

  disconnectedCallback() {
    removeEventListener('pageshow', this.#free);
  }

  #count(field) {
    const output = field.dataset?.counter && document.getElementById(field.dataset.counter);
    if (output) output.textContent = `${[...field.value].length} / ${field.maxLength}`;
  }

  #once(event) {
    const form = event.target;
    if (form.ariaBusy === 'true') return event.preventDefault();
    form.ariaBusy = 'true';
    event.submitter?.setAttribute('aria-busy', 'true');
  }

  /** After an answer in place, or on coming back from the next page. */
  #free = () => {
    for (const busy of this.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
  };
}

customElements.define('mm-form', Form);
