// Walking over the slots of a week with the arrow keys.

const meals = ['lunch', 'dinner'];

function parts(id) {
  const [day, meal] = id.split('-');
  return { day: Number(day), meal: meals.indexOf(meal) };
}

/** The slot an arrow key leads to, among `ids` in reading order; `current` when there is none. Up and down go on into the next day. */
export function step(ids, current, key) {
  const { day, meal } = parts(current);
  const index = ids.indexOf(current);
  if (key === 'ArrowDown') return ids[index + 1] ?? current;
  if (key === 'ArrowUp') return ids[index - 1] ?? current;
  const wanted = day + (key === 'ArrowRight' ? 1 : -1);
  const row = ids.filter((id) => parts(id).day === wanted);
  return row.find((id) => parts(id).meal === meal) ?? row[0] ?? current;
}
