// Keeps what is typed on this page, and brings back what was typed when it was left.

import { markSent, remember, restore, settleSent } from './lib/draft.js';
import { toast } from './lib/toast.js';
// Sending must still work when nothing can be fetched any more.
import './post.js';

document.addEventListener('input', ({ target }) => remember(target.form));
document.addEventListener('submit', (event) => { if (!event.defaultPrevented) markSent(event.target); });
document.addEventListener('mm:restore-in', ({ detail }) => bringBack(detail));
settleSent();
bringBack(document);

/** A form that was typed into before this script had come. */
export { remember };

async function bringBack(place) {
  const found = await Promise.all([...place.querySelectorAll('form')].map(restore));
  if (found.some(Boolean)) toast(document.getElementById('words').dataset.restored);
}
