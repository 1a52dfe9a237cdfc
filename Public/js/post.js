// Goes on only when somebody is there to answer: else the page stays as it is, and says why.

import { forgetAll, markSent, remember } from './lib/draft.js';
import { reach } from './lib/reach.js';

const asking = new WeakSet();

/** `send` has the browser send it. */
export async function post(form, submitter, send) {
  if (asking.has(form)) return;
  asking.add(form);
  remember(form);
  const place = await reach();
  asking.delete(form);
  if (place !== 'here') return stay(form, place);
  if (/\/sign-out$/.test(form.getAttribute('action'))) forgetAll();
  markSent(form);
  send(form, submitter);
}

/** Goes to a page unless nobody is there to show it. */
export async function goTo(url) {
  if (await reach() !== 'away') return location.assign(url);
  const { failed } = await import('./lib/toast.js');
  failed();
}

async function stay(form, place) {
  form.dispatchEvent(new CustomEvent('mm:stay', { bubbles: true }));
  if (place === 'out') return import('./lib/gone.js').then(({ sayGone }) => sayGone(true));
  const { failed } = await import('./lib/toast.js');
  failed();
}
