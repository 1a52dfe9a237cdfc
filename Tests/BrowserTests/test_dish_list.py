"""The list of dishes: what is looked for, rows that are pulled aside, dishes that go."""

import re

import pytest
from playwright.sync_api import Page, expect

from kit.finger import Finger, middle
from kit.household import Household
from kit.keyboard import reach
from kit.looks import at, look_at
from kit.people import second_member

BOTH_WAYS = pytest.mark.parametrize("javascript", [True, False], indirect=True, ids=["script", "plain"])
PHONE = pytest.mark.parametrize("size", ["phone"], indirect=True)


def row(page: Page, name: str):
    return page.locator(".dishrow").filter(has_text=name)


def names(page: Page) -> list[str]:
    return page.locator(".dishrow .name").all_inner_texts()


def pull(page: Page, name: str, across: float, along: float = 0) -> Finger:
    finger = Finger(page)
    card = row(page, name).locator(".dish-card")
    x, y = middle(card)
    finger.down(card)
    finger.move(x + across, y + along, steps=12)
    finger.rest(2)
    return finger


@BOTH_WAYS
def test_several_tags_and_words_are_found_together_at_an_address(member, household, javascript):
    household.add_dish("Lentejas", ["Legumbres", "Verduras"], "con chorizo")
    household.add_dish("Garbanzos", ["Legumbres"])
    page = member
    page.goto("/dishes")
    for tag in ("Legumbres", "Verduras"):
        page.get_by_role("checkbox", name=tag).check()
    page.get_by_role("searchbox").fill("CHORÍZO")
    if not javascript:
        page.get_by_role("button", name="Buscar").click()
    expect(page.locator(".dishrow")).to_have_count(1)
    expect(row(page, "Lentejas")).to_be_visible()
    legumes, vegetables = household.tags["Legumbres"], household.tags["Verduras"]
    assert f"tag={legumes}" in page.url and f"tag={vegetables}" in page.url and "q=CHOR" in page.url
    page.goto(page.url)
    assert names(page) == ["Lentejas"]
    expect(page.get_by_role("checkbox", name="Legumbres")).to_be_checked()
    expect(page.get_by_role("searchbox")).to_have_value("CHORÍZO")


def test_what_was_looked_for_is_there_again_after_a_look_at_a_dish(member, household):
    household.add_dish("Lentejas", ["Legumbres"])
    page = member
    page.goto("/dishes")
    page.get_by_role("searchbox").press_sequentially("lent")
    expect(page.locator(".dishrow")).to_have_count(1)
    expect(page.get_by_role("searchbox")).to_be_focused()
    expect(page.locator("#status")).to_have_text("1 plato")
    row(page, "Lentejas").locator(".dish-card").click()
    page.locator(".formfoot .is-primary").click()
    expect(page).to_have_url(re.compile(r"/dishes\?q=lent"))
    assert names(page) == ["Lentejas"]


@BOTH_WAYS
def test_a_dish_goes_after_a_question_and_the_list_stays_as_it_was(member, household, javascript):
    for name in ("Lentejas", "Lenguado"):
        household.add_dish(name, ["Verduras"])
    page = member
    page.goto("/dishes?q=len")
    row(page, "Lentejas").get_by_role("link", name="Eliminar").click()
    expect(page.get_by_role("heading", name="Lentejas")).to_be_visible()
    if javascript:
        expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name="Eliminar").click()
    expect(page.locator(".dishrow")).to_have_count(1)
    expect(page.locator("main")).to_contain_text("Lenguado")
    expect(page.locator(".notice")).to_contain_text("Lentejas")
    expect(page).to_have_url(re.compile(r"/dishes\?q=len"))
    page.go_back()
    page.goto("/dishes")
    assert len(household.dish_ids()) == 3


def test_the_keyboard_alone_deletes_and_keeps_its_place(member, household):
    household.add_dish("Lentejas", ["Legumbres"])
    page = member
    page.goto("/dishes")
    bin_ = row(page, "Lentejas").get_by_role("link", name="Eliminar")
    reach(page, bin_)
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Cancelar")).to_be_focused()
    page.keyboard.press("Escape")
    expect(bin_).to_be_focused()
    page.keyboard.press("Enter")
    reach(page, page.get_by_role("button", name="Eliminar"))
    page.keyboard.press("Enter")
    expect(row(page, "Lentejas")).to_have_count(0)
    expect(page.get_by_role("heading", name="Mis platos")).to_be_focused()


def test_a_planned_dish_says_in_the_sheet_where_it_stands(member, household):
    dish = household.add_dish("Lentejas", ["Legumbres"])
    assert household.place("2-dinner", dish).status == 200
    page = member
    page.goto("/dishes")
    row(page, "Lentejas").get_by_role("link", name="Eliminar").click()
    page.get_by_role("dialog").get_by_role("link", name=re.compile("Miércoles")).click()
    expect(page.locator('[data-slot="2-dinner"]')).to_contain_text("Lentejas")


