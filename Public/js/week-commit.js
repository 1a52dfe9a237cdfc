// The way of every change of the week to the server, and what is said when it is back.

import { base } from './lib/base.js';
import { buzz } from './lib/haptic.js';
import { reasons, slotOf } from './lib/orders.js';
import { refresh } from './lib/page.js';
import { order as sendOrder } from './lib/send.js';
import { failed, toast } from './lib/toast.js';
import { paintRefusal } from './week-paint.js';

/**
 * Answers whether it was done. A drag gives `settle`: it is called when the page is about to show it, or will not.
 * A sheet that stays open gives `told`: it hears the answer before anybody, and says whether it has shown what is wrong.
 */
export async function commit(week, order, { settle, told }) {
  const { status, ok, data } = await sendOrder(order.method, address(week, order.path), order.body);
  if (told?.({ ok, data })) return false;
  if (ok && data.week) return goTo(data);
  if (ok) {
    await refresh(settle);
    plop(week, slotOf(order));
    report(week, data);
    if (!settle) keepFocus(week, order);
  } else {
    settle?.();
    if (status === 409 && data?.violations) refuse(week, order, data.violations);
    else await fail(week, status, data);
  }
  return ok;
}

/** Says why not, and offers to do it all the same. */
export function refuse(week, order, violations) {
  const slot = week.slot(slotOf(order) ?? '');
  const why = reasons(violations, slot).join('. ');
  buzz('refusal');
  if (slot) paintRefusal(slot, violations);
  const run = () => week.commit({ ...order, body: { ...order.body, override: true } });
  // The same dish twice is no rule that anybody could leave aside.
  const action = violations.some(({ rule }) => rule === 'sameDish') ? undefined : { label: week.dataset.useAnyway, run };
  toast(`${week.dataset.sayRefused}. ${why}`, { isError: true, action });
}

/** Says what was done; the server takes it back while that stands, unless somebody has changed it since. */
export function report(week, { message, undo }) {
  const action = undo && { label: week.dataset.undo, isUndo: true, run: () => takeBack(week, undo) };
  toast(message, { action });
}

async function takeBack(week, token) {
  const { ok, status, data } = await sendOrder('POST', address(week, 'undo'), { token });
  if (!ok) return fail(week, status, data);
  await refresh();
  report(week, data);
  week.focusOn(data.slots[0]);
}

/** The page shows how it is, whatever was tried. */
async function fail(week, status, data) {
  failed(status === 404 ? week.dataset.sayGone : data?.detail);
  await refresh();
}

function plop(week, id) {
  const slot = id && week.slot(id);
  if (!slot) return;
  slot.classList.add('is-plop');
  slot.addEventListener('animationend', () => slot.classList.remove('is-plop'), { once: true });
}

/** Where the button that was pressed has gone, its slot has the focus. */
function keepFocus(week, order) {
  if (document.activeElement === document.body) week.focusOn(slotOf(order));
}

function goTo({ week, undo }) {
  location.assign(`${base}/week/${week}?notice=week.copied-${undo}`);
  return true;
}

function address(week, path) {
  return path === '.' ? week.dataset.api : `${week.dataset.api}/${path}`;
}
