"""Every change of a week is taken back by what it says afterwards, unless somebody else has changed it since."""

import re

import pytest
from playwright.sync_api import expect

from kit.hands import Mouse, carry
from kit.looks import at
from kit.server import MONDAY
from kit.slot_page import SlotPage
from kit.week_page import WeekPage

NEXT, PAST = "2026-09-21", "2026-09-07"
SIZES = pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)
PLAIN = pytest.mark.parametrize("javascript", [False], indirect=True, ids=["plain"])
UNDONE = "Todo como antes"
DISHES = [("Pollo asado", "Carne"), ("Lentejas", "Legumbres"), ("Pisto", "Verduras"), ("Gazpacho", "Verduras")]


@pytest.fixture
def dishes(household) -> dict[str, str]:
    return {name: household.add_dish(name, [tag]) for name, tag in DISHES}


@pytest.fixture
def week(member, household, dishes) -> WeekPage:
    """Three dishes, one of them with a second one, a dinner out, and one that is not planned."""
    household.set_slot("2-dinner", dish=dishes["Pollo asado"], secondaryDish=dishes["Pisto"])
    household.set_slot("3-lunch", dish=dishes["Lentejas"])
    household.set_slot("5-dinner", dish=dishes["Gazpacho"])
    household.set_slot("4-dinner", eatingOut=True, note="Cumple de Nora")
    household.set_slot("4-lunch", skipped=True, note="Fiesta")
    return WeekPage(member).open()


def is_taken_back(week: WeekPage, before: dict) -> None:
    """The page says so, and all of the week is as it was, here and on the server."""
    week.undo()
    expect(week.toast()).to_contain_text(UNDONE)
    assert week.contents() == before
    assert week.shown() == week.filled()


def test_each_change_of_a_slot_is_taken_back(week):
    before = week.contents()

    def at_slot(slot: str) -> SlotPage:
        return SlotPage(week, slot)

    ways = [
        lambda: carry(Mouse(week), week.card("Tortilla de patatas"), week.slot("0-lunch")),
        lambda: carry(Mouse(week), week.slot("3-lunch"), week.slot("1-lunch")),
        lambda: carry(Mouse(week), week.slot("3-lunch"), week.slot("5-dinner")),
        lambda: carry(Mouse(week), week.slot("2-dinner"), week.page.locator("#drawer")),
        lambda: at_slot("3-lunch").choose("Tortilla de patatas"),
        lambda: at_slot("3-lunch").choose_second("Ensalada"),
        lambda: at_slot("2-dinner").do("Quitar segundo"),
        lambda: at_slot("2-dinner").item("Comemos fuera"),
        lambda: at_slot("2-dinner").item("No planificar"),
        lambda: at_slot("2-dinner").item("Ignorar reglas aquí"),
        lambda: at_slot("4-dinner").item("Volver a planificar"),
        lambda: at_slot("4-dinner").choose("Tortilla de patatas"),
        lambda: at_slot("0-dinner").do("Sorpréndeme"),
        lambda: at_slot("5-dinner").do("Quitar"),
    ]
    for number, way in enumerate(ways):
        way()
        expect(week.toast().get_by_role("button", name="Deshacer")).to_be_visible()
        assert week.contents() != before, f"change {number} did nothing"
        is_taken_back(week, before)


@SIZES
def test_each_change_of_the_whole_week_is_taken_back(week, size):
    before = week.contents()
    week.choose_in_menu("Resetear semana")
    week.sheet().get_by_role("button", name="Limpiar").click()
    expect(week.toast()).to_contain_text("Semana limpia")
    assert week.filled() == {} and "Cumple de Nora" in week.contents()["4-dinner"]
    is_taken_back(week, before)

    week.choose_in_menu("Ajustes de esta semana")
    week.sheet().locator("label", has_text="Solo de lunes a viernes").click()
    week.sheet().get_by_role("button", name="Guardar").click()
    expect(week.page.locator(".day")).to_have_count(5)
    expect(week.page.locator(".week")).to_have_attribute("data-days", "5")
    is_taken_back(week, before)
    expect(week.page.locator(".day")).to_have_count(7)

    week.complete_button().click()
    expect(week.page.locator(".slot[data-new]").first).to_be_attached()
    expect(week.toast().or_(week.sheet())).to_be_visible()
    if week.sheet().count():
        week.sheet().locator("[data-close]").last.click()
    assert len(week.filled()) > 3
    is_taken_back(week, before)


