"""Planning without dragging: by the sheet, by the keyboard alone, and without JavaScript."""

import re

import pytest
from playwright.sync_api import expect

from kit.keyboard import reach, walk_to
from kit.looks import at
from kit.server import MONDAY
from kit.week_page import WeekPage

SIZES = pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)
PLAIN = pytest.mark.parametrize("javascript", [False], indirect=True, ids=["plain"])
REASON = re.compile("Carne.*miércoles", re.IGNORECASE)


@pytest.fixture
def week(member, household) -> WeekPage:
    for name, tag in (("Pollo asado", "Carne"), ("Filete", "Carne"), ("Lentejas", "Legumbres")):
        household.add_dish(name, [tag])
    return WeekPage(member).open()


def pick(place, name: str):
    """The button that puts a dish into the slot whose sheet is open."""
    return place.locator(f'li[data-name="{name}"] button[name="dish"]')


@SIZES
def test_the_sheet_alone_plans_refuses_overrides_and_removes(week, server):
    week.slot("2-dinner").locator("a").first.click()
    pick(week.sheet(), "Pollo asado").click()
    expect(week.sheet()).to_have_count(0)
    week.holds("2-dinner", "Pollo asado")

    week.slot("3-dinner").locator("a").first.click()
    barred = week.sheet().locator('li[data-name="Filete"]')
    expect(barred).to_contain_text(REASON)
    barred.locator('button[name="dish"]').click()
    expect(week.sheet()).to_have_count(0)
    week.holds("3-dinner", "Filete")
    expect(week.slot("3-dinner")).to_have_attribute("data-rule", "overridden")

    week.restart(server)
    week.holds("2-dinner", "Pollo asado")
    week.slot("3-dinner").locator("a").first.click()
    week.sheet().locator('form[action$="/removal"] button').click()
    expect(week.sheet()).to_have_count(0)
    week.is_empty("3-dinner")
    week.holds("2-dinner", "Pollo asado")


@SIZES
def test_the_sheet_moves_a_dish(week, household):
    dish = next(iter(household.dish_ids()))
    assert household.place("0-lunch", dish).status == 200
    week.page.reload()
    week.slot("0-lunch").locator("a").first.click()
    week.sheet().locator("summary", has_text="Mover").click()
    week.sheet().locator('button[name="to"][value="4-dinner"]').click()
    expect(week.sheet()).to_have_count(0)
    expect(week.slot("4-dinner")).to_have_attribute("data-dish", dish)
    week.is_empty("0-lunch")


@SIZES
def test_each_change_is_taken_back_by_its_toast(week):
    week.slot("2-dinner").locator("a").first.click()
    pick(week.sheet(), "Pollo asado").click()
    week.holds("2-dinner", "Pollo asado")
    week.undo()
    week.is_empty("2-dinner")
    expect(week.toast()).to_contain_text("Todo como antes")

    for slot, name in (("2-dinner", "Pollo asado"), ("4-lunch", "Lentejas")):
        week.slot(slot).locator("a").first.click()
        pick(week.sheet(), name).click()
        week.holds(slot, name)
    planned = week.filled()
    week.slot("2-dinner").locator("a").first.click()
    week.sheet().locator("summary", has_text="Mover").click()
    week.sheet().locator('button[name="to"][value="4-lunch"]').click()
    week.holds("4-lunch", "Pollo asado")
    week.undo()
    week.holds("4-lunch", "Lentejas")

    week.slot("4-lunch").locator("a").first.click()
    week.sheet().locator('form[action$="/removal"] button').click()
    week.is_empty("4-lunch")
    week.undo()
    week.holds("4-lunch", "Lentejas")
    assert week.filled() == planned


def test_a_dish_is_placed_by_two_taps(week):
    week.card("Lentejas").locator(".name").click()
    expect(week.page.locator(".slot[data-drop]")).to_have_count(14)
    week.slot("3-lunch").click()
    week.holds("3-lunch", "Lentejas")
    week.page.reload()
    week.holds("3-lunch", "Lentejas")


def test_the_sheet_gives_the_focus_back(week):
    link = week.slot("2-dinner").locator("a").first
    link.click()
    expect(week.sheet()).to_be_visible()
    week.page.keyboard.press("Escape")
    expect(week.sheet()).to_have_count(0)
    expect(link).to_be_focused()


