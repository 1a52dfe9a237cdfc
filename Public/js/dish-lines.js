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
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || !event.target.matches('[data-ingredients] input')) return;
    event.preventDefault();
    const lines = event.target.closest('[data-ingredients]');
    if (event.target.name === 'newIngredient') lines.querySelector('button[value="add"]').click();
    else lines.querySelector('[name="newIngredient"]').focus();
  });
}

async function change(form, button) {
  const lines = form.querySelector('[data-ingredients]');
  if (lines.ariaBusy === 'true') return;
  lines.ariaBusy = 'true';
  try {
    const fields = new FormData(form, button);
    fields.delete('photo');
    const { page } = await fetchPage(form.getAttribute('action'), fields);
    lines.replaceWith(document.adoptNode(page.querySelector('[data-ingredients]')));
    form.dataset.changed = '';
    form.querySelector('[name="newIngredient"]').focus();
  } catch {
    lines.ariaBusy = null;
    failed();
  }
}
