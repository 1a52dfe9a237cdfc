"""The first visit: a few questions, first dishes, and the week."""

import pytest
from playwright.sync_api import Page, expect

from kit.keyboard import reach
from kit.looks import at, no_sideways_scroll
from kit.server import MONDAY
from kit.visitor import Visitor

SIZES = pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)
SCRIPT = pytest.mark.parametrize("javascript", [True, False], indirect=True, ids=["script", "plain"])


def go_on(page: Page) -> None:
    page.locator(".onb__foot .is-primary").click()


def skip(page: Page) -> None:
    page.get_by_role("button", name="Omitir").click()


def choose(page: Page, name: str, value: str) -> None:
    page.locator(f'label:has(input[name="{name}"][value="{value}"])').click()


def add_dish(page: Page, name: str, tag: str) -> None:
    form = page.locator('form:has(input[name="name"])')
    form.locator('input[name="name"]').fill(name)
    form.locator("label", has_text=tag).filter(has=page.locator('input[name="tags"]')).first.click()
    form.locator("button").click()
    expect(page.locator("main")).to_contain_text(name)
    expect(page.locator('input[name="name"]')).to_have_value("")


def walk(page: Page) -> None:
    """From nothing to the first dishes."""
    page.goto("/")
    expect(page).to_have_url(at("/onboarding/welcome"))
    go_on(page)
    expect(page).to_have_url(at("/onboarding/meals"))
    choose(page, "meals", "both")
    go_on(page)
    expect(page).to_have_url(at("/onboarding/weekends"))
    go_on(page)
    expect(page).to_have_url(at("/onboarding/calendar"))
    skip(page)
    expect(page).to_have_url(at("/onboarding/dishes"))


@SIZES
@SCRIPT
def test_a_fresh_start_leads_to_the_week(page, size, javascript):
    walk(page)
    add_dish(page, "Pollo asado", "Carne")
    add_dish(page, "Lentejas", "Legumbres")
    add_dish(page, "Tortilla", "Huevos")
    if javascript:
        no_sideways_scroll(page)
    go_on(page)
    expect(page).to_have_url(at(f"/week/{MONDAY}"))
    expect(page.locator("article.slot")).to_have_count(14)
    for name in ("Pollo asado", "Lentejas", "Tortilla"):
        expect(page.locator(f'.dish-card[data-name="{name}"]')).to_have_count(1)


def test_the_common_dishes_are_added_and_taken_back_by_one_tap(page):
    walk(page)
    first, second = (page.locator('.suggest button').nth(place) for place in (0, 1))
    for button in (first, second):
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
    second.click()
    expect(second).to_have_attribute("aria-pressed", "false")
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    go_on(page)
    expect(page).to_have_url(at(f"/week/{MONDAY}"))
    expect(page.locator(".drawer .dish-card")).to_have_count(2)


def test_leaving_half_way_resumes_at_the_same_step(page):
    page.goto("/")
    go_on(page)
    choose(page, "meals", "dinner")
    go_on(page)
    expect(page).to_have_url(at("/onboarding/weekends"))
    page.goto("about:blank")
    page.goto("/")
    expect(page).to_have_url(at("/onboarding/weekends"))
    page.goto("/week")
    expect(page).to_have_url(at("/onboarding/weekends"))


def test_a_name_that_is_too_long_comes_back_as_typed(page, problems):
    problems.allow("status of 422")  # the refusal that this test is about
    walk(page)
    form = page.locator('form:has(input[name="name"])')
    form.locator('input[name="name"]').evaluate(
        "(field, text) => { field.maxLength = 500; field.value = text }", "x" * 81
    )
    form.locator("button").click()
    expect(page.locator('input[name="name"]')).to_have_value("x" * 81)
    expect(page.locator('input[name="name"]')).to_have_attribute("aria-invalid", "true")


def test_fewer_than_two_dishes_are_not_enough(server):
    visitor = Visitor(server.url)
    visitor.get("/")
    visitor.post("/onboarding/welcome", timeZone="Europe/Madrid")
    visitor.post("/onboarding/meals", meals="both")
    visitor.post("/onboarding/weekends", weekends="1")
    refused = visitor.post("/onboarding/dishes", action="finish")
    assert refused.status == 422, refused.status
    assert "onboarding" in visitor.get("/week", follow=False).location


@pytest.mark.parametrize(
    "meals, weekends, slots", [("dinner", "1", 7), ("lunch", "0", 5), ("both", "0", 10), ("both", "1", 14)]
)
def test_the_week_shows_the_meals_that_were_chosen(page, household_of, meals, weekends, slots):
    page.context.add_cookies(household_of(meals=meals, weekends=weekends).visitor.browser_cookies())
    page.goto("/week")
    expect(page.locator("article.slot")).to_have_count(slots)


@SCRIPT
def test_weekends_can_be_left_out(page, javascript):
    page.goto("/")
    go_on(page)
    choose(page, "meals", "both")
    go_on(page)
    page.locator('label:has(input[name="weekends"])').click()
    go_on(page)
    skip(page)
    expect(page).to_have_url(at("/onboarding/dishes"))
    add_dish(page, "Lentejas", "Legumbres")
    add_dish(page, "Tortilla", "Huevos")
    go_on(page)
    expect(page.locator("article.slot")).to_have_count(10)


@pytest.mark.parametrize("language", ["es", "en"], indirect=True)
def test_the_first_page_speaks_the_browsers_language(page, language):
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", language)


def to_calendar(page: Page) -> None:
    page.goto("/")
    for step in ("welcome", "meals", "weekends"):
        expect(page).to_have_url(at(f"/onboarding/{step}"))
        go_on(page)
    expect(page).to_have_url(at("/onboarding/calendar"))


