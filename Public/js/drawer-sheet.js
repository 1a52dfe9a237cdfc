// The drawer on a small screen: a sheet of two heights that is pulled, pressed, or moved by keys.

import { swallowClick } from './lib/swallow.js';

/** Parts of the window: below the first a sheet that is let go closes, above the second it takes the full height. */
const [low, high] = [0.3, 0.72];
/** How far ahead a moving finger is followed when it lets go, in milliseconds. */
const swing = 120;
const slack = 4;

const sheets = new WeakMap();

/** The focus comes back to `opener` when the drawer closes. */
export function openDrawer(drawer, opener) {
  if (!sheets.has(drawer)) sheets.set(drawer, new DrawerSheet(drawer));
  sheets.get(drawer).open(opener);
}

class DrawerSheet {
  #drawer;
  #panel;
  #grab;
  #opener = null;
  #pull = null;

  constructor(drawer) {
    this.#drawer = drawer;
    this.#panel = drawer.querySelector('.drawer');
    this.#grab = drawer.querySelector('[data-drawer-size]');
    drawer.addEventListener('click', (event) => this.#click(event));
    drawer.addEventListener('keydown', (event) => this.#key(event));
    for (const handle of [this.#grab, drawer.querySelector('[data-drawer-grab]')]) {
      handle.addEventListener('pointerdown', (event) => this.#down(event));
      handle.addEventListener('pointermove', (event) => this.#move(event));
      handle.addEventListener('pointerup', () => this.#up());
      handle.addEventListener('pointercancel', () => this.#up());
    }
  }

  open(opener) {
    this.#opener = opener ?? null;
    this.#become(this.#height ?? 'half');
    this.#drawer.querySelector('h2').focus({ preventScroll: true });
  }

  get #height() { return this.#drawer.dataset.open; }

  #become(height) {
    this.#panel.style.removeProperty('--drawer-size');
    this.#drawer.dataset.open = height;
    this.#grab.ariaExpanded = String(height === 'full');
  }

  #close() {
    delete this.#drawer.dataset.open;
    this.#opener?.focus({ preventScroll: true });
  }

  #click(event) {
    if (event.target.closest('[data-drawer-close]')) {
      event.preventDefault();
      this.#close();
    } else if (event.target.closest('[data-drawer-size]')) {
      this.#become(this.#height === 'full' ? 'half' : 'full');
    }
  }

  #key(event) {
    if (!this.#height || event.defaultPrevented) return;
    const isHandle = event.target === this.#grab;
    // A first Escape empties the search.
    if (event.key === 'Escape' && !event.target.value) this.#close();
    else if (isHandle && event.key === 'ArrowUp') this.#become('full');
    else if (isHandle && event.key === 'ArrowDown') this.#height === 'full' ? this.#become('half') : this.#close();
    else return;
    event.preventDefault();
  }

  #down(event) {
    if (!this.#height || !event.isPrimary || event.button !== 0 || event.target.closest('a')) return;
    this.#pull = { from: event.clientY, size: this.#panel.offsetHeight, y: event.clientY, at: event.timeStamp, speed: 0, isMoved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  #move(event) {
    const pull = this.#pull;
    if (!pull) return;
    pull.isMoved ||= Math.abs(event.clientY - pull.from) > slack;
    if (!pull.isMoved) return;
    if (event.timeStamp > pull.at) pull.speed = (event.clientY - pull.y) / (event.timeStamp - pull.at);
    [pull.y, pull.at] = [event.clientY, event.timeStamp];
    this.#panel.dataset.pulled = '';
    this.#panel.style.setProperty('--drawer-size', `${Math.max(0, pull.size + pull.from - pull.y)}px`);
  }

  #up() {
    const pull = this.#pull;
    this.#pull = null;
    if (!pull?.isMoved) return;
    swallowClick();
    delete this.#panel.dataset.pulled;
    const part = (pull.size + pull.from - pull.y - pull.speed * swing) / innerHeight;
    if (part < low) this.#close();
    else this.#become(part > high ? 'full' : 'half');
  }
}
