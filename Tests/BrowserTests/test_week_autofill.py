"""Completar ✨: an empty week is filled, shown slot by slot, told, and taken back."""

import contextlib
import re
import sqlite3

import pytest
from playwright.sync_api import Page, expect

from kit.keyboard import reach
from kit.language import speak
from kit.looks import at, axe_clean, no_sideways_scroll, shot
from kit.server import MONDAY
from kit.week_page import WeekPage

SIZES = pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)
MOVING = pytest.mark.parametrize("motion", ["no-preference"], indirect=True, ids=["moving"])
PLAIN = pytest.mark.parametrize("javascript", [False], indirect=True, ids=["plain"])

# Enough for fourteen slots under the rules that every household starts with, and for many different weeks.
DISHES = [
    ("Pollo asado", "Carne"),
    ("Filete", "Carne"),
    ("Albóndigas", "Carne"),
    ("Merluza en salsa", "Pescado"),
    ("Salmón", "Pescado"),
    ("Lentejas", "Legumbres"),
    ("Garbanzos", "Legumbres"),
    ("Revuelto", "Huevos"),
    ("Macarrones", "Pasta/Arroz"),
    ("Arroz", "Pasta/Arroz"),
    ("Gazpacho", "Verduras"),
    ("Pisto", "Verduras"),
    ("Menestra", "Verduras"),
    ("Crema de calabacín", "Verduras"),
    ("Brócoli", "Verduras"),
]
DONE = {"es": "¡Listo! Tu semana está completa", "en": "Your week is complete"}
FULL = re.compile("ya está completa")

# How each new slot comes in, noted as it is told to move.
ARRIVALS = """
  window.arrivals = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const move = animate.apply(this, how);
    if (this.matches('.slot[data-new]')) {
      const { delay, duration } = move.effect.getTiming();
      window.arrivals.push({ slot: this.dataset.slot, delay, duration, opacity: Number(getComputedStyle(this).opacity) });
    }
    return move;
  };
"""
# Everything that ever moved for longer than a frame, and whether there was confetti.
WATCH = """
  window.moved = [];
  (function look() {
    for (const move of document.getAnimations()) {
      if (move.effect.getComputedTiming().activeDuration > 16) window.moved.push(move.effect.target?.className);
    }
    if (document.querySelector('.confetti')) window.moved.push('confetti');
    requestAnimationFrame(look);
  })();
"""


@pytest.fixture
def week(member, household) -> WeekPage:
    for name, tag in DISHES:
        household.add_dish(name, [tag])
    return WeekPage(member).open()


@SIZES
@MOVING
@pytest.mark.parametrize("speech", ["es", "en"])
def test_an_empty_week_is_filled_slot_by_slot(week, size, speech):
    page = week.page
    page.add_init_script(ARRIVALS)
    week.open()
    if speech == "en":
        speak(page, "en")
    week.complete_button().click()
    arrivals = page.wait_for_function("() => arrivals.length === 14 && arrivals").json_value()
    assert [move["delay"] for move in arrivals] == [150 * index for index in range(14)]
    assert {move["duration"] for move in arrivals} == {320}
    assert [move["slot"] for move in arrivals][:3] == ["0-lunch", "0-dinner", "1-lunch"]
    assert arrivals[-1]["opacity"] == 0, "the last slot is seen before its turn"

    expect(page.locator(".confetti i").first).to_be_attached()
    expect(week.toast()).to_contain_text(DONE[speech])
    expect(page.locator("#status")).to_contain_text(DONE[speech])
    expect(page.locator(".confetti")).to_have_count(0)
    expect(week.complete_button()).not_to_have_attribute("aria-busy", "true")
    assert len(week.filled()) == 14 and week.shown() == week.filled()
    expect(page.locator(".slot[data-new] .slot__new")).to_have_count(14)
    expect(page.locator(".week-progress" if size == "desktop" else ".weekswitch__sub")).to_be_visible()
    expect(page.locator(".daystrip i[data-kind=filled]")).to_have_count(14)
    expect(page.locator(".meters .meter .on").first).to_be_attached()

    page.reload()
    assert len(week.shown()) == 14
    expect(page.locator(".slot[data-new]")).to_have_count(0)


