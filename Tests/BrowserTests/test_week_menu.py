"""The menu of a slot: what it offers, where it stands, and where the focus goes after it."""

import re

import pytest
from playwright.sync_api import Locator, expect

from kit.week_page import WeekPage

DISHES = [("Pollo asado", "Carne"), ("Filete", "Carne"), ("Lentejas", "Legumbres")]
SIZES = pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)


@pytest.fixture
def dishes(household) -> dict[str, str]:
    return {name: household.add_dish(name, [tag]) for name, tag in DISHES}


@pytest.fixture
def week(member, household, dishes) -> WeekPage:
    household.set_slot("2-dinner", dish=dishes["Pollo asado"])
    household.set_slot("3-lunch", eatingOut=True, note="Cumple de Nora")
    household.set_slot("4-dinner", skipped=True)
    return WeekPage(member).open()


def button(week: WeekPage, slot: str) -> Locator:
    return week.slot(slot).locator("[data-slot-menu]")


def menu(week: WeekPage) -> Locator:
    return week.page.get_by_role("menu")


def item(week: WeekPage, name: str) -> Locator:
    return menu(week).get_by_role("menuitem", name=name)


def opened(week: WeekPage, slot: str) -> None:
    week.slot(slot).scroll_into_view_if_needed()
    button(week, slot).click()
    expect(menu(week)).to_be_visible()


def by_key(week: WeekPage, slot: str, name: str) -> None:
    """Opens the menu and walks to an entry, with the keyboard alone."""
    button(week, slot).focus()
    week.page.keyboard.press("Enter")
    expect(menu(week).locator("*:focus")).to_have_count(1)
    for _ in range(12):
        if re.search(name, week.page.evaluate("document.activeElement.textContent")):
            week.page.keyboard.press("Enter")
            return
        week.page.keyboard.press("ArrowDown")
    raise AssertionError(f"the menu has no {name}")


def focused_slot(week: WeekPage, slot: str) -> None:
    expect(week.slot(slot).locator("*:focus")).to_have_count(1)


@SIZES
def test_it_offers_what_the_slot_can_have_done(week):
    names = {
        "2-dinner": ["Cambiar plato", "Añadir segundo plato", "Mover a otro hueco", "Comemos fuera"]
        + ["No planificar", "Ignorar reglas aquí", "Abrir plato", "Quitar plato"],
        "3-lunch": ["Poner un plato", "No planificar", "Volver a planificar"],
        "4-dinner": ["Poner un plato", "Comemos fuera", "Volver a planificar"],
    }
    for slot, wanted in names.items():
        opened(week, slot)
        shown = [text.removesuffix("M") for text in menu(week).get_by_role("menuitem").all_inner_texts()]
        assert [text.strip() for text in shown] == wanted
        week.page.keyboard.press("Escape")
        expect(menu(week)).to_have_count(0)
    expect(week.slot("0-lunch").locator("[data-slot-menu]")).to_have_count(0)


def test_the_keys_walk_it_and_escape_gives_the_focus_back(week):
    page = week.page
    button(week, "2-dinner").focus()
    page.keyboard.press("Enter")
    expect(item(week, "Cambiar plato")).to_be_focused()
    for key, name in (("ArrowUp", "Quitar plato"), ("ArrowDown", "Cambiar plato"), ("End", "Quitar plato")):
        page.keyboard.press(key)
        expect(item(week, name)).to_be_focused()
    page.keyboard.press("Home")
    expect(item(week, "Cambiar plato")).to_be_focused()
    expect(button(week, "2-dinner")).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(menu(week)).to_have_count(0)
    expect(button(week, "2-dinner")).to_be_focused()
    expect(button(week, "2-dinner")).to_have_attribute("aria-expanded", "false")


def test_a_second_press_on_its_button_closes_it(week):
    opened(week, "2-dinner")
    button(week, "2-dinner").click()
    expect(menu(week)).to_have_count(0)
    expect(week.sheet()).to_have_count(0)


