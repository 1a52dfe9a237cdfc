"""A page of a browser slowed down to a quarter, and what is read from it."""

import contextlib
import os
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from home import Home
from kit.week_page import WeekPage

SLOWER = 4
SIZES = {
    "mouse": {"viewport": {"width": 1440, "height": 900}},
    "finger": {
        "viewport": {"width": 412, "height": 915},
        "device_scale_factor": 2.625,
        "has_touch": True,
        "is_mobile": True,
    },
}


@contextlib.contextmanager
def browser():
    program = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield found
        found.close()


class Watched:
    """The week page of one household as one kind of pointer sees it: each has an empty week of its own."""

    def __init__(self, browser, home: Home, pointer: str):
        self.monday = {"mouse": "2026-09-14", "finger": "2026-09-21"}[pointer]
        self.context = browser.new_context(
            base_url=home.server.url, locale="es-ES", timezone_id="Europe/Madrid", **SIZES[pointer]
        )
        self.context.add_cookies(home.household.visitor.browser_cookies())
        self.context.add_init_script(path=Path(__file__).with_name("watch.js"))
        self.page: Page = self.context.new_page()
        self.session = self.context.new_cdp_session(self.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})  # a busy neighbour does not count
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        self.week = WeekPage(self.page)

    def open(self) -> None:
        self.week.open(self.monday)

    def close(self) -> None:
        self.context.close()

    def frame(self) -> None:
        self.page.evaluate("() => new Promise(requestAnimationFrame)")

    def until(self, event: str, *conditions: str) -> None:
        """From the next `event` until each condition, a JavaScript expression, holds and is painted."""
        self.page.evaluate(f"void bench.until('{event}', {', '.join(f'() => {each}' for each in conditions)})")

    def times(self) -> list[float]:
        return self.page.evaluate("bench.pending")

    @contextlib.contextmanager
    def frames(self):
        """Fills the dictionary it gives with `gaps` and `tasks` of the block."""
        found: dict = {}
        self.page.evaluate("bench.startFrames()")
        yield found
        found.update(self.page.evaluate("bench.stopFrames()"))

    def counters(self) -> dict[str, float]:
        found = self.session.send("Performance.getMetrics")["metrics"]
        return {metric["name"]: metric["value"] for metric in found}

    def blank(self, count: int = 21) -> list[float]:
        """A small file and a frame: what nobody can undercut."""
        url = self.page.locator('link[rel="icon"]').get_attribute("href")
        return [self.page.evaluate("url => bench.blank(url)", url) for _ in range(count)]
