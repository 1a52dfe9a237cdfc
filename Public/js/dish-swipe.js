// A row of the list under a finger: sideways it moves and shows its button. Up and down the page scrolls as ever: the
// browser is told that only sideways is wanted (`touch-action`), and takes the rest.

import { hold } from './lib/page.js';
import { swallowClick } from './lib/swallow.js';

const slack = 10;
/** The row that shows its button. */
let open = null;

/** Follows fingers on the list, from a press on. */
export function watch(list, first) {
  let pull = begin(first);
  list.addEventListener('pointerdown', (event) => { pull = begin(event); });
  list.addEventListener('pointermove', (event) => { if (event.pointerId === pull?.id && event.buttons > 0) follow(pull, event); });
  for (const name of ['pointerup', 'pointercancel']) {
    list.addEventListener(name, (event) => {
      if (event.pointerId !== pull?.id) return;
      finish(pull, event.type === 'pointerup');
      pull.release?.();
      pull = null;
    });
  }
  // Another touch, or the keyboard, puts it back.
  document.addEventListener('pointerdown', ({ target }) => { if (open && !open.contains(target)) close(open); });
  document.addEventListener('keydown', ({ key }) => { if (open && (key === 'Escape' || key === 'Tab')) close(open); });
}

function begin({ pointerType, isPrimary, pointerId, target, clientX, clientY }) {
  const card = target.closest('.dish-card');
  if (pointerType === 'mouse' || !isPrimary || !card) return null;
  const row = card.parentElement;
  return { row, card, id: pointerId, x: clientX, y: clientY, from: open === row ? -width(row) : 0 };
}

function follow(pull, { clientX, clientY }) {
  const [across, along] = [clientX - pull.x, clientY - pull.y];
  if (!pull.isMoving) {
    if (Math.abs(across) < slack || Math.abs(along) > Math.abs(across)) return;
    pull.isMoving = true;
    pull.card.setPointerCapture(pull.id);
    pull.release = hold();
    reveal(pull.row);
  }
  pull.at = Math.max(-width(pull.row), Math.min(0, pull.from + across));
  pull.card.style.translate = `${pull.at}px`;
}

function finish({ row, card, isMoving, at, from }, isLifted) {
  // A touch of an open row only closes it.
  if (!isMoving && from === 0) return;
  if (isLifted) swallowClick();
  if (!isMoving || !isLifted || at > -width(row) / 2) return close(row);
  row.classList.add('is-settling');
  card.style.translate = `${-width(row)}px`;
  open = row;
}

/** The button behind the card; one row at a time has it. */
function reveal(row) {
  if (open && open !== row) close(open);
  row.classList.remove('is-settling');
  if (row.classList.contains('swipe')) return;
  const action = row.querySelector('.dishrow__delete').cloneNode(true);
  action.className = 'swipe__action';
  action.append(row.closest('mm-dishes').dataset.remove);
  row.classList.add('swipe');
  row.prepend(action);
}

async function close(row) {
  if (open === row) open = null;
  const card = row.querySelector('.dish-card');
  row.classList.add('is-settling');
  card.style.removeProperty('translate');
  await Promise.allSettled(card.getAnimations().map((animation) => animation.finished));
  if (open === row || card.style.translate) return;
  row.classList.remove('swipe', 'is-settling');
  row.querySelector('.swipe__action')?.remove();
}

/** How far a row opens. */
function width(row) { return row.querySelector('.swipe__action').offsetWidth; }
