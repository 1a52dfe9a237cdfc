"""Completar while others plan too, while the connection comes and goes, and where there is no other way."""

import re

import pytest
from playwright.sync_api import expect

from kit.server import MONDAY
from kit.week_page import WeekPage

ORDERS = f"/api/v1/weeks/{MONDAY}/autofill"
DISHES = [("Pisto", "Verduras"), ("Menestra", "Verduras"), ("Gazpacho", "Verduras")]


@pytest.fixture
def week(page, household_of) -> WeekPage:
    """Five dinners, and one dish of vegetables for any of them."""
    household = household_of(meals="dinner", weekends="0", dishes=[(name, [tag]) for name, tag in DISHES])
    page.context.add_cookies(household.visitor.browser_cookies())
    return WeekPage(page).open()


def test_what_somebody_else_filled_is_shown_by_the_press_that_finds_it_full(week, visitor):
    answer = visitor.send("POST", ORDERS, {}).json()
    assert answer["complete"] and week.shown() == {}
    week.complete("ya está completa")
    assert week.shown() == week.filled()
    assert len(week.shown()) == 5


def test_a_filled_week_is_no_failure_when_the_page_cannot_be_fetched_again(week, problems):
    problems.allow("ERR_FAILED")  # the lost page that this test is about
    week.page.route(re.compile(rf"/week/{MONDAY}$"), lambda route: route.abort())
    week.complete("¡Listo!")
    week.page.unroute(re.compile(rf"/week/{MONDAY}$"))
    week.undo()
    expect(week.toast()).to_contain_text("Todo como antes")
    assert week.filled() == {}


def test_when_the_connection_is_gone_it_says_so_and_can_be_pressed_again(week, problems):
    problems.allow("ERR_FAILED")  # the lost order that this test is about
    week.page.route(f"**{ORDERS}", lambda route: route.abort())
    week.complete("No se ha podido guardar")
    expect(week.complete_button()).not_to_have_attribute("aria-busy", "true")
    week.page.unroute(f"**{ORDERS}")
    week.complete("¡Listo!")


def test_without_a_session_it_says_so_and_nothing_stays_busy(week, problems):
    problems.allow("status of 401")
    week.page.context.clear_cookies()
    week.complete_button().click()
    expect(week.page.locator("mm-toast.is-error")).to_be_visible()
    expect(week.complete_button()).not_to_have_attribute("aria-busy", "true")
    assert week.shown() == {}


def test_where_there_is_no_other_proposal_it_says_so(page, household_of):
    """One dish of meat fits on three evenings, with a day between: there is no other way to place it."""
    household = household_of(meals="dinner", weekends="0", dishes=(("Filete", ["Carne"]), ("Pollo", ["Carne"])))
    assert household.visitor.post(f"/dishes/{household.dish_ids().pop()}/deletion").status == 303
    page.context.add_cookies(household.visitor.browser_cookies())
    assert not household.visitor.send("POST", ORDERS, {}).json()["complete"]
    week = WeekPage(page).open()
    before = week.filled()
    week.again_button().click()
    expect(week.toast()).to_contain_text("No hay otra propuesta")
    expect(week.sheet()).to_have_count(0)
    assert week.filled() == before and len(before) == 3
