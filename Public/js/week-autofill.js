// Completar ✨: fills the week, shows the new slots one after another, and says how it went.

import { isCalm, duration, spring } from './lib/motion.js';
import { refresh } from './lib/page.js';
import { order as sendOrder } from './lib/send.js';
import { announce } from './lib/status.js';
import { failed } from './lib/toast.js';
import { report } from './week-commit.js';

let isBusy = false;

/** Sends one of the forms: Completar, Otra propuesta, or the rules to relax. */
export async function autofill(form, fields) {
  if (isBusy) return;
  const none = form.querySelector('[data-none-chosen]');
  if (none && !form.querySelector('[name=relax]:checked')) return askForOne(form, none);
  setBusy(true);
  // What it said about the last change is over.
  document.querySelector('mm-toast')?.remove();
  announce(form.dataset.busyText);
  try {
    const week = document.querySelector('mm-week');
    const { ok, data } = await sendOrder('POST', `${week.dataset.api}/autofill`, order(fields));
    if (ok) await tell(week, form, data);
    else failed(data?.detail);
  } catch {
    failed();
  }
  setBusy(false);
}

/** Without a rule to relax there is nothing to send: it says so where the rules are. */
function askForOne(form, none) {
  none.hidden = false;
  form.querySelector('[name=relax]').focus();
}

function order(data) {
  const relax = data.getAll('relax');
  return {
    again: data.has('again') || undefined,
    relax: relax.length > 0 ? relax : undefined,
    scope: data.get('scope') ?? undefined,
  };
}

async function tell(week, form, data) {
  form.closest('dialog')?.close('autofill');
  // Also where nothing was written: then somebody else may have filled the week.
  const isFresh = await refresh();
  setBusy(true);
  if (isFresh) await showNew(week, data.slots);
  // No other proposal: what stays empty has been told before.
  const staysSame = form.elements.again && !data.undo;
  if (!data.complete && !staysSame) return explain(week, data);
  report(week, data);
  if (data.slots.length === 0) return;
  const { confetti } = await import('./lib/confetti.js');
  confetti();
}

/** What is new stays marked until the week changes again. */
async function showNew(week, ids) {
  const slots = ids.map((id) => week.slot(id)).filter(Boolean);
  for (const slot of slots) slot.dataset.new = '';
  if (isCalm()) return;
  const step = duration('--d-step');
  const moves = slots.map((slot, index) => {
    const timing = { ...spring('--d-slow'), delay: index * step, fill: 'backwards' };
    return slot.animate([{ opacity: 0, scale: 0.8 }, {}], timing);
  });
  await Promise.allSettled(moves.map((move) => move.finished));
}

/** What stays empty and which rules could be relaxed; whoever leaves it so can still take back what was filled. */
async function explain(week, data) {
  const { openSheet } = await import('./mm-sheet.js');
  const url = new URL(`${location.pathname}/autofill?sheet=1`, location);
  const sheet = await openSheet(url, document.getElementById('autofill')).catch(() => null);
  if (!sheet) return report(week, data);
  sheet.closed.then((how) => { if (how !== 'autofill' && data.undo) report(week, data); });
}

/** Also after a refresh has brought new buttons. */
function setBusy(busy) {
  isBusy = busy;
  for (const button of document.querySelectorAll('[data-autofill] button')) {
    if (busy) button.setAttribute('aria-busy', 'true');
    else button.removeAttribute('aria-busy');
  }
}
