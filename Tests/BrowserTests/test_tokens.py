"""Keys for programs: make one, copy it, revoke it; the secret is shown once and never again."""

import re

import pytest
from playwright.sync_api import Page, expect

from kit.keyboard import reach
from kit.looks import at, look_at
from kit.server import MONDAY
from kit.visitor import Visitor

BOTH = pytest.mark.parametrize("javascript", [True, False], indirect=True, ids=["script", "plain"])
SIZES = pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)
PAGE = "/settings/tokens"


def make(page: Page, name: str = "Panel de la cocina") -> str:
    page.goto(PAGE)
    page.locator("[name=name]").fill(name)
    page.locator("form:has([name=name]) button").click()
    return secret(page)


def secret(page: Page) -> str:
    return page.locator("[data-copy]").inner_text()


def status(page: Page, key: str) -> int:
    """What a program with the key gets."""
    program = Visitor(page.url.split("/settings")[0])
    answer = program.request("GET", f"/api/v1/weeks/{MONDAY}", headers={"Authorization": f"Bearer {key}"})
    # What is noted of the first call is saved once the next one, which writes, is answered.
    program.request("POST", f"/api/v1/weeks/{MONDAY}/reset", headers={"Authorization": f"Bearer {key}"})
    program.close()
    return answer.status


def rows(page: Page):
    return page.locator("main li.line")


@BOTH
def test_a_key_is_made_used_and_revoked(member, javascript):
    key = make(member)
    assert re.fullmatch(r"mmt_[\w-]{43}", key)
    assert status(member, key) == 200
    member.locator("main .dlg__actions a").click()
    expect(member).to_have_url(at(PAGE))
    expect(rows(member)).to_have_count(1)
    expect(rows(member)).to_contain_text("Usada hoy")
    expect(member.locator("main")).not_to_contain_text(key)
    rows(member).locator("a").click()
    expect(member.locator("h1")).to_contain_text("Panel de la cocina")
    member.locator("main form button").click()
    expect(member).to_have_url(at(PAGE))
    expect(member.locator("mm-toast")).to_contain_text("Clave revocada")
    expect(rows(member)).to_have_count(0)
    assert status(member, key) == 401


def test_the_button_copies_the_key(member):
    member.context.grant_permissions(["clipboard-read", "clipboard-write"])
    key = make(member)
    button = member.locator("mm-copy button")
    button.click()
    expect(button).to_contain_text("Copiada")
    assert member.evaluate("navigator.clipboard.readText()") == key


@pytest.mark.parametrize("javascript", [False], indirect=True)
def test_without_javascript_there_is_no_button_that_does_nothing(member, javascript):
    make(member)
    expect(member.locator("mm-copy button")).to_be_hidden()


@BOTH
def test_a_reload_of_the_answer_makes_no_second_key_and_shows_none(member, javascript):
    make(member)
    member.reload()
    expect(member).to_have_url(at(PAGE))
    expect(member.locator(".notice")).to_contain_text("no se puede volver a mostrar")
    expect(rows(member)).to_have_count(1)
    expect(member.locator("main")).not_to_contain_text("mmt_")


@BOTH
def test_a_double_click_makes_one_key(member, javascript):
    member.goto(PAGE)
    member.locator("[name=name]").fill("Cocina")
    member.locator("form:has([name=name]) button").dblclick()
    expect(member.locator("[data-copy], .notice :text('no se puede volver')").first).to_be_visible()
    member.goto(PAGE)
    expect(rows(member)).to_have_count(1)


def test_the_way_back_leads_to_the_list_without_the_key(member):
    member.goto(PAGE)
    make(member)
    member.go_back()
    expect(member).to_have_url(at(PAGE))
    expect(rows(member)).to_have_count(1)
    expect(member.locator("main")).not_to_contain_text("mmt_")


@BOTH
def test_a_refused_name_comes_back_with_the_reason_at_the_field(member, problems, javascript):
    problems.allow("status of 422")  # the refusal that this test is about
    member.goto(PAGE)
    member.locator("[name=name]").fill("n" * 81)
    member.locator("[name=life]").select_option("90")
    member.locator("form:has([name=name]) button").click()
    field = member.locator("[name=name]")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_value("n" * 81)
    expect(member.locator("[name=life]")).to_have_value("90")
    expect(member.locator("#token-name-error")).to_contain_text("80")


@pytest.mark.parametrize("language", ["en"], indirect=True)
def test_all_of_it_by_keyboard_and_in_english(page, household_of, language):
    home = household_of(dishes=(("Omelette", ["Eggs"]), ("Salad", ["Vegetables"])))
    page.context.add_cookies(home.visitor.browser_cookies())
    member = page
    member.goto(PAGE)
    reach(member, member.locator("[name=name]"))
    member.keyboard.type("Kitchen")
    reach(member, member.locator("[name=life]"))
    member.keyboard.press("ArrowDown")
    reach(member, member.locator("form:has([name=name]) button"))
    member.keyboard.press("Enter")
    expect(member.locator("h1")).to_have_text("Key made")
    reach(member, member.locator("main .dlg__actions a"))
    member.keyboard.press("Enter")
    expect(rows(member)).to_contain_text("Works until 16 Oct 2026")
    reach(member, rows(member).locator("a"))
    member.keyboard.press("Enter")
    reach(member, member.locator("main form button"))
    member.keyboard.press("Enter")
    expect(rows(member)).to_have_count(0)


@SIZES
def test_what_it_looks_like(member, size):
    make(member)
    look_at(member, "token-made", size, full=True)
    member.goto(PAGE)
    look_at(member, "tokens", size, full=True)
    rows(member).locator("a").click()
    look_at(member, "token-removal", size, full=True)


@SIZES
def test_the_description_of_the_interface_is_read_without_a_household(page, server, size):
    page.goto(f"{server.url}/help/api")
    call = page.locator("#setSlot")
    call.locator("summary").click()
    expect(call).to_contain_text("/api/v1/weeks/{monday}/slots/{slot}")
    expect(call).to_contain_text("secondaryDish")
    look_at(page, "api", size, full=True)
    page.goto(f"{server.url}/problems/ruleViolation")
    expect(page.locator("main")).to_contain_text("/problems/ruleViolation")
    look_at(page, "problem", size)
