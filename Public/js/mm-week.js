// The week: every way of placing a dish (mouse, finger, keyboard, sheet) ends in `commit`.

import { send, refresh } from './lib/page.js';
import { announce, failed, toast } from './lib/toast.js';

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
    const before = { from: this.#content(order.from), to: this.#content(order.to) };
    const { status, ok, data } = await this.#send(order);
    if (ok) {
      await refresh();
      this.#plop(order.to);
      await this.#report(order, before);
    } else if (status === 409 && data?.violations) {
      this.refuse(order, data.violations);
    } else {
      failed();
      await refresh();
    }
    return ok;
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

  /** Says what was done; one press takes it back. */
  async #report(order, before) {
    if (order.isUndo) return toast(this.dataset.sayUndone);
    const done = order.to === null ? this.dataset.sayRemoved : order.from ? this.dataset.sayMoved : this.dataset.sayPlaced;
    const { inverse } = await import('./lib/undo.js');
    const back = inverse(order, before);
    const run = () => this.commit({ ...back, isUndo: true });
    toast(done, back ? { action: { label: this.dataset.undo, run } } : {});
  }

  #content(id) {
    const slot = id ? this.slot(id) : null;
    return slot?.dataset.dish ? { dish: slot.dataset.dish, isWhole: !('second' in slot.dataset) } : null;
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
