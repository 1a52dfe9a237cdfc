// What a card in the air shows on the page: verdicts on the slots, and the meters as they would be.

import { reasons } from './lib/orders.js';

/** What lies over a slot: it has a size of its own, so that the week is not laid out again when it changes. */
const layerOf = (slot) => slot.querySelector('.slot__layer');

/** How long a refusal stays on its slot. */
const refusalTime = 3000;
/** How long the marks of the other slots wait for the server. */
const landingTime = 200;

/** The page and the thing itself show that it is carried. */
export function mark({ from, element }, isOn) {
  document.body.classList.toggle('is-dragging', isOn);
  document.body.classList.toggle('is-removing', isOn && Boolean(from));
  element.classList.toggle('is-source', isOn);
}

/** `source` is what is carried; a free slot under it shows how it would look. */
export function paint(slot, verdict, source, isOver) {
  const { fits, text, violations } = verdict;
  const isFilled = slot.dataset.state === 'filled';
  const isHere = isOver && fits && !isFilled;
  slot.dataset.drop = fits ? 'ok' : 'bad';
  // One reason is enough for a slot; the message after a drop names them all.
  const words = isHere ? source.name : fits ? text : reasons(violations, slot)[0];
  lay(slot, isHere ? 'drop-here' : `${isFilled ? 'note' : 'verdict'}-${fits ? 'ok' : 'bad'}`, words, source);
}

/** Lays a part of that kind over the slot, in place of the one before. */
function lay(slot, kind, text, source) {
  const part = document.getElementById(kind).content.firstElementChild.cloneNode(true);
  const words = part.querySelector('[data-text]');
  if (words) words.textContent = text;
  showPicture(part.querySelector('[data-thumb]'), source?.element);
  layerOf(slot).replaceChildren(part);
}

export function unpaint(root) {
  for (const layer of root.querySelectorAll('.slot__layer')) layer.replaceChildren();
  for (const marked of [root, ...root.querySelectorAll('[data-drop], [data-hover]')]) {
    for (const name of ['drop', 'landing', 'hover']) delete marked.dataset[name];
  }
}

/**
 * The slot shows at once what has been let go over it. The marks of the others stay until the server has answered, so
 * that the page is laid out once; `close` takes them away. The returned function ends it all.
 */
export function landing(slot, source, close) {
  const early = setTimeout(() => {
    close();
    paintLanding(slot, source);
  }, landingTime);
  paintLanding(slot, source);
  return () => {
    clearTimeout(early);
    close();
    rest(slot);
  };
}

function paintLanding(slot, source) {
  if (!slot.dataset.slot) return;
  if (!slot.querySelector('.slot__ghost')) lay(slot, 'drop-here', source.name, source);
  slot.dataset.drop = 'ok';
  slot.dataset.landing = '';
}

/** The reason stays for a while. */
export function paintRefusal(slot, violations) {
  paint(slot, { fits: false, violations });
  const part = layerOf(slot).firstElementChild;
  // What has been painted since has a time of its own.
  setTimeout(() => { if (part.isConnected) rest(slot); }, refusalTime);
}

/** A slot shows what it holds, unless something is carried again. */
export function rest(slot) {
  if (slot.isConnected && !document.body.classList.contains('is-dragging')) unpaint(slot);
}

function showPicture(thumb, element) {
  const picture = thumb && element.querySelector('[data-tag]:has(svg)');
  if (!picture) return;
  thumb.dataset.tag = picture.dataset.tag;
  thumb.replaceChildren(picture.querySelector('svg').cloneNode(true));
}

/** Shows `meters` in the strip, marked as not yet so; the returned function shows the true ones again. */
export function previewMeters(root, meters) {
  const swaps = meters.map((meter) => {
    const real = root.querySelector(`.meter[data-tag="${CSS.escape(meter.tag)}"]`);
    const preview = real && asMeter(real, meter);
    real?.replaceWith(preview);
    return { real, preview };
  });
  return () => { for (const { real, preview } of swaps) preview?.replaceWith(real); };
}

function asMeter(real, { on, dots, text, isFull, isOver, isShort }) {
  const meter = real.cloneNode(true);
  meter.dataset.preview = '';
  meter.classList.toggle('is-full', isFull);
  meter.classList.toggle('is-over', isOver);
  meter.classList.toggle('is-short', isShort);
  meter.querySelector('.dots').replaceChildren(...Array.from({ length: dots }, (_, index) => {
    const dot = document.createElement('i');
    dot.classList.toggle('on', index < on);
    return dot;
  }));
  meter.querySelector('small').textContent = text;
  return meter;
}
