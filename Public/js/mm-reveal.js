// A password that can be looked at while it is typed.

class Reveal extends HTMLElement {
  connectedCallback() {
    const [field, button] = [this.querySelector('input'), this.querySelector('button')];
    button.hidden = false;
    button.addEventListener('click', () => {
      const isShown = field.type === 'password';
      field.type = isShown ? 'text' : 'password';
      button.ariaPressed = String(isShown);
      field.focus();
    });
    // Browsers keep what was typed into plain fields.
    field.form.addEventListener('submit', () => { field.type = 'password'; });
  }
}

customElements.define('mm-reveal', Reveal);
