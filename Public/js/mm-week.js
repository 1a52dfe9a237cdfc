// The week: every way of placing a dish (mouse, finger, keyboard, sheet) ends in `commit`.

import { send, refresh } from './lib/page.js';
import { announce } from './lib/status.js';
import { failed, toast } from './lib/toast.js';

class Week extends HTMLElement {
  connectedCallback() {
    if (!this.dataset.api) return;
    this.addEventListener('click', (event) => this.#pick(event));
    this.addEventListener('pointerover', this.#mouse);
    if (matchMedia('(any-pointer: coarse)').matches) import('./drag-touch.js').then(({ attach }) => attach(this));
    this.#openOnToday();
  }

  slot(id) {
    return this.querySelector(`[data-slot="${CSS.escape(id)}"]`);
  }

  /** The only way to the server: `to` null removes, `from` moves or swaps, otherwise the dish is placed. */
  async commit(order) {
    const { status, ok, data } = await this.#send(order);
    if (ok) {
      await refresh();
      this.#plop(order.to);
      this.#report(order, data.undo);
    } else if (status === 409 && data?.violations) {
      this.refuse(order, data.violations);
    } else {
      failed();
      await refresh();
    }
    return ok;
  }

  /** What a toast offers after a change: the server takes it back, unless somebody has changed it since. */
  undoAction(token) {
    return { label: this.dataset.undo, isUndo: true, run: () => this.#undo(token) };
  }

  /** Says why not, and offers to do it all the same. */
  refuse(order, violations) {
    const reasons = violations.map((violation) => violation.text).join('. ');
    const run = () => this.commit({ ...order, override: true });
    toast(`${this.dataset.sayRefused}. ${reasons}`, { isError: true, action: { label: this.dataset.useAnyway, run } });
  }

  say(...parts) {
    announce(parts.filter(Boolean).join('. '));
  }

  #report(order, undo) {
    const done = order.to === null ? this.dataset.sayRemoved : order.from ? this.dataset.sayMoved : this.dataset.sayPlaced;
    toast(done, undo ? { action: this.undoAction(undo) } : {});
  }

  async #undo(token) {
    const { ok, data } = await send('POST', `${this.dataset.api}/undo`, { token });
    await refresh();
    if (ok) toast(this.dataset.sayUndone);
    else failed(data?.detail);
  }

  #send({ dish, from, to, override = false }) {
    const api = this.dataset.api;
    if (to === null) return send('DELETE', `${api}/slots/${from}`);
    if (from) return send('POST', `${api}/moves`, { from, to, override });
    return send('PUT', `${api}/slots/${to}`, { dish, override });
  }

  #plop(id) {
    const slot = id && this.slot(id);
    if (!slot) return;
    slot.classList.add('is-plop');
    slot.addEventListener('animationend', () => slot.classList.remove('is-plop'), { once: true });
  }

  /** Keyboard and tap: the grip, or the card itself, picks up; the module comes with the first use. */
  #pick(event) {
    const source = event.target.closest('[data-pick]')?.closest('[data-dish]') ?? event.target.closest('mm-drawer [data-dish]');
    if (!source || event.defaultPrevented) return;
    event.preventDefault();
    const isKey = event.detail === 0;
    import('./drag-pick.js').then(({ pick }) => pick(this, source, isKey));
  }

  #mouse = (event) => {
    if (event.pointerType !== 'mouse') return;
    this.removeEventListener('pointerover', this.#mouse);
    import('./drag-mouse.js').then(({ attach }) => attach(this));
  };

  #openOnToday() {
    const isNarrow = matchMedia('(max-width: 44.99rem)').matches;
    const isFresh = !location.hash && scrollY === 0 && performance.getEntriesByType('navigation')[0]?.type !== 'back_forward';
    if (isNarrow && isFresh) this.querySelector('[aria-current="date"]')?.scrollIntoView({ behavior: 'instant' });
  }
}

customElements.define('mm-week', Week);
