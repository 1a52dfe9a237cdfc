// The order that takes another one back.

/**
 * `before` is what stood in the order's slots: `{ from, to }`, each `{ dish, isWhole }` or null when empty.
 * Answers null when it cannot be taken back whole.
 */
export function inverse({ from, to }, before) {
  if ([before.from, before.to].some((content) => content && !content.isWhole)) return null;
  if (to === null) return { dish: before.from.dish, to: from, override: true };
  if (from) return { from: to, to: from, override: true };
  return before.to ? { dish: before.to.dish, to, override: true } : { from: to, to: null };
}