def test_the_sheets_search_narrows_the_list(week):
    week.slot("2-dinner").locator("a").first.click()
    week.sheet().locator("input[type=search]").fill("lent")
    expect(week.sheet().locator('li[data-name="Lentejas"]')).to_be_visible()
    expect(week.sheet().locator('li[data-name="Pollo asado"]')).to_be_hidden()
    week.sheet().locator("input[type=search]").fill("zzz")
    expect(week.sheet().locator("[data-none]")).to_be_visible()


@pytest.mark.premium
def test_a_long_list_comes_in_parts_and_the_search_finds_the_rest(week, household):
    for number in range(45):  # a sheet begins with 40
        form = {"name": f"Plato {number:02}", "tags": [household.tags["Verduras"]]}
        assert household.visitor.post("/dishes", **form).status == 303
    household.add_dish("Zarzuela", ["Pescado"])
    sheet = week.open().sheet()
    week.slot("4-dinner").locator("a").first.click()
    last = sheet.locator("li", has_text="Zarzuela")
    expect(sheet.locator("h1")).to_be_visible()
    expect(last).to_have_count(0)
    sheet.get_by_role("searchbox").fill("ZÁRZ")
    expect(last).to_be_visible()
    expect(sheet.locator("[data-found] li[data-name]")).to_have_count(1)
    sheet.get_by_role("searchbox").press("Enter")
    expect(last).to_be_visible()
    sheet.get_by_role("searchbox").fill("")
    sheet.get_by_role("link", name="Ver más").click()
    last.get_by_role("button").click()
    week.holds("4-dinner", "Zarzuela")


def test_the_keyboard_alone_picks_up_walks_and_drops(week):
    page = week.page
    grip = week.card("Pollo asado").locator("[data-pick]")
    reach(page, grip)
    page.keyboard.press("Enter")
    expect(grip).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".slot[data-drop]")).to_have_count(14)
    walk_to(page, "2-dinner")
    page.keyboard.press("Enter")
    week.holds("2-dinner", "Pollo asado")

    reach(page, week.card("Filete").locator("[data-pick]"))
    page.keyboard.press(" ")
    walk_to(page, "3-dinner")
    expect(page.locator("#status")).to_contain_text(REASON)
    page.keyboard.press("Enter")
    week.is_empty("3-dinner")
    page.keyboard.press("Escape")
    expect(page.locator(".slot[data-drop]")).to_have_count(0)
    page.reload()
    week.holds("2-dinner", "Pollo asado")
    week.is_empty("3-dinner")


def test_escape_lays_a_picked_dish_down_where_it_was(week):
    grip = week.card("Lentejas").locator("[data-pick]")
    grip.focus()
    week.page.keyboard.press("Enter")
    expect(week.page.locator(".slot[data-drop]")).to_have_count(14)
    week.page.keyboard.press("ArrowRight")
    week.page.keyboard.press("Escape")
    expect(grip).to_be_focused()
    expect(grip).to_have_attribute("aria-pressed", "false")
    assert week.filled() == {}


@SIZES
@PLAIN
def test_without_javascript_forms_do_the_same(week, server):
    page = week.page
    week.slot("2-dinner").locator("a").first.click()
    expect(page).to_have_url(at(f"/week/{MONDAY}/slots/2-dinner"))
    pick(page, "Pollo asado").click()
    expect(page).to_have_url(re.compile(f"/week/{MONDAY}"))
    week.holds("2-dinner", "Pollo asado")

    week.slot("3-dinner").locator("a").first.click()
    expect(page.locator('li[data-name="Filete"]')).to_contain_text(REASON)
    pick(page, "Filete").click()
    week.holds("3-dinner", "Filete")
    week.restart(server)
    week.holds("2-dinner", "Pollo asado")
    week.slot("3-dinner").locator("a").first.click()
    page.locator('form[action$="/removal"] button').click()
    week.is_empty("3-dinner")


@PLAIN
def test_without_javascript_a_refused_move_comes_back_with_the_reason(week, household, problems):
    problems.allow("status of 422")  # the refusal that this test is about
    page = week.page
    for slot, name in (("2-dinner", "Pollo asado"), ("5-dinner", "Filete")):
        dish = week.card(name).get_attribute("data-dish")
        assert household.place(slot, dish).status == 200
    week.open()
    week.slot("5-dinner").locator("a").first.click()
    page.locator("summary", has_text=re.compile("Mover")).click()
    page.locator('button[name="to"][value="3-dinner"]').click()
    expect(page.locator("[role=alert]")).to_contain_text(REASON)
    page.locator('[role=alert] button[name="override"]').click()
    week.holds("3-dinner", "Filete")
    week.is_empty("5-dinner")
