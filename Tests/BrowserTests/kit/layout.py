"""Where things lie on a page: what a message covers, which words are broken, which text is cut."""

from playwright.sync_api import Page, expect

COVERED = """async needed => {
  const message = document.querySelector('mm-toast');
  await Promise.all(message.getAnimations().map(movement => movement.finished));
  const toast = message.getBoundingClientRect();
  const hits = box => box.width > 0 && box.left < toast.right && box.right > toast.left
    && box.top < toast.bottom && box.bottom > toast.top;
  return [...document.querySelectorAll(needed)].filter(part => part.checkVisibility({ visibilityProperty: true })
    && hits(part.getBoundingClientRect())).map(part => part.ariaLabel || part.textContent.trim());
}"""
BROKEN = """selector => [...document.querySelectorAll(selector)].flatMap(element => {
  const found = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) for (const word of walker.currentNode.data.matchAll(/\\S+/g)) {
    const range = new Range();
    range.setStart(walker.currentNode, word.index);
    range.setEnd(walker.currentNode, word.index + word[0].length);
    if (new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1) found.push(word[0]);
  }
  return found;
})"""
CUT = """selector => [...document.querySelectorAll(selector)].filter(element => element.clientWidth > 1
  && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3)
  ).map(element => `${element.className}: ${element.textContent.trim()}`)"""


def at_width(page: Page, width: int, height: int = 900) -> None:
    """The page at that width, and at rest."""
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator("html")).to_have_css("width", f"{width}px")
    page.evaluate("() => Promise.allSettled(document.getAnimations().map(movement => movement.finished))")


def covered_by_toast(page: Page, needed: str) -> list[str]:
    return page.evaluate(COVERED, needed)


def broken_words(page: Page, selector: str) -> list[str]:
    """Words that go on in the next line."""
    return page.evaluate(BROKEN, selector)


def cut_texts(page: Page, selector: str) -> list[str]:
    """Elements with more in them than they show."""
    return page.evaluate(CUT, selector)
