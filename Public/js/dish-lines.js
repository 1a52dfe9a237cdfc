// The lines of ingredients: the server takes a typed line apart and answers the form with it; only the lines are
// replaced, so that nothing else that was typed is touched.

import { fetchPage } from './lib/page.js';
import { failed } from './lib/toast.js';

export function editLines(element, form) {
  // Before anybody else hears of it: to the rest of the page this is no sending of the form.
  element.addEventListener('submit', (event) => {
    if (event.submitter?.name !== 'line') return;
    event.preventDefault();
    event.stopPropagation();
    change(form, event.submitter);
  }, true);
  form.addEventListener('mm:restore', ({ detail }) => restoreLines(form, detail));
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || !event.target.matches('[data-ingredients] input')) return;
    event.preventDefault();
    const lines = event.target.closest('[data-ingredients]');
    if (event.target.name === 'newIngredient') lines.querySelector('button[value="add"]').click();
    else lines.querySelector('[name="newIngredient"]').focus();
  });
}

/** What was typed may have had more lines: the server makes them as it would for a form without JavaScript. */
function restoreLines(form, { fields, wait }) {
  const count = fields.filter(([name]) => name === 'ingredient').length;
  const filled = fields.filter(([, , isTicked = true]) => isTicked).map(([name, value]) => [name, value]);
  if (count !== form.querySelectorAll('[name="ingredient"]').length) wait(replace(form, new URLSearchParams([...filled, ['line', 'again']])));
}

async function change(form, button) {
  const lines = form.querySelector('[data-ingredients]');
  if (lines.ariaBusy === 'true') return;
  lines.ariaBusy = 'true';
  try {
    const fields = new FormData(form, button);
    fields.delete('photo');
    await replace(form, fields);
    form.querySelector('[name="newIngredient"]').focus();
  } catch {
    lines.ariaBusy = null;
    failed();
  }
}

async function replace(form, fields) {
  const { page } = await fetchPage(form.getAttribute('action'), fields);
  form.querySelector('[data-ingredients]').replaceWith(document.adoptNode(page.querySelector('[data-ingredients]')));
  form.dataset.changed = '';
}
