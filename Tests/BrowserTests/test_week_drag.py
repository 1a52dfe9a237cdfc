"""Planning with the mouse and with a finger: the rules speak while a dish is dragged."""

import re

import pytest
from playwright.sync_api import expect

from kit.week_page import WeekPage


@pytest.fixture
def week(member, household) -> WeekPage:
    for name, tag in (("Pollo asado", "Carne"), ("Filete", "Carne"), ("Lentejas", "Legumbres")):
        household.add_dish(name, [tag])
    return WeekPage(member).open()


def test_a_dish_is_dragged_in_refused_next_day_and_stays(week, server):
    week.drag(week.card("Pollo asado"), week.slot("2-dinner"))
    week.holds("2-dinner", "Pollo asado")

    week.lift(week.card("Filete"))
    thursday = week.slot("3-dinner")
    expect(thursday).to_have_attribute("data-drop", "bad")
    expect(thursday).to_contain_text(re.compile("Carne.*miércoles", re.IGNORECASE))
    expect(week.slot("4-dinner")).to_have_attribute("data-drop", "ok")
    week.drag_over(thursday)
    week.drop()
    week.is_empty("3-dinner")
    expect(week.page.locator(".slot[data-drop]")).to_have_count(0)

    week.page.reload()
    week.holds("2-dinner", "Pollo asado")
    week.is_empty("3-dinner")
    server.restart()
    week.page.reload()
    week.holds("2-dinner", "Pollo asado")
    week.is_empty("3-dinner")


def test_the_first_dish_fits_everywhere_but_where_a_rule_speaks(week):
    week.lift(week.card("Lentejas"))
    expect(week.page.locator('.slot[data-drop="ok"]')).to_have_count(14)
    week.page.keyboard.press("Escape")
    week.page.mouse.up()
    expect(week.page.locator(".slot[data-drop]")).to_have_count(0)
    assert week.filled() == {}


def test_a_planned_dish_moves_swaps_and_goes_back_to_the_drawer(week):
    week.drag(week.card("Pollo asado"), week.slot("1-dinner"))
    week.holds("1-dinner", "Pollo asado")
    week.drag(week.slot("1-dinner"), week.slot("4-lunch"))
    week.holds("4-lunch", "Pollo asado")
    week.is_empty("1-dinner")

    week.drag(week.card("Lentejas"), week.slot("0-lunch"))
    week.holds("0-lunch", "Lentejas")
    week.drag(week.slot("0-lunch"), week.slot("4-lunch"))
    week.holds("0-lunch", "Pollo asado")
    week.holds("4-lunch", "Lentejas")

    week.drag(week.slot("4-lunch"), week.page.locator("#drawer"))
    week.is_empty("4-lunch")
    week.page.reload()
    week.is_empty("4-lunch")
    week.holds("0-lunch", "Pollo asado")


def test_a_drop_outside_changes_nothing(week):
    week.drag(week.card("Pollo asado"), week.page.locator("h1"))
    expect(week.page.locator(".slot[data-drop]")).to_have_count(0)
    assert week.filled() == {}


def test_a_used_dish_stands_below_and_can_be_dragged_again(week):
    week.drag(week.card("Lentejas"), week.slot("0-lunch"))
    week.holds("0-lunch", "Lentejas")
    used = week.page.locator("#drawer-used")
    used.locator("summary").click()
    card = used.locator('.dish-card[data-name="Lentejas"]')
    expect(card).to_be_visible()
    week.drag(card, week.slot("3-lunch"))
    week.holds("3-lunch", "Lentejas")
    week.holds("0-lunch", "Lentejas")


@pytest.mark.parametrize("size", ["phone"], indirect=True)
def test_a_long_press_drags_on_a_phone(week):
    week.open_drawer()
    week.drag_by_finger(week.card("Pollo asado"), week.slot("2-dinner"))
    week.holds("2-dinner", "Pollo asado")
    week.page.reload()
    week.holds("2-dinner", "Pollo asado")


@pytest.mark.parametrize("size", ["phone"], indirect=True)
def test_a_finger_moves_a_planned_dish(week, household):
    dish = next(iter(household.dish_ids()))
    assert household.place("2-lunch", dish).status == 200
    week.page.reload()
    week.drag_by_finger(week.slot("2-lunch"), week.slot("2-dinner"))
    expect(week.slot("2-dinner")).to_have_attribute("data-dish", dish)
    week.is_empty("2-lunch")
    week.page.reload()
    expect(week.slot("2-dinner")).to_have_attribute("data-dish", dish)


@pytest.mark.parametrize("size", ["phone"], indirect=True)
def test_a_finger_that_moves_at_once_scrolls_and_moves_nothing(week, household):
    dish = next(iter(household.dish_ids()))
    assert household.place("2-dinner", dish).status == 200
    page = week.open().page
    slot = week.slot("2-dinner")
    slot.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    finger = week.finger()
    finger.down(slot)
    finger.rest(1)  # a long press takes 200 ms
    finger.move(finger.at[0], finger.at[1] - 220, steps=6)
    page.wait_for_function("before => scrollY > before + 50", arg=before)
    expect(page.locator("body.is-dragging, .slot[data-drop]")).to_have_count(0)
    finger.up()
    assert week.filled() == {"2-dinner": dish}
