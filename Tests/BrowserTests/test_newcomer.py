"""A newcomer, from the first page to a full week: how many clicks, and how long at a person's pace.

The time is reckoned, never waited: each click takes 1.2 seconds with looking and deciding, each character 0.2.
"""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from kit.looks import at, no_sideways_scroll
from kit.server import MONDAY
from kit.week_page import WeekPage

A_CLICK, A_CHARACTER = 1.2, 0.2
MOST_CLICKS, MOST_SECONDS = 25, 120
SIZES = pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)
# Who takes what comes first, whose rules leave slots free; and whose dishes fit all week.
TASTES = {
    "first-three": ((0, 1, 2), "Tortilla francesa", "Huevos"),
    "light": ((8, 12, 4), "Verduras al horno", "Verduras"),
}


class Newcomer:
    def __init__(self, page: Page):
        self.page, self.clicks, self.characters = page, 0, 0

    def click(self, place: Locator) -> None:
        place.click()
        self.clicks += 1

    def write(self, place: Locator, text: str) -> None:
        self.click(place)
        self.page.keyboard.type(text)
        self.characters += len(text)

    @property
    def seconds(self) -> float:
        return self.clicks * A_CLICK + self.characters * A_CHARACTER

    def go_on(self) -> None:
        self.click(self.page.locator(".onb__foot .is-primary"))


def settle_in(newcomer: Newcomer, taste: str) -> None:
    page = newcomer.page
    suggested, own, tag = TASTES[taste]
    for step in ("welcome", "meals", "weekends", "calendar"):
        expect(page).to_have_url(at(f"/onboarding/{step}"))
        newcomer.go_on()
    for place in suggested:
        button = page.locator(".suggest button").nth(place)
        newcomer.click(button)
        expect(button).to_have_attribute("aria-pressed", "true")
    newcomer.write(page.locator("#own-name"), own)
    newcomer.click(page.locator(".chip", has_text=tag).first)
    newcomer.click(page.locator('form:has(#own-name) button'))
    expect(page.locator(".ready")).to_contain_text(own)
    newcomer.go_on()
    expect(page).to_have_url(at(f"/week/{MONDAY}"))


@SIZES
@pytest.mark.parametrize("taste", TASTES)
def test_from_nothing_to_a_full_week(page, size, taste):
    page.goto("/")
    newcomer = Newcomer(page)
    settle_in(newcomer, taste)
    week = WeekPage(page)
    newcomer.click(week.complete_button())
    relaxing = week.sheet().locator("form[data-autofill] button.is-primary")
    expect(relaxing.or_(week.toast().filter(has_text=re.compile("está completa|He llenado")))).to_be_visible()
    if relaxing.is_visible():
        newcomer.click(relaxing)
    expect(page.locator('article.slot[data-state="filled"]')).to_have_count(14)
    print(f"{taste}, {size}: {newcomer.clicks} clicks, {newcomer.seconds:.0f} s")
    assert newcomer.clicks < MOST_CLICKS and newcomer.seconds < MOST_SECONDS
    no_sideways_scroll(page)