@SIZES
def test_the_toast_takes_it_back(week, server):
    week.complete(DONE["es"])
    assert len(week.filled()) == 14
    week.undo()
    expect(week.page.locator('.slot[data-state="filled"]')).to_have_count(0)
    expect(week.toast()).to_contain_text("Todo como antes")
    assert week.filled() == {}
    week.restart(server)
    assert week.shown() == {}


@SIZES
def test_what_stands_is_left_alone(week, household):
    dish = week.card("Pisto").get_attribute("data-dish")
    assert household.place("2-dinner", dish).status == 200
    week.open()
    week.complete(DONE["es"])
    assert week.filled()["2-dinner"] == dish
    expect(week.page.locator(".slot[data-new]")).to_have_count(13)
    week.undo()
    expect(week.page.locator('.slot[data-state="filled"]')).to_have_count(1)
    assert week.filled() == {"2-dinner": dish}


@SIZES
def test_a_full_week_says_so_and_stays(week):
    week.complete(DONE["es"])
    before = week.filled()
    week.complete(FULL)
    expect(week.toast().locator("[data-action]")).to_be_hidden()
    expect(week.page.locator(".confetti")).to_have_count(0)
    assert week.filled() == before


@SIZES
def test_another_proposal_differs_and_leaves_what_people_placed(week, household):
    page = week.page
    pisto = week.card("Pisto").get_attribute("data-dish")
    assert household.place("2-dinner", pisto).status == 200
    week.open()
    expect(week.again_button()).to_have_count(0)
    week.complete(DONE["es"])
    # Another one than was proposed there: to place what stands there already changes nothing.
    proposed = week.filled()["4-lunch"]
    dishes = [week.card(name).get_attribute("data-dish") for name in ("Menestra", "Brócoli")]
    placed = next(dish for dish in dishes if dish != proposed)
    assert household.place("4-lunch", placed, override=True).status == 200
    page.reload()
    first = week.filled()

    week.again_button().click()
    expect(week.toast()).to_contain_text(DONE["es"])
    second = week.filled()
    assert len(second) == 14 and second != first
    assert (second["2-dinner"], second["4-lunch"]) == (pisto, placed)
    week.undo()
    expect(week.toast()).to_contain_text("Todo como antes")
    assert week.filled() == first


def test_a_double_click_is_one_press(week):
    asked = []
    week.page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/autofill") else None)
    week.complete_button().dblclick()
    expect(week.toast()).to_contain_text(DONE["es"])
    expect(week.complete_button()).not_to_have_attribute("aria-busy", "true")
    assert len(asked) == 1
    week.undo()
    expect(week.toast()).to_contain_text("Todo como antes")
    assert week.filled() == {}


@SIZES
def test_a_press_while_it_works_does_nothing_more(week):
    """The answer is held back until the second press was made."""
    held = []
    week.page.route("**/api/v1/weeks/*/autofill", lambda route: held.append(route))
    with week.page.expect_request("**/api/v1/weeks/*/autofill"):
        week.complete_button().click()
    expect(week.complete_button()).to_have_attribute("aria-busy", "true")
    expect(week.page.locator("#status")).not_to_be_empty()
    week.complete_button().click()
    held[0].continue_()
    expect(week.toast()).to_contain_text(DONE["es"])
    assert len(held) == 1


@SIZES
def test_with_less_motion_the_same_is_said_and_nothing_moves(member, household, size):
    for name, tag in DISHES:
        household.add_dish(name, [tag])
    member.add_init_script(WATCH)
    week = WeekPage(member).open()
    week.complete(DONE["es"])
    expect(member.locator("#status")).to_contain_text(DONE["es"])
    assert len(week.shown()) == 14
    week.undo()
    expect(week.toast()).to_contain_text("Todo como antes")
    assert member.evaluate("window.moved") == []


