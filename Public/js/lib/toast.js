// Messages at the top of the page.

import '../mm-toast.js';
import { reach } from './reach.js';

/** Shows a toast and answers it. `action` is `{ label, run, isUndo }`. */
export function toast(text, { action, isError = false } = {}) {
  const template = document.getElementById('toast-template');
  if (!template) return null;
  const element = template.content.firstElementChild.cloneNode(true);
  element.classList.toggle('is-error', isError);
  element.querySelector('[data-text]').textContent = text;
  if (action) {
    const button = element.querySelector('[data-action]');
    button.hidden = false;
    button.querySelector('[data-label]').textContent = action.label;
    if (!action.isUndo) button.querySelector('svg').remove();
    button.addEventListener('click', () => { element.remove(); action.run(); });
  }
  (document.querySelector('dialog[open]') ?? document.getElementById('main')).append(element);
  return element;
}

/** The toast for a change that was not made: the server's reason, if it gave one. */
export async function failed(reason) {
  const words = document.getElementById('words').dataset;
  toast(reason ?? ((await reach()) === 'away' ? words.away : words.failed), { isError: true });
}
