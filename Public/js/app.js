// Loads the custom elements this page has, and the sheet when somebody first opens one.

const elements = ['mm-week', 'mm-drawer', 'mm-toast', 'mm-form', 'mm-onboarding'];
function load() {
  for (const name of elements) {
    if (document.querySelector(name)) import(`./${name}.js`);
  }
}

load();
forgetNotice();
document.addEventListener('mm:fresh', load);

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-sheet]');
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented) return;
  event.preventDefault();
  import('./mm-sheet.js')
    .then(({ followLink }) => followLink(link))
    .catch(() => location.assign(link.href));
});

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!('autofill' in form.dataset) || event.defaultPrevented || !document.querySelector('mm-week')) return;
  event.preventDefault();
  import('./week-autofill.js')
    .then(({ autofill }) => autofill(form, event.submitter))
    .catch(() => form.submit());
});

// The second click of a double click is no second press.
document.addEventListener('click', (event) => {
  if (event.detail > 1 && event.target.closest('[data-autofill] button')) event.preventDefault();
});

/** A notice belongs to one visit: it must not come back with a reload or a refresh. */
function forgetNotice() {
  const url = new URL(location.href);
  if (!url.searchParams.has('notice')) return;
  for (const name of ['notice', 'of']) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}