def test_what_is_looked_for_before_the_script_has_come_is_found(member, household):
    held = []
    member.route("**/mm-dishes*.js", lambda route: held.append(route))
    member.goto("/dishes", wait_until="commit")
    member.locator("[name=q]").fill("ensal")
    expect(member.locator(".dishrow")).to_have_count(2)
    held[0].continue_()
    expect(member.locator(".dishrow")).to_have_count(1)
    expect(member).to_have_url(at("/dishes?q=ensal"))


@PHONE
def test_a_row_pulled_to_the_left_shows_how_to_delete_its_dish(member, household, size):
    household.add_dish("Lentejas", ["Legumbres"])
    page = member
    page.goto("/dishes")
    pull(page, "Lentejas", -160).up()
    action = page.locator(".swipe__action")
    expect(action).to_have_text("Eliminar")
    pull(page, "Ensalada", -160).up()
    expect(action).to_have_count(1)
    expect(row(page, "Ensalada").locator(".swipe__action")).to_be_visible()
    action.click()
    page.get_by_role("dialog").get_by_role("button", name="Eliminar").click()
    expect(row(page, "Ensalada")).to_have_count(0)
    expect(row(page, "Lentejas")).to_be_visible()


@PHONE
def test_a_row_that_is_hardly_pulled_or_touched_again_closes(member, household, size):
    page = member
    page.goto("/dishes")
    pull(page, "Ensalada", -30).up()
    expect(page.locator(".swipe__action")).to_have_count(0)
    pull(page, "Ensalada", -160).up()
    expect(page.locator(".swipe__action")).to_be_visible()
    finger = Finger(page)
    finger.down(row(page, "Ensalada").locator(".dish-card .name"))
    finger.up()
    expect(page.locator(".swipe__action")).to_have_count(0)
    expect(page).to_have_url(at("/dishes"))


@PHONE
def test_a_row_under_a_finger_stays_while_others_change_the_list(member, household, server, size):
    other = Household(second_member(server, household))
    other.tags = household.tags
    page = member
    with page.expect_response(re.compile("/api/v1/events")):
        page.goto("/dishes")
    finger = pull(page, "Ensalada", -60)
    other.add_dish("Sopa", ["Verduras"])
    expect(page.locator("mm-toast")).to_contain_text("Sopa")
    assert row(page, "Ensalada").locator(".dish-card").evaluate("card => card.style.translate") == "-60px"
    finger.up()
    expect(row(page, "Sopa")).to_be_visible()


@PHONE
def test_a_finger_that_moves_up_scrolls_and_opens_nothing(member, household, size):
    for number in range(12):
        household.add_dish(f"Plato {number:02}", ["Verduras"])
    page = member
    page.goto("/dishes")
    pull(page, "Plato 03", -40, -300).up()
    page.wait_for_function("() => scrollY > 100")
    expect(page.locator(".swipe__action")).to_have_count(0)


@pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)
def test_how_the_list_looks(member, household, size):
    household.add_dish("Lentejas", ["Legumbres", "Verduras"], "Con verduras de la huerta")
    page = member
    page.goto("/dishes")
    if size == "phone":
        pull(page, "Ensalada", -160).up()
        expect(page.locator(".swipe__action")).to_be_visible()
    expect(page.get_by_text("3 de 20 del plan gratuito")).to_have_count(1)
    dot = page.locator(".dishfilter .swatch").first
    expect(dot).to_have_css("background-color", "rgb(231, 76, 60)")
    assert dot.bounding_box()["width"] == 12
    look_at(page, "dish-list", size)
    for name in ("Lentejas", "Ensalada", "Tortilla de patatas"):
        page.goto("/dishes")
        row(page, name).get_by_role("link", name="Eliminar").last.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        if name == "Lentejas":
            look_at(page, "dish-deletion-sheet", size)
        page.get_by_role("dialog").get_by_role("button", name="Eliminar").click()
        expect(row(page, name)).to_have_count(0)
    expect(page.get_by_role("link", name="Añadir plato")).to_be_visible()
    expect(page.get_by_role("searchbox")).to_be_hidden()
    look_at(page, "dishes-empty", size)


@pytest.mark.parametrize("language", ["en"], indirect=True)
def test_the_list_speaks_english(page, household_of, language):
    home = household_of(dishes=(("Omelette", ["Eggs"]), ("Salad", ["Vegetables"])))
    page.context.add_cookies(home.visitor.browser_cookies())
    page.goto("/dishes")
    expect(page.get_by_text("2 of 20 in the free plan")).to_be_visible()
    page.get_by_role("searchbox", name="Search dishes").fill("zzz")
    expect(page.get_by_role("heading", name="No dish matches")).to_be_visible()
