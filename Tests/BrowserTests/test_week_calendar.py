"""Which days a week has, and which of them is today: where clocks change, at a year's end, and far from the server."""

import re
from datetime import date, timedelta

import pytest
from playwright.sync_api import expect

from kit.household import Household
from kit.language import speak
from kit.looks import at
from kit.server import MONDAY, Server
from kit.visitor import Visitor
from kit.week_page import WeekPage

PHONE = pytest.mark.parametrize("size", ["phone"], indirect=True)
DAYS = ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"]
NUMBER = re.compile(r'<span class="day__name">([^<]+)</span> <span class="num">(\d+)</span>')
STRIP = re.compile(r'<a href="#d\d" aria-label="(\w+) (\d+):')
NEXT = re.compile(r'href="/week/([\d-]+)" aria-label="Semana siguiente"')
TODAY = re.compile(r'id="d(\d)" aria-current="date"')


@pytest.fixture
def family(data):
    """Makes a household in a zone, whose server's clock a test may set: `family(zone, now)`."""
    servers: list[Server] = []

    def make(zone: str, now: str, machine: str = "") -> tuple[Server, Household]:
        servers.append(Server(data, now, zone=machine).start())
        return servers[0], Household(Visitor(servers[0].url)).onboard(zone=zone)

    yield make
    for server in servers:
        server.stop()


def set_clock(server: Server, household: Household, now: str) -> None:
    household.visitor.close()
    server.restart(now)


def this_week(household: Household) -> str:
    return household.visitor.get("/week", follow=False).location.removeprefix("/week/")


def today(household: Household) -> date:
    """The one day that the current week marks."""
    monday = this_week(household)
    (day,) = TODAY.findall(household.page(monday))
    return date.fromisoformat(monday) + timedelta(int(day))


def is_editable(household: Household, monday: str) -> bool:
    """What the page says, after the API said the same."""
    status = household.write("DELETE", "slots/0-lunch", monday=monday).status
    assert status in (200, 409), status
    is_open = "data-editable" in household.page(monday)
    assert is_open == (status == 200), f"page and API differ about {monday}"
    return is_open


@pytest.mark.parametrize("zone", ["Europe/Madrid", "America/Santiago"])
@pytest.mark.parametrize(
    "now, first", [("2026-10-14T12:00:00Z", "2026-10-12"), ("2026-03-18T12:00:00Z", "2026-03-16")]
)
def test_weeks_in_which_the_clock_changes_have_seven_days_in_order(family, zone, now, first):
    """Five weeks, gone through by the arrows: clocks change there on 25 October, 29 March and 5 April."""
    _, household = family(zone, now)
    monday = this_week(household)
    assert monday == first
    for step in range(5):
        days = [date.fromisoformat(monday) + timedelta(day) for day in range(7)]
        wanted = [(DAYS[day.weekday()], str(day.day)) for day in days]
        page = household.page(monday)
        assert NUMBER.findall(page) == wanted
        assert STRIP.findall(page) == wanted
        for day in days[1:]:
            assert household.visitor.get(f"/week/{day}", follow=False).location == f"/week/{monday}"
        following = NEXT.findall(page)
        assert following == ([str(days[0] + timedelta(7))] if step < 4 else [])
        monday = str(days[0] + timedelta(7))


