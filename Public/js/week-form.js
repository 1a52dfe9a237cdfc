// Forms that change the week: sent the way of every change, each only once.

import { orderOf } from './lib/orders.js';

/** A form with `data-commit`; the sheet it may stand in closes first. */
export async function submitOrder(form, submitter) {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  const order = orderOf(form.dataset.commit, new FormData(form, submitter));
  form.closest('dialog')?.close();
  await document.querySelector('mm-week').commit(order);
  form.removeAttribute('aria-busy');
}
