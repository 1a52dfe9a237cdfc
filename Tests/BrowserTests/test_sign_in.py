"""Coming in: by password, by a link of the operator, by claiming a fresh server; and going."""

import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from kit.household import Household
from kit.keyboard import reach
from kit.looks import at, look_at
from kit.people import command, form_key
from kit.visitor import Visitor

PHRASE = "una frase que recuerdo"
BOTH = pytest.mark.parametrize("size, javascript", [("desktop", True), ("phone", False)], indirect=True)


@pytest.fixture
def ana(household, server):
    """The household's owner, who is called Ana and has a password."""
    household.visitor.post("/account", name="Ana")
    command(server, "user", "password", "Ana", given=f"{PHRASE}\n")
    return household


def enter(page: Page, name: str, password: str) -> None:
    page.locator("#name").fill(name)
    page.locator("#password").fill(password)
    page.get_by_role("button", name="Entrar", exact=True).click()


@BOTH
def test_somebody_signs_in_goes_on_where_they_wanted_and_signs_out(page, ana, problems, size, javascript):
    problems.allow("status of 4(22|29)")  # the refusals that this test is about
    page.goto("/dishes")
    expect(page).to_have_url(re.compile(r"/sign-in\?return=%2Fdishes$"))
    expect(page).to_have_title("Entrar en MealMood · MealMood")
    if javascript:
        look_at(page, "sign-in", size)
    enter(page, "Eva", "no es mi contraseña")
    expect(page.locator("#password-error")).to_contain_text("no coinciden")
    expect(page.locator("#name")).to_have_value("Eva")
    expect(page.locator("#password")).to_have_value("")
    enter(page, "Ana", PHRASE)
    expect(page).to_have_url(at("/dishes"))
    page.goto("/account")
    expect(page.locator(".devices li")).to_have_count(2)
    page.get_by_role("button", name="Cerrar sesión", exact=True).click()
    expect(page.locator("main")).to_contain_text("Has cerrado la sesión en este dispositivo")
    page.goto("/dishes")
    expect(page).to_have_url(re.compile("/sign-in"))


@pytest.mark.parametrize("language", ["en"], indirect=True)
def test_by_keyboard_in_english_with_the_password_shown(page, visitor, server, language):
    Household(visitor).onboard(dishes=(("Omelette", ["Eggs"]), ("Salad", ["Vegetables"])))
    visitor.post("/account", name="Ana")
    command(server, "user", "password", "Ana", given=f"{PHRASE}\n")
    page.goto("/week")
    reach(page, page.locator("#name"))
    page.keyboard.type("ana")
    reach(page, page.locator("#password"))
    page.keyboard.type(PHRASE)
    reach(page, page.get_by_role("button", name="Show password"))
    page.keyboard.press("Enter")
    expect(page.locator("#password")).to_have_attribute("type", "text")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/week/"))


def test_a_link_of_the_console_lets_somebody_in_once(page, ana, server, problems):
    problems.allow("status of 404")  # the link that was used
    link = command(server, "sign-in-link", "ana")
    path = re.sub(r"^https?://[^/]+", "", link)
    page.goto(path)
    expect(page.locator("main")).to_contain_text("Es la cuenta de Ana")
    look_at(page, "sign-in-link", "desktop")
    page.get_by_role("button", name="Entrar", exact=True).dblclick()
    expect(page).to_have_url(re.compile("/week/"))
    page.goto(path)
    expect(page.locator("h1")).to_have_text("Este enlace ya no sirve")


def test_two_claims_at_once_have_one_winner(server):
    claimants = [Visitor(server.url) for _ in range(8)]
    keys = [form_key(claimant.get("/").text) for claimant in claimants]
    with ThreadPoolExecutor(8) as crowd:
        answers = list(
            crowd.map(lambda pair: pair[0].post("/onboarding/welcome", key=pair[1]), zip(claimants, keys, strict=True))
        )
    assert sorted(answer.status for answer in answers) == [303] + [409] * 7
    assert sum(claimant.get("/onboarding/meals", follow=False).status == 200 for claimant in claimants) == 1


@pytest.mark.parametrize("javascript", [False], indirect=True)
def test_a_double_click_on_the_first_button_keeps_the_way_in(page, javascript):
    page.goto("/")
    page.locator("#name").fill("Ana")
    page.locator(".onb__foot .is-primary").dblclick()
    expect(page).to_have_url(at("/onboarding/meals"))
    page.reload()
    expect(page).to_have_url(at("/onboarding/meals"))


def test_guessing_keeps_nobody_from_the_pages(ana, server):
    """Ten passwords at a time are worked on or wait; whoever comes then is asked to come again, and pages are quick."""
    names = [f"nadie-{number}" for number in range(24)]
    guessers = [Visitor(server.url) for _ in names]
    with ThreadPoolExecutor(24) as crowd:
        waiting = [
            crowd.submit(guesser.post, "/sign-in", name=name, password=PHRASE)
            for guesser, name in zip(guessers, names, strict=True)
        ]
        assert ana.visitor.get("/dishes").status == 200
        statuses = {answer.result().status for answer in waiting}
    assert statuses <= {422, 503} and 422 in statuses
