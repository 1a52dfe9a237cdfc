"""Spanish and English: one button switches the whole page."""

import pytest
from playwright.sync_api import expect

from kit.language import speak
from kit.looks import at
from kit.server import MONDAY


@pytest.mark.parametrize("javascript", [True, False], indirect=True, ids=["script", "plain"])
@pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)
def test_the_language_switches_at_once_and_stays(member, household, size, javascript):
    page = member
    page.goto(f"/week/{MONDAY}")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    speak(page, "en")
    expect(page).to_have_url(at(f"/week/{MONDAY}"))
    expect(page.locator("h1")).to_contain_text("14–20 Sep")
    page.goto("/dishes")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("main")).to_contain_text("Vegetables")
    speak(page, "es")
    expect(page).to_have_url(at("/dishes"))
    expect(page.locator("main")).to_contain_text("Verduras")


@pytest.mark.parametrize("size", ["desktop"], indirect=True)
def test_onboarding_switches_without_losing_the_step(page, size):
    page.goto("/")
    page.locator(".onb__foot .is-primary").click()
    expect(page).to_have_url(at("/onboarding/meals"))
    speak(page, "en")
    expect(page).to_have_url(at("/onboarding/meals"))


def test_the_reasons_come_in_the_readers_language(household):
    meat, other = household.add_dish("Pollo", ["Carne"]), household.add_dish("Filete", ["Carne"])
    assert household.place("2-dinner", meat).status == 200
    household.visitor.post("/language", language="en", **{"return": "/week"})
    refused = household.place("3-dinner", other)
    assert refused.status == 409
    assert refused.headers["content-type"].startswith("application/problem+json")
    assert "Meat" in refused.json()["violations"][0]["text"] and "Wednesday" in refused.json()["violations"][0]["text"]


def test_the_switch_leads_nowhere_else(household):
    answer = household.visitor.post("/language", language="en", **{"return": "//example.org/"})
    assert answer.status == 303 and not answer.location.startswith("//") and "example" not in answer.location
