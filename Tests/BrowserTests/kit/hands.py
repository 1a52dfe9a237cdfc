"""Three ways of carrying a dish: by mouse, by finger, by keyboard. All of them lift, go over a target, and let go."""

from playwright.sync_api import Locator

from .keyboard import reach, walk_to
from .week_page import WeekPage, bring_into_view


class Mouse:
    def __init__(self, week: WeekPage):
        self.week = week

    def lift(self, source: Locator) -> None:
        self.week.lift(source)

    def over(self, target: Locator) -> None:
        self.week.drag_over(target)

    def let_go(self) -> None:
        self.week.drop()

    def cancel(self) -> None:
        self.week.page.keyboard.press("Escape")
        self.week.drop()


class Touch:
    def __init__(self, week: WeekPage):
        self.week = week
        self.finger = None

    def lift(self, source: Locator) -> None:
        self.finger = self.week.press(source)

    def over(self, target: Locator) -> None:
        bring_into_view(self.week.page, self.finger, target)
        self.finger.move_to(target)
        self.finger.rest(1)

    def let_go(self) -> None:
        self.finger.up()

    def cancel(self) -> None:
        self.finger.second()
        self.finger.up()


class Keys:
    def __init__(self, week: WeekPage):
        self.week = week

    def lift(self, source: Locator) -> None:
        """A card by its button, a planned dish by M on its slot."""
        is_card = source.locator("[data-pick]").count() > 0
        reach(self.week.page, source.locator("[data-pick]" if is_card else "a").first)
        self.week.page.keyboard.press("Enter" if is_card else "m")
        self.week.is_judged()

    def over(self, target: Locator) -> None:
        walk_to(self.week.page, target.get_attribute("data-slot"))

    def let_go(self) -> None:
        self.week.page.keyboard.press("Enter")

    def cancel(self) -> None:
        self.week.page.keyboard.press("Escape")


HANDS = {"mouse": Mouse, "touch": Touch, "keys": Keys}


def carry(hand, source: Locator, target: Locator) -> None:
    hand.lift(source)
    hand.over(target)
    hand.let_go()
