"""Going about a page with the keyboard alone."""

from playwright.sync_api import Locator, Page, expect


def reach(page: Page, target: Locator, key: str = "Tab") -> None:
    """Tabs until the element has the focus; in a menu it is an arrow that leads on."""
    for _ in range(150):
        if target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press(key)
    raise AssertionError("the element cannot be reached with the keyboard")


def walk_to(page: Page, slot: str) -> None:
    """Arrows: left and right change the day, up and down the meal (lunch stands above dinner)."""
    day, meal = slot.split("-")
    for _ in range(20):
        hovered = page.locator(".slot[data-hover]")
        expect(hovered).to_have_count(1)
        now_day, now_meal = hovered.get_attribute("data-slot").split("-")
        if (now_day, now_meal) == (day, meal):
            return
        if now_day != day:
            key = "ArrowRight" if int(now_day) < int(day) else "ArrowLeft"
        else:
            key = "ArrowDown" if meal == "dinner" else "ArrowUp"
        page.keyboard.press(key)
        page.wait_for_function(
            "before => document.querySelector('.slot[data-hover]')?.dataset.slot !== before",
            arg=f"{now_day}-{now_meal}",
        )
    raise AssertionError(f"the arrows do not lead to {slot}")
