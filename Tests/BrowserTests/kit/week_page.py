"""The week page as a person uses it."""

import re

from playwright.sync_api import Locator, Page, expect

from .finger import Finger, middle
from .server import MONDAY

SLOT = re.compile(r'<article class="slot\b[^>]*\bdata-slot="([^"]+)"[^>]*>')

LOADED = """async name => {
  const find = () => performance.getEntriesByType('resource').find(entry => entry.name.includes(name));
  const end = performance.now() + 10_000;
  while (!find()) {
    if (performance.now() > end) throw new Error(`${name} never came`);
    await new Promise(requestAnimationFrame);
  }
  await import(find().name);
}"""


REFRESHED = """async () => {
  const { refresh } = await import('/assets/js/lib/page.js');
  if (!await refresh()) throw new Error('the page could not be fetched again');
}"""


def filled_slots(html: str) -> dict[str, str]:
    """What stands where, read from the page's source: slot → dish id."""
    found = {}
    for tag in SLOT.finditer(html):
        dish = re.search(r'\bdata-dish="([^"]*)"', tag.group())
        if dish and 'data-state="filled"' in tag.group():
            found[tag.group(1)] = dish.group(1)
    return found


def contents(html: str) -> dict[str, str]:
    """All that a week's source says of each slot, in words, and its state."""
    found = {}
    for part in re.finditer(SLOT.pattern + r"(.*?)</article>", html, re.DOTALL):
        state = re.search(r'data-state="(\w+)"', part.group()).group(1)
        words = re.sub(r"<[^>]*>", " ", part.group(2))
        found[part.group(1)] = " ".join([f"{state}:", *words.split()])
    assert found, "the page shows no slot"
    return found


class WeekPage:
    def __init__(self, page: Page):
        self.page = page

    def open(self, monday: str = MONDAY) -> "WeekPage":
        self.page.goto(f"/week/{monday}")
        return self

    def restart(self, server) -> "WeekPage":
        """The server goes away and comes back while nobody looks."""
        self.page.goto("about:blank")
        server.restart()
        return self.open()

    def slot(self, slot: str) -> Locator:
        return self.page.locator(f"#slot-{slot}")

    def card(self, name: str) -> Locator:
        return self.page.locator(f'.drawer .dish-card[data-name="{name}"]')

    def sheet(self) -> Locator:
        return self.page.locator("dialog[open]")

    def toast(self) -> Locator:
        return self.page.locator("mm-toast")

    def choose_in_menu(self, name: str) -> None:
        """Presses an entry of the week's own menu."""
        self.page.locator("#week-more").click()
        menu = self.page.locator("#week-menu")
        menu.get_by_role("link", name=name).or_(menu.get_by_role("button", name=name)).click()

    # Completar

    def complete_button(self) -> Locator:
        return self.page.locator(".weekhead form[data-autofill]:not(:has([name=again])) button")

    def again_button(self) -> Locator:
        return self.page.locator(".weekhead form[data-autofill]:has([name=again]) button")

    def complete(self, says: str | re.Pattern) -> None:
        """Presses Completar and waits until the toast says how it went."""
        self.complete_button().click()
        expect(self.toast()).to_contain_text(says)

    def undo(self) -> None:
        self.toast().get_by_role("button", name=re.compile("Deshacer|Undo")).click()

    def shown(self) -> dict[str, str]:
        """What the page shows: slot → dish id."""
        return filled_slots(self.page.content())

    # Dishes

    def open_drawer(self) -> None:
        """On a narrow screen the dishes stand in a sheet of their own."""
        button = self.page.locator("[data-drawer-open]")
        if button.is_visible() and not self.page.locator(".drawer .dish-card").first.is_visible():
            button.click()
        expect(self.page.locator(".drawer .dish-card").first).to_be_visible()

    def close_drawer(self) -> None:
        """What covers the slots of a narrow screen goes down again."""
        button = self.page.locator("[data-drawer-close]")
        if button.is_visible():
            button.click()

    def holds(self, slot: str, name: str) -> None:
        expect(self.slot(slot)).to_have_attribute("data-name", name)
        expect(self.slot(slot)).to_have_attribute("data-state", "filled")

    def is_empty(self, slot: str) -> None:
        expect(self.slot(slot)).to_have_attribute("data-state", "empty")

    def source(self, monday: str = MONDAY) -> str:
        """What the server says now, whatever the page shows."""
        return self.page.context.request.get(f"/week/{monday}").text()

    def filled(self, monday: str = MONDAY) -> dict[str, str]:
        return filled_slots(self.source(monday))

    def contents(self, monday: str = MONDAY) -> dict[str, str]:
        return contents(self.source(monday))

    def is_judged(self) -> None:
        """Something is in the air and the slots say whether it fits."""
        expect(self.page.locator("body.is-dragging .slot[data-drop]").first).to_be_attached()

    def is_at_rest(self) -> None:
        """Nothing is in the air, and no slot judges."""
        expect(self.page.locator("body.is-dragging, .lifted, .slot[data-drop], .is-source, [data-hover]")).to_have_count(0)

    def refresh(self) -> None:
        """The page takes over what others changed, as it does by itself after a change of its own."""
        self.page.evaluate(REFRESHED)

    # Mouse

    def lift(self, source: Locator, is_judged: bool = True) -> None:
        """Starts a drag with the mouse; the verdicts are there when it returns, if it waits for them."""
        self.page.evaluate("() => customElements.whenDefined('mm-week').then(() => true)")
        source.hover()
        self.page.evaluate(LOADED, "/drag-mouse")  # comes when the mouse first moves over the week
        self.page.mouse.down()
        x, y = middle(source)
        self.page.mouse.move(x + 6, y + 6)
        self.page.mouse.move(x + 12, y + 12)
        expect(self.page.locator("body.is-dragging")).to_be_attached()
        if is_judged:
            self.is_judged()

    def drag_over(self, target: Locator) -> None:
        target.hover()
        target.hover()

    def drop(self) -> None:
        self.page.mouse.up()

    def throw(self, source: Locator, target: Locator) -> None:
        """A drag by somebody in a hurry, who waits for no verdict and no answer."""
        self.lift(source, is_judged=False)
        self.drag_over(target)
        self.drop()

    def drag(self, source: Locator, target: Locator) -> None:
        self.lift(source)
        self.drag_over(target)
        self.drop()

    # Finger

    def finger(self) -> Finger:
        """A finger over a page that listens to fingers."""
        self.page.evaluate(LOADED, "/drag-touch")
        return Finger(self.page)

    def press(self, source: Locator) -> Finger:
        """A long press: the finger stays down, the card is lifted and the verdicts are there."""
        source.scroll_into_view_if_needed()
        finger = self.finger()
        finger.down(source)
        self.is_judged()
        return finger

    def drag_by_finger(self, source: Locator, target: Locator) -> None:
        finger = self.press(source)
        bring_into_view(self.page, finger, target)
        finger.move_to(target)
        finger.up()


def bring_into_view(page: Page, finger: Finger, target: Locator) -> None:
    """Holds the finger near the edge until the page has scrolled the target into reach, as a person does."""
    size = page.viewport_size
    for _ in range(60):
        box = target.bounding_box()
        assert box is not None, "the target is not on the page"
        centre = box["y"] + box["height"] / 2
        if 200 < centre < size["height"] - 200:
            finger.move(size["width"] / 2, size["height"] / 2, steps=2)
            return
        edge = 24 if centre <= 200 else size["height"] - 24
        finger.move(size["width"] / 2, edge, steps=2)
        finger.rest(2)
    raise AssertionError("the page did not scroll to the target while the finger was at its edge")
