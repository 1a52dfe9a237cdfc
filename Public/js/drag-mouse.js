// Dragging with the mouse: the browser's own drag and drop, with a card of ours under the pointer.

import { Carry } from './lib/carry.js';
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
    end(null);
    drag = { element, x: event.clientX, y: event.clientY };
    // On the element itself: the document hears nothing of one that has left it.
    element.addEventListener('dragend', () => end(null), { once: true });
    // The page may change only after the browser has begun its drag.
    requestAnimationFrame(start);
  });

  function start() {
    if (!drag || drag.lift) return;
    drag.lift = lift(week, drag.element, () => end(null));
    drag.carry = new Carry(drag.lift, drag.x, drag.y);
  }

  document.addEventListener('dragover', (event) => {
    if (!drag?.lift || !event.dataTransfer.types.includes(type)) return;
    drag.carry.to(event.clientX, event.clientY);
    if (!drag.lift.targetAt(event.target)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = drag.lift.source.from ? 'move' : 'copy';
  });

  document.addEventListener('drop', (event) => {
    if (!drag?.lift || !event.dataTransfer.types.includes(type)) return;
    event.preventDefault();
    end(drag.lift.targetAt(event.target));
  });

  // The browser sends no pointer while it drags: one without a button says that it is over.
  document.addEventListener('pointermove', (event) => { if (drag?.lift && event.pointerType === 'mouse' && event.buttons === 0) end(null); });

  function end(target) {
    const { carry } = drag ?? {};
    drag = null;
    carry?.end(target);
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
