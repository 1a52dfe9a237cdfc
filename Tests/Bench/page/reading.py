"""Looking without changing: the first visit, a slot's sheet, the drawer scrolled and searched."""

from watched import Watched

SHEET = "document.querySelector('dialog[open] h2, dialog[open] h3')"
CARDS = "[...document.querySelectorAll('.drawer .dish-card')].filter(card => card.checkVisibility())"


def first_visit(watched: Watched) -> dict[str, float]:
    """Bytes and requests of a browser that has nothing yet; how much the page shifts and when its largest part stands."""
    sizes: list[float] = []
    watched.session.send("Network.enable")
    watched.session.send("Network.setCacheDisabled", {"cacheDisabled": False})
    watched.session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    watched.open()
    watched.page.wait_for_load_state("networkidle")
    seen = watched.page.evaluate("bench.seen")
    watched.session.send("Network.disable")
    return {"bytes": sum(sizes), "requests": len(sizes), "shift": seen["shift"], "paint": seen["paint"]}


def sheets(watched: Watched, count: int = 12) -> list[float]:
    """From the click on a slot to its sheet; the first one also loads the module."""
    found = []
    watched.open()
    for _ in range(count):
        watched.until("click", SHEET)
        watched.week.slot("6-dinner").locator("a").first.click()
        found += watched.times()
        watched.page.keyboard.press("Escape")
        watched.page.locator("dialog[open]").wait_for(state="detached")
    return found


def scrolling(watched: Watched) -> dict:
    """Frames while the wheel turns over the drawer."""
    watched.open()
    watched.page.locator(".drawer__list").hover()
    with watched.frames() as found:
        for _ in range(90):
            watched.page.mouse.wheel(0, 160)
            watched.frame()
    return found


def searching(watched: Watched, name: str) -> tuple[list[float], float, dict]:
    """Each key's time to the next frame, the last key's until the dish is found, and the frames."""
    watched.open()
    field = watched.page.locator("[data-search]").first
    field.click()
    keys = []
    with watched.frames() as found:
        for letter in name[:-1]:
            watched.until("keydown", "true")
            watched.page.keyboard.press(letter)
            keys += watched.times()
        watched.until("keydown", "true", f"{CARDS}.length === 1")
        watched.page.keyboard.press(name[-1])
        key, last = watched.times()
    return keys + [key], last, found
