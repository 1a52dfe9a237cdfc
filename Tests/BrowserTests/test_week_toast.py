"""What the week says stands beside its buttons, never on them, and marks of slots beside each other."""

import pytest
from playwright.sync_api import expect

from kit.layout import covered_by_toast
from kit.looks import shot
from kit.week_page import WeekPage

DONE = "¡Listo! Tu semana está completa"


@pytest.fixture
def week(page, household_of) -> WeekPage:
    """Seven days of two meals that two dishes may fill."""
    household = household_of(dishes=(("Pisto", ["Verduras"]), ("Ensalada", ["Verduras"])))
    page.context.add_cookies(household.visitor.browser_cookies())
    return WeekPage(page).open()


@pytest.mark.parametrize("width", [720, 1440])
def test_what_it_says_covers_no_button_of_the_heading(week, width):
    week.page.set_viewport_size({"width": width, "height": 900})
    week.complete(DONE)
    expect(week.again_button()).to_be_visible()
    assert covered_by_toast(week.page, ".weekhead :is(a, button)") == []


@pytest.mark.parametrize("javascript", [True, False], indirect=True, ids=["script", "plain"])
def test_the_mark_of_a_notice_stands_beside_its_words(week):
    week.page.goto("/week/2026-09-14?notice=undone")
    words = week.toast().locator("[data-text]")
    expect(words).to_contain_text("Todo como antes")
    assert words.locator(".icon").bounding_box()["height"] < words.bounding_box()["height"] < 40, "more than a line"


@pytest.mark.parametrize("size", ["phone"], indirect=True)
def test_on_the_smallest_phone_it_stays_short(week):
    week.page.set_viewport_size({"width": 320, "height": 640})
    week.complete(DONE)
    shot(week.page, "week-autofill-320", full=False)
    assert week.toast().bounding_box()["height"] < 100
    expect(week.toast().get_by_role("button", name="Deshacer")).to_be_in_viewport(ratio=1)


def test_in_narrow_columns_the_mark_of_a_new_dish_leaves_room(week):
    week.page.set_viewport_size({"width": 1230, "height": 900})
    week.complete(DONE)
    shot(week.page, "week-autofill-narrow", full=False)
    slot = week.slot("6-dinner")
    new, meal = slot.locator(".slot__new"), slot.locator(".slot__meal")
    expect(new).to_be_visible()
    assert not overlap(new.bounding_box(), meal.bounding_box())


def overlap(one: dict, other: dict) -> bool:
    sideways = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return sideways and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]
