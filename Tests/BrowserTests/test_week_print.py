"""The week on paper: one page for the fridge, and everything on it, whatever stands in the week."""

import pytest
from playwright.sync_api import expect

from kit.looks import shot
from kit.paper import Paper
from kit.week_page import WeekPage

AREAS = {  # what the margins leave, in CSS pixels
    ("A4", False): (718, 1047),
    ("A4", True): (1047, 718),
    ("Letter", False): (740, 980),
    ("Letter", True): (980, 740),
}
WORDS = "Albóndigas caseras de ternera con salsa de tomate, zanahoria y guisantes frescos de la huerta"
NOTE = "Cumple de la abuela en el restaurante de la plaza, a las dos y media, y hay que llevar la tarta"
MEALS = {"both": ("lunch", "dinner"), "lunch": ("lunch",), "dinner": ("dinner",)}
OVERFLOWING = """() => [...document.querySelectorAll('.week .slot, .week .day__head')].filter(part =>
  part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1
  || part.getBoundingClientRect().bottom > document.querySelector('main').getBoundingClientRect().bottom).map(part => part.textContent.trim())"""


def open_week(page, household) -> WeekPage:
    page.context.add_cookies(household.visitor.browser_cookies())
    return WeekPage(page).open()


def prints(page) -> list[Paper]:
    """One page on each paper, and nothing cut off there."""
    papers = [Paper(page.pdf(format=name, landscape=is_landscape)) for name, is_landscape in AREAS]
    assert [len(paper.pages) for paper in papers] == [1] * len(AREAS)
    page.emulate_media(media="print")
    for area, (width, height) in AREAS.items():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("html")).to_have_css("width", f"{width}px")
        assert page.evaluate(OVERFLOWING) == [], area
    return papers


@pytest.mark.premium
@pytest.mark.parametrize("meals", ["both", "dinner"])
@pytest.mark.parametrize("weekends", ["1", "0"])
def test_long_names_and_second_dishes_fit_on_one_page(page, household_of, meals, weekends):
    household = household_of(meals=meals, weekends=weekends)
    names = []
    for day in range(7 if weekends == "1" else 5):
        for meal in MEALS[meals]:
            pair = [f"{len(names) + number} {WORDS}"[:80] for number in (0, 1)]
            first, second = (household.add_dish(name, ["Verduras"]) for name in pair)
            household.set_slot(f"{day}-{meal}", dish=first, secondaryDish=second, override=True)
            names += pair
    week = open_week(page, household)
    for paper in prints(week.page):
        assert [name for name in names if not paper.says(name)] == []


def test_a_name_without_spaces_stays_in_its_slot(page, household_of):
    household = household_of()
    name = "Supercalifragilistico" * 3 + "espialidosohoy"
    dish = household.add_dish(name, ["Pescado"])
    for slot in ("0-lunch", "6-dinner"):
        household.set_slot(slot, dish=dish, override=True)
    for paper in prints(open_week(page, household).page):
        assert paper.says(name)


@pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)
@pytest.mark.parametrize("theme", ["dark"], indirect=True)
def test_eating_out_and_skipped_slots_print_with_their_notes_black_on_white(page, household_of, size):
    household = household_of(dishes=(("Merluza en salsa", ["Pescado"]), ("Pisto", ["Verduras"])))
    household.set_slot("1-lunch", eatingOut=True, note=NOTE)
    household.set_slot("4-dinner", skipped=True, note=NOTE[::-1])
    household.set_slot("2-lunch", dish=household.add_dish("Lentejas", ["Legumbres"]))
    week = open_week(page, household)
    for paper in prints(week.page):
        for words in ("Semana 14–20 sept 2026", "Comemos fuera", NOTE, "Sin cena", NOTE[::-1], "Lentejas"):
            assert paper.says(words), words
        for words in ("Mis platos", "Completar", "Pisto", "Hoy", "Añadir", "Reglas", "MealMood"):
            assert not paper.says(words), words
    shot(page, f"week-print-{size}")
    name = week.slot("2-lunch").locator(".slot__name a")
    expect(name).to_have_css("color", "rgb(0, 0, 0)")
    expect(page.locator("html")).to_have_css("color-scheme", "light")
    assert name.evaluate("element => parseFloat(getComputedStyle(element).fontSize)") >= 20


def test_a_message_and_an_open_sheet_stay_on_the_screen(page, household_of):
    week = open_week(page, household_of(dishes=(("Pisto", ["Verduras"]), ("Ensalada", ["Verduras"]))))
    week.complete("¡Listo! Tu semana está completa")
    week.slot("2-dinner").locator("a").first.click()
    expect(week.sheet()).to_be_visible()
    for paper in prints(week.page):
        assert paper.says("Pisto") and paper.says("Ensalada")
        assert not paper.says("Tu semana está completa") and not paper.says("Encajan aquí")
