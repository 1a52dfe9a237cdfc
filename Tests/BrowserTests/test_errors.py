"""What goes wrong is said calmly: in the reader's language, with a way on, and to programs as problem+json."""

import re

import pytest
from playwright.sync_api import Page, expect

from kit.household import Household
from kit.looks import at, look_at
from kit.records import rewrite
from kit.visitor import Answer, Visitor

LANGUAGES = ["es", "en"]
LONG = "x" * 70_000


def check(page: Answer, program: Answer, status: int, language: str, kind: str) -> None:
    """The page and what a program gets of the same fault."""
    assert (page.status, program.status) == (status, status), (page.text[:300], program.text[:300])
    assert f'<html lang="{language}"' in page.text
    heading = re.search(r"<h1>([^<]+)</h1>", page.text).group(1)
    assert f"<title>{heading} · MealMood</title>" in page.text
    assert re.search(rf"<details.*>Error {status} · .*2026, \d\d?:\d\d · Ref\. \w+", page.text)
    assert program.headers["content-type"] == "application/problem+json"
    problem = program.json()
    assert (problem["type"], problem["status"]) == (f"/problems/{kind}", status)
    assert problem["title"] == heading.replace("&#39;", "'")


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_each_kind_has_its_page_and_its_problem(household, visitor, server, tongue):
    visitor.post("/language", language=tongue)
    check(visitor.get("/no/such/page"), visitor.get("/api/v1/no/such"), 404, tongue, "notFound")
    form = visitor.post("/tags", name=LONG)
    check(form, visitor.send("POST", "/api/v1/tags", {"name": LONG}), 413, tongue, "tooLarge")
    visitor.close()
    page = visitor.request("POST", "/language", "language=es", {"Origin": "http://evil.example"})
    program = visitor.request("POST", "/api/v1/dishes", "{}", {"Origin": "http://evil.example"})
    check(page, program, 403, tongue, "forbidden")
    rewrite(server, "DROP TABLE slot")
    visitor.close()
    check(visitor.get("/week/2026-09-14"), visitor.get("/api/v1/weeks/2026-09-14"), 500, tongue, "server")


def test_a_fault_of_ours_can_be_tried_again(page: Page, household, server, problems):
    problems.allow("status of 500")  # the fault that this test is about
    rewrite(server, "ALTER TABLE slot RENAME TO hidden")
    page.context.add_cookies(household.visitor.browser_cookies())
    page.goto("/week/2026-09-14")
    expect(page.get_by_role("heading", level=1)).to_have_text("Se nos ha volcado el plato")
    expect(page.locator("details p")).to_be_hidden()
    page.get_by_text("Detalle para quien administra").click()
    expect(page.locator("details p")).to_be_visible()
    look_at(page, "fault", "desktop", full=True)
    rewrite(server, "ALTER TABLE hidden RENAME TO slot")
    page.get_by_role("link", name="Probar otra vez").click()
    expect(page).to_have_url(at("/week/2026-09-14"))
    expect(page.locator("[data-slot]").first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES, indirect=True)
def test_a_stranger_reads_what_is_kept_and_where(page: Page, server, language):
    page.goto("/privacy")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", level=1)).to_have_text("Privacidad" if language == "es" else "Privacy")
    expect(page.locator('a[href="/transfer"]')).to_have_count(0)


def test_a_newcomer_finds_the_privacy_page(page: Page, server):
    page.goto("/")
    page.get_by_role("link", name="Privacidad").click()
    expect(page).to_have_url(at("/privacy"))
    page.get_by_role("link", name="Inicio").click()
    expect(page).to_have_url(at("/onboarding/welcome"))


def test_a_member_is_refused_in_their_own_language(server):
    visitor = Visitor(server.url, "es-ES")
    Household(visitor).onboard()
    visitor.post("/language", language="en")
    assert '<html lang="en"' in visitor.get("/no/such/page").text
