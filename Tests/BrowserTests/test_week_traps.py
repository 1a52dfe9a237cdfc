"""Faults that other planners had (spec/traps.md), as far as they concern the week, and where each is tested.

mealie #2684        weeks in which the clock changes         test_week_calendar: …have_seven_days_in_order
Tandoor #3254 #3355 the zone of the machine; saved thrice    test_week_calendar: …zone_of_the_machine…; test_week_entry
kitchenowl #759     Thursday by every entry point            test_week_entry
mealie #3703 #1177  a finger scrolls, or holds and carries   test_week_gestures: a_finger_scrolls_when…
grocy #361          a dish that stands in two weeks          here
mealie #6269        five quick changes on a slow link        test_week_busy: five_quick_changes…
grocy #991, #5677   script tags in names, notes, tags        here; test_names
ownrecipes #22      double clicks, and a lost answer         test_week_twice
"""

import re

import pytest
from playwright.sync_api import expect

from kit.records import rewrite
from kit.server import MONDAY
from kit.week_page import WeekPage, contents

NEXT = "2026-09-21"
EVIL = {
    "name": "<script>window.caught='name'</script>",
    "description": "<img src=x onerror=\"window.caught='text'\">",
    "second": "</title></template></dialog><b>segundo",
    "note": "</textarea><svg onload=\"window.caught='note'\">",
    "tag": "<i onclick=1>&amp;{{name}}",
}


def test_a_dish_that_stands_in_two_weeks_is_deleted(household, server):
    """Refused where it is planned ahead, be it as a second dish; the past keeps its name, and a copy leaves it out."""
    visitor = household.visitor
    dish, beside = household.add_dish("Merluza", ["Pescado"]), household.add_dish("Pisto", ["Verduras"])
    household.set_slot("2-dinner", dish=dish)
    household.set_slot("3-dinner", dish=beside)
    household.set_slot("4-dinner", monday="2026-09-28", dish=beside, secondaryDish=dish)
    visitor.close()
    server.restart(now="2026-09-23T10:00:00Z")
    refused = visitor.get(f"/dishes/{dish}/deletion").text
    assert 'href="/week/2026-09-28' in refused and 'action="/dishes/' not in refused
    assert visitor.post(f"/dishes/{dish}/deletion").status in (409, 422)

    household.set_slot("4-dinner", monday="2026-09-28", secondaryDish=None)
    assert visitor.post(f"/dishes/{dish}/deletion").status == 303
    past = contents(household.page(MONDAY))
    assert past["2-dinner"].startswith("filled:") and "Merluza" in past["2-dinner"]
    answer = household.copy(NEXT)
    assert answer["slots"] == ["3-dinner"]
    assert [left["slot"] for left in answer["left"]] == ["2-dinner"] and "Merluza" in str(answer["left"])
    assert contents(household.page(NEXT))["2-dinner"].startswith("empty:")


@pytest.fixture
def evil(page, household, server) -> WeekPage:
    """A week of names that want to be more than text: a dish with a second one, one beside, an eaten-out dinner."""
    page.on("dialog", lambda dialog: pytest.fail(f"a dialog opened: {dialog.message}"))
    dish = household.add_dish(EVIL["name"], ["Carne"], EVIL["description"])
    second = household.add_dish(EVIL["second"], ["Verduras"])
    household.set_slot("2-dinner", dish=dish, secondaryDish=second)
    household.set_slot("4-lunch", dish=second)
    household.set_slot("3-lunch", eatingOut=True, note=EVIL["note"])
    household.set_slot("3-dinner", skipped=True, note=EVIL["note"])
    household.visitor.close()
    rewrite(server, "UPDATE tag SET given_key = NULL, name = ? WHERE given_key = 'meat'", EVIL["tag"])
    page.context.add_cookies(household.visitor.browser_cookies())
    return WeekPage(page).open()


PAGES = {
    f"/week/{MONDAY}": EVIL.keys(),
    f"/week/{MONDAY}/slots/2-dinner": ["name", "second"],
    f"/week/{MONDAY}/slots/4-lunch?choose=second": ["name"],
    f"/week/{MONDAY}/slots/1-dinner": ["name", "second", "tag"],
    f"/week/{MONDAY}/slots/3-lunch": ["note", "name"],
    f"/week/{MONDAY}/copies": [],
    f"/week/{MONDAY}/reset": [],
}


def test_what_a_family_writes_is_literal_text_on_every_page_of_the_week(evil):
    for path, parts in PAGES.items():
        evil.page.goto(path)
        text = literal_text(evil.page)
        assert [EVIL[part] for part in parts if EVIL[part] not in text] == [], path
        assert evil.page.evaluate("window.caught") is None, path


def test_what_a_family_writes_is_literal_text_while_it_is_carried_and_told(evil):
    page, name = evil.page, EVIL["name"]
    page.locator("#drawer-used summary").click()
    card = page.locator("#drawer-used .dish-card").filter(has=page.locator("h3", has_text=name))
    evil.lift(card)
    expect(page.locator(".lifted h3")).to_have_text(name)
    evil.drag_over(evil.slot("1-dinner"))
    expect(evil.slot("1-dinner")).to_contain_text(EVIL["tag"])
    evil.drop()
    expect(evil.toast()).to_contain_text(EVIL["tag"])
    evil.toast().get_by_role("button", name="Usar igualmente").click()
    evil.holds("1-dinner", name)
    expect(evil.slot("1-dinner")).to_contain_text(name)
    evil.slot("3-lunch").locator("a").first.click()
    expect(evil.page.locator("dialog[open], [popover]:popover-open").first).to_be_visible()
    assert page.evaluate("window.caught") is None
    assert page.locator("script:not([src]):not([type])", has_text=re.compile("caught")).count() == 0


def literal_text(page) -> str:
    """What is read and what is typed, without scripts and templates."""
    return page.evaluate("""() => [...document.body.querySelectorAll('*')]
        .filter(element => !element.matches('script, template'))
        .flatMap(element => [element.value ?? '', ...[...element.childNodes].filter(node => node.nodeType === 3).map(node => node.data)])
        .join('\\n')""")
