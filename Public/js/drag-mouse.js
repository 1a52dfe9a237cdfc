// Dragging with the mouse: the browser's own drag and drop, with a card of ours under the pointer.

import { Ghost } from './lib/ghost.js';
import { lift } from './week-lift.js';

const type = 'application/x-mealmood';

export function attach(week) {
  let drag = null;

  week.addEventListener('dragstart', (event) => {
    const element = event.target.closest?.('[draggable="true"]');
    if (!element || event.defaultPrevented) return;
    event.dataTransfer.setData(type, element.dataset.dish);
    event.dataTransfer.setData('text/plain', element.dataset.name);
    event.dataTransfer.effectAllowed = 'copyMove';
    event.dataTransfer.setDragImage(nothing(), 0, 0);
    drag?.ghost?.remove();
    drag = { element, x: event.clientX, y: event.clientY };
    // The page may change only after the browser has begun its drag.
    requestAnimationFrame(start);
  });

  function start() {
    if (!drag || drag.lift) return;
    drag.lift = lift(week, drag.element);
    drag.ghost = new Ghost(drag.element, drag.x, drag.y);
  }

  document.addEventListener('dragover', (event) => {
    if (!drag?.lift || !event.dataTransfer.types.includes(type)) return;
    drag.ghost.move(event.clientX, event.clientY);
    const target = drag.lift.targetAt(event.target);
    drag.lift.over(target);
    if (!target) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = drag.lift.source.from ? 'move' : 'copy';
  });

  document.addEventListener('drop', (event) => {
    if (!drag?.lift || !event.dataTransfer.types.includes(type)) return;
    event.preventDefault();
    end(drag.lift.targetAt(event.target));
  });

  // Escape, or let go outside. After a drop it may never come, so the drop cleans up by itself.
  document.addEventListener('dragend', () => end(null));

  function end(target) {
    const { lift: carried, ghost } = drag ?? {};
    drag = null;
    if (!carried) return;
    ghost.settle(carried, target);
    carried.drop(target);
  }
}

/** Our own card is the picture; the browser's is a transparent dot. */
function nothing() {
  const dot = document.createElement('span');
  dot.className = 'drag-dot';
  document.body.append(dot);
  setTimeout(() => dot.remove());
  return dot;
}
