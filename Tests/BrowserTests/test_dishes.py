"""The dishes: add, edit, find, delete, and the guard of those that are planned."""

import re

import pytest
from playwright.sync_api import Page, expect

from kit.dish_form import DishForm
from kit.household import Household
from kit.looks import at
from kit.server import MONDAY, Server
from kit.visitor import Visitor

BOTH_WAYS = pytest.mark.parametrize("javascript", [True, False], indirect=True, ids=["script", "plain"])


def fill(page: Page, name: str, description: str = "", *tags: str) -> None:
    DishForm(page).fill(name, description, *tags)


def save_button(page: Page):
    return DishForm(page).save()


@BOTH_WAYS
def test_a_dish_is_added_edited_and_deleted(member, household, javascript):
    page = member
    page.goto("/dishes")
    page.locator('main a[href^="/dishes/new"]').first.click()
    fill(page, "  Merluza a la plancha ", "con limón", "Pescado")
    save_button(page).click()
    expect(page).to_have_url(at("/dishes"))
    expect(page.locator("main")).to_contain_text("Merluza a la plancha")
    expect(page.locator("main")).to_contain_text("con limón")

    page.goto("/dishes?q=Merluza")
    page.get_by_role("link", name=re.compile("Merluza")).first.click()
    expect(page.locator('input[name="name"]')).to_have_value("Merluza a la plancha")
    assert DishForm(page).tags() == ["Pescado"]
    fill(page, "Merluza al horno", "con limón")
    save_button(page).click()
    expect(page).to_have_url(re.compile(r"/dishes\?q=Merluza"))
    page.goto("/dishes")
    expect(page.locator("main")).to_contain_text("Merluza al horno")
    expect(page.locator("main")).not_to_contain_text("plancha")

    page.goto("/dishes?q=Merluza")
    page.locator('.dishrow__delete').first.click()
    confirm = page.locator('form[action$="/deletion"] button').last
    expect(confirm).to_be_visible()
    confirm.click()
    expect(page.locator(".dishrow")).to_have_count(0)
    page.goto("/dishes")
    expect(page.locator("main")).not_to_contain_text("Merluza")


def test_two_dishes_may_share_a_name(member, household):
    household.add_dish("Ensalada", ["Verduras"])
    member.goto("/dishes?q=Ensalada")
    expect(member.locator(".dishrow")).to_have_count(2)
    assert len(household.dish_ids()) == 3


@BOTH_WAYS
def test_a_refused_form_comes_back_filled_in(member, problems, javascript):
    problems.allow("status of 422")  # the refusal that this test is about
    page = member
    page.goto("/dishes/new")
    for field in ("name", "description"):
        page.locator(f'[name="{field}"]').evaluate("field => field.removeAttribute('maxlength')")
    fill(page, "n" * 81, "d" * 101)
    save_button(page).click()
    expect(page.locator('input[name="name"]')).to_have_value("n" * 81)
    expect(page.locator('[name="description"]')).to_have_value("d" * 101)
    for field in ("name", "description"):
        invalid = page.locator(f'[name="{field}"]')
        expect(invalid).to_have_attribute("aria-invalid", "true")
        described = invalid.get_attribute("aria-describedby").split()
        assert any(page.locator(f"#{name}").inner_text().strip() for name in described)


@pytest.mark.parametrize(
    "fields, status",
    [
        ({"name": "x" * 80}, 303),
        ({"name": "x" * 81}, 422),
        ({"name": "   "}, 422),
        ({"name": ""}, 422),
        ({"name": "a\u0000b"}, 400),
        ({"name": "a\nb"}, 422),
        ({"name": "ok", "tags": []}, 422),
        ({"name": "ok", "tags": ["no-such-tag"]}, 422),
        ({"name": "ok", "description": "d" * 100}, 303),
        ({"name": "ok", "description": "d" * 101}, 422),
    ],
)
def test_limits_of_a_dish(household, fields, status):
    tags = fields.pop("tags", [household.tags["Verduras"]])
    before = household.dish_ids()
    answer = household.visitor.post("/dishes", tags=tags, **fields)
    assert answer.status == status, answer.text[:500]
    assert len(household.dish_ids() - before) == (1 if status == 303 else 0)


