// Confetti over the page, gone when it has fallen.

import { isCalm } from './motion.js';

const count = 60;

export async function confetti() {
  if (isCalm()) return;
  const box = document.createElement('div');
  box.className = 'confetti';
  box.ariaHidden = 'true';
  box.append(...Array.from({ length: count }, piece));
  document.body.append(box);
  await Promise.allSettled(box.getAnimations({ subtree: true }).map((fall) => fall.finished));
  box.remove();
}

function piece() {
  const element = document.createElement('i');
  const look = { '--x': `${between(-2, 98)}%`, '--y': `${between(-4, 56)}%`, '--turn': `${between(0, 360)}deg`, '--late': between(0, 100) / 100 };
  for (const [name, value] of Object.entries(look)) element.style.setProperty(name, value);
  return element;
}

function between(low, high) {
  return low + Math.round(Math.random() * (high - low));
}
