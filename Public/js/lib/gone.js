// The session of this page is over.

/** Says above the page that nothing can be saved until somebody signs in again, or no more. */
export function sayGone(isGone) {
  document.getElementById('session-over')?.remove();
  if (!isGone) return;
  const note = document.getElementById('session-template').content.firstElementChild.cloneNode(true);
  (document.querySelector('dialog[open]') ?? document.getElementById('main')).prepend(note);
}
