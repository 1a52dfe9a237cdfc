"""What a browser keeps of the app, as its own pages see it."""

from playwright.sync_api import Page, Response

from .server import MONDAY

WEEK = f"/week/{MONDAY}"
KEPT = """async paths => {
  const found = await Promise.all(paths.map(path => caches.match(path)));
  return navigator.serviceWorker.controller && found.every(Boolean);
}"""
HAS_ONLY = """async ([prefix, count]) => {
  const names = await caches.keys();
  return names.filter(name => name.startsWith(prefix)).length === count;
}"""


class Device:
    def __init__(self, page: Page):
        self.page = page

    def keeps(self, *paths: str) -> "Device":
        """Waits until copies of the pages are there, of those that are always kept unless told."""
        self.page.wait_for_function(KEPT, arg=list(paths or (WEEK, "/week", "/dishes", "/offline")), polling=50)
        return self

    def names(self) -> list[str]:
        return sorted(self.page.evaluate("caches.keys()"))

    def has(self, count: int, prefix: str) -> None:
        """Waits until there are so many caches of a kind."""
        self.page.wait_for_function(HAS_ONLY, arg=[prefix, count], polling=50)

    def open(self, path: str) -> Response:
        answer = self.page.goto(path)
        assert answer is not None
        return answer
