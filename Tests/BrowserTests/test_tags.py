"""Tags: their rules in words, the editor with its sentence, own tags, and what of it takes Premium."""

import re

import pytest
from playwright.sync_api import Page, expect

from kit.household import Household
from kit.keyboard import reach
from kit.looks import at, look_at
from kit.server import MONDAY, Server
from kit.visitor import Visitor

BOTH_WAYS = pytest.mark.parametrize("javascript", [True, False], indirect=True, ids=["script", "plain"])


def sentence(page: Page):
    return page.locator("[data-part=sentence]")


def choose(page: Page, rule: str, value: str) -> None:
    """A choice that stands in its label: the label is what is pressed."""
    page.locator(f'label:has([name="{rule}"][value="{value}"])').click()


def save(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^(Guardar|Save)$")).click()


def pill(page: Page, name: str):
    return page.locator("main .tag", has_text=re.compile(f"^{name}$"))


def colour_of(locator) -> str:
    return locator.evaluate("element => getComputedStyle(element).backgroundColor")


@pytest.mark.parametrize("size, javascript", [("desktop", True), ("phone", False)], indirect=True)
def test_a_changed_rule_is_said_in_the_list_and_warns_in_the_week(member, household, javascript, size):
    for slot, dish in (("0-dinner", "Filete"), ("2-dinner", "Pollo")):
        assert household.place(slot, household.add_dish(dish, ["Carne"])).status == 200
    page = member
    page.goto("/tags")
    page.get_by_role("link", name=re.compile("^Carne")).click()
    expect(sentence(page)).to_have_text(
        "Carne: máximo 3 por semana, nunca en días seguidos y nunca en la comida y la cena del mismo día."
    )
    expect(page.locator("main")).to_contain_text("Esta semana van 2 de 3")
    choose(page, "maxPerWeek", "1")
    choose(page, "noDuplicateInDay", "1")
    save(page)
    expect(page).to_have_url(at("/tags"))
    expect(page.locator("main")).to_contain_text("Máximo 1 por semana · no seguidos")
    expect(page.locator("main")).not_to_contain_text("Máximo 1 por semana · no seguidos · no mismo día")
    page.goto(f"/week/{MONDAY}")
    for slot in ("0-dinner", "2-dinner"):
        expect(page.locator(f'[data-slot="{slot}"]')).to_contain_text("Carne: van 2, máximo 1")


def test_what_is_chosen_before_the_script_has_come_is_in_the_sentence(member, household):
    held = []
    member.route("**/mm-tag*.js", lambda route: held.append(route))
    member.goto(f"/tags/{household.tags['Carne']}", wait_until="commit")
    choose(member, "maxPerWeek", "1")
    held[0].continue_()
    expect(sentence(member)).to_contain_text("Carne: máximo 1 por semana")


def test_the_sentence_follows_what_is_chosen_before_it_is_saved(member, household):
    assert household.place("0-dinner", household.add_dish("Filete", ["Carne"])).status == 200
    assert household.place("1-dinner", household.add_dish("Pollo", ["Carne"]), override=True).status == 200
    page = member
    page.goto(f"/tags/{household.tags['Carne']}")
    choose(page, "maxPerWeek", "")
    expect(sentence(page)).to_have_text("Carne: nunca en días seguidos y nunca en la comida y la cena del mismo día.")
    choose(page, "mealTypeRestriction", "lunch")
    expect(sentence(page)).to_contain_text("y solo en la comida.")
    expect(page.locator("[data-part=effect]")).to_have_text("Con estas reglas, 2 huecos de esta semana llevan un aviso")
    page.get_by_label("Nombre").fill("Carne <b>roja</b>")
    expect(sentence(page)).to_contain_text("Carne <b>roja</b>: nunca")
    expect(page.locator("[data-part=name]")).to_have_text("Carne <b>roja</b>")
    assert "Máximo 3 por semana" in household.visitor.get("/tags").text


@pytest.mark.parametrize("language", ["en"], indirect=True)
def test_a_rule_is_edited_with_the_keyboard_alone(page, household_of, language):
    household = household_of(dishes=(("Omelette", ["Eggs"]), ("Salad", ["Vegetables"])))
    page.context.add_cookies(household.visitor.browser_cookies())
    page.goto("/tags")
    reach(page, page.get_by_role("link", name=re.compile("^Fish")))
    page.keyboard.press("Enter")
    expect(page).to_have_url(at(f"/tags/{household.tags['Fish']}"))
    reach(page, page.locator('[name="maxPerWeek"][value="2"]'))
    page.keyboard.press("ArrowRight")
    expect(sentence(page)).to_contain_text("Fish: at most 3 a week")
    reach(page, page.locator('[name="noConsecutive"]'))
    page.keyboard.press("Space")
    expect(sentence(page)).to_have_text("Fish: at most 3 a week and never at both lunch and dinner of one day.")
    page.keyboard.press("Enter")
    expect(page).to_have_url(at("/tags"))
    expect(page.locator("main")).to_contain_text("At most 3 a week · not twice a day")


@BOTH_WAYS
def test_a_name_that_is_taken_is_said_at_its_field_and_nothing_is_lost(member, household, problems, javascript):
    problems.allow("status of 422")  # the refusal that this test is about
    page = member
    page.goto(f"/tags/{household.tags['Carne']}")
    page.get_by_label("Nombre").fill("pescado")
    choose(page, "maxPerWeek", "5")
    save(page)
    field = page.get_by_label("Nombre")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_value("pescado")
    expect(page.locator("#tag-name-error")).to_contain_text("Ya hay una etiqueta que se llama así")
    expect(page.locator('[name="maxPerWeek"][value="5"]')).to_be_checked()
    field.fill("")
    save(page)
    expect(page.locator("main")).to_contain_text("Máximo 5 por semana")
    expect(pill(page, "Carne")).to_be_visible()


def test_what_takes_premium_is_locked_and_leads_there(member, household):
    page = member
    page.goto("/tags")
    expect(page.locator('main a[href="/tags/new"]')).to_have_count(0)
    expect(page.locator("main .is-locked").get_by_role("link")).to_have_attribute("href", "/premium")
    page.goto(f"/tags/{household.tags['Verduras']}")
    expect(page.locator('[name="minPerWeek"]')).to_have_count(0)
    expect(page.locator("main .is-locked").get_by_role("link")).to_have_attribute("href", "/premium")


@pytest.mark.premium
@BOTH_WAYS
def test_an_own_tag_is_made_recoloured_and_deleted(member, household, javascript):
    page = member
    page.goto("/tags")
    page.get_by_role("link", name="Crear etiqueta").click()
    page.get_by_label("Nombre").fill("Rápido")
    page.locator("label.chip", has_text="Arándano").click()
    choose(page, "minPerWeek", "2")
    if javascript:
        expect(sentence(page)).to_have_text("Rápido: al menos 2 por semana si se puede.")
        assert colour_of(page.locator("[data-part=name]")) == "rgb(59, 91, 219)"
    save(page)
    expect(page.locator("main")).to_contain_text("Al menos 2 por semana")
    assert colour_of(pill(page, "Rápido")) == "rgb(59, 91, 219)"

    row = page.locator("main li", has_text="Rápido")
    household.tags["Rápido"] = row.get_attribute("data-tag")
    household.add_dish("Tostadas", ["Rápido"])
    page.get_by_role("link", name=re.compile("^Rápido")).click()
    if not javascript:
        page.locator('label:has([name="colour"][value="free"])').click()
    page.locator('[name="freeColour"]').fill("#777777")
    save(page)
    expect(page).to_have_url(at("/tags"))
    assert colour_of(pill(page, "Rápido")) == "rgb(119, 119, 119)"

    page.get_by_role("link", name=re.compile("^Rápido")).click()
    page.get_by_role("link", name="Eliminar etiqueta").click()
    expect(page.locator("main")).to_contain_text("La lleva 1 plato: se queda")
    expect(page.locator("main")).to_contain_text("1 se queda sin ninguna")
    page.get_by_role("button", name="Eliminar").click()
    expect(page).to_have_url(at("/tags"))
    expect(pill(page, "Rápido")).to_have_count(0)
    page.goto("/dishes?q=Tostadas")
    expect(page.locator("main")).to_contain_text("Tostadas")


@pytest.mark.premium
def test_a_minimum_above_the_maximum_is_said_at_its_field(member, household, problems):
    problems.allow("status of 422")  # the refusal that this test is about
    page = member
    page.goto(f"/tags/{household.tags['Pescado']}")
    choose(page, "minPerWeek", "4")
    save(page)
    group = page.get_by_role("radiogroup", name="Mínimo por semana")
    expect(group).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#tag-min-error")).to_have_text("El mínimo no puede ser mayor que el máximo por semana.")
    expect(page.locator('[name="minPerWeek"][value="4"]')).to_be_checked()
    choose(page, "maxPerWeek", "4")
    save(page)
    expect(page.locator("main")).to_contain_text("Máximo 4 por semana · al menos 4")


@pytest.mark.premium
def test_a_double_click_makes_one_tag(member, household):
    page = member
    page.goto("/tags/new")
    page.get_by_label("Nombre").fill("Rápido")
    page.get_by_role("button", name="Guardar").dblclick()
    expect(page).to_have_url(at("/tags"))
    expect(pill(page, "Rápido")).to_have_count(1)


def test_the_way_back_shows_the_sentence_of_what_the_form_holds(member, household):
    page = member
    page.goto(f"/tags/{household.tags['Carne']}")
    choose(page, "maxPerWeek", "1")
    save(page)
    expect(page).to_have_url(at("/tags"))
    page.go_back()
    expect(page.locator('[name="maxPerWeek"][value="1"]')).to_be_checked()
    expect(sentence(page)).to_contain_text("máximo 1 por semana")


def test_what_is_not_saved_is_asked_about_before_it_is_left(member, household):
    page = member
    page.goto(f"/tags/{household.tags['Carne']}")
    choose(page, "maxPerWeek", "1")
    page.locator("main").get_by_role("link", name="Etiquetas").first.click()
    question = page.get_by_role("dialog", name="¿Salir sin guardar?")
    question.get_by_role("button", name="Seguir editando").click()
    expect(page.locator('[name="maxPerWeek"][value="1"]')).to_be_checked()
    page.locator("main").get_by_role("link", name="Etiquetas").first.click()
    question.get_by_role("button", name="Salir sin guardar").click()
    expect(page).to_have_url(at("/tags"))
    expect(page.locator("main")).to_contain_text("Máximo 3 por semana · no seguidos · no mismo día")


# Looks: own tags of awkward colours

AWKWARD = {"Blanca": "#FFFFFF", "Negra": "#000000", "Gris": "#777777"}


class Home:
    def __init__(self, folder):
        self.server = Server(folder / "tags", premium=True).start()
        self.household = Household(Visitor(self.server.url)).onboard()
        for name, colour in AWKWARD.items():
            answer = self.household.visitor.send("POST", "/api/v1/tags", {"name": name, "colour": colour})
            assert answer.status == 201, answer.text
            self.household.tags[name] = answer.json()["id"]
        dish = self.household.add_dish("Gazpacho", list(AWKWARD))
        assert self.household.place("2-lunch", dish).status == 200


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    home = Home(tmp_path_factory.mktemp("looks"))
    yield home
    home.server.stop()


@pytest.fixture
def showroom(page, home):
    page.context.add_cookies(home.household.visitor.browser_cookies())
    return page


@pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)
@pytest.mark.parametrize(
    "name, path",
    [
        ("tags-own", "/tags"),
        ("tag-new", "/tags/new"),
        ("tag-white", "/tags/{Blanca}"),
        ("tag-grey-deletion", "/tags/{Gris}/deletion"),
        ("dishes-awkward-tags", "/dishes"),
        ("week-awkward-tags", f"/week/{MONDAY}"),
    ],
)
def test_awkward_colours_stay_readable(showroom, home, name, path, size):
    showroom.goto(home.server.url + path.format(**home.household.tags))
    look_at(showroom, name, size, full=True)
