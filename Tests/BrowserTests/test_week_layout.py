"""The week at every width: messages cover nothing that is needed, words stay whole, nothing is cut or scrolls sideways."""

import re

import pytest
from playwright.sync_api import expect

from kit.layout import at_width, broken_words, covered_by_toast, cut_texts
from kit.looks import no_sideways_scroll, shot
from kit.week_page import WeekPage

WIDTHS = [320, 360, 412, 600, 720, 834, 900, 1056, 1099, 1100, 1180, 1250, 1366, 1440, 1920, 2560]
NEEDED = ".topbar :is(a, button), .weekhead :is(a, button, h1, p), .tabbar :is(a, button), .drawer :is(input, .icon-btn)"
WORDS = ".week :is(.slot__name, .slot__second, .slot__plain strong, .note span, .tag)"
LONG = "Supercalifragilisticoespialidoso" * 2 + "Supercalifragili"
SPEAK = """async text => {
  const { toast } = await import('/assets/js/lib/toast.js');
  toast(text, { action: { label: 'Deshacer', isUndo: true, run() {} } });
}"""
SPACED = "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }"


def opened(page, household) -> WeekPage:
    page.context.add_cookies(household.visitor.browser_cookies())
    return WeekPage(page).open()


@pytest.fixture
def week(page, household_of) -> WeekPage:
    """A week that can be completed."""
    return opened(page, household_of(dishes=(("Pisto", ["Verduras"]), ("Ensalada", ["Verduras"]))))


@pytest.fixture
def full_week(page, household_of):
    """Opens a week with every state, its dishes called as the test says."""

    def fill(*names: str, **answers) -> WeekPage:
        household = household_of(**answers)
        tags = [["Huevos", "Pasta/Arroz", "Con Gluten"], ["Legumbres", "Verduras", "Solo Cena", "Sin Gluten"]]
        dishes = [household.add_dish(name, tags[at % 2], "Con su guarnición") for at, name in enumerate(names)]
        meals = ("lunch", "dinner") if answers.get("meals", "both") == "both" else (answers["meals"],)
        for day in range(5 if answers.get("weekends") == "0" else 7):
            for meal in meals:
                at = day * len(meals) + meals.index(meal)
                household.set_slot(f"{day}-{meal}", dish=dishes[at % len(dishes)], override=True)
        household.set_slot(f"1-{meals[0]}", secondaryDish=dishes[(len(meals) + 1) % len(dishes)], override=True)
        household.set_slot(f"3-{meals[0]}", eatingOut=True, note="Cumple de Nora")
        household.set_slot(f"4-{meals[-1]}", skipped=True, note="Fiesta del cole")
        return opened(page, household)

    return fill


@pytest.mark.parametrize("again", [False, True], ids=["plain", "with another version"])
def test_a_message_covers_nothing_that_is_needed(week, again):
    if again:
        week.complete(re.compile("semana"))
    for width in WIDTHS:
        at_width(week.page, width)
        week.page.evaluate("scrollTo(0, 0)")
        for text in ("Plato colocado", "¡Listo! Tu semana está completa 🎉"):
            week.page.evaluate(SPEAK, text)
            expect(week.toast().get_by_role("button", name="Deshacer")).to_be_in_viewport(ratio=1)
            needed = NEEDED + (", .slot" if width >= 720 else "")
            assert covered_by_toast(week.page, needed) == [], f"{width}: {text}"


def test_words_stay_whole_and_pills_uncut_at_every_width(full_week):
    week = full_week("Revuelto de champiñones", "Garbanzos con espinacas", "Albóndigas en salsa", "Espaguetis carbonara")
    for width in WIDTHS:
        at_width(week.page, width)
        assert broken_words(week.page, WORDS) == [], width
        assert cut_texts(week.page, WORDS) == [], width
        no_sideways_scroll(week.page)


@pytest.mark.parametrize("weekends", ["1", "0"])
@pytest.mark.parametrize("meals", ["both", "dinner"])
def test_an_endless_name_stays_in_its_slot_at_every_width(full_week, weekends, meals):
    week = full_week(LONG, LONG[::-1], meals=meals, weekends=weekends)
    for width in WIDTHS:
        at_width(week.page, width)
        assert cut_texts(week.page, f"{WORDS}, .slot") == [], width
        no_sideways_scroll(week.page)


@pytest.mark.parametrize("width", [320, 412, 720, 1100, 1440])
def test_wider_spaced_text_loses_nothing(full_week, width):
    """WCAG 1.4.12; 1.4.4 and 1.4.10, twice as large on a laptop, is the width of 720."""
    week = full_week("Revuelto de champiñones", "Garbanzos con espinacas")
    at_width(week.page, width)
    week.page.evaluate("css => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css); document.adoptedStyleSheets = [sheet]; }", SPACED)
    shot(week.page, f"week-spaced-{width}")
    assert cut_texts(week.page, f"{WORDS}, .slot, .weekhead :is(a, button, h1), .topbar a, .meter, .drawer :is(h2, .name)") == []
    no_sideways_scroll(week.page)


def test_in_forced_colours_each_state_has_its_line(full_week):
    week = full_week("Pisto", "Ensalada")
    week.page.emulate_media(forced_colors="active")
    looks = {
        slot: week.slot(slot).evaluate("slot => { const look = getComputedStyle(slot); return look.borderTopStyle + look.borderTopWidth; }")
        for slot in ("0-lunch", "3-lunch", "4-dinner", "2-lunch")  # plain, out, skipped, a rule that was overridden
    }
    shot(week.page, "week-forced-colours")
    assert len(set(looks.values())) == 4, looks
    dots = week.page.locator(".meter i.on, .meter i:not(.on)").evaluate_all("dots => dots.map(dot => getComputedStyle(dot).backgroundColor)")
    assert len(set(dots)) == 2, dots
