"""One dish for Thursday by every way in, and pages that are opened and saved unchanged: the day stays the day."""

import re

import pytest
from playwright.sync_api import expect

from kit.hands import Keys, Mouse, carry
from kit.server import MONDAY
from kit.slot_page import SlotPage
from kit.week_page import WeekPage

NEXT = "2026-09-21"
THURSDAY = "3-dinner"


@pytest.fixture
def dish(household) -> str:
    return household.add_dish("Merluza", ["Verduras"])


@pytest.fixture
def week(member, dish) -> WeekPage:
    return WeekPage(member).open()


@pytest.mark.parametrize("zone", ["Europe/Madrid", "Australia/Brisbane"], indirect=True)
def test_thursday_is_thursday_by_every_way_in(week, household, dish):
    """Trap kitchenowl #759: browser and household on the far side of the server, and on this one."""
    card, target = week.card("Merluza"), week.slot(THURSDAY)
    here = SlotPage(week, THURSDAY)
    visitor, form = household.visitor, f"/week/{MONDAY}/slots/{THURSDAY}"
    ways = {
        "mouse": lambda: carry(Mouse(week), card, target),
        "keys": lambda: carry(Keys(week), card, target),
        "tap": lambda: (card.locator(".name").click(), target.click()),
        "sheet": lambda: here.choose("Merluza"),
        "form": lambda: visitor.post(form, dish=dish),
        "api": lambda: household.set_slot(THURSDAY, dish=dish),
        "surprise": lambda: household.write("POST", "autofill", {"slot": THURSDAY}),
        "move": lambda: (household.set_slot("0-lunch", dish=dish), visitor.post(f"/week/{MONDAY}/moves", **{"from": "0-lunch", "to": THURSDAY})),
        "out": lambda: (household.set_slot(THURSDAY, eatingOut=True), household.set_slot(THURSDAY, dish=dish)),
    }
    for name, way in ways.items():
        way()
        if name in ("mouse", "keys", "tap", "sheet"):
            expect(target).to_have_attribute("data-state", "filled")
        assert list(week.filled()) == [THURSDAY], name
        assert day_of(week.source(), THURSDAY) == ("Jueves", "17"), name
        assert household.write("DELETE", f"slots/{THURSDAY}").status == 200
        week.refresh()
        week.is_empty(THURSDAY)
    household.set_slot(THURSDAY, dish=dish)
    assert household.copy(NEXT)["slots"] == [THURSDAY]
    assert day_of(week.source(NEXT), THURSDAY) == ("Jueves", "24")


def day_of(html: str, slot: str) -> tuple[str, str]:
    """The heading over a slot: the day's name and number."""
    before = html[: html.index(f'id="slot-{slot}"')]
    return re.findall(r'<span class="day__name">([^<]+)</span> <span class="num">(\d+)</span>', before)[-1]


@pytest.mark.parametrize("away", ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
def test_opened_and_saved_three_times_unchanged_it_stays(browser, browser_context_args, household, dish, problems, away):
    """Trap Tandoor #3254: a browser on holiday, hours ahead of home or behind it."""
    household.set_slot("6-dinner", dish=dish)
    household.set_slot("0-lunch", eatingOut=True, note="Cumple de Nora")
    household.set_week(includesWeekends=True, meals="both")
    context = browser.new_context(**{**browser_context_args, "timezone_id": away})
    problems.watch(context)
    context.add_cookies(household.visitor.browser_cookies())
    week = WeekPage(context.new_page()).open()
    page, before = week.page, week.contents()
    for _ in range(3):
        SlotPage(week, "0-lunch").do("Guardar nota")
        page.locator("#week-more").click()
        page.get_by_role("link", name="Ajustes de esta semana").click()
        week.sheet().get_by_role("button", name="Guardar").click()
        expect(week.sheet()).to_have_count(0)
        page.goto(f"/dishes/{dish}?return=/week/{MONDAY}")
        page.get_by_role("button", name="Guardar").first.click()
        expect(page).to_have_url(re.compile(f"/week/{MONDAY}"))
    assert week.contents() == before
    assert day_of(week.source(), "6-dinner") == ("Domingo", "20")
    expect(page.locator('[aria-current="date"] .num')).to_have_text("16")
    context.close()
