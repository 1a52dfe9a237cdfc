"""The drawer of dishes: search, tags, parts, what stands in the week, a quick new dish, the sheet on a phone."""

import re

import pytest
from playwright.sync_api import Locator, expect

from kit.dish_form import DishForm
from kit.finger import middle
from kit.looks import axe_clean, no_sideways_scroll, shot
from kit.server import MONDAY
from kit.week_page import WeekPage

PHONE = pytest.mark.parametrize("size", ["phone"], indirect=True)
SIZES = pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)
PLAIN = pytest.mark.parametrize("javascript", [False], indirect=True, ids=["plain"])
THEMES = pytest.mark.parametrize("theme", ["light", "dark"], indirect=True)
pytestmark = pytest.mark.premium  # more dishes than the free plan holds
MANY = 100  # in parts of 40


@pytest.fixture
def week(member, household) -> WeekPage:
    for name, tags in (("Crema de calabacín", ["Verduras"]), ("Pollo asado", ["Carne"]), ("Lentejas", ["Legumbres"])):
        household.add_dish(name, tags)
    return WeekPage(member)


@pytest.fixture
def full(week, household) -> WeekPage:
    """A household with more dishes than one part holds: Plato 000 … Plato 099."""
    for number in range(MANY):
        form = {"name": f"Plato {number:03}", "tags": [household.tags["Huevos" if number % 9 == 0 else "Verduras"]]}
        assert household.visitor.post("/dishes", **form).status == 303
    return week


def shown(week: WeekPage) -> Locator:
    """The cards of dishes that stand nowhere in the week."""
    return week.page.locator(".drawer :is([data-part], [data-more]) .dish-card")


def search(week: WeekPage, words: str) -> None:
    week.page.locator(".drawer [name=q]").fill(words)


def drawer_top(week: WeekPage) -> float:
    return week.page.locator("#drawer").bounding_box()["y"]


@SIZES
def test_the_search_minds_neither_accents_nor_case(week):
    week.open().open_drawer()
    for words in ("calabacin", "CALABACÍN", "crema calab"):
        search(week, words)
        expect(shown(week)).to_have_count(1)
        expect(week.card("Crema de calabacín")).to_be_visible()
        expect(week.page.locator("#status")).to_have_text("1 plato")
    search(week, "zzz")
    expect(week.page.locator("[data-none]")).to_be_visible()
    search(week, "")
    expect(shown(week)).to_have_count(5)


def test_search_and_tags_also_look_into_what_stands_in_the_week(week, household):
    week.open()
    dish = week.card("Crema de calabacín").get_attribute("data-dish")
    for slot in ("0-lunch", "3-dinner"):
        assert household.place(slot, dish).status == 200
    week.open()
    used = week.page.locator("#drawer-used")
    expect(used.locator("summary")).to_have_text("Ya en la semana (1)")
    expect(week.card("Crema de calabacín")).to_be_hidden()
    search(week, "calabacin")
    expect(week.card("Crema de calabacín")).to_be_visible()
    expect(used).to_contain_text("Lunes, comida · Jueves, cena")
    search(week, "pollo")
    expect(used).to_have_count(0)
    search(week, "")
    expect(week.card("Crema de calabacín")).to_be_hidden()
    week.page.locator(".drawer label.chip", has_text="Verduras").click()
    expect(week.card("Crema de calabacín")).to_be_visible()
    expect(week.card("Pollo asado")).to_have_count(0)


def test_the_last_answer_wins_however_late_the_first_comes(week):
    week.open()
    late = []
    first = re.compile(r"/dishes\?q=p$")
    week.page.route(first, lambda route: late.append(route))
    with week.page.expect_request(first):
        search(week, "p")
    search(week, "lentejas")
    expect(shown(week)).to_have_count(1)
    with week.page.expect_response(first):
        late[0].continue_()
    week.refresh()
    expect(week.card("Lentejas")).to_be_visible()
    expect(shown(week)).to_have_count(1)


