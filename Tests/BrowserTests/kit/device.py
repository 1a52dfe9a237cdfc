"""What a browser keeps of the app, as its own pages see it."""

from playwright.sync_api import Page, Response

from .server import MONDAY

WEEK = f"/week/{MONDAY}"
LIMIT = 10_000
# A worker that was asked something as its successor came is let go by Chromium when it has been idle for 30 s.
SUCCESSION = 45_000
UNTIL = """async ([wanted, limit]) => {
  const holds = {
    pages: async paths => navigator.serviceWorker.controller
      && (await Promise.all(paths.map(path => caches.match(path)))).every(Boolean),
    caches: async patterns => {
      const names = await caches.keys();
      return names.length === patterns.length && patterns.every(text => names.some(name => RegExp(text).test(name)));
    },
  };
  const end = performance.now() + limit;
  const [kind, list] = wanted;
  while (!await holds[kind](list)) {
    if (performance.now() > end) throw new Error(`not kept: ${list}; but ${await caches.keys()}`);
    await new Promise(requestAnimationFrame);
  }
}"""


class Device:
    def __init__(self, page: Page):
        self.page = page

    def keeps(self, *paths: str) -> "Device":
        """Waits until copies of the pages are there, of those that are always kept unless told."""
        return self._until("pages", list(paths or (WEEK, "/week", "/dishes", "/offline")))

    def has(self, *patterns: str) -> "Device":
        """Waits until there are just these caches."""
        return self._until("caches", list(patterns), SUCCESSION)

    def names(self) -> list[str]:
        return sorted(self.page.evaluate("caches.keys()"))

    def open(self, path: str) -> Response:
        answer = self.page.goto(path)
        assert answer is not None
        return answer

    def _until(self, kind: str, what: list[str], limit: int = LIMIT) -> "Device":
        self.page.evaluate(UNTIL, [[kind, what], limit])
        return self
