"""The first visit: a few questions, first dishes, and the week."""

import pytest
from playwright.sync_api import Page, expect

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
