"""Dishes dropped into slots and carried across the week, with the mouse and with a finger."""

from home import DROPS
from kit.finger import middle
from kit.week_page import bring_into_view
from watched import Watched

SLOTS = [f"{day}-{meal}" for day in range(7) for meal in ("lunch", "dinner")]
COUNTED = ("LayoutCount", "RecalcStyleCount", "ScriptDuration", "TaskDuration")


def drops(watched: Watched, pointer: str) -> tuple[list[list[float]], list[dict[str, float]]]:
    """For each drop the milliseconds until the dish is shown and until the server has confirmed it; and the counters."""
    times, counters = [], []
    watched.open()
    for number in range(DROPS):
        calm(watched)
        card = watched.page.locator(".drawer .cards").first.locator(".dish-card:visible").first
        if pointer == "finger":
            watched.week.open_drawer()
        dish, slot = card.get_attribute("data-dish"), SLOTS[(number * 3) % len(SLOTS)]
        carry(watched, pointer, card, watched.week.slot(slot))
        look = f"document.getElementById('slot-{slot}').dataset"
        held = f"{look}.dish === '{dish}'"
        shown = f"('landing' in {look} || {held})"
        watched.until("drop" if pointer == "mouse" else "pointerup", shown, f"{held} && document.querySelector('mm-toast')")
        before = watched.counters()
        watched.week.drop() if pointer == "mouse" else watched.finger.up()
        times.append(watched.times())
        after = watched.counters()
        counters.append({name: after[name] - before[name] for name in COUNTED})
    return times, counters


def calm(watched: Watched) -> None:
    """No message of the drop before."""
    watched.page.evaluate("document.querySelectorAll('mm-toast [data-close]').forEach(button => button.click())")


def carry(watched: Watched, pointer: str, card, slot) -> None:
    if pointer == "mouse":
        watched.week.lift(card)
        watched.week.drag_over(slot)
    else:
        watched.finger = watched.week.press(card)
        bring_into_view(watched.page, watched.finger, slot)
        watched.finger.move_to(slot)


def across_by_mouse(watched: Watched) -> dict:
    """Frames while a dish is carried over each slot of the week."""
    watched.open()
    watched.week.lift(watched.page.locator(".drawer .cards").first.locator(".dish-card:visible").first)
    points = [middle(watched.week.slot(slot)) for slot in SLOTS]
    with watched.frames() as found:
        at = points[0]
        for point in points[1:] + points[:1]:
            for step in range(1, 13):
                watched.page.mouse.move(*between(at, point, step / 12))
                watched.frame()
            at = point
    watched.page.keyboard.press("Escape")
    watched.page.mouse.up()
    return found


def across_by_finger(watched: Watched) -> dict:
    """Frames while a finger holds a dish at the lower edge to the end of the page and comes back."""
    watched.open()
    watched.week.open_drawer()
    finger = watched.week.press(watched.page.locator(".drawer .cards").first.locator(".dish-card:visible").first)
    width, height = watched.page.viewport_size["width"], watched.page.viewport_size["height"]
    with watched.frames() as found:
        for edge in (height - 20, 20, height / 2):
            for step in range(60):
                finger.move(width * (0.3 + 0.4 * (step % 20) / 20), edge, steps=1)
                watched.frame()
    watched.page.keyboard.press("Escape")
    finger.up()
    return found


def between(start, end, part: float) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