@SIZES
def test_the_list_comes_in_parts_as_it_is_scrolled(full):
    full.open().open_drawer()
    expect(shown(full)).to_have_count(40)
    seen = set()
    for count in (80, MANY + 5):
        full.page.locator("[data-next]").scroll_into_view_if_needed()
        expect(shown(full)).to_have_count(count)
    seen = {card.get_attribute("data-dish") for card in shown(full).all()}
    assert len(seen) == MANY + 5
    expect(full.page.locator("[data-next]")).to_have_count(0)


def test_a_search_finds_what_has_not_come_yet(full):
    full.open()
    search(full, "plato 09")
    expect(shown(full)).to_have_count(11)  # 009 and 090 to 099
    full.page.locator(".drawer label.chip", has_text="Huevos").click()
    expect(shown(full)).to_have_count(3)
    expect(full.card("Plato 099")).to_be_visible()


def test_what_the_drawer_shows_survives_a_refresh(full, household):
    full.open()
    full.page.locator("[data-next]").scroll_into_view_if_needed()
    expect(shown(full)).to_have_count(80)
    last = full.card("Plato 050")
    last.scroll_into_view_if_needed()
    top = full.page.locator("[data-list]").evaluate("list => list.scrollTop")
    assert household.place("0-lunch", last.get_attribute("data-dish")).status == 200
    full.refresh()
    expect(shown(full)).to_have_count(79)
    assert full.page.locator("[data-list]").evaluate("list => list.scrollTop") == top
    assert household.visitor.send("DELETE", f"/api/v1/weeks/{MONDAY}/slots/0-lunch").status == 200
    full.refresh()
    expect(shown(full)).to_have_count(80)
    assert names(full) == sorted(names(full))

    search(full, "plato 08")
    expect(shown(full)).to_have_count(11)
    full.refresh()
    expect(shown(full)).to_have_count(11)
    full.page.reload()
    expect(full.page.locator(".drawer [name=q]")).to_have_value("plato 08")
    expect(shown(full)).to_have_count(11)


def names(week: WeekPage) -> list[str]:
    return week.page.locator(".drawer [data-more] .dish-card").evaluate_all("cards => cards.map(card => card.dataset.name)")


def test_an_open_list_of_used_dishes_stays_open(week, household):
    week.open()
    assert household.place("0-lunch", week.card("Lentejas").get_attribute("data-dish")).status == 200
    week.open()
    week.page.locator("#drawer-used summary").click()
    week.refresh()
    expect(week.card("Lentejas")).to_be_visible()


@PLAIN
def test_without_javascript_the_drawer_searches_and_goes_on(full):
    full.open()
    full.page.locator("[data-next]").click()
    expect(shown(full)).to_have_count(80)
    full.page.locator(".drawer [name=q]").fill("calabacin")
    full.page.locator(".drawer__filter button").click()
    expect(shown(full)).to_have_count(1)


# A quick new dish


@SIZES
def test_a_new_dish_is_at_hand_in_the_drawer(full, problems):
    problems.allow("status of 422")  # the form that lacks its name
    full.open().open_drawer()
    search(full, "pollo")
    expect(shown(full)).to_have_count(1)
    full.page.locator("[data-new-dish]").click()
    DishForm(full.page).save().click()
    expect(full.sheet().locator("[name=name]")).to_have_attribute("aria-invalid", "true")
    full.sheet().locator("[name=name]").fill("Zarzuela")
    DishForm(full.page).choose("Pescado")
    full.sheet().locator("[name=name]").focus()
    full.page.keyboard.press("Enter")
    full.page.keyboard.press("Enter")
    expect(full.sheet()).to_have_count(0)
    card = full.page.locator(".drawer .is-new .dish-card")
    expect(card).to_have_attribute("data-name", "Zarzuela")
    expect(card).to_be_in_viewport()
    expect(full.page.locator(".drawer [name=q]")).to_have_value("")
    expect(full.page.locator("[data-new-dish]")).to_be_focused()
    expect(full.page.locator("#status")).to_contain_text("Zarzuela")
    search(full, "zarzuela")
    expect(shown(full)).to_have_count(1)


