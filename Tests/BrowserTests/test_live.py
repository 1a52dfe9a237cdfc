"""Browsers of one family at once: each sees what the others do, and nobody is disturbed."""

import re

import pytest
from playwright.sync_api import expect

from conftest import SIZES
from kit.hands import Mouse
from kit.household import Household
from kit.live import STREAM, listening, shows, toast
from kit.people import second_member
from kit.week_page import WeekPage

DISHES = [("Pollo asado", "Carne"), ("Lentejas", "Legumbres"), ("Merluza", "Pescado"), ("Pisto", "Verduras")]


@pytest.fixture
def dishes(household) -> dict[str, str]:
    return {name: household.add_dish(name, [tag]) for name, tag in DISHES}


@pytest.fixture
def joined(server, household):
    """Somebody else who lives in the household."""
    return lambda name: Household(second_member(server, household, name))


@pytest.fixture
def browser_of(browser, browser_context_args, problems):
    """Opens a browser for somebody who is signed in already."""
    contexts = []

    def opened(visitor, size: str = "phone", **options):
        context = browser.new_context(**{**browser_context_args, **SIZES[size], **options})
        problems.watch(context)
        context.add_cookies(visitor.browser_cookies())
        contexts.append(context)
        return context

    yield opened
    for context in contexts:
        context.close()


def test_who_replaces_a_dish_and_whose_it_was_are_told_and_both_take_it_back(household, dishes, joined, browser_of):
    papa = joined("Papá")
    path = f"/dishes/{dishes['Lentejas']}"
    assert papa.visitor.send("PATCH", f"/api/v1{path}", {"description": "con chorizo"}).status == 200
    theirs = listening(browser_of(papa.visitor).new_page(), "/dishes?q=lentejas")
    own = browser_of(household.visitor, java_script_enabled=False).new_page()

    def replace() -> None:
        own.goto(path)
        own.locator("[name=description]").fill("con arroz")
        own.locator("#dish-form .formfoot .is-primary").click()
        expect(toast(own)).to_have_text("Guardado: Lentejas. Has cambiado «Lentejas», que acababa de cambiar Papá")
        expect(theirs.locator(".dish-card")).to_contain_text("con arroz")

    replace()
    expect(toast(theirs)).to_have_text(re.compile("ha cambiado «Lentejas», que acababas de cambiar"))
    theirs.locator("mm-toast [data-action]").click()
    expect(toast(theirs)).to_have_text("Todo como antes")
    expect(theirs.locator(".dish-card")).to_contain_text("con chorizo")
    replace()
    own.get_by_role("button", name="Deshacer").click()
    expect(toast(own)).to_have_text("Todo como antes")
    expect(theirs.locator(".dish-card")).to_contain_text("con chorizo")


def test_nobody_is_disturbed_in_the_middle_of_something(member, household, dishes, joined):
    papa = joined("Papá")
    household.set_slot("2-dinner", dish=dishes["Pollo asado"])
    week = WeekPage(listening(member))
    hand = Mouse(week)
    hand.lift(week.slot("2-dinner"))
    with member.expect_response(re.compile("/api/v1/news")):
        papa.set_slot("5-dinner", dish=dishes["Lentejas"])
        hand.over(week.slot("4-dinner"))
        hand.let_go()
    shows(member, "4-dinner", "Pollo asado")
    shows(member, "5-dinner", "Lentejas")
    # An open sheet says what has happened to its own slot, and stays.
    week.slot("5-dinner").locator("a").first.click()
    expect(week.sheet()).to_be_visible()
    papa.set_slot("5-dinner", dish=dishes["Merluza"])
    note = member.locator("dialog [data-live]")
    expect(note).to_have_text("Papá cambió la cena del sábado")
    shows(member, "5-dinner", "Lentejas")
    member.keyboard.press("Escape")
    shows(member, "5-dinner", "Merluza")
    # What is typed stays, on the page of another document as well.
    listening(member, "/dishes/new")
    member.locator("[name=name]").fill("Cocido de la abuela")
    papa.set_slot("6-dinner", dish=dishes["Pisto"])
    expect(toast(member)).to_have_text("Papá cambió la cena del domingo")
    expect(member.locator("[name=name]")).to_have_value("Cocido de la abuela")


def test_what_is_typed_stays_when_the_session_ends(member, household, problems):
    problems.allow("status of 401")  # the page asks whether it is still known
    week, form = listening(member), member.context.new_page()
    form.goto("/dishes/new")
    form.locator("[name=name]").fill("Cocido de la abuela")
    assert household.visitor.post("/sign-out", sure="1").status == 303
    expect(week).to_have_url(re.compile("/sign-in"))
    expect(form.get_by_role("alert")).to_contain_text("La sesión ha terminado")
    expect(form.locator("[name=name]")).to_have_value("Cocido de la abuela")


def test_many_tabs_share_one_stream_and_catch_up_after_the_server_was_away(server, member, household, dishes):
    streams = []
    member.context.on("request", lambda request: streams.append(request.url) if STREAM.search(request.url) else None)
    first = listening(member)
    tabs = [member.context.new_page() for _ in range(7)]
    for tab in tabs:
        tab.goto("/week/2026-09-14")
    household.set_slot("2-dinner", dish=dishes["Pollo asado"])
    for tab in [first, *tabs]:
        shows(tab, "2-dinner", "Pollo asado")
    assert len(streams) == 1
    # The one that leads is closed: another leads on.
    with member.context.expect_event("response", lambda answer: STREAM.search(answer.url)):
        first.close()
    household.set_slot("3-dinner", dish=dishes["Lentejas"])
    for tab in tabs:
        shows(tab, "3-dinner", "Lentejas")
    server.restart()
    household.visitor.close()
    household.set_slot("4-dinner", dish=dishes["Merluza"])
    for tab in tabs:
        shows(tab, "4-dinner", "Merluza")
