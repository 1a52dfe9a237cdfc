"""Going through the weeks: other days redirect, the past is read only, five weeks ahead is too far."""

import re

import pytest
from playwright.sync_api import expect

from kit.household import Household
from kit.looks import at
from kit.server import MONDAY, Server
from kit.visitor import Visitor
from kit.week_page import WeekPage

PAST, FURTHEST, BEYOND = "2026-09-07", "2026-10-12", "2026-10-19"


@pytest.mark.parametrize(
    "path, target",
    [
        ("/", "/week"),
        ("/week", f"/week/{MONDAY}"),
        ("/week/2026-09-20", f"/week/{MONDAY}"),
        ("/week/2026-W38", f"/week/{MONDAY}"),
        ("/week/2026-W53", "/week/2026-12-28"),
    ],
)
def test_addresses_lead_to_their_monday(household, path, target):
    answer = household.visitor.get(path, follow=False)
    assert answer.status in (301, 302, 303, 307, 308) and answer.location == target, (answer.status, answer.location)


@pytest.mark.parametrize(
    "day", ["2026-02-30", "2026-13-01", "0000-00-00", "2026-W54", "2026-W00", "x", "99999-01-01", "%00"]
)
def test_days_that_do_not_exist_are_not_found(household, day):
    assert household.visitor.get(f"/week/{day}").status in (400, 404)


@pytest.mark.parametrize("slot", ["7-dinner", "-1-lunch", "2-breakfast", "2", "02-lunch"])
def test_slots_that_do_not_exist_are_not_found(household, slot):
    assert household.visitor.get(f"/week/{MONDAY}/slots/{slot}").status in (400, 404)


@pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)
def test_arrows_lead_to_the_weeks_beside_and_back_to_today(member, size):
    page = member
    page.goto("/week")
    page.get_by_role("link", name=re.compile("siguiente", re.IGNORECASE)).first.click()
    expect(page).to_have_url(at("/week/2026-09-21"))
    if size == "phone":
        WeekPage(page).choose_in_menu("Ir a hoy")
    else:
        page.get_by_role("link", name="Hoy").click()
    expect(page).to_have_url(re.compile(f"/week/{MONDAY}(#d2)?$"))
    expect(page.locator('.day[aria-current="date"] h2')).to_be_in_viewport()
    page.get_by_role("link", name=re.compile("anterior", re.IGNORECASE)).first.click()
    expect(page).to_have_url(at(f"/week/{PAST}"))


def test_the_furthest_week_is_four_ahead(member, problems):
    problems.allow("status of 404")  # the page beyond
    page = member
    page.goto(f"/week/{FURTHEST}")
    expect(page.get_by_role("link", name=re.compile("siguiente", re.IGNORECASE))).to_have_count(0)
    answer = page.goto(f"/week/{BEYOND}")
    assert answer.status == 404
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator('main a[href^="/"]').first).to_be_visible()


def test_a_past_week_is_shown_and_cannot_be_changed(data):
    early = Server(data).start()
    household = Household(Visitor(early.url)).onboard()
    dish = household.add_dish("Merluza", ["Pescado"])
    assert household.place("2-dinner", dish).status == 200
    early.stop()
    later = Server(data, now="2026-09-22T10:00:00Z").start()
    try:
        visitor = Visitor(later.url)
        visitor.cookies = household.visitor.cookies
        page = visitor.get(f"/week/{MONDAY}")
        assert page.status == 200 and "Merluza" in page.text
        assert "data-editable" not in page.text and "/slots/" not in page.text and "draggable" not in page.text
        slot, api = f"/week/{MONDAY}/slots/2-dinner", f"/api/v1/weeks/{MONDAY}"
        refused = [
            visitor.send("PUT", f"{api}/slots/3-dinner", {"dish": dish, "override": True}),
            visitor.send("DELETE", f"{api}/slots/2-dinner"),
            visitor.send("POST", f"{api}/moves", {"from": "2-dinner", "to": "4-dinner", "override": True}),
            visitor.send("PUT", f"{api}/slots/3-dinner", {"eatingOut": True}),
            visitor.send("PATCH", api, {"meals": "lunch"}),
            visitor.send("POST", f"{api}/autofill", {"slot": "3-dinner"}),
            visitor.send("POST", f"{api}/reset", {}),
            visitor.post(slot, dish=dish, override="true"),
            visitor.post(f"/week/{MONDAY}/reset"),
            visitor.post(f"/week/{MONDAY}/settings", meals="lunch"),
            visitor.post(f"{slot}/removal"),
            visitor.post(f"/week/{MONDAY}/moves", **{"from": "2-dinner", "to": "4-dinner", "override": "true"}),
        ]
        assert [answer.status for answer in refused] == [409] * len(refused)
        assert visitor.get(f"/week/{MONDAY}").text.count("Merluza") == page.text.count("Merluza")
    finally:
        later.stop()


@pytest.mark.parametrize("zone", ["Europe/Madrid", "Australia/Brisbane", "America/Los_Angeles"])
def test_thursday_is_thursday_by_every_way(server, zone):
    visitor = Visitor(server.url)
    visitor.get("/")
    visitor.post("/onboarding/welcome", timeZone=zone)
    visitor.post("/onboarding/meals", meals="both")
    visitor.post("/onboarding/weekends", weekends="1")
    household = Household(visitor)
    from kit.household import tag_ids

    household.tags = tag_ids(visitor.get("/onboarding/dishes").text)
    for name in ("Merluza", "Salmón"):
        visitor.post("/onboarding/dishes", action="add", name=name, tags=household.tags["Verduras"])
    visitor.post("/onboarding/dishes", action="finish")
    first, second = household.dish_ids()
    visitor.post(f"/week/{MONDAY}/slots/3-dinner", dish=first)
    household.place("3-lunch", second)
    page = visitor.get(f"/week/{MONDAY}").text
    thursday = page.split('id="d3"', 1)[1].split('id="d4"', 1)[0]
    assert thursday.count('data-state="filled"') == 2 and page.count('data-state="filled"') == 2
