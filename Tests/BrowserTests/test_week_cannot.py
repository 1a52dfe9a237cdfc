"""A week that the rules do not let fill: what stays empty, why, and the rules to relax."""

import re

import pytest
from playwright.sync_api import expect

from kit.keyboard import reach
from kit.language import speak
from kit.looks import at, axe_clean, no_sideways_scroll, shot
from kit.server import MONDAY
from kit.week_page import WeekPage

SIZES = pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)
MOVING = pytest.mark.parametrize("motion", ["no-preference"], indirect=True, ids=["moving"])
PLAIN = pytest.mark.parametrize("javascript", [False], indirect=True, ids=["plain"])

TITLE = re.compile("No puedo completar.*con las reglas actuales", re.DOTALL)
DONE = "¡Listo! Tu semana está completa"
CONFETTI = """() => {
  const seen = [];
  const isConfetti = node => node.className === 'confetti';
  const note = changes => seen.push(...changes.flatMap(change => [...change.addedNodes]).filter(isConfetti));
  new MutationObserver(note).observe(document.body, { childList: true });
  return seen;
}"""
DINNERS = ["0-dinner", "1-dinner", "2-dinner", "3-dinner", "4-dinner"]


@pytest.fixture
def week(page, household_of) -> WeekPage:
    """Five dinners and two dishes that may stand twice each: one dinner stays empty."""
    dishes = (("Tortilla de patatas", ["Huevos"]), ("Lentejas", ["Legumbres"]))
    household = household_of(meals="dinner", weekends="0", dishes=dishes)
    page.context.add_cookies(household.visitor.browser_cookies())
    return WeekPage(page).open()


def open_sheet(week: WeekPage):
    week.complete_button().click()
    expect(week.sheet().locator("h1")).to_have_text(TITLE)
    return week.sheet()


def relaxes(place, name: str):
    return place.locator("label", has_text=name).locator("input[name=relax]")


def confirm(place):
    return place.locator("form[data-autofill] button, form[data-autofill][data-sheet-content] button").last


def is_complete(week: WeekPage) -> None:
    assert sorted(week.filled()) == DINNERS
    expect(week.page.locator('.slot[data-state="filled"]')).to_have_count(5)


@SIZES
def test_the_sheet_says_what_stays_empty_and_why(week, size):
    sheet = open_sheet(week)
    assert len(week.filled()) == 4
    empty = set(DINNERS) - set(week.filled())
    expect(sheet.locator("strong").first).to_contain_text(day_of(empty.pop()))
    expect(relaxes(sheet, "Huevos").or_(relaxes(sheet, "Legumbres"))).not_to_have_count(0)
    expect(sheet.locator("input[name=relax]:checked")).to_have_count(1)
    expect(sheet.locator("input[name=scope]:checked")).to_have_value("week")
    sheet.locator("summary").click()
    expect(sheet.locator("details")).to_contain_text("máximo")
    no_sideways_scroll(week.page)
    for theme in ("light", "dark"):
        week.page.emulate_media(color_scheme=theme)
        shot(week.page, f"week-cannot-{size}-{theme}", full=False)
        axe_clean(week.page)


@MOVING
def test_no_confetti_while_a_slot_is_empty(week):
    watched = week.page.evaluate_handle(CONFETTI)
    sheet = open_sheet(week)
    assert watched.evaluate("seen => seen.length") == 0
    confirm(sheet).click()
    week.page.wait_for_function("seen => seen.length === 1", arg=watched)


def day_of(slot: str) -> re.Pattern:
    days = ["lunes", "martes", "miércoles", "jueves", "viernes"]
    return re.compile(days[int(slot[0])], re.IGNORECASE)


@SIZES
def test_relaxed_for_this_week_it_is_filled_and_the_slots_say_so(week, server):
    sheet = open_sheet(week)
    confirm(sheet).click()
    expect(week.toast()).to_contain_text(DONE)
    expect(week.sheet()).to_have_count(0)
    is_complete(week)
    expect(week.page.locator('.slot[data-rule="overridden"]')).not_to_have_count(0)
    expect(week.page.locator('.slot[data-rule="overridden"] .note').first).to_be_visible()
    week.restart(server)
    expect(week.page.locator('.slot[data-rule="overridden"]')).not_to_have_count(0)
    expect(week.page.locator(".meter.is-over")).to_have_count(1)


@SIZES
def test_relaxing_is_taken_back_in_one(week):
    sheet = open_sheet(week)
    before = week.filled()
    confirm(sheet).click()
    expect(week.toast()).to_contain_text(DONE)
    week.undo()
    expect(week.toast()).to_contain_text("Todo como antes")
    assert week.filled() == before


@SIZES
def test_the_rule_is_changed_for_ever(week):
    sheet = open_sheet(week)
    sheet.locator("label", has=week.page.locator("input[name=scope][value=always]")).click()
    confirm(sheet).click()
    expect(week.toast()).to_contain_text("completa")
    is_complete(week)
    expect(week.page.locator(".slot[data-rule]")).to_have_count(0)
    expect(week.page.locator(".meter.is-over")).to_have_count(0)
    meter = week.page.locator(".meter", has_text="3 de 3")
    tag = meter.get_attribute("data-tag")
    week.open("2026-09-21")
    expect(week.page.locator(f'.meter[data-tag="{tag}"]')).to_contain_text("0 de 3")


@SIZES
def test_another_rule_than_the_proposed_one_can_be_relaxed(week):
    sheet = open_sheet(week)
    boxes = sheet.locator("input[name=relax]")
    expect(boxes).to_have_count(2)
    chosen = sheet.locator("label:has(input[name=relax]:checked)")
    other = sheet.locator("label:has(input[name=relax]:not(:checked))")
    name = other.locator("strong").inner_text().split(":")[0]
    other.click()
    chosen.first.click()
    expect(sheet.locator("input[name=relax]:checked")).to_have_count(1)
    confirm(sheet).click()
    expect(week.toast()).to_contain_text(DONE)
    expect(week.page.locator(".meter.is-over")).to_contain_text(name)


