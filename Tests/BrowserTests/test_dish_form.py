"""The form of a dish: tags, ingredients, planning, copies, and the guard of what is not saved."""

import re

import pytest
from playwright.sync_api import expect

from kit.dish_form import DishForm
from kit.looks import at
from kit.server import MONDAY

BOTH_WAYS = pytest.mark.parametrize("javascript", [True, False], indirect=True, ids=["script", "plain"])
BOTH_SIZES = pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)


@pytest.fixture
def form(member) -> DishForm:
    member.goto("/dishes/new")
    return DishForm(member)


@BOTH_WAYS
@BOTH_SIZES
@pytest.mark.premium
def test_a_whole_dish_is_written_and_stands_there_again(form, household, size, javascript):
    form.fill("Paella", "De los domingos", "Carne", "Pasta/Arroz")
    form.add("400 g de arroz")
    form.add("1 1/2 l caldo")
    form.field("newIngredient").fill("Azafrán")  # not added by its button: saved all the same
    for name in ("isPriority", "isFixed", "isSpaced"):
        form.form.locator(f'label:has([name="{name}"])').click()
    form.field("fixedDay").select_option("6")
    form.field("spacing").fill("5")
    form.save().click()
    expect(form.page).to_have_url(at("/dishes"))

    form.page.goto(f"/dishes/{dish_called(household, 'Paella')}")
    assert form.tags() == ["Carne", "Pasta/Arroz"]
    assert [form.line(index) for index in range(3)] == [
        ["400", "g", "arroz"],
        ["1 1/2", "l", "caldo"],
        ["", "", "Azafrán"],
    ]
    expect(form.field("isPriority")).to_be_checked()
    expect(form.field("fixedDay")).to_have_value("6")
    expect(form.field("spacing")).to_have_value("5")
    assert household.visitor.send("POST", f"/api/v1/weeks/{MONDAY}/autofill", {}).status == 200
    form.page.goto(f"/week/{MONDAY}")
    sunday = form.page.locator('[data-slot="6-lunch"]')
    expect(sunday).to_have_attribute("data-name", "Paella")
    expect(sunday.locator(".slot__flags span.sr-only")).to_have_text(["Día fijo", "Prioritario"])


def dish_called(household, name: str) -> str:
    found = household.visitor.get(f"/api/v1/dishes?q={name}").json()["dishes"]
    assert [dish["name"] for dish in found] == [name]
    return found[0]["id"]


@BOTH_WAYS
def test_a_line_more_or_less_keeps_everything_that_was_typed(form, javascript):
    form.fill("Guiso", "a medias", "Huevos")
    form.add("4 patatas")
    form.add("2 limones")
    form.lines().first.locator("button").click()
    expect(form.lines()).to_have_count(1)
    assert form.line(0) == ["2", "", "limones"]
    expect(form.field("name")).to_have_value("Guiso")
    expect(form.field("description")).to_have_value("a medias")
    assert form.tags() == ["Huevos"]


@BOTH_WAYS
def test_a_wrong_line_says_so_itself(form, problems, javascript):
    problems.allow("status of 422")  # the refusal that this test is about
    form.fill("Guiso", "", "Huevos")
    form.add("4 patatas")
    form.add("2 limones")
    box = form.lines().nth(1).locator("[name=amount]")
    box.fill("1" * 21)
    form.save().click()
    expect(form.page.locator(".callout[role=alert]")).to_be_visible()
    expect(box).to_have_attribute("aria-invalid", "true")
    expect(box).to_have_value("1" * 21)
    expect(form.lines().nth(1).locator(".error")).to_contain_text("20")
    assert form.line(0) == ["4", "", "patatas"]


def test_tags_are_pills_to_take_off_and_boxes_to_tick(form):
    form.choose("Carne", "Verduras")
    expect(form.pills()).to_have_count(2)
    form.pills().first.click()
    expect(form.pills()).to_have_count(1)
    expect(form.pills().first).to_be_focused()
    form.pills().first.click()
    expect(form.form.locator("[data-pick-tags]")).to_be_focused()
    assert form.tags() == []


def test_the_form_is_done_by_keyboard_alone(form, household):
    keyboard = form.page.keyboard
    form.field("name").focus()
    keyboard.type("Merluza")
    form.form.locator("[data-pick-tags]").focus()
    keyboard.press("Enter")
    for _ in range(3):  # the cross, then meat, then fish
        keyboard.press("Tab")
    keyboard.press("Space")
    keyboard.press("Escape")
    expect(form.form.locator("[data-pick-tags]")).to_be_focused()
    expect(form.pills()).to_have_count(1)
    form.field("newIngredient").focus()
    for count, line in enumerate(("1 merluza", "2 limones"), start=1):
        keyboard.type(line)
        keyboard.press("Enter")
        expect(form.lines()).to_have_count(count)
        expect(form.field("newIngredient")).to_be_focused()
    form.field("name").focus()
    keyboard.press("Enter")
    expect(form.page).to_have_url(at("/dishes"))
    dish = household.visitor.get("/api/v1/dishes?q=Merluza").json()["dishes"][0]
    assert dish["tags"] == [household.tags["Pescado"]]
    assert [line["quantity"] for line in dish["ingredients"]] == [1, 2]


