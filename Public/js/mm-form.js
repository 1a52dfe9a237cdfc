// A form that counts its characters and is sent once.

// What a person sees as one character, as the server counts: an emoji of a whole family is one.
const characters = new Intl.Segmenter();

class Form extends HTMLElement {
  connectedCallback() {
    this.addEventListener('input', (event) => this.#count(event.target));
    this.addEventListener('submit', (event) => this.#once(event));
    this.addEventListener('mm:stay', this.#free);
    addEventListener('pageshow', this.#free);
    for (const field of this.querySelectorAll('[data-counter]')) this.#count(field);
  }

  disconnectedCallback() {
    removeEventListener('pageshow', this.#free);
  }

  #count(field) {
    const output = field.dataset?.counter && document.getElementById(field.dataset.counter);
    if (output) output.textContent = `${[...characters.segment(field.value)].length} / ${field.dataset.limit}`;
  }

  #once(event) {
    const form = event.target;
    if (form.ariaBusy === 'true') return event.preventDefault();
    form.ariaBusy = 'true';
    event.submitter?.setAttribute('aria-busy', 'true');
  }

  /** After an answer in place, when nobody was there to take it, or on coming back from the next page. */
  #free = () => {
    for (const busy of this.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
  };
}

customElements.define('mm-form', Form);