@pytest.mark.parametrize(
    "zone, sunday, monday",
    [  # the last minutes of a Sunday there, and the first of Monday
        ("Europe/Madrid", "2026-10-25T22:58:00Z", "2026-10-25T23:00:00Z"),
        ("Europe/Madrid", "2026-03-29T21:58:00Z", "2026-03-29T22:00:00Z"),
        ("America/Santiago", "2026-09-07T02:58:00Z", "2026-09-07T03:00:00Z"),
        ("America/Santiago", "2026-04-06T03:58:00Z", "2026-04-06T04:00:00Z"),
        ("Pacific/Kiritimati", "2026-09-13T09:58:00Z", "2026-09-13T10:00:00Z"),
        ("Pacific/Pago_Pago", "2026-09-14T10:58:00Z", "2026-09-14T11:00:00Z"),
    ],
)
def test_the_week_ends_at_the_familys_midnight(family, zone, sunday, monday):
    server, household = family(zone, sunday)
    last = today(household)
    assert last.weekday() == 6
    ending, coming = str(last - timedelta(6)), str(last + timedelta(1))
    assert this_week(household) == ending and is_editable(household, ending)
    furthest = last + timedelta(1 + 3 * 7)
    assert is_editable(household, str(furthest))
    assert household.visitor.get(f"/week/{furthest + timedelta(7)}").status == 404

    set_clock(server, household, monday)
    assert str(today(household)) == coming == this_week(household)
    assert not is_editable(household, ending) and is_editable(household, coming)
    assert is_editable(household, str(furthest + timedelta(7)))
    beyond = household.visitor.get(f"/week/{furthest + timedelta(14)}")
    assert beyond.status == 404 and "<h1" in beyond.text


def test_the_zone_of_the_machine_does_not_matter(family):
    """A server hours ahead of its family: Tuesday there, Monday morning at home."""
    _, household = family("Pacific/Pago_Pago", "2026-09-14T20:00:00Z", machine="Pacific/Kiritimati")
    assert str(today(household)) == MONDAY


@pytest.mark.parametrize("now", ["2026-12-30T10:00:00Z"], indirect=True)
def test_the_week_over_new_year(household, page):
    page.context.add_cookies(household.visitor.browser_cookies())
    page.goto("/week/2026-W53")
    expect(page).to_have_url(at("/week/2026-12-28"))
    title = page.locator("h1")
    expect(title).to_contain_text("Semana 28 dic 2026 – 3 ene 2027")
    expect(page).to_have_title(re.compile("28 dic 2026 – 3 ene 2027"))
    expect(page.locator(".day .num")).to_have_text(["28", "29", "30", "31", "1", "2", "3"])
    expect(page.locator('.day[aria-current="date"] .num')).to_have_text("30")
    speak(page, "en")
    expect(title).to_contain_text("Week 28 Dec 2026 – 3 Jan 2027")
    page.get_by_role("link", name="Next week").first.click()
    expect(page).to_have_url(at("/week/2027-01-04"))
    expect(title).to_contain_text("4–10 Jan 2027")
    page.goto("/week/2027-01-01")
    expect(page).to_have_url(at("/week/2026-12-28"))
    page.goto("/week/2026-W52")
    expect(page).to_have_url(at("/week/2026-12-21"))


@PHONE
@pytest.mark.parametrize("now", ["2026-09-19T10:00:00Z"], indirect=True)
def test_a_phone_opens_on_today_and_the_strip_leads_to_the_days(member):
    """A Saturday, far down the page of a phone."""
    week = WeekPage(member).open()
    page, saturday, monday = week.page, week.page.locator("#d5"), week.page.locator("#d0")
    expect(page.locator(".daystrip [aria-current=date]")).to_have_text(re.compile("19"))
    expect(saturday.locator("h2")).to_be_in_viewport()
    is_below(saturday.locator("h2"), page.locator(".daystrip"))
    expect(monday.locator("h2")).not_to_be_in_viewport()
    page.locator('.daystrip a[href="#d0"]').click()
    expect(monday.locator("h2")).to_be_in_viewport()
    is_below(monday.locator("h2"), page.locator(".daystrip"))
    page.get_by_role("link", name="Semana siguiente").first.click()
    expect(page).to_have_url(at("/week/2026-09-21"))
    expect(page.locator('[aria-current="date"]')).to_have_count(0)
    expect(monday.locator("h2")).to_be_in_viewport()


def is_below(element, other) -> None:
    top, bar = element.bounding_box(), other.bounding_box()
    assert top["y"] >= bar["y"] + bar["height"] - 1, "the sticky strip covers the day it leads to"
