// Loads what comes into a page later: messages, the forms of sheets, and the sheet when somebody first opens one.
// The elements a page begins with are named in its head, so that they listen before the page counts as loaded.

const elements = ['mm-toast', 'mm-form'];
function load() {
  for (const name of elements) {
    if (document.querySelector(name)) import(`./${name}.js`);
  }
}

load();
forgetNotice();
focusFault();
document.addEventListener('mm:fresh', load);

// The drawer comes to life when somebody first turns to it.
for (const name of ['pointerover', 'focusin', 'scroll']) {
  document.addEventListener(name, ({ target }) => { if (target.closest?.('mm-drawer')) import('./mm-drawer.js'); }, { capture: true });
}

document.addEventListener('click', (event) => {
  const opener = event.target.closest('[data-drawer-open]');
  if (!opener) return;
  event.preventDefault();
  import('./drawer-sheet.js').then(({ openDrawer }) => openDrawer(document.querySelector('mm-drawer'), opener));
});

// On the way back the browser may show a page as it was before other pages changed what it tells.
addEventListener('pageshow', (event) => {
  const isOld = event.persisted || performance.getEntriesByType('navigation')[0]?.type === 'back_forward';
  if (isOld) showTruth();
});
// The app on the device, and what is typed into its forms.
const { account, build, copy, seq } = document.documentElement.dataset;
addEventListener('load', () => setTimeout(() => import('./offline.js').then(({ settle, forget }) => (account ? settle() : forget())), 1000));
// A form on its way before this has come is the next page's matter.
const sent = new WeakSet();
document.addEventListener('submit', ({ target }) => sent.add(target), { capture: true });
const keepTyped = ({ target } = {}) => import('./typed.js').then(({ remember }) => { if (!sent.has(target?.form)) remember(target?.form); });
if (Object.keys(sessionStorage).some((name) => name.startsWith('draft '))) keepTyped();
else document.addEventListener('input', keepTyped, { once: true });

// A part of this page that comes no more is of a version that is gone.
addEventListener('unhandledrejection', async ({ reason }) => {
  if (!/import.*module/i.test(reason?.message)) return;
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.headers.get('MealMood-Page')?.endsWith(build) === false) location.reload();
});

// What others change comes by itself, once everything is there that is needed first.
if (seq) addEventListener('load', () => setTimeout(() => import('./live-page.js').then(({ follow }) => follow()), 1000));

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-sheet]');
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented) return;
  event.preventDefault();
  import('./mm-sheet.js')
    .then(({ followLink }) => followLink(link))
    .catch(() => import('./post.js').then(({ goTo }) => goTo(link.href), () => location.assign(link.href)));
});

// What is chosen in the week's menu closes it.
document.addEventListener('click', (event) => {
  const chosen = event.target.closest('#week-menu :is(a, button)');
  if (!chosen) return;
  document.getElementById('week-menu').hidePopover();
  if ('print' in chosen.dataset) print();
});

// Forms that fill or change the week go the way of every change of it.
const ways = {
  autofill: () => import('./week-autofill.js').then(({ autofill }) => autofill),
  commit: () => import('./week-form.js').then(({ submitOrder }) => submitOrder),
};
const writing = 'form:is([data-autofill], [data-commit]) button';
let [sentAt, sentBy] = [-Infinity, ''];

document.addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  const way = Object.keys(ways).find((name) => name in form.dataset);
  if (event.defaultPrevented) return;
  if (!way || !document.querySelector('mm-week')) return sendSafely(event);
  event.preventDefault();
  [sentAt, sentBy] = [event.timeStamp, wordsOf(submitter)];
  // Until the way is there, the page may have been shown anew without this button.
  const fields = new FormData(form, submitter);
  ways[way]().then((submit) => submit(form, fields), () => sendPlainly(form, submitter));
});

// The second click of a double click is no second press, neither here nor on what has come in its place; nor is the
// second of two quick presses of the same button by key.
document.addEventListener('click', (event) => {
  if (event.detail === 1 && event.target.closest('.menu :is(a, button)')) sentAt = event.timeStamp;
  const isSoon = event.timeStamp - sentAt < 500;
  const button = event.target.closest(writing);
  if (event.detail > 1 ? isSoon || button : event.detail === 0 && isSoon && button && wordsOf(button) === sentBy) {
    event.preventDefault();
    event.stopPropagation();
  }
}, { capture: true });

// Whoever has pressed another key in between means it.
document.addEventListener('keydown', ({ key }) => { if (key !== 'Enter' && key !== ' ') sentAt = -Infinity; }, { capture: true });

function showTruth() {
  if (document.querySelector('[data-refresh]')) import('./lib/page.js').then(({ refresh }) => refresh());
}

/** What was typed is sent once somebody is there to take it; the rest too, where that is in doubt. */
function sendSafely(event) {
  const { target: form, submitter } = event;
  const isChanged = ({ value, defaultValue, checked, defaultChecked }) => checked !== defaultChecked || (defaultValue !== undefined && value !== defaultValue);
  const isTyped = 'changed' in form.dataset || [...form.elements].some(isChanged);
  const isInDoubt = copy || !navigator.onLine;
  if (!account || form.getAttribute('method') !== 'post' || form.target || !(isTyped || isInDoubt)) return;
  event.preventDefault();
  import('./post.js').then(({ post }) => post(form, submitter, sendPlainly), () => sendPlainly(form, submitter));
}

/** As the browser would have, with the button that was pressed. */
function sendPlainly(form, submitter) {
  const own = Object.assign(document.createElement('input'), { type: 'hidden', name: submitter?.name ?? '', value: submitter?.value ?? '' });
  form.append(own);
  for (const name of ['action', 'enctype']) {
    const value = submitter?.getAttribute(`form${name}`);
    if (value) form.setAttribute(name, value);
  }
  HTMLFormElement.prototype.submit.call(form);
  own.remove();
}

/** What a button says, by which it is known again after the page has changed. */
function wordsOf(button) {
  return button?.ariaLabel ?? button?.textContent ?? '';
}

/** A refused form comes back with its faults marked: the first one is where to go on. */
function focusFault() {
  const fault = document.querySelector('main :is([aria-invalid="true"], fieldset:has(.error:not([hidden])) :is(input, button))');
  fault?.focus();
}

/** A notice belongs to one visit: it must not come back with a reload or a refresh. */
function forgetNotice() {
  const url = new URL(location.href);
  if (!url.searchParams.has('notice')) return;
  url.searchParams.delete('notice');
  history.replaceState(history.state, '', url);
}
