"""All that a slot offers, in its sheet and its menu: by mouse, by finger, by keyboard alone, and without JavaScript."""

import re

import pytest
from playwright.sync_api import expect

from kit.server import MONDAY
from kit.slot_page import SlotPage, press_with
from kit.week_page import WeekPage

WAYS = pytest.mark.parametrize(
    "way, size, javascript",
    [("mouse", "desktop", True), ("touch", "phone", True), ("keys", "desktop", True), ("mouse", "phone", False)],
    indirect=["size", "javascript"],
    ids=["mouse", "touch", "keys", "plain"],
)
DISHES = [("Pollo asado", "Carne"), ("Filete", "Carne"), ("Lentejas", "Legumbres"), ("Pisto", "Verduras")]
LONG = "ñ" * 101


@pytest.fixture
def dishes(household) -> dict[str, str]:
    return {name: household.add_dish(name, [tag]) for name, tag in DISHES}


@pytest.fixture
def week(member, dishes) -> WeekPage:
    return WeekPage(member).open()


@WAYS
def test_the_sheet_offers_everything(week, dishes, household, way, javascript):
    household.set_slot("3-dinner", dish=dishes["Filete"])
    press = press_with(way, week.page)
    here = SlotPage(week, "2-dinner", press, is_page=not javascript)
    slot = week.slot("2-dinner")

    here.do("Sorpréndeme")
    expect(slot).to_have_attribute("data-state", "filled")
    assert len(week.filled()) == 2

    here.do("Sin cena")
    expect(slot).to_have_attribute("data-state", "skipped")
    here.open()
    note = here.root.locator("input[name=note]")
    expect(note).to_be_visible()
    note.fill("  Fiesta del cole ")
    press(here.button("Guardar nota"))
    here.is_gone()
    expect(slot).to_contain_text("Fiesta del cole")
    here.do("Comemos fuera")
    expect(slot).to_have_attribute("data-state", "out")
    here.do("Dejar libre")
    week.is_empty("2-dinner")

    here.open()
    press(here.root.locator("summary", has_text="Añadir una nota"))
    here.root.locator("input[name=note]").fill("Cumple de Nora")
    press(here.button("Comemos fuera"))
    here.is_gone()
    expect(slot).to_contain_text("Cumple de Nora")

    here.open()
    expect(here.root.locator('li[data-name="Pollo asado"]')).to_contain_text(re.compile("Carne.*jueves", re.I))
    press(here.dish("Pollo asado"))  # what does not fit, all the same
    here.is_gone()
    week.holds("2-dinner", "Pollo asado")
    expect(slot).to_have_attribute("data-rule", "overridden")

    here.choose_second("Pisto")
    expect(slot.locator(".slot__second")).to_have_text("Pisto")
    here.do("Ignorar reglas aquí")
    expect(slot).to_contain_text("Sin reglas en este hueco")
    here.do("Volver a aplicar las reglas")
    expect(slot).not_to_contain_text("Sin reglas")
    here.do("Quitar segundo")
    expect(slot.locator(".slot__second")).to_have_count(0)

    here.open()
    press(here.root.locator("summary", has_text="Mover"))
    press(here.root.locator('button[name="to"][value="4-lunch"]'))
    here.is_gone()
    week.holds("4-lunch", "Pollo asado")
    there = SlotPage(week, "4-lunch", press, is_page=not javascript).open()
    press(there.root.get_by_role("link", name="Abrir plato"))
    expect(week.page).to_have_url(re.compile(rf"/dishes/{dishes['Pollo asado']}\?return="))
    week.page.get_by_role("link", name=re.compile("Volver|Cancelar")).first.click()
    expect(week.page).to_have_url(re.compile(f"/week/{MONDAY}"))
    week.open()
    there.do("Quitar")
    week.is_empty("4-lunch")
    assert week.filled() == {"3-dinner": dishes["Filete"]}


