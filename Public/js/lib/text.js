// Text without accents and case, for searching.

export function fold(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether every word of `query` is in `text`. */
export function matches(text, query) {
  const folded = fold(text);
  return fold(query).split(/\s+/).every((word) => folded.includes(word));
}

/** Hides the `items` that do not match; shows `none` when nothing is left. `item.dataset.name` is searched. */
export function filterItems(items, none, query, hasTags = () => true) {
  let left = 0;
  for (const item of items) {
    const fits = matches(item.dataset.name ?? '', query) && hasTags(item);
    (item.closest('li') ?? item).hidden = !fits;
    if (fits) left += 1;
  }
  if (none) none.hidden = left > 0 || items.length === 0;
}
