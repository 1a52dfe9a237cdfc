// What screen readers hear.

/** Speaks `text` even if it was the last thing said. */
export function announce(text) {
  const status = document.getElementById('status');
  if (!status) return;
  status.textContent = '';
  requestAnimationFrame(() => { status.textContent = text; });
}
