// Opens a page's sheet in a dialog: a slot's choices, or a form such as a new dish.

import { forget } from './lib/draft.js';
import { fetchPage, show } from './lib/page.js';
import { failed } from './lib/toast.js';
import { SheetLists } from './sheet-lists.js';

/** Opens the sheet a link leads to. */
export function followLink(link) {
  const url = new URL(link.href);
  if (link.dataset.sheet) url.searchParams.set('sheet', link.dataset.sheet);
  return openSheet(url, link);
}

/** Opens the sheet at an address; the focus comes back to the opener, or to what stands in its place. */
export async function openSheet(url, opener) {
  const { ok, page } = await fetchPage(url);
  const content = ok ? page.querySelector('[data-sheet-content]') : null;
  if (!content) throw new Error('no sheet');
  await dressed(content);
  const former = document.querySelector('mm-sheet');
  const sheet = document.getElementById('sheet-template').content.firstElementChild.cloneNode(true);
  document.body.append(sheet);
  sheet.open(content, former?.contains(opener) ? former.opener : opener.closest('[id]')?.id);
  former?.close();
  return sheet;
}

/** Fetches the stylesheet that a form of another screen brings along, once. */
function dressed({ dataset: { styles } }) {
  if (!styles || document.querySelector(`link[href="${CSS.escape(styles)}"]`)) return null;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
  return new Promise((done) => {
    link.onload = link.onerror = done;
    document.head.append(link);
  });
}

class Sheet extends HTMLElement {
  #dialog = this.querySelector('dialog');
  /** The name of the element that has the focus again when this is closed. */
  opener = null;
  #closing = Promise.withResolvers();
  #sentAt = -Infinity;

  /** How it was closed: by which form, or nothing. */
  get closed() { return this.#closing.promise; }

  open(content, opener) {
    this.opener = opener;
    this.#fill(content);
    this.addEventListener('submit', (event) => this.#submit(event));
    new SheetLists(this);
    this.addEventListener('click', (event) => {
      if (!event.target.closest('[data-close]')) return;
      event.preventDefault();
      this.#dialog.close();
    });
    this.#dialog.addEventListener('close', () => this.#closed());
    this.#dialog.showModal();
    this.#dialog.querySelector('[data-autofocus]')?.focus({ preventScroll: true });
  }

  close() { this.#dialog.close(); }

  #fill(content) {
    this.#dialog.replaceChildren(document.adoptNode(content));
    for (const name of ['mm-form', 'mm-dish']) {
      if (this.querySelector(name)) import(`./${name}.js`);
    }
    document.dispatchEvent(new CustomEvent('mm:restore-in', { detail: this }));
  }

  /** Says at a field what is wrong with what was typed there; answers whether it stands in this sheet. */
  complain({ field, detail }) {
    const input = this.querySelector(`[name="${CSS.escape(field)}"]`);
    const error = input?.closest('.field')?.querySelector('[data-error]');
    if (!error) return false;
    input.ariaInvalid = 'true';
    error.hidden = false;
    error.querySelector('[data-text]').textContent = detail;
    input.focus();
    return true;
  }

  async #submit(event) {
    const form = event.target;
    if (event.defaultPrevented || form.method === 'get' || 'autofill' in form.dataset || 'commit' in form.dataset || 'leadsAway' in form.dataset) return;
    event.preventDefault();
    this.#sentAt = event.timeStamp;
    try {
      const { ok, page, turn } = await fetchPage(form.getAttribute('action'), new FormData(form, event.submitter));
      if (ok) {
        forget(form);
        // The browser gives the focus back at once, before the dialog says that it is closed.
        document.addEventListener('click', this.#second, { capture: true, once: true });
        this.#dialog.close();
        return show(page, turn);
      }
      const content = page.querySelector('[data-sheet-content]');
      if (!content) throw new Error('no sheet');
      this.#fill(content);
      this.querySelector('[aria-invalid], [data-autofocus]')?.focus();
    } catch {
      for (const busy of this.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
      failed();
    }
  }

  /** The second Enter of a quick double one, which sent the form, does not open it anew. */
  #second = (event) => {
    if (event.detail !== 0 || event.timeStamp - this.#sentAt >= 500) return;
    event.preventDefault();
    event.stopPropagation();
  };

  #closed() {
    const owner = document.querySelector('dialog[open]') ? null : this.opener && document.getElementById(this.opener);
    // What it was opened for may have gone with it.
    const home = document.querySelector('dialog[open]') ? null : document.querySelector('[data-home]');
    const target = owner?.querySelector('a[data-sheet]') ?? owner?.querySelector('button') ?? owner ?? home;
    target?.focus({ preventScroll: true });
    this.remove();
    this.#closing.resolve(this.#dialog.returnValue);
  }
}

customElements.define('mm-sheet', Sheet);
