// A text with a button that copies it, where the browser lets pages write to the clipboard.

class Copy extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector('button');
    if (!navigator.clipboard) return;
    button.hidden = false;
    button.addEventListener('click', () => this.#copy(button));
  }

  async #copy(button) {
    const source = this.querySelector('[data-copy]');
    try {
      await navigator.clipboard.writeText(source.textContent);
      button.querySelector('span').textContent = button.dataset.copied;
      document.getElementById('status').textContent = button.dataset.copied;
    } catch {
      // Not allowed: the text is selected, so that the keys for copying do it.
      getSelection().selectAllChildren(source);
    }
  }
}

customElements.define('mm-copy', Copy);