def test_search_and_filter(member, household):
    household.add_dish("Merluza", ["Pescado"])
    household.add_dish("Salmón", ["Pescado"])
    page = member
    page.goto("/dishes?q=salmon")
    expect(page.locator("main")).to_contain_text("Salmón")
    expect(page.locator("main")).not_to_contain_text("Merluza")
    page.goto(f"/dishes?tag={household.tags['Pescado']}")
    expect(page.locator("main")).to_contain_text("Merluza")
    expect(page.locator("main")).not_to_contain_text("Tortilla")
    page.goto("/dishes?q=nada+de+nada")
    expect(page.locator("main")).not_to_contain_text("Merluza")
    expect(page.locator('input[name="q"]')).to_have_value("nada de nada")


@pytest.mark.premium
def test_every_dish_is_on_exactly_one_page_of_the_list(household):
    for number in range(60):
        household.visitor.post("/dishes", name=f"Plato {number:02}", tags=household.tags["Verduras"])
    names, path = [], "/dishes"
    while path:
        html = household.visitor.get(path).text
        names += re.findall(r'data-name="(Plato \d\d)"|>\s*(Plato \d\d)\s*<', html)
        more = re.search(
            r'<a\b[^>]*href="(/dishes\?[^"]*)"[^>]*rel="next"|<a\b[^>]*rel="next"[^>]*href="(/dishes\?[^"]*)"', html
        )
        path = (more.group(1) or more.group(2)).replace("&amp;", "&") if more else ""
    assert {first or second for first, second in names} == {f"Plato {number:02}" for number in range(60)}


@pytest.mark.parametrize("monday", [MONDAY, "2026-09-28"])
def test_a_planned_dish_cannot_be_deleted(member, household, monday):
    dish = household.add_dish("Merluza", ["Pescado"])
    assert household.place("2-dinner", dish, monday).status == 200
    page = member
    page.goto(f"/dishes/{dish}/deletion")
    expect(page.locator(f'main a[href^="/week/{monday}"]').first).to_be_visible()
    expect(page.locator("main")).to_contain_text(re.compile("miércoles", re.IGNORECASE))
    expect(page.locator('form[action$="/deletion"]')).to_have_count(0)
    refused = household.visitor.post(f"/dishes/{dish}/deletion")
    assert refused.status in (409, 422), refused.status
    assert dish in household.dish_ids()


def test_a_deleted_dish_keeps_its_name_in_past_weeks(data):
    early = Server(data).start()
    household = Household(Visitor(early.url)).onboard()
    dish = household.add_dish("Merluza", ["Pescado"])
    assert household.place("2-dinner", dish).status == 200
    early.stop()
    later = Server(data, now="2026-09-23T10:00:00Z").start()
    try:
        visitor = Visitor(later.url)
        visitor.cookies = household.visitor.cookies
        assert visitor.post(f"/dishes/{dish}/deletion").status == 303
        assert "Merluza" not in visitor.get("/dishes").text
        assert "Merluza" in visitor.get(f"/week/{MONDAY}").text
        assert "Merluza" not in visitor.get("/week/2026-09-21").text
    finally:
        later.stop()


def test_a_double_click_makes_one_dish(member, household):
    page = member
    page.goto("/dishes/new")
    fill(page, "Merluza", "", "Pescado")
    save_button(page).dblclick()
    expect(page).to_have_url(at("/dishes"))
    assert len(household.dish_ids()) == 3


def test_a_dish_made_from_the_week_leads_back_there(member, household):
    page = member
    page.goto(f"/dishes/new?return=/week/{MONDAY}")
    fill(page, "Merluza", "", "Pescado")
    save_button(page).click()
    expect(page).to_have_url(at(f"/week/{MONDAY}"))
    expect(page.locator('.dish-card[data-name="Merluza"]')).to_have_count(1)


@pytest.mark.parametrize("target", ["https://example.org/", "//example.org/", "/\\example.org", "javascript:alert(1)"])
def test_the_way_back_never_leads_elsewhere(household, target):
    fields = {"name": "Merluza", "tags": household.tags["Pescado"], "return": target}
    answer = household.visitor.post("/dishes", **fields)
    assert answer.status == 303 and re.match(r"^/(?![/\\])", answer.location), answer.location
