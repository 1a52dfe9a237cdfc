// Movement with the durations of the style sheet, and none for a reader who wants none.

export function isCalm() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A duration token in milliseconds. */
export function duration(name) {
  return parseFloat(token(name));
}

/** The timing of a movement that swings out, for `animate`. */
export function spring(name) {
  return { duration: duration(name), easing: token('--spring') || 'ease-out' };
}

function token(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
