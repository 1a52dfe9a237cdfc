// How the page looks and speaks is set on the page of settings itself, at once.

/** Dresses this page in a theme; none follows the system. */
export function wear(theme) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** What surrounds the page follows its theme. */
export function colourBars(page) {
  const selector = 'meta[name="theme-color"]';
  for (const old of document.querySelectorAll(selector)) old.remove();
  document.head.append(...page.querySelectorAll(selector));
}

/** The whole page in its new language. */
export function speak(page, id) {
  // A parsed page takes what is for browsers without JavaScript for part of it.
  for (const plain of page.querySelectorAll('noscript')) plain.remove();
  document.documentElement.lang = page.documentElement.lang;
  document.title = page.title;
  document.body.replaceWith(document.adoptNode(page.body));
  document.dispatchEvent(new CustomEvent('mm:fresh'));
  document.getElementById(id).focus();
}
