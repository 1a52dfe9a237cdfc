"""Settings: one page, saved at each change, with and without JavaScript."""

import re

import pytest
from playwright.sync_api import Page, expect

from kit.keyboard import reach
from kit.looks import at, look_at
from kit.server import MONDAY

SIZES = pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)
PLAIN = pytest.mark.parametrize("javascript", [False], indirect=True, ids=["plain"])


@pytest.fixture
def settings(member) -> Page:
    member.goto("/settings")
    return member


def stored(household, part: str = "settings") -> dict:
    return household.visitor.get(f"/api/v1/{part}").json()


def is_saved(page: Page) -> None:
    expect(page.locator(".autosave")).to_have_text("Guardado")


def type_into(page: Page, field: str, text: str) -> None:
    page.locator(field).fill(text)
    page.locator(field).press("Enter")


def sync(page: Page) -> None:
    """Turns the calendar on: its other fields show only then."""
    page.locator("label:has(#calendar-on)").click()
    expect(page.locator("#prefix")).to_be_visible()


def save(page: Page, section: str) -> None:
    page.locator(f"#{section} form button").click()


@SIZES
def test_every_change_is_saved_by_itself(settings, household, size):
    expect(settings.locator(".autosave")).to_have_text("Se guarda solo")
    settings.locator("#meals").select_option("dinner")
    settings.locator("label:has(#weekends)").click()
    sync(settings)
    settings.locator("#dinner-time").fill("20:30")
    settings.locator("#duration").select_option("90")
    settings.locator("#reminder").select_option("30")
    type_into(settings, "#prefix", "🥘")
    expect(settings.locator("#calendar-sample")).to_have_text("Así se verá: 🥘 Cena: Merluza en salsa, 20:30")
    is_saved(settings)
    settings.reload()
    home, own = stored(household, "household"), stored(household)
    assert (home["meals"], home["includesWeekends"]) == ("dinner", False)
    assert own["calendar"] == {
        "isOn": True,
        "lunchTime": "14:00",
        "dinnerTime": "20:30",
        "durationMinutes": 90,
        "prefix": "🥘",
        "reminderMinutes": 30,
    }
    expect(settings.locator("#weekends")).not_to_be_checked()
    settings.goto(f"/week/{MONDAY}")
    expect(settings.locator("article.slot")).to_have_count(5)


@PLAIN
def test_without_javascript_each_section_has_its_button(settings, household, javascript):
    settings.locator("#meals").select_option("lunch")
    settings.locator("label:has(#weekends)").click()
    save(settings, "planning")
    expect(settings.locator("mm-toast")).to_contain_text("Ajustes guardados")
    settings.locator("label:has(#calendar-on)").click()
    settings.locator("#lunch-time").fill("13:15")
    save(settings, "calendar")
    expect(settings.locator("#calendar-sample")).to_contain_text("Comida: Merluza en salsa, 13:15")
    home = stored(household, "household")
    assert (home["meals"], home["includesWeekends"]) == ("lunch", False)
    settings.locator("label:has(#weekends)").click()
    save(settings, "planning")
    expect(settings.locator("#weekends")).to_be_checked()
    assert stored(household, "household")["includesWeekends"] and stored(household)["calendar"]["isOn"]


@PLAIN
def test_without_javascript_bad_input_comes_back_at_its_field(settings, household, problems, javascript):
    problems.allow("status of 422")
    settings.locator("#meals").select_option("dinner")
    settings.locator("#time-zone").fill("Luna/Cráter")
    save(settings, "planning")
    expect(settings.locator("#time-zone")).to_have_value("Luna/Cráter")
    expect(settings.locator("#time-zone-error")).to_contain_text("No conocemos esa zona")
    expect(settings.locator("#meals")).to_have_value("dinner")
    assert stored(household, "household")["meals"] == "both"
    settings.locator("#time-zone").fill("london")
    save(settings, "planning")
    expect(settings.locator("#time-zone")).to_have_value("Europe/London")
    assert stored(household, "household")["meals"] == "dinner"