@pytest.mark.parametrize(
    "way, size", [("mouse", "desktop"), ("touch", "phone"), ("keys", "desktop")], indirect=["size"]
)
def test_the_menu_offers_everything(week, dishes, household, way):
    household.set_slot("2-dinner", dish=dishes["Pollo asado"])
    week.page.reload()
    here, slot = SlotPage(week, "2-dinner", press_with(way, week.page)), week.slot("2-dinner")

    here.item("Cambiar plato")
    here.press(here.dish("Lentejas"))
    week.holds("2-dinner", "Lentejas")
    here.item("Añadir segundo plato")
    here.press(here.dish("Pisto"))
    expect(slot.locator(".slot__second")).to_have_text("Pisto")
    here.item("Quitar segundo plato")
    expect(slot.locator(".slot__second")).to_have_count(0)
    here.item("Ignorar reglas aquí")
    expect(slot).to_contain_text("Sin reglas en este hueco")
    here.item("Volver a aplicar las reglas")
    expect(slot).not_to_contain_text("Sin reglas")

    here.item("Mover a otro hueco")
    week.is_judged()
    if way == "keys":
        week.page.keyboard.press("ArrowRight")
        expect(week.slot("3-dinner")).to_have_attribute("data-hover", "")
        week.page.keyboard.press("Enter")
    else:
        here.press(week.slot("3-dinner"))
    week.holds("3-dinner", "Lentejas")
    here, slot = SlotPage(week, "3-dinner", here.press), week.slot("3-dinner")
    here.item("Comemos fuera")
    expect(slot).to_have_attribute("data-state", "out")
    here.item("No planificar")
    expect(slot).to_have_attribute("data-state", "skipped")
    here.item("Volver a planificar")
    week.is_empty("3-dinner")
    week.undo()
    expect(slot).to_have_attribute("data-state", "skipped")
    here.item("Poner un plato")
    here.press(here.dish("Lentejas"))
    week.holds("3-dinner", "Lentejas")
    here.item("Quitar plato")
    week.is_empty("3-dinner")
    assert week.filled() == {}


def test_the_menu_closes_and_gives_the_focus_back(week, dishes, household):
    household.set_slot("2-dinner", dish=dishes["Pollo asado"])
    week.page.reload()
    here, page = SlotPage(week, "2-dinner"), week.page
    button = week.slot("2-dinner").locator("[data-slot-menu]")
    menu = here.open_menu()
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(menu.get_by_role("menuitem").last).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(menu).to_be_visible()
    button.click()  # a second press closes it
    expect(menu).to_be_hidden()
    button.press("Enter")
    expect(menu).to_be_visible()
    page.locator("h1").click()
    expect(menu).to_be_hidden()
    assert week.filled() == {"2-dinner": dishes["Pollo asado"]}


@pytest.mark.parametrize("javascript", [True, False], indirect=True, ids=["script", "plain"])
def test_a_note_that_is_too_long_comes_back_with_a_word_about_it(week, household, problems, javascript):
    problems.allow("status of 422")  # the refusal that this test is about
    household.set_slot("2-dinner", eatingOut=True, note="Cumple")
    week.page.reload()
    here = SlotPage(week, "2-dinner", is_page=not javascript).open()
    here.root.locator("input[name=note]").fill(LONG)
    here.button("Guardar nota").click()
    expect(here.root.locator("input[name=note]")).to_have_value(LONG)
    expect(here.root.locator("#slot-note-error")).to_contain_text("100")
    assert "Cumple" in week.contents()["2-dinner"]


def test_the_same_dish_is_no_second_dish(household, dishes):
    household.set_slot("2-dinner", dish=dishes["Pisto"])
    answer = household.write("PUT", "slots/2-dinner", {"secondaryDish": dishes["Pisto"]})
    assert answer.status == 422 and answer.json()["field"] == "secondaryDish"
    page = household.visitor.get(f"/week/{MONDAY}/slots/2-dinner?choose=second").text
    assert dishes["Lentejas"] in page and f'value="{dishes["Pisto"]}"' not in page


def test_nothing_fits_and_surprise_says_so(member, household):
    """The only dish is for lunch."""
    for dish in household.dish_ids():
        household.visitor.post(f"/dishes/{dish}/deletion")
    soup = household.add_dish("Cocido", ["Solo Comida"])
    assert soup in household.dish_ids()
    week = WeekPage(member).open()
    SlotPage(week, "2-dinner").do("Sorpréndeme")
    expect(week.toast()).to_contain_text("no encaja ningún plato")
    SlotPage(week, "2-lunch").do("Sorpréndeme")
    expect(week.toast()).to_contain_text("¡Sorpresa! Cocido")
    assert week.filled() == {"2-lunch": soup}
