"""Looks at a page: accessibility, sideways scrolling, pictures."""

import os
import re
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AXE = Axe().axe_script
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SIDEWAYS = """() => {
  const wide = [...document.querySelectorAll('body *')].filter(element => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.right <= innerWidth + 1) return false;
    for (let up = element.parentElement; up; up = up.parentElement)
      if (getComputedStyle(up).overflowX !== 'visible' && up !== document.body) return false;
    return getComputedStyle(element).position !== 'fixed';
  });
  return {
    window: innerWidth, content: document.documentElement.scrollWidth, scale: visualViewport.scale,
    wide: wide.slice(0, 5).map(e => `${e.tagName.toLowerCase()}.${e.className}`),
  };
}"""


def at(path: str) -> re.Pattern:
    """The address of a page, with or without the message that a form left there."""
    return re.compile(r"^https?://[^/]+" + re.escape(path) + r"([?&]notice=[\w.&=-]+)?$")


def axe_clean(page: Page, only: tuple[str, ...] = ()) -> None:
    """Fails with rule, element and reason when axe finds a violation of WCAG 2.2 AA or best practice."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    wanted = {"type": "rule", "values": list(only)} if only else {"type": "tag", "values": RULES}
    options = {"runOnly": wanted, "resultTypes": ["violations"]}
    found = page.evaluate("async options => (await axe.run(options)).violations", options)
    lines = [
        f"{violation['id']}: {violation['help']}\n    {node['html'][:160]}\n    {node.get('failureSummary', '')[:300]}"
        for violation in found
        for node in violation["nodes"][:4]
    ]
    assert not lines, f"{page.url}\n" + "\n".join(lines)


def no_sideways_scroll(page: Page) -> None:
    found = page.evaluate(SIDEWAYS)
    fits = found["content"] <= found["window"] and abs(found["scale"] - 1) < 0.01
    assert fits and found["window"] == page.viewport_size["width"], f"{page.url}: {found}"


def shot(page: Page, name: str, full: bool = True) -> None:
    """Saves a picture of the page in the folder $MEALMOOD_SHOTS, if it is set: they are for people to look at.

    For the whole page the window grows to its height, so that bars that stick to an edge stand at the edge.
    """
    folder = os.environ.get("MEALMOOD_SHOTS")
    if not folder:
        return
    path = Path(folder) / f"{name}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    size = page.viewport_size
    if full:
        height = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({"width": size["width"], "height": max(size["height"], min(height, 6_000))})
    page.screenshot(path=path, animations="disabled", timeout=60_000)
    page.set_viewport_size(size)


def look_at(page: Page, name: str, size: str, full: bool = False) -> None:
    """Pictures of both themes, each accessible, and nothing to scroll sideways. Themes differ in colours alone."""
    for theme, rules in {"light": (), "dark": ("color-contrast",)}.items():
        page.emulate_media(color_scheme=theme)
        shot(page, f"{name}-{size}-{theme}", full)
        axe_clean(page, rules)
    no_sideways_scroll(page)
