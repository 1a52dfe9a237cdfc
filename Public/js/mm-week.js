// The week. Every change (mouse, finger, keyboard, menu, sheet) is an order that goes through `commit`.

import { announce } from './lib/status.js';

/** The page's own script does not come: so nothing can be done. */
async function lost(week, order, { settle }) {
  const { failed } = await import('./lib/toast.js');
  settle?.();
  failed();
  return false;
}

class Week extends HTMLElement {
  connectedCallback() {
    if (!this.isEditable) return;
    this.addEventListener('click', (event) => this.#click(event));
    this.addEventListener('keydown', (event) => this.#key(event));
    this.addEventListener('pointermove', this.#mouse);
    if (matchMedia('(any-pointer: coarse)').matches) import('./drag-touch.js').then(({ attach }) => attach(this));
    this.#openOnToday();
  }

  get isEditable() { return !this.classList.contains('is-readonly'); }

  slot(id) {
    return this.querySelector(`[data-slot="${CSS.escape(id)}"]`);
  }

  /**
   * The way to the server for whoever has not loaded it yet. An order is `{ method, path, body }`, its path below the week's address in the
   * interface. Answers whether it was done; who waits for the answer says how in `waits`.
   */
  async commit(order, waits = {}) {
    const { commit } = await import('./week-commit.js').catch(() => ({ commit: lost }));
    return commit(this, order, waits);
  }

  say(...parts) {
    announce(parts.filter(Boolean).join('. '));
  }

  /** The focus goes to a slot, or to the head of the week if there is none of that name. */
  focusOn(id) {
    const slot = id ? this.slot(id) : null;
    const place = slot?.querySelector('[data-sheet]') ?? slot?.querySelector('[data-slot-menu]') ?? slot;
    const head = [...document.querySelectorAll('.weekhead :is(a, button)')].find((element) => element.checkVisibility());
    (place ?? head)?.focus({ preventScroll: true });
    slot?.scrollIntoView({ block: 'nearest' });
  }

  #click(event) {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const menu = event.target.closest('[data-slot-menu]');
    const card = event.target.closest('mm-drawer [data-dish]');
    if (!menu && !card) return;
    event.preventDefault();
    const isKey = event.detail === 0;
    if (menu) import('./week-menu.js').then(({ openMenu }) => openMenu(this, menu, isKey));
    else this.pick(card, isKey);
  }

  /** M on a planned slot lifts its dish. */
  #key(event) {
    const slot = event.target.closest('[data-slot][data-state="filled"]');
    if (!slot || event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    event.preventDefault();
    this.pick(slot, true);
  }

  /** Carries without dragging; by key the focus goes to the slots. */
  pick(source, isKey) {
    return import('./drag-pick.js').then(({ pick }) => pick(this, source, isKey));
  }

  #mouse = (event) => {
    if (event.pointerType !== 'mouse') return;
    this.removeEventListener('pointermove', this.#mouse);
    import('./drag-mouse.js').then(({ attach }) => attach(this));
  };

  #openOnToday() {
    const isNarrow = matchMedia('(max-width: 44.99rem)').matches;
    const isFresh = !location.hash && scrollY === 0 && performance.getEntriesByType('navigation')[0]?.type !== 'back_forward';
    if (isNarrow && isFresh) this.querySelector('[aria-current="date"]')?.scrollIntoView({ behavior: 'instant' });
  }
}

customElements.define('mm-week', Week);