BAD = [
    ("time-zone", "Marte/Norte", "No conocemos esa zona"),
    ("prefix", "🍽️" * 21, "Máximo 20 caracteres"),
    ("dinner-time", "", "Escribe una hora"),
]


@pytest.mark.parametrize("field, text, reason", BAD, ids=[field for field, _, _ in BAD])
def test_bad_input_is_kept_with_the_reason_at_the_field(settings, household, problems, field, text, reason):
    problems.allow("status of 422")
    sync(settings)
    is_saved(settings)
    before = stored(household), stored(household, "household")
    box = settings.locator(f"#{field}")
    good = box.input_value()
    box.fill(text)
    box.press("Tab")
    expect(settings.locator(f"#{field}-error")).to_contain_text(reason)
    expect(box).to_have_value(text)
    expect(box).to_have_attribute("aria-invalid", "true")
    expect(settings.locator(".autosave")).to_have_text("Se guarda solo")
    assert (stored(household), stored(household, "household")) == before
    box.fill(good)
    box.press("Tab")
    is_saved(settings)
    expect(settings.locator(f"#{field}-error")).to_have_count(0)
    expect(box).not_to_have_attribute("aria-invalid", "true")


def test_a_change_that_is_not_saved_is_put_back_and_said(settings, household, problems):
    problems.allow("net::ERR")
    settings.route("**/settings", lambda route: route.abort() if route.request.method == "POST" else route.continue_())
    settings.locator("#meals").select_option("dinner")
    expect(settings.locator("mm-toast")).to_be_visible()
    expect(settings.locator("#meals")).to_have_value("both")
    settings.locator("label:has(#theme-dark)").click()
    expect(settings.locator("#theme-")).to_be_checked()
    expect(settings.locator("html")).not_to_have_attribute("data-theme", "dark")
    assert stored(household)["theme"] is None


def test_what_is_changed_before_the_script_has_come_is_saved(settings, household):
    held = []
    settings.route("**/mm-settings*.js", lambda route: held.append(route))
    settings.reload(wait_until="commit")
    settings.locator("#meals").select_option("dinner")
    settings.locator("label:has(#weekends)").click()
    with settings.expect_response(lambda answer: "eekends=" in (answer.request.post_data or "")):
        held[0].continue_()
    home = stored(household, "household")
    assert (home["meals"], home["includesWeekends"]) == ("dinner", False)


def test_quick_changes_all_hold_in_their_order(settings, household):
    waiting = []
    settings.route("**/settings", lambda route: waiting.append(route) if not waiting else route.continue_())
    for _ in range(3):
        settings.locator("label:has(#weekends)").click()
    settings.locator("#meals").select_option("lunch")
    settings.locator("#meals").select_option("dinner")
    assert len(waiting) == 1  # the others wait for their turn
    waiting[0].continue_()
    with settings.expect_response(lambda answer: "meals=dinner" in (answer.request.post_data or "")):
        pass
    home = stored(household, "household")
    assert (home["meals"], home["includesWeekends"]) == ("dinner", False)
    expect(settings.locator("#meals")).to_have_value("dinner")


def test_whoever_leaves_at_once_leaves_nothing_behind_unsaved(settings, household):
    waiting = []
    settings.route("**/settings", lambda route: waiting.append(route) if not waiting else route.continue_())
    settings.locator("label:has(#weekends)").click()
    settings.locator("#meals").select_option("dinner")
    sync(settings)
    expect(settings.locator(".autosave")).to_have_text("")
    settings.locator("label:has(#theme-dark)").click()
    assert len(waiting) == 1
    settings.goto("/tags")
    settings.goto("/settings")
    expect(settings.locator("#weekends")).not_to_be_checked()
    expect(settings.locator("#meals")).to_have_value("dinner")
    expect(settings.locator("html")).to_have_attribute("data-theme", "dark")
    assert stored(household)["calendar"]["isOn"]


