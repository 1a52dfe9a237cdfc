"""Going about a page with the keyboard alone."""

from playwright.sync_api import Locator, Page


def reach(page: Page, target: Locator) -> None:
    """Tabs until the element has the focus."""
    for _ in range(150):
        if target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the element cannot be reached with the Tab key")