def test_a_copy_and_a_rating_are_taken_back(week, household, dishes):
    page, empty = week.page, week.contents(NEXT)
    week.choose_in_menu("Repetir en otra semana")
    week.sheet().locator("label", has=page.locator(f'input[value="{NEXT}"]')).click()
    week.sheet().get_by_role("button", name="Repetir").click()
    expect(page).to_have_url(at(f"/week/{NEXT}"))
    expect(page.locator('.slot[data-state="filled"]')).to_have_count(3)
    week.undo()
    expect(week.toast()).to_contain_text(UNDONE)
    expect(page.locator('.slot[data-state="filled"]')).to_have_count(0)
    assert week.contents(NEXT) == empty

    week.open(PAST)
    good = page.get_by_role("button", name="Bien")
    good.click()
    expect(good).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(good).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Muy mal").click()
    expect(good).to_have_attribute("aria-pressed", "false")
    week.undo()
    expect(good).to_have_attribute("aria-pressed", "true")


@PLAIN
def test_without_javascript_the_notice_takes_it_back(week, household):
    """Each form says what was done and offers to take it back, on the page that it leads to."""
    page, before = week.page, week.contents()
    forms = {
        "slots/3-lunch": lambda: SlotPage(week, "3-lunch", is_page=True).do("Quitar"),
        "reset": lambda: (page.goto(f"/week/{MONDAY}/reset"), page.get_by_role("button", name="Limpiar").click()),
        "settings": lambda: (
            page.goto(f"/week/{MONDAY}/settings"),
            page.locator('input[name=meals][value=dinner]').check(),
            page.get_by_role("button", name="Guardar").click(),
        ),
    }
    for name, way in forms.items():
        way()
        expect(page).to_have_url(re.compile(f"/week/{MONDAY}([?#]|$)"))
        assert week.contents() != before, name
        week.undo()
        expect(week.toast()).to_contain_text(UNDONE)
        assert week.contents() == before, name

    page.goto(f"/week/{MONDAY}/copies")
    page.locator(f'input[value="{NEXT}"]').check()
    page.get_by_role("button", name="Repetir").click()
    expect(page).to_have_url(at(f"/week/{NEXT}"))
    assert len(week.filled(NEXT)) == 3
    week.undo()
    expect(week.toast()).to_contain_text(UNDONE)
    assert week.filled(NEXT) == {}


def test_what_somebody_changed_since_is_not_taken_back(week, household, dishes, problems):
    problems.allow("status of 409")  # the refusal that this test is about
    SlotPage(week, "3-lunch").do("Quitar")
    week.is_empty("3-lunch")
    household.set_slot("3-lunch", dish=dishes["Pisto"])
    week.undo()
    expect(week.page.locator("mm-toast.is-error")).to_be_visible()
    week.holds("3-lunch", "Pisto")
    assert week.filled()["3-lunch"] == dishes["Pisto"]

    week.choose_in_menu("Resetear semana")
    week.sheet().get_by_role("button", name="Limpiar").click()
    expect(week.toast()).to_contain_text(re.compile("Semana limpia"))
    household.set_slot("0-lunch", eatingOut=True)  # elsewhere: that does not stand in the way
    household.set_slot("2-dinner", dish=dishes["Lentejas"])
    week.undo()
    expect(week.page.locator("mm-toast.is-error")).to_be_visible()
    assert week.filled() == {"2-dinner": dishes["Lentejas"]}
