// Forms that change the week: sent the way of every change, each only once.

import { orderOf } from './lib/orders.js';

/** A form with `data-commit`. The sheet it may stand in closes first; what was typed there stays until it is stored. */
export async function submitOrder(form, fields) {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  const order = orderOf(form.dataset.commit, fields);
  const sheet = form.closest('mm-sheet');
  const isTyped = sheet && form.querySelector('[data-error]');
  const told = ({ ok, data }) => {
    if (ok) sheet.close();
    return !ok && data?.field !== undefined && sheet.complain(data);
  };
  if (!isTyped) sheet?.close();
  try {
    await document.querySelector('mm-week').commit(order, isTyped ? { told } : {});
  } finally {
    form.removeAttribute('aria-busy');
  }
}
