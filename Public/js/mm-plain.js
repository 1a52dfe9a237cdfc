// Says on plain http what would need https, until it is closed on this device.

const key = 'mm-plain';

class Plain extends HTMLElement {
  connectedCallback() {
    this.hidden = isSecureContext || localStorage.getItem(key) !== null;
    this.querySelector('button').addEventListener('click', () => {
      localStorage.setItem(key, 'closed');
      this.hidden = true;
      document.getElementById('main').focus();
    });
  }
}

customElements.define('mm-plain', Plain);
