// What a long press or a pull ends with is no click.

/** The next click belongs to nobody; what is pressed next does. */
export function swallowClick() {
  const next = new AbortController();
  const options = { capture: true, signal: next.signal };
  document.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    next.abort();
  }, options);
  document.addEventListener('pointerdown', () => next.abort(), options);
  setTimeout(() => next.abort(), 350);
}
