"""The states of design/screens/week-*.png: pictured in both themes, accessible, without sideways scrolling.

What Completar shows stands in test_week_autofill and test_week_cannot.
"""

import re

import pytest
from playwright.sync_api import expect

from kit.hands import Mouse, Touch
from kit.language import speak
from kit.looks import look_at, shot
from kit.sample import NEXT, PAST, Sample
from kit.server import MONDAY
from kit.slot_page import SlotPage
from kit.week_page import WeekPage

SIZES = pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)
PHONE = pytest.mark.parametrize("size", ["phone"], indirect=True)


@pytest.fixture(scope="module")
def sample(tmp_path_factory):
    """Nothing here changes it."""
    sample = Sample(tmp_path_factory.mktemp("gallery-week"))
    yield sample
    sample.server.stop()


@pytest.fixture
def site_url(sample):
    return sample.server.url


@pytest.fixture
def week(page, sample) -> WeekPage:
    page.context.add_cookies(sample.cookies)
    return WeekPage(page).open()


@pytest.mark.parametrize("size", ["desktop", "phone", "tablet"], indirect=True)
def test_the_week_and_its_menus(week, size):
    page = week.page
    expect(week.slot("1-dinner").locator(".slot__second")).to_have_text("Crema de calabacín")
    expect(week.slot("2-lunch")).to_have_attribute("data-rule", "overridden")
    look_at(page, "week", size)
    if size == "phone":
        shot(page, "week-whole-phone")
    if size == "tablet":
        return
    SlotPage(week, "1-lunch").open_menu()
    look_at(page, "week-slot-menu", size)
    page.keyboard.press("Escape")
    page.locator("#week-more").click()
    expect(page.locator("#week-menu")).to_be_visible()
    look_at(page, "week-menu", size)


@SIZES
def test_a_card_in_the_air(week, size):
    hand = Mouse(week) if size == "desktop" else Touch(week)
    week.open_drawer()
    hand.lift(week.card("Albóndigas en salsa"))
    hand.over(week.slot("5-lunch"))
    expect(week.slot("5-lunch")).to_contain_text("Suelta aquí")
    expect(week.slot("6-dinner")).to_contain_text("Encaja")
    look_at(week.page, "week-dragging", size)
    hand.cancel()


@SIZES
def test_the_sheets_of_a_slot(week, size):
    page = week.page
    SlotPage(week, "2-dinner").open()
    look_at(page, "week-slot", size)
    page.keyboard.press("Escape")
    here = SlotPage(week, "1-dinner").open()
    look_at(page, "week-slot-filled", size)
    here.root.get_by_role("link", name=re.compile("segundo plato")).click()
    expect(here.root.locator("#sheet-title")).to_contain_text("segundo")
    look_at(page, "week-slot-second", size)
    page.keyboard.press("Escape")
    SlotPage(week, "3-lunch").open()
    look_at(page, "week-slot-out", size)


@SIZES
def test_the_sheets_of_the_week(week, size):
    page = week.page
    for name, entry in {
        "week-reset": "Resetear semana",
        "week-settings": "Ajustes de esta semana",
        "week-copies": "Repetir en otra semana",
    }.items():
        week.choose_in_menu(entry)
        expect(week.sheet()).to_be_visible()
        look_at(page, name, size)
        page.keyboard.press("Escape")
        expect(week.sheet()).to_have_count(0)


@SIZES
def test_a_past_week(week, size):
    week.open(PAST)
    expect(week.page.get_by_role("button", name="Bien")).to_have_attribute("aria-pressed", "true")
    look_at(week.page, "week-past", size)


@PHONE
def test_the_drawer_of_a_phone_at_full_height(week, size):
    week.open_drawer()
    drawer = week.page.locator(".drawer")
    half = drawer.bounding_box()["height"]
    shot(week.page, "week-sheet-phone-light", full=False)
    week.page.locator("[data-drawer-size]").click()
    expect(week.page.locator('mm-drawer[data-open="full"]')).to_be_attached()
    week.page.wait_for_function(
        "half => document.querySelector('.drawer').getBoundingClientRect().height > half + 100", arg=half
    )
    look_at(week.page, "week-sheet-full", size)


@pytest.fixture
def english(week) -> WeekPage:
    """The member's language; the others of this module read Spanish again."""
    speak(week.page, "en")
    yield week
    speak(week.open().page, "es")


@SIZES
def test_in_english(english, size):
    week = english
    expect(week.page.locator("h1").first).to_contain_text("Sep")
    look_at(week.page, "week-en", size)
    SlotPage(week, "2-dinner").open()
    look_at(week.page, "week-slot-en", size)
    assert not re.search(r"Comemos|Encaja|Añadir|Deshacer|Semana", week.page.locator("body").inner_text())


@PHONE
@pytest.mark.parametrize(
    "name, path",
    [
        ("slot", f"/week/{MONDAY}/slots/2-dinner"),
        ("slot-filled", f"/week/{MONDAY}/slots/1-dinner"),
        ("slot-second", f"/week/{MONDAY}/slots/1-dinner?choose=second"),
        ("reset", f"/week/{MONDAY}/reset"),
        ("settings", f"/week/{MONDAY}/settings"),
        ("copies", f"/week/{MONDAY}/copies"),
        ("next", f"/week/{NEXT}"),
    ],
)
def test_what_opens_as_a_sheet_is_a_page_too(week, size, name, path):
    week.page.goto(path)
    expect(week.page.locator("main h1").first).to_be_visible()
    look_at(week.page, f"week-page-{name}", size, full=True)
