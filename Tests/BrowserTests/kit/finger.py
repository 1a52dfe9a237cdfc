"""A finger on a touch screen, through the browser's own input: pointer events and scrolling are real."""

from playwright.sync_api import Locator, Page


class Finger:
    def __init__(self, page: Page):
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.at = (0.0, 0.0)

    def down(self, target: Locator) -> None:
        """Touches the middle of the element, which must be on the screen: touch does not scroll there by itself."""
        self.at = middle(target)
        self._send("touchStart", [self.at])

    def move(self, x: float, y: float, steps: int = 8) -> None:
        from_x, from_y = self.at
        for step in range(1, steps + 1):
            part = step / steps
            self.at = (from_x + (x - from_x) * part, from_y + (y - from_y) * part)
            self._send("touchMove", [self.at])

    def move_to(self, target: Locator, steps: int = 8) -> None:
        self.move(*middle(target), steps=steps)

    def rest(self, frames: int) -> None:
        """Stays where it is while the page draws that often."""
        for _ in range(frames):
            self.page.evaluate("() => new Promise(requestAnimationFrame)")

    def second(self) -> None:
        """Another finger touches the screen beside it."""
        x, y = self.at
        self._send("touchStart", [self.at, (x + 40, y + 40)])

    def up(self) -> None:
        self._send("touchEnd", [])

    def tap(self, target: Locator) -> None:
        """Waits, as eyes do, until nothing covers or moves what is to be touched."""
        target.scroll_into_view_if_needed()
        target.click(trial=True)
        self.down(target)
        self.up()

    def _send(self, kind: str, points: list[tuple[float, float]]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points, 1)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None, "the element is not on the page"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
