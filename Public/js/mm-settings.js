// Settings are saved as they are changed: one after another, each field for itself.

import { differs } from './lib/leave.js';
import { fetchPage } from './lib/page.js';
import { patch } from './lib/patch.js';
import { failed } from './lib/toast.js';

class Settings extends HTMLElement {
  #saved = new Map();
  #last = Promise.resolve();

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
  }

  disconnectedCallback() {
    document.removeEventListener('mm:fresh', this.#follow);
  }

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

  /** Says how things stand: nothing to do, or saved. */
  #say(word) {
    const status = this.querySelector('.autosave');
    const text = status.querySelector('span');
    status.hidden = false;
    text.textContent = '';
    // A screen reader hears the same word again only when it was gone.
    requestAnimationFrame(() => { text.textContent = status.dataset[word]; });
  }

  #keep(field, value) {
    if (field.type !== 'hidden') this.#saved.set(field.name, value);
  }

  #changed(field) {
    const value = valueOf(field);
    if (field.name === 'theme') wear(value);
    this.#last = this.#last.then(() => this.#save(field, value));
  }

  async #save(field, value) {
    try {
      const { ok, page } = await fetchPage(field.form.getAttribute('action'), new URLSearchParams({ [field.name]: value }));
      const fresh = page.getElementById(field.id);
      if (!fresh) throw new Error('no settings');
      if (page.documentElement.lang !== document.documentElement.lang) return speak(page, field.id);
      this.#show(field, value, fresh);
      if (!ok) return this.#say('idle');
      if (field.name === 'theme') colourBars(page);
      this.#keep(field, value);
      patch(document.getElementById('calendar-sample'), page.getElementById('calendar-sample'));
      this.#say('saved');
    } catch {
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

/** Dresses this page in a theme; none follows the system. */
function wear(theme) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** What surrounds the page follows its theme. */
function colourBars(page) {
  const selector = 'meta[name="theme-color"]';
  for (const old of document.querySelectorAll(selector)) old.remove();
  document.head.append(...page.querySelectorAll(selector));
}

/** The whole page in its new language. */
function speak(page, id) {
  // A parsed page takes what is for browsers without JavaScript for part of it.
  for (const plain of page.querySelectorAll('noscript')) plain.remove();
  document.documentElement.lang = page.documentElement.lang;
  document.title = page.title;
  document.body.replaceWith(document.adoptNode(page.body));
  document.dispatchEvent(new CustomEvent('mm:fresh'));
  document.getElementById(id).focus();
}

customElements.define('mm-settings', Settings);