@SIZES
def test_the_language_changes_the_whole_page_at_once(settings, household, size):
    settings.locator("#language").select_option("en")
    expect(settings.locator("html")).to_have_attribute("lang", "en")
    expect(settings).to_have_title("Settings · MealMood")
    expect(settings.locator("h1")).to_have_text("Settings")
    expect(settings.locator("#language")).to_be_focused()
    expect(settings.locator("form[data-settings] button")).to_have_count(0)
    settings.locator("#meals").select_option("dinner")
    expect(settings.locator(".autosave")).to_have_text("Saved")
    settings.goto("/tags")
    expect(settings.locator("main")).to_contain_text("Vegetables")
    settings.go_back()
    settings.locator("#language").select_option("es")
    expect(settings.locator("h1")).to_have_text("Ajustes")


def test_pages_seen_before_speak_the_new_language_on_the_way_back(settings, household):
    settings.goto(f"/week/{MONDAY}")
    settings.goto("/settings")
    settings.locator("#language").select_option("en")
    expect(settings.locator("html")).to_have_attribute("lang", "en")
    settings.go_back()
    expect(settings.locator("html")).to_have_attribute("lang", "en")
    expect(settings.locator("h1")).to_contain_text("14–20 Sep")


def test_the_theme_is_worn_at_once_and_everywhere(settings, household):
    html = settings.locator("html")
    settings.locator("label:has(#theme-dark)").click()
    expect(html).to_have_attribute("data-theme", "dark")
    is_saved(settings)
    expect(settings.locator('meta[name="theme-color"]')).to_have_attribute("content", "#1A1615")
    settings.goto(f"/week/{MONDAY}")
    expect(html).to_have_attribute("data-theme", "dark")
    settings.goto("/settings")
    settings.locator("label:has(#theme-)").click()
    expect(html).not_to_have_attribute("data-theme", re.compile(".*"))
    is_saved(settings)
    assert stored(household)["theme"] is None


def test_the_time_zone_moves_today(settings, household):
    """At noon in Madrid it is already past midnight on Kiritimati, 14 hours ahead of Greenwich."""
    type_into(settings, "#time-zone", "kiritimati")
    is_saved(settings)
    expect(settings.locator("#time-zone")).to_have_value("Pacific/Kiritimati")
    settings.goto("/week")
    expect(settings.locator('.day[aria-current="date"] .num')).to_have_text("17")


def test_by_keyboard_alone(settings, household):
    keys = settings.keyboard
    reach(settings, settings.locator("#weekends"))
    keys.press("Space")
    is_saved(settings)
    reach(settings, settings.locator("#calendar-on"))
    keys.press("Space")
    reach(settings, settings.locator("#prefix"))
    keys.press("Control+A")
    keys.type("Menú")
    reach(settings, settings.locator("#theme-"))
    keys.press("ArrowRight")
    expect(settings.locator("html")).to_have_attribute("data-theme", "light")
    is_saved(settings)
    assert stored(household)["calendar"]["prefix"] == "Menú"
    assert not stored(household, "household")["includesWeekends"]


@SIZES
def test_it_looks_well_with_all_its_fields(settings, size):
    sync(settings)
    is_saved(settings)
    look_at(settings, "settings-on", size, full=True)


@pytest.mark.parametrize("size", ["tablet"], indirect=True)
def test_every_page_leads_to_the_four_screens(settings, size):
    for name, path in (("Semana", f"/week/{MONDAY}"), ("Platos", "/dishes"), ("Etiquetas", "/tags"), ("Ajustes", "/settings")):
        settings.get_by_role("link", name=name, exact=True).first.click()
        expect(settings).to_have_url(at(path))
        expect(settings.locator(f'.topbar [aria-current="page"]')).to_have_accessible_name(name)
