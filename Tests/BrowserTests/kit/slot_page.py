"""What a slot offers: its sheet, or its page where there is no JavaScript, and its menu."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from .finger import Finger
from .keyboard import reach
from .week_page import WeekPage

Press = Callable[[Locator], None]


def press_with(way: str, page: Page) -> Press:
    """How a button or link is pressed: by mouse, by a finger's tap, or with Tab and Enter."""
    if way == "touch":
        return Finger(page).tap
    return (lambda target: by_keys(page, target)) if way == "keys" else (lambda target: target.click())


def by_keys(page: Page, target: Locator) -> None:
    target.wait_for()
    reach(page, target, "ArrowDown" if target.get_attribute("role") == "menuitem" else "Tab")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")  # has scrolled
    page.keyboard.press("Enter")


class SlotPage:
    def __init__(self, week: WeekPage, slot: str, press: Press | None = None, is_page: bool = False):
        self.week, self.slot, self.is_page = week, slot, is_page
        self.press = press or (lambda target: target.click())

    @property
    def root(self) -> Locator:
        return self.week.page.locator("main .sheet__content") if self.is_page else self.week.sheet()

    def open(self) -> "SlotPage":
        self.press(self.week.slot(self.slot).locator("a[data-sheet]"))
        expect(self.root.locator("#sheet-title")).to_be_visible()
        return self

    def button(self, name: str) -> Locator:
        return self.root.get_by_role("button", name=name, exact=True)

    def dish(self, name: str) -> Locator:
        return self.root.locator(f'li[data-name="{name}"] button:is([name="dish"], [name="secondaryDish"])')

    def do(self, name: str) -> None:
        """Opens the sheet and presses one of its buttons; the sheet is gone then."""
        self.open()
        self.press(self.button(name))
        self.is_gone()

    def choose(self, name: str) -> None:
        self.open()
        self.press(self.dish(name))
        self.is_gone()

    def choose_second(self, name: str) -> None:
        self.open()
        self.press(self.root.get_by_role("link", name=re.compile("segundo plato")))
        expect(self.root.locator("#sheet-title")).to_contain_text("Elige el segundo plato")
        self.press(self.dish(name))
        self.is_gone()

    def is_gone(self) -> None:
        expect(self.root).to_have_count(0)

    # The menu

    def open_menu(self) -> Locator:
        menu = self.week.page.locator("#slot-menu")
        self.press(self.week.slot(self.slot).locator("[data-slot-menu]"))
        expect(menu).to_be_visible()
        return menu

    def item(self, name: str) -> None:
        """Opens the menu and presses an item; from the keyboard the arrows lead there."""
        self.press(self.open_menu().get_by_role("menuitem", name=name))