def test_a_new_dish_that_the_search_finds_leaves_it_as_it_is(week):
    week.open()
    search(week, "crema")
    expect(shown(week)).to_have_count(1)
    week.page.locator("[data-new-dish]").click()
    form = DishForm(week.page)
    form.fill("Crema de puerros", "", "Verduras")
    form.save().click()
    expect(shown(week)).to_have_count(2)
    expect(week.page.locator(".drawer .is-new .dish-card")).to_have_attribute("data-name", "Crema de puerros")
    expect(week.page.locator(".drawer [name=q]")).to_have_value("crema")


# The way back


def test_the_way_back_shows_what_has_changed_meanwhile(week, household):
    week.open()
    dish = week.card("Lentejas").get_attribute("data-dish")
    week.page.goto("/dishes")
    assert household.place("0-lunch", dish).status == 200
    week.page.go_back()
    week.holds("0-lunch", "Lentejas")


# The sheet on a phone


@PHONE
def test_the_handle_is_pulled_to_each_height(full):
    full.open().open_drawer()
    expect(full.page.locator("mm-drawer")).to_have_attribute("data-open", "half")
    half = drawer_top(full)
    finger = full.finger()
    handle = full.page.locator(".drawer__grab")
    pull(full, finger, handle, 80)
    expect(full.page.locator("mm-drawer")).to_have_attribute("data-open", "full")
    assert drawer_top(full) < half
    expect(handle).to_have_attribute("aria-expanded", "true")
    pull(full, finger, handle, half)
    expect(full.page.locator("mm-drawer")).to_have_attribute("data-open", "half")
    pull(full, finger, handle, 900)
    expect(full.page.locator("#drawer")).to_be_hidden()
    expect(full.page.locator("[data-drawer-open]")).to_be_focused()


def pull(week: WeekPage, finger, handle: Locator, y: float) -> None:
    finger.down(handle)
    finger.move(middle(handle)[0], y, steps=12)
    finger.rest(12)
    finger.move(middle(handle)[0], y - 1, steps=1)
    finger.up()


@PHONE
def test_the_handle_is_pressed_and_moved_by_keys(week):
    week.open().open_drawer()
    drawer, handle = week.page.locator("mm-drawer"), week.page.locator(".drawer__grab")
    expect(week.page.locator("#drawer-title")).to_be_focused()
    handle.tap()
    expect(drawer).to_have_attribute("data-open", "full")
    handle.focus()
    for key, height in (("Enter", "half"), ("ArrowUp", "full"), ("ArrowDown", "half")):
        week.page.keyboard.press(key)
        expect(drawer).to_have_attribute("data-open", height)
    week.page.keyboard.press("Escape")
    expect(week.page.locator("#drawer")).to_be_hidden()
    expect(week.page.locator("[data-drawer-open]")).to_be_focused()


@PHONE
def test_a_pull_on_the_list_does_not_move_the_page(full):
    full.open()
    full.page.evaluate("scrollTo(0, 400)")
    full.open_drawer()
    before = full.page.evaluate("scrollY")
    finger = full.finger()
    for target in (shown(full).nth(1), full.page.locator(".drawer__head h2"), full.page.locator(".drawer .search")):
        finger.down(target)
        finger.move(206, 880, steps=12)
        finger.move(206, 300, steps=12)
        finger.up()
        finger.rest(4)
    assert full.page.evaluate("scrollY") == before


@SIZES
@THEMES
def test_the_drawer_looks_as_designed(full, size, theme):
    full.open().open_drawer()
    axe_clean(full.page)
    no_sideways_scroll(full.page)
    shot(full.page, f"week-drawer-{size}-{theme}", full=False)