@SIZES
@SCRIPT
def test_the_calendar_is_answered_and_seen_again_on_the_way_back(page, size, javascript):
    to_calendar(page)
    expect(page.locator(".onb__steps")).to_have_attribute("aria-label", "Paso 3 de 4")
    page.locator("#dinner-time").fill("20:30")
    go_on(page)
    expect(page).to_have_url(at("/onboarding/dishes"))
    page.get_by_role("link", name="Paso anterior").click()
    expect(page.locator("#dinner-time")).to_have_value("20:30")
    expect(page.locator("#calendar-on")).to_be_checked()
    page.locator("label:has(#calendar-on)").click()
    expect(page.locator("#dinner-time")).to_be_hidden()
    go_on(page)
    expect(page).to_have_url(at("/onboarding/dishes"))
    page.goto("/onboarding/calendar")
    expect(page.locator("#calendar-on")).not_to_be_checked()
    page.goto("/onboarding")
    expect(page).to_have_url(at("/onboarding/dishes"))


@pytest.mark.parametrize("javascript", [False], indirect=True, ids=["plain"])
def test_an_hour_that_is_none_comes_back_with_what_was_answered(page, problems, javascript):
    problems.allow("status of 422")
    to_calendar(page)
    page.locator("#lunch-time").fill("13:00")
    page.locator("#dinner-time").fill("")
    go_on(page)
    expect(page.locator("#dinner-time-error")).to_contain_text("Escribe una hora")
    expect(page.locator("#lunch-time")).to_have_value("13:00")


def test_a_reload_and_the_way_back_lose_nothing(page):
    page.goto("/")
    go_on(page)
    choose(page, "meals", "lunch")
    page.reload()
    expect(page.locator('input[value="lunch"]')).to_be_checked()
    go_on(page)
    go_on(page)
    page.locator("#lunch-time").fill("13:45")
    page.go_back()
    expect(page).to_have_url(at("/onboarding/weekends"))
    page.go_forward()
    expect(page.locator("#lunch-time")).to_have_value("13:45")
    go_on(page)
    page.locator("#own-name").fill("Croquetas")
    page.locator(".chip", has_text="Carne").click()
    page.locator(".suggest button").first.click()
    expect(page.locator(".suggest button").first).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.locator("#own-name")).to_have_value("Croquetas")
    expect(page.locator(".chip:has(:checked)")).to_have_text("Carne")
    page.locator("form:has(#own-name) button").click()
    expect(page.locator(".ready")).to_contain_text("Croquetas")
    page.reload()
    expect(page.locator("#own-name")).to_have_value("")
    expect(page.locator(".chip:has(:checked)")).to_have_count(0)


@pytest.mark.parametrize("language", ["en"], indirect=True)
def test_by_keyboard_alone_in_english(page, language):
    page.goto("/")
    keys = page.keyboard

    def press(name: str) -> None:
        reach(page, page.get_by_role("button", name=name))
        keys.press("Enter")

    press("Get started")
    expect(page.locator("h1")).to_have_text("What do you want to plan?")
    reach(page, page.locator('input[name="meals"]:checked'))
    keys.press("ArrowUp")
    press("Continue")
    expect(page.locator("h1")).to_have_text("Include weekends?")
    reach(page, page.locator('input[name="weekends"]'))
    keys.press("Space")
    press("Continue")
    expect(page.locator("h1")).to_have_text("Sync with your calendar?")
    press("Skip")
    expect(page.locator("h1")).to_have_text("Add your first dishes")
    press("Lentil stew")
    press("Grilled salmon")
    expect(page.locator(".ready")).to_contain_text("2 dishes ready: Grilled salmon and Lentil stew")
    press("Finish")
    expect(page).to_have_url(at(f"/week/{MONDAY}"))
    expect(page.locator("article.slot")).to_have_count(5)


def test_a_double_click_goes_one_step_and_makes_one_dish(page):
    page.goto("/")
    page.locator(".onb__foot .is-primary").dblclick()
    expect(page).to_have_url(at("/onboarding/meals"))
    page.goto("/onboarding/dishes")
    page.locator("#own-name").fill("Croquetas")
    page.locator(".chip", has_text="Carne").click()
    page.locator("form:has(#own-name) button").dblclick()
    expect(page.locator(".ready")).to_contain_text("1 plato listo: Croquetas")
    page.reload()
    expect(page.locator(".ready")).to_contain_text("1 plato listo: Croquetas")


def test_another_language_keeps_the_answers(page):
    walk(page)
    page.goto("/onboarding/meals")
    expect(page.locator(".onb__top")).to_contain_text("1 de 4")
    choose(page, "meals", "dinner")
    page.locator(".language button").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator('input[name="meals"][value="dinner"]')).to_be_checked()
    page.goto("/onboarding/dishes")
    expect(page.locator(".onb__top")).to_contain_text("4 of 4")


@SIZES
def test_a_dish_that_stands_in_the_form_is_added_on_finishing(page, problems, size):
    problems.allow("status of 422")  # the dish without a tag
    walk(page)
    add_dish(page, "Lentejas", "Legumbres")
    add_dish(page, "Merluza", "Pescado")
    form = page.locator('form:has(input[name="name"])')
    form.locator('input[name="name"]').fill("Gazpacho")
    go_on(page)
    expect(form.locator(".error")).to_be_visible()
    expect(page).to_have_url(at("/onboarding/dishes"))
    form.locator("label", has_text="Verduras").click()
    go_on(page)
    expect(page).to_have_url(at(f"/week/{MONDAY}"))
    page.goto("/dishes")
    expect(page.locator("main")).to_contain_text("Gazpacho")
