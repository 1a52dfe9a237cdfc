// Settings are saved as they are changed: one after another, each field for itself.

import { differs } from './lib/fields.js';
import { fetchPage } from './lib/page.js';
import { patch } from './lib/patch.js';
import { failed } from './lib/toast.js';
import { colourBars, speak, wear } from './settings-looks.js';

class Settings extends HTMLElement {
  #saved = new Map();
  #last = Promise.resolve();
  /** What has been changed and not yet answered. */
  #waiting = new Set();
  #word;

  connectedCallback() {
    this.#say('idle');
    for (const form of this.querySelectorAll('[data-settings]')) {
      for (const field of form.elements) if (field.type !== 'radio' || field.checked) this.#keep(field, valueOf(field));
      form.addEventListener('change', ({ target }) => this.#changed(target));
      form.addEventListener('input', ({ target }) => this.#preview(target));
      // Enter in a field has made its change already.
      form.addEventListener('submit', (event) => event.preventDefault());
      // What was changed before this script had come.
      for (const field of form.elements) if (differs(field) && (field.type !== 'radio' || field.checked)) this.#changed(field);
    }
    document.addEventListener('mm:fresh', this.#follow);
    addEventListener('beforeunload', this.#hurry);
  }

  disconnectedCallback() {
    document.removeEventListener('mm:fresh', this.#follow);
    removeEventListener('beforeunload', this.#hurry);
  }

  /** Whoever leaves the page leaves nothing behind that was not saved yet. */
  #hurry = () => {
    const last = new Map([...this.#waiting].map((change) => [change.field.name, change]));
    // Each for itself here, too: one that is refused takes no other with it.
    for (const { field, value } of last.values()) {
      const body = new URLSearchParams({ [field.name]: value });
      fetch(field.form.getAttribute('action'), { method: 'POST', body, keepalive: true }).catch(() => {});
    }
  };

  /** What somebody else has changed; a field that is being changed here stays. */
  #follow = ({ detail: page }) => {
    for (const field of this.querySelectorAll('[data-settings] [id][name]')) {
      const fresh = page?.getElementById(field.id);
      if (!fresh || field === document.activeElement || this.#isChanging(field)) continue;
      if (field.type === 'radio' || field.type === 'checkbox') field.checked = fresh.checked;
      else field.value = fresh.value;
      if (field.type !== 'radio' || field.checked) this.#keep(field, valueOf(field));
    }
  };

  #isChanging(field) {
    const saved = this.#saved.get(field.name);
    return field.type === 'radio' ? field.checked !== (saved === field.value) : valueOf(field) !== saved;
  }

  /** Says how things stand: nothing to do, saved, or nothing while something is on its way. */
  #say(word) {
    const status = this.querySelector('.autosave');
    const text = status.querySelector('span');
    status.hidden = false;
    text.textContent = '';
    this.#word = word;
    // A screen reader hears the same word again only when it was gone.
    requestAnimationFrame(() => { text.textContent = status.dataset[this.#word] ?? ''; });
  }

  #keep(field, value) {
    if (field.type !== 'hidden') this.#saved.set(field.name, value);
  }

  #changed(field) {
    const value = valueOf(field);
    if (field.name === 'theme') wear(value);
    const change = { field, value };
    this.#waiting.add(change);
    this.#say('');
    this.#last = this.#last.then(() => this.#save(change));
  }

  async #save(change) {
    const { field, value } = change;
    try {
      const { ok, page } = await fetchPage(field.form.getAttribute('action'), new URLSearchParams({ [field.name]: value }));
      this.#waiting.delete(change);
      const fresh = page.getElementById(field.id);
      if (!fresh) throw new Error('no settings');
      if (page.documentElement.lang !== document.documentElement.lang) return speak(page, field.id);
      this.#show(field, value, fresh);
      if (!ok) return this.#say('idle');
      if (field.name === 'theme') colourBars(page);
      this.#keep(field, value);
      patch(document.getElementById('calendar-sample'), page.getElementById('calendar-sample'));
      if (this.#waiting.size === 0) this.#say('saved');
    } catch {
      this.#waiting.delete(change);
      if (field.type !== 'text') this.#putBack(field, value);
      failed();
    }
  }

  /** What the server made of a field that is typed, and what it finds wrong with it. */
  #show(field, value, fresh) {
    const row = field.closest('.is-field');
    if (!row || field.type === 'radio') return;
    if (field.value === value) field.value = fresh.value;
    for (const name of ['aria-invalid', 'aria-describedby']) {
      if (fresh.hasAttribute(name)) field.setAttribute(name, fresh.getAttribute(name));
      else field.removeAttribute(name);
    }
    row.querySelector('.error')?.remove();
    const error = fresh.closest('.is-field').querySelector('.error');
    if (!error) return;
    error.setAttribute('role', 'alert');
    row.append(document.adoptNode(error));
  }

  /** Unless it was changed again meanwhile. */
  #putBack(field, value) {
    if (valueOf(field) !== value || (field.type === 'radio' && !field.checked)) return;
    const saved = this.#saved.get(field.name);
    for (const each of field.form.elements) {
      if (each.name !== field.name || each.type === 'hidden') continue;
      if (each.type === 'radio') each.checked = each.value === saved;
      else if (each.type === 'checkbox') each.checked = saved === '1';
      else each.value = saved;
    }
    if (field.name === 'theme') wear(saved);
    this.#preview(field);
  }

  /** How an event will read, as it is typed. */
  #preview(field) {
    const live = this.querySelector(`[data-live="${field.name}"]`);
    if (live) live.textContent = field.value;
  }
}

function valueOf(field) {
  return field.type === 'checkbox' ? String(Number(field.checked)) : field.value;
}

customElements.define('mm-settings', Settings);
