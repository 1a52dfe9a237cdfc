// Asks before what was typed into a form is left: by a link, by closing its sheet, by closing the page.

import { forget } from './draft.js';
import { differs } from './fields.js';

/** Watches over a form; `template` holds the question. Answers what ends the watch. */
export function guard(form, template) {
  const watch = new AbortController();
  const { signal } = watch;
  const sheet = form.closest('dialog');
  let isGoing = false;
  const mayGo = () => isGoing || !isChanged(form);
  const leave = (go) => ask(template, () => {
    isGoing = true;
    forget(form);
    go();
  });

  (sheet ?? document).addEventListener('click', (event) => {
    const link = event.target.closest('a[href]');
    if (!link || mayGo() || opensElsewhere(event, link)) return;
    event.preventDefault();
    event.stopPropagation();
    leave(() => link.click());
  }, { capture: true, signal });
  sheet?.addEventListener('cancel', (event) => {
    if (event.target !== sheet || mayGo()) return;
    event.preventDefault();
    leave(() => sheet.close());
  }, { signal });

  form.addEventListener('submit', (event) => {
    // A sheet sends its form without leaving the page, and what an own address does is not to save.
    isGoing = !sheet && !event.submitter?.hasAttribute('formaction');
  }, { signal });
  addEventListener('pageshow', () => { isGoing = false; }, { signal });
  form.addEventListener('mm:stay', () => { isGoing = false; }, { signal });
  // What is typed stays in this tab: the same page comes back with it.
  document.addEventListener('mm:going', () => { isGoing = true; }, { signal });
  addEventListener('beforeunload', (event) => { if (!mayGo()) event.preventDefault(); }, { signal });
  return () => watch.abort();
}

function isChanged(form) {
  return 'changed' in form.dataset || [...form.elements].some(differs);
}

function opensElsewhere(event, link) {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || link.target === '_blank';
}

function ask(template, go) {
  const question = template.content.firstElementChild.cloneNode(true);
  question.addEventListener('click', ({ target }) => {
    if (target.closest('button')) question.close(target.closest('[data-go]') ? 'go' : '');
  });
  question.addEventListener('close', () => {
    question.remove();
    if (question.returnValue === 'go') go();
  });
  document.body.append(question);
  question.showModal();
}