# Premium


@BOTH_WAYS
def test_without_premium_the_advanced_rules_lead_to_the_plans(form, javascript):
    locked = form.form.locator('.dishrules a[href="/premium"]')
    expect(locked).to_have_count(2)
    expect(locked.first).to_contain_text("Día fijo")
    expect(form.field("isPriority")).to_have_count(1)
    expect(form.field("isFixed")).to_have_count(0)


@BOTH_WAYS
def test_the_twenty_first_dish_is_refused_and_nothing_typed_is_lost(form, household, problems, javascript):
    problems.allow("status of 422")  # the refusal that this test is about
    for number in range(18):
        household.visitor.post("/dishes", name=f"Plato {number:02}", tags=household.tags["Verduras"])
    form.fill("Uno más", "con todo", "Verduras")
    form.add("4 patatas")
    form.save().click()
    expect(form.page.locator('.callout[role=alert] a[href="/premium"]')).to_be_visible()
    expect(form.field("name")).to_have_value("Uno más")
    assert form.line(0) == ["4", "", "patatas"]
    assert len(household.dish_ids()) == 20


# Copies


@BOTH_WAYS
def test_a_copy_opens_its_own_form(member, household, javascript):
    dish = household.add_dish("Merluza", ["Pescado"])
    member.goto(f"/dishes/{dish}")
    form = DishForm(member)
    form.form.locator("button[formaction]").click()
    expect(form.field("name")).to_have_value("Merluza (copia)")
    expect(member).not_to_have_url(re.compile(dish))
    assert form.tags() == ["Pescado"]
    assert len(household.dish_ids()) == 4


# What is not saved


@BOTH_SIZES
def test_leaving_asks_only_when_something_was_changed(form, size):
    back = form.page.locator('main a[href="/dishes"]:visible').first
    question = form.page.locator("dialog:has(#leave-title)")
    form.field("name").fill("Merluza")
    back.click()
    expect(question).to_be_visible()
    question.locator("[data-stay]").click()
    expect(question).to_have_count(0)
    expect(form.field("name")).to_have_value("Merluza")
    form.field("name").fill("")  # as it was
    back.click()
    expect(form.page).to_have_url(at("/dishes"))


def test_who_leaves_all_the_same_loses_what_was_typed(form, household):
    form.choose("Carne")
    form.page.locator('.topnav a[href="/week"]').click()
    form.page.locator("[data-go]").click()
    expect(form.page).to_have_url(at(f"/week/{MONDAY}"))
    assert len(household.dish_ids()) == 2


def test_closing_the_page_asks_what_is_not_saved(form):
    form.add("4 patatas")
    with form.page.expect_event("dialog") as asked:
        form.page.close(run_before_unload=True)
    assert asked.value.type == "beforeunload"
    asked.value.dismiss()
    assert form.line(0) == ["4", "", "patatas"]


@BOTH_SIZES
def test_the_sheet_of_the_week_asks_before_it_is_closed(member, household, size):
    member.goto(f"/week/{MONDAY}")
    if size == "phone":
        member.locator("[data-drawer-open]:visible").first.click()
    member.locator("[data-new-dish]").click()
    form = DishForm(member)
    form.fill("Merluza", "", "Pescado")
    form.add("1 merluza")
    question = member.locator("dialog:has(#leave-title)")
    for close in (lambda: member.keyboard.press("Escape"), lambda: member.locator("dialog[open] [data-close]").click()):
        close()
        expect(question).to_be_visible()
        question.locator("[data-stay]").click()
        expect(form.field("name")).to_have_value("Merluza")
    form.save().click()
    expect(form.form).to_have_count(0)
    expect(member.locator('.dish-card[data-name="Merluza"]')).to_have_count(1)
    member.locator("[data-new-dish]").click()
    member.locator("dialog[open] [data-close]").click()
    expect(form.form).to_have_count(0)


@pytest.mark.parametrize("language", ["en"], indirect=True)
@BOTH_WAYS
def test_in_english_all_of_it_is_english(page, household_of, language, javascript):
    household = household_of(dishes=(("Omelette", ["Eggs"]), ("Salad", ["Vegetables"])))
    page.context.add_cookies(household.visitor.browser_cookies())
    page.goto("/dishes/new")
    form = DishForm(page)
    expect(page.locator("h1")).to_have_text("New dish")
    form.fill("Paella", "", "Meat")
    form.add("2 tins of tomatoes")
    expect(page.get_by_label("Unit 1")).to_have_value("tins")
    page.get_by_role("button", name="Save").last.click()
    expect(page).to_have_url(at("/dishes"))
    page.goto(f"/dishes/{dish_called(household, 'Paella')}")
    form.form.get_by_role("button", name="Duplicate dish").click()
    expect(form.field("name")).to_have_value("Paella (copy)")