@SIZES
@pytest.mark.parametrize("slot", ["0-lunch", "0-dinner", "6-lunch", "6-dinner"])
def test_it_stays_inside_the_window(week, household, dishes, slot):
    household.set_slot(slot, dish=dishes["Lentejas"])
    week.page.reload()
    opened(week, slot)
    box, size = menu(week).bounding_box(), week.page.viewport_size
    assert box["x"] >= 0 and box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"] and box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize(
    "slot, name, shows",
    [
        ("2-dinner", "Comemos fuera", "out"),
        ("2-dinner", "No planificar", "skipped"),
        ("2-dinner", "Quitar plato", "empty"),
        ("3-lunch", "Volver a planificar", "empty"),
        ("3-lunch", "No planificar", "skipped"),
        ("4-dinner", "Comemos fuera", "out"),
    ],
)
def test_each_change_keeps_the_focus_at_its_slot_and_so_does_undo(week, slot, name, shows):
    before = week.contents()
    was = week.slot(slot).get_attribute("data-state")
    by_key(week, slot, name)
    expect(week.slot(slot)).to_have_attribute("data-state", shows)
    focused_slot(week, slot)
    week.undo()
    expect(week.slot(slot)).to_have_attribute("data-state", was)
    focused_slot(week, slot)
    assert week.contents() == before


def test_rules_are_left_aside_and_apply_again(week):
    by_key(week, "2-dinner", "Ignorar reglas aquí")
    expect(week.slot("2-dinner")).to_contain_text("Sin reglas en este hueco")
    focused_slot(week, "2-dinner")
    by_key(week, "2-dinner", "Volver a aplicar las reglas")
    expect(week.slot("2-dinner")).not_to_contain_text("Sin reglas en este hueco")


def test_a_second_dish_is_chosen_and_taken_away(week):
    opened(week, "2-dinner")
    item(week, "Añadir segundo plato").click()
    week.sheet().locator('li[data-name="Lentejas"] button').first.click()
    expect(week.slot("2-dinner")).to_contain_text("Lentejas")
    opened(week, "2-dinner")
    item(week, "Quitar segundo plato").click()
    expect(week.slot("2-dinner")).not_to_contain_text("Lentejas")
    week.holds("2-dinner", "Pollo asado")


def test_its_sheet_gives_the_focus_back_to_the_slot(week):
    by_key(week, "2-dinner", "Cambiar plato")
    expect(week.sheet()).to_be_visible()
    week.page.keyboard.press("Escape")
    expect(week.sheet()).to_have_count(0)
    focused_slot(week, "2-dinner")


def test_it_opens_the_dish_and_comes_back(week):
    opened(week, "2-dinner")
    item(week, "Abrir plato").click()
    expect(week.page.locator('input[name="name"]')).to_have_value("Pollo asado")


@SIZES
def test_move_carries_the_dish_to_the_slot_that_is_pressed(week):
    opened(week, "2-dinner")
    item(week, "Mover a otro hueco").click()
    week.is_judged()
    week.slot("3-dinner").click()
    week.holds("3-dinner", "Pollo asado")
    week.is_empty("2-dinner")
    week.is_at_rest()


def test_m_lifts_a_planned_dish_and_says_so(week):
    page = week.page
    week.slot("2-dinner").locator("a").first.focus()
    page.keyboard.press("m")
    week.is_judged()
    expect(page.locator("#status")).to_contain_text("Pollo asado")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#status")).to_contain_text("Encaja")
    page.keyboard.press("Enter")
    week.holds("3-dinner", "Pollo asado")
    focused_slot(week, "3-dinner")


def test_a_swap_names_the_dish_that_does_not_fit_at_the_other_end(week, household, dishes):
    """Filete may stand on Saturday, but not where Lentejas would come from: beside Pollo asado."""
    household.set_slot("3-dinner", dish=dishes["Lentejas"])
    household.set_slot("5-dinner", dish=dishes["Filete"])
    week.page.reload()
    week.lift(week.slot("3-dinner"))
    expect(week.slot("5-dinner")).to_have_attribute("data-drop", "bad")
    expect(week.slot("5-dinner")).to_contain_text(re.compile("Filete: .*Carne", re.IGNORECASE))


@SIZES
def test_the_page_does_not_shift_while_it_loads(week):
    """On a slow processor, which reads the page in many pieces."""
    week.page.context.new_cdp_session(week.page).send("Emulation.setCPUThrottlingRate", {"rate": 6})
    week.page.add_init_script("""
      window.shift = 0;
      new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shift += entry.value; })
        .observe({ type: 'layout-shift', buffered: true });
    """)
    week.page.goto(week.page.url, wait_until="networkidle")
    assert week.page.evaluate("new Promise(requestAnimationFrame).then(() => window.shift)") == 0
