"""The app on the device: what it shows when the server does not answer, when it is replaced, and of whom."""

import re
import shutil
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

from kit.device import WEEK, Device
from kit.household import Household
from kit.language import speak
from kit.looks import at, axe_clean, no_sideways_scroll
from kit.people import newcomer
from kit.server import ROOT, Server
from kit.week_page import WeekPage

NOTE = "[data-copy-note]"
WEEK_AGO = datetime.now(UTC) - timedelta(days=7)
AWAY = ("Failed to load resource", "request failed", "Failed to fetch")


@pytest.fixture
def workers() -> str:
    return "allow"


@pytest.fixture
def away(problems):
    """The server will be gone: whoever asks it complains."""
    for words in AWAY:
        problems.allow(words)


@pytest.mark.parametrize("size", ["phone"], indirect=True)
def test_the_week_and_the_dishes_are_read_without_the_server(member, household, server, away):
    dish = household.add_dish("Lentejas", ["Legumbres"])
    household.set_slot("2-dinner", dish=dish)
    member.goto("/week")
    Device(member).keeps()
    server.kill()
    member.goto("/")
    expect(member).to_have_url(at(WEEK))
    expect(member.locator(NOTE)).to_contain_text(re.compile(r"^Sin conexión: copia de las \d\d:\d\d$"))
    expect(member.locator("#slot-2-dinner")).to_contain_text("Lentejas")
    coloured = member.locator("#slot-2-dinner [data-tag]").first
    assert coloured.evaluate("element => getComputedStyle(element).getPropertyValue('--tag')")
    axe_clean(member)
    no_sideways_scroll(member)
    member.locator('#slot-3-dinner a[data-sheet]').first.click()
    expect(WeekPage(member).toast()).to_contain_text("Sin conexión con casa")
    expect(member).to_have_url(at(WEEK))
    member.locator('.tabbar a[href="/dishes"]').click()
    expect(member.locator(NOTE)).to_be_visible()
    expect(member.locator(".dishlist")).to_contain_text("Lentejas")
    member.goto("/week/next")
    expect(member).to_have_url(at("/week/2026-09-21"))
    member.goto("/premium")
    expect(member.locator("h1")).to_have_text("Sin conexión con casa")
    axe_clean(member)
    no_sideways_scroll(member)
    member.get_by_role("link", name="Ver la última copia").click()
    expect(member).to_have_url(at(WEEK))
    server.start()
    member.evaluate("() => dispatchEvent(new Event('online'))")
    expect(member.locator(NOTE)).to_be_hidden()


@pytest.mark.parametrize("zone", ["UTC"], indirect=True)
@pytest.mark.parametrize("now", [f"{WEEK_AGO:%FT%TZ}"], indirect=True, ids=["a week ago"])
def test_a_new_week_that_has_begun_without_the_server_is_the_one_shown(member, household, server, away):
    former = (WEEK_AGO - timedelta(days=WEEK_AGO.weekday())).date()
    monday = former + timedelta(days=7)
    member.goto("/week")
    expect(member).to_have_url(at(f"/week/{former}"))
    device = Device(member).keeps(f"/week/{former}", f"/week/{monday}", "/week")
    server.kill()
    device.open("/")
    expect(member).to_have_url(at(f"/week/{monday}"))
    expect(member.locator(NOTE)).to_be_visible()
    device.open(f"/week/{former}")
    expect(member).to_have_url(at(f"/week/{former}"))
    # Nothing is kept of the week after: what once was the next one is better than nothing.
    device.open("/week/next")
    expect(member).to_have_url(at(f"/week/{monday}"))
    server.start()


def test_a_server_that_hangs_is_waited_for_three_seconds_and_heard_when_it_answers_late(member, household, server, away):
    member.goto("/week")
    device = Device(member).keeps()
    other = member.context.new_page()
    other.goto("/dishes")
    with server.hanging():
        assert device.open(WEEK).from_service_worker
        expect(member.locator(NOTE)).to_be_visible()
        other.goto("/premium")
        expect(other.locator("h1")).to_have_text("Sin conexión con casa")
    expect(other.locator("h1")).to_contain_text("Premium")
    member.evaluate("() => dispatchEvent(new Event('online'))")
    expect(member.locator(NOTE)).to_be_hidden()


@pytest.fixture
def own_root(tmp_path):
    """The program's files, to be changed."""
    root = tmp_path / "root"
    for name in ("Public", "Templates", "Localization"):
        shutil.copytree(ROOT / name, root / name)
    return root


@pytest.fixture
def server(request, data, now):
    root = ("--root", str(request.getfixturevalue("own_root"))) if "own_root" in request.fixturenames else ()
    server = Server(data, now, arguments=root).start()
    yield server
    server.stop()


def test_an_update_is_seen_at_once_and_a_page_of_the_old_version_goes_on(member, household, server, own_root, away):
    member.goto("/week")
    device = Device(member).keeps()
    old = device.names()
    open_page = member.context.new_page()
    open_page.goto("/week")
    server.stop()
    with (own_root / "Public" / "css" / "base.css").open("a") as sheet:
        sheet.write("\n@layer base { :root { --probe: newer; } }\n")
    server.start()
    member.goto("/week")
    probe = "() => getComputedStyle(document.documentElement).getPropertyValue('--probe').trim()"
    assert member.evaluate(probe) == "newer"
    build = member.locator("html").get_attribute("data-build")
    assert f"assets-{build}" not in old
    device.has(f"^assets-{build}$", "^pages-")
    expect(WeekPage(open_page).toast()).to_contain_text("Hay una versión nueva")
    open_page.locator("#slot-3-dinner a[data-sheet]").first.click()
    expect(WeekPage(open_page).sheet()).to_be_visible()
    open_page.keyboard.press("Escape")
    open_page.reload()
    assert open_page.evaluate(probe) == "newer"
    device.keeps()
    server.kill()
    member.goto("/week")
    expect(member.locator(NOTE)).to_be_visible()
    assert member.evaluate(probe) == "newer"
    server.start()


def test_signing_out_leaves_nothing_and_who_comes_next_sees_nobody_elses_pages(member, household, server, away):
    household.add_dish("Secreto de Lucía", ["Carne"])
    member.goto("/dishes")
    device = Device(member).keeps()
    member.context.clear_cookies()
    other = Household(newcomer(server, "Mario")).onboard()
    member.context.add_cookies(other.visitor.browser_cookies())
    member.goto("/week")
    person = member.locator("html").get_attribute("data-account")
    device.has("^assets-", f"^pages-{person}-es$").keeps()
    server.kill()
    member.goto("/dishes")
    expect(member.locator(NOTE)).to_be_visible()
    expect(member.locator("body")).not_to_contain_text("Secreto")
    server.start()
    member.goto("/account")
    member.locator('form[action="/sign-out"] button').click()
    sure = member.locator('form:has([name="sure"]) button')
    expect(sure.or_(member.locator('[action="/sign-in"]')).first).to_be_visible()
    if sure.count():
        sure.click()
    member.wait_for_url(re.compile("/sign-in"))
    device.has()


def test_copies_are_in_the_language_that_was_chosen_last(member, household, server, away):
    member.goto("/week")
    device = Device(member).keeps()
    speak(member, "en")
    member.goto("/dishes")
    device.has("^assets-", "^pages-.*-en$").keeps()
    server.kill()
    member.goto("/week")
    expect(member.locator(NOTE)).to_contain_text("Offline: copy from")
    expect(member.locator("html")).to_have_attribute("lang", "en")
    member.goto("/premium")
    expect(member.locator("h1")).to_have_text("No connection to home")
    server.start()