@SIZES
def test_without_a_rule_it_says_what_to_do_where_the_rules_are(week, size):
    sheet = open_sheet(week)
    before, told = week.filled(), sheet.get_by_text("Marca al menos una regla")
    sheet.locator("label:has(input[name=relax]:checked)").click()
    expect(told).to_be_hidden()
    confirm(sheet).click()
    expect(told).to_be_visible()
    expect(sheet.locator("input[name=relax]").first).to_be_focused()
    no_sideways_scroll(week.page)
    for theme in ("light", "dark"):
        week.page.emulate_media(color_scheme=theme)
        shot(week.page, f"week-cannot-none-{size}-{theme}", full=False)
        axe_clean(week.page)
    assert week.filled() == before
    sheet.locator("label:has(input[name=relax])").first.click()
    expect(told).to_be_hidden()
    confirm(sheet).click()
    expect(week.toast()).to_contain_text(DONE)
    is_complete(week)


@PLAIN
def test_without_a_rule_the_page_says_what_to_do(week, problems, markup):
    problems.allow("status of 422")  # the refusal that this test is about
    page = week.page
    week.complete_button().click()
    page.locator("input[name=relax]:checked").uncheck()
    confirm(page).click()
    expect(page.get_by_text("Marca al menos una regla")).to_be_visible()
    expect(page.locator("input[name=relax]:checked")).to_have_count(0)
    markup.keep(page.url, page.content(), "none chosen")
    assert len(week.filled()) == 4


@SIZES
def test_a_slot_and_the_meter_count_alike(week):
    confirm(open_sheet(week)).click()
    expect(week.toast()).to_contain_text(DONE)
    expect(week.page.locator(".meter.is-over")).to_contain_text("3 de 2")
    notes = week.page.locator('.slot[data-rule="overridden"] .note')
    expect(notes).to_have_text([re.compile("van 3, máximo 2")] * 3)


@SIZES
def test_slots_can_be_left_empty(week):
    sheet = open_sheet(week)
    sheet.locator("[data-close]").last.click()
    expect(week.sheet()).to_have_count(0)
    expect(week.page.locator('.slot[data-state="empty"]')).to_have_count(1)
    expect(week.page.locator(".slot[data-rule]")).to_have_count(0)
    expect(week.complete_button()).to_be_focused()
    week.undo()
    expect(week.toast()).to_contain_text("Todo como antes")
    assert week.filled() == {}


@SIZES
@PLAIN
def test_without_javascript_it_is_a_page(week, markup):
    page = week.page
    path = f"/week/{MONDAY}/autofill"
    week.complete_button().click()
    expect(page).to_have_url(at(path))
    expect(page.locator("h1")).to_have_text(TITLE)
    markup.keep(path, page.context.request.get(path).text(), "cannot")
    confirm(page).click()
    expect(page).to_have_url(at(f"/week/{MONDAY}"))
    expect(week.toast()).to_contain_text(DONE)
    is_complete(week)
    expect(page.locator('.slot[data-rule="overridden"]')).not_to_have_count(0)
    page.goto(path)
    expect(page).to_have_url(at(f"/week/{MONDAY}"))


@SIZES
def test_the_page_of_its_own_works_with_javascript_too(week, size):
    page = week.page
    open_sheet(week)
    page.goto(f"/week/{MONDAY}/autofill")
    expect(page.locator("h1")).to_have_text(TITLE)
    no_sideways_scroll(page)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        shot(page, f"cannot-page-{size}-{theme}")
        axe_clean(page)
    page.get_by_role("link", name="Dejar vacíos").click()
    expect(page).to_have_url(at(f"/week/{MONDAY}"))
    assert len(week.filled()) == 4


@SIZES
def test_without_a_dish_it_says_where_to_add_one(member, household):
    for dish in household.dish_ids():
        assert household.visitor.post(f"/dishes/{dish}/deletion").status == 303
    week = WeekPage(member).open()
    week.complete_button().click()
    expect(week.sheet().locator("h1")).to_have_text("Todavía no hay platos")
    expect(week.sheet()).not_to_contain_text("reglas")
    expect(week.sheet().locator("a[href^='/dishes/new']")).to_be_visible()
    assert week.filled() == {}


def test_the_keyboard_alone_relaxes(week):
    page = week.page
    reach(page, week.complete_button())
    page.keyboard.press("Enter")
    sheet = week.sheet()
    expect(sheet.locator("h1")).to_be_focused()
    page.keyboard.press("Escape")
    expect(week.sheet()).to_have_count(0)
    expect(week.complete_button()).to_be_focused()

    page.keyboard.press("Enter")
    expect(sheet.locator("h1")).to_be_focused()
    box = sheet.locator("input[name=relax]:not(:checked)").first
    reach(page, box)
    page.keyboard.press("Space")
    expect(sheet.locator("input[name=relax]:checked")).to_have_count(2)
    reach(page, confirm(sheet))
    page.keyboard.press("Enter")
    expect(week.toast()).to_contain_text(DONE)
    is_complete(week)


@pytest.mark.parametrize("speech", ["en"])
def test_in_english_too(week, speech):
    speak(week.page, speech)
    week.complete_button().click()
    expect(week.sheet().locator("h1")).to_contain_text("rules")
    expect(week.sheet()).not_to_contain_text("Legumbres")
    confirm(week.sheet()).click()
    expect(week.toast()).to_contain_text("Your week is complete")
    is_complete(week)
