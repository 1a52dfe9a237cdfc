"""Quick hands, slow links, and others who plan the same week at the same time."""

import pytest
from playwright.sync_api import Page, expect

from kit.hands import HANDS
from kit.week_page import WeekPage

DISHES = [("Pollo asado", "Carne"), ("Lentejas", "Legumbres"), ("Merluza", "Pescado"), ("Pisto", "Verduras")]


@pytest.fixture
def dishes(household) -> dict[str, str]:
    return {name: household.add_dish(name, [tag]) for name, tag in DISHES}


@pytest.fixture
def week(member, dishes) -> WeekPage:
    return WeekPage(member).open()


@pytest.fixture
def other(browser, browser_context_args, household, problems) -> Page:
    """Another browser of the same family."""
    context = browser.new_context(**browser_context_args)
    problems.watch(context)
    context.add_cookies(household.visitor.browser_cookies())
    yield context.new_page()
    context.close()


def slow_down(page: Page, latency: int) -> None:
    """Every answer takes so many milliseconds more."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    limits = {"offline": False, "latency": latency, "downloadThroughput": -1, "uploadThroughput": -1}
    session.send("Network.emulateNetworkConditions", limits)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"], indirect=True)
def test_a_week_that_has_loaded_listens_to_the_first_key(member, dishes, motion):
    slow_down(member, 300)
    week = WeekPage(member).open()
    week.card("Lentejas").locator("[data-pick]").focus()
    member.keyboard.press("Enter")
    week.is_judged()
    member.keyboard.press("Escape")
    week.is_at_rest()


@pytest.mark.parametrize(
    "way, size", [("mouse", "desktop"), ("keys", "desktop"), ("touch", "phone")], indirect=["size"]
)
def test_what_others_write_while_a_dish_is_in_the_air_waits_and_nothing_is_lost(week, household, dishes, way):
    household.set_slot("2-dinner", dish=dishes["Pollo asado"])
    week.page.reload()
    hand = HANDS[way](week)
    hand.lift(week.slot("2-dinner"))
    household.set_slot("0-lunch", dish=dishes["Lentejas"])
    household.set_slot("2-lunch", dish=dishes["Pisto"])
    week.refresh()
    week.is_judged()
    expect(week.page.locator(".is-source")).to_have_attribute("data-slot", "2-dinner")
    hand.over(week.slot("3-lunch"))
    expect(week.slot("3-lunch")).to_have_attribute("data-hover", "")
    hand.let_go()
    week.holds("3-lunch", "Pollo asado")
    week.is_empty("2-dinner")
    week.holds("0-lunch", "Lentejas")
    week.holds("2-lunch", "Pisto")
    week.is_at_rest()
    assert week.shown() == week.filled() and len(week.filled()) == 3


def test_what_was_taken_away_meanwhile_is_not_brought_back(week, household, dishes, problems):
    """The dish in the air has left the week; where it is let go nothing may appear, and the page says so."""
    problems.allow("status of 4(04|09)")  # the refusal that this test is about
    household.set_slot("2-dinner", dish=dishes["Pollo asado"])
    week.page.reload()
    week.lift(week.slot("2-dinner"))
    assert household.write("DELETE", "slots/2-dinner").status == 200
    week.drag_over(week.slot("4-lunch"))
    week.drop()
    expect(week.page.locator("mm-toast.is-error")).to_be_visible()
    week.is_empty("2-dinner")
    week.is_empty("4-lunch")
    week.is_at_rest()
    assert week.filled() == {}
    week.drag(week.card("Pollo asado"), week.slot("4-lunch"))
    week.holds("4-lunch", "Pollo asado")


def test_two_quick_drops_both_hold_and_on_one_slot_the_last(week, dishes):
    slow_down(week.page, 300)
    week.throw(week.card("Pollo asado"), week.slot("0-lunch"))
    week.throw(week.card("Lentejas"), week.slot("2-dinner"))
    week.throw(week.card("Pisto"), week.slot("2-dinner"))
    week.holds("0-lunch", "Pollo asado")
    week.holds("2-dinner", "Pisto")
    week.is_at_rest()
    assert week.filled() == week.shown() == {"0-lunch": dishes["Pollo asado"], "2-dinner": dishes["Pisto"]}


def test_five_quick_changes_on_a_slow_link_hold_here_and_there(week, other, dishes):
    """Trap mealie #6269: five drops one after another, a second of delay each way, another browser watching."""
    there = WeekPage(other).open()
    slow_down(week.page, 1000)
    names = [*dishes, "Ensalada"]
    for day, name in enumerate(names):
        week.throw(week.card(name), week.slot(f"{day}-lunch"))
    expect(week.page.locator('.slot[data-state="filled"]')).to_have_count(5, timeout=30_000)
    for day, name in enumerate(names):
        week.holds(f"{day}-lunch", name)
    week.is_at_rest()
    assert len(week.filled()) == 5
    other.reload()
    for day, name in enumerate(names):
        there.holds(f"{day}-lunch", name)
    there.drag(there.slot("0-lunch"), there.slot("0-dinner"))
    there.holds("0-dinner", "Pollo asado")
    week.refresh()
    week.holds("0-dinner", "Pollo asado")
    week.is_empty("0-lunch")