@SIZES
@PLAIN
def test_without_javascript_the_page_comes_back_filled(week, markup, size):
    page = week.page
    week.complete_button().click()
    expect(page).to_have_url(at(f"/week/{MONDAY}"))
    expect(week.toast()).to_contain_text(DONE["es"])
    assert len(week.shown()) == 14
    expect(page.locator(".slot[data-new] .slot__new")).to_have_count(14)
    no_sideways_scroll(page)
    shot(page, f"week-autofill-plain-{size}", full=False)
    markup.keep(page.url, page.context.request.get(page.url).text(), "just filled")
    week.undo()
    expect(page).to_have_url(at(f"/week/{MONDAY}"))
    assert week.shown() == {} == week.filled()


def test_the_keyboard_alone_fills_and_takes_back(week):
    page = week.page
    reach(page, week.complete_button())
    page.keyboard.press("Enter")
    expect(week.toast()).to_contain_text(DONE["es"])
    expect(week.complete_button()).to_be_focused()
    undo = week.toast().locator("[data-action]")
    reach(page, undo)
    page.keyboard.press("Enter")
    expect(page.locator('.slot[data-state="filled"]')).to_have_count(0)
    assert week.filled() == {}


def test_undo_is_refused_when_somebody_has_changed_a_slot_since(week, household, problems):
    problems.allow("status of 409")  # the refusal that this test is about
    week.complete(DONE["es"])
    assert household.visitor.send("DELETE", f"/api/v1/weeks/{MONDAY}/slots/3-lunch").status == 200
    before = week.filled()
    week.undo()
    expect(week.page.locator("mm-toast.is-error")).to_be_visible()
    week.is_empty("3-lunch")
    assert week.filled() == before and len(before) == 13


@pytest.mark.parametrize("size", ["phone"], indirect=True)
def test_what_is_read_stays_in_place_when_days_above_it_grow(week):
    today = week.page.locator('[aria-current="date"] h2').first
    before = today.bounding_box()["y"]
    assert week.page.evaluate("scrollY") > 0
    week.complete(DONE["es"])
    assert abs(today.bounding_box()["y"] - before) < 2


@SIZES
def test_a_missed_minimum_is_told_with_its_cause(page, household_of, server, size):
    household = household_of(dishes=(("Merluza", ["Pescado"]), ("Ensalada", ["Verduras"])))
    server.stop()
    with contextlib.closing(sqlite3.connect(server.data / "mealmood.db")) as store, store:
        store.execute("UPDATE tag SET min_per_week = 1 WHERE given_key IN ('fish', 'legumes')")
    server.start()
    page.context.add_cookies(household.visitor.browser_cookies())
    week = WeekPage(page).open()
    short = week.page.locator(".meter.is-short", has_text="Legumbres")
    expect(short).to_contain_text("al menos 1")
    week.complete(DONE["es"])
    missed = week.page.locator(".missed")
    expect(missed).to_contain_text("Legumbres: 0 de al menos 1. Ningún plato lleva esta etiqueta.")
    expect(missed).not_to_contain_text("Pescado")
    expect(short).to_be_visible()
    no_sideways_scroll(week.page)
    for theme in ("light", "dark"):
        week.page.emulate_media(color_scheme=theme)
        shot(week.page, f"week-missed-{size}-{theme}", full=False)
        axe_clean(week.page)


def test_a_past_week_has_no_button(member):
    week = WeekPage(member).open("2026-09-07")
    expect(week.page.locator("h1")).to_be_visible()
    expect(week.page.locator("form[data-autofill]")).to_have_count(0)


@SIZES
def test_the_completed_week_is_accessible_in_both_themes(week, size):
    week.complete(DONE["es"])
    no_sideways_scroll(week.page)
    for theme in ("light", "dark"):
        week.page.emulate_media(color_scheme=theme)
        shot(week.page, f"week-autofill-{size}-{theme}", full=False)
        axe_clean(week.page)
