"""Carrying a dish by mouse, by finger and by keyboard, on a wide screen and on a narrow one."""

import re

import pytest
from playwright.sync_api import expect

from kit.hands import HANDS, Mouse, Touch, carry
from kit.week_page import WeekPage

ALL_HANDS = pytest.mark.parametrize(
    "way, size",
    [("mouse", "desktop"), ("keys", "desktop"), ("touch", "phone"), ("touch", "tablet"), ("mouse", "narrow")],
    indirect=["size"],
)
ONE_SIZE = pytest.mark.parametrize(
    "way, size", [("mouse", "desktop"), ("keys", "desktop"), ("touch", "phone")], indirect=["size"]
)
PHONE = pytest.mark.parametrize("size", ["phone"], indirect=True)
MOVING = pytest.mark.parametrize("motion", ["no-preference"], indirect=True, ids=["moving"])
DISHES = [("Pollo asado", "Carne"), ("Filete", "Carne"), ("Lentejas", "Legumbres"), ("Cocido", "Solo Comida")]
MEAT = re.compile("Carne.*miércoles", re.IGNORECASE)
LUNCH_ONLY = re.compile("Cocido.*comida|comida.*Cocido|solo comida", re.IGNORECASE | re.DOTALL)

# Some phones send a click after a long press: here one comes in any case, right after the finger left.
CLICKED = """selector => {
  const clicks = { sent: 0, reached: 0 };
  addEventListener('click', () => { clicks.sent += 1; }, { capture: true });
  document.body.addEventListener('click', () => { clicks.reached += 1; });
  addEventListener('pointerup', () => setTimeout(() => {
    if (!clicks.sent) document.querySelector(selector).click();
  }), { once: true });
  return clicks;
}"""


@pytest.fixture
def dishes(household) -> dict[str, str]:
    return {name: household.add_dish(name, [tag]) for name, tag in DISHES}


@pytest.fixture
def week(member, dishes) -> WeekPage:
    return WeekPage(member).open()


def plan(week: WeekPage, household, dishes, **slots: str) -> None:
    """`plan(…, dinner2="Pollo asado")`, and the page shows it."""
    for slot, name in slots.items():
        household.set_slot(f"{slot[-1]}-{slot[:-1]}", dish=dishes[name], override=True)
    week.page.reload()


@ALL_HANDS
def test_a_filled_slot_says_what_becomes_of_its_dish(week, household, dishes, way):
    plan(week, household, dishes, dinner2="Lentejas", lunch4="Pollo asado")
    hand = HANDS[way](week)
    note = week.slot("2-dinner").locator(".slot__layer .note")
    week.open_drawer()
    for source, words in ((week.card("Filete"), "Encaja. Sustituye a este plato"), (week.slot("4-lunch"), "Encaja. Se intercambian")):
        hand.lift(source)
        expect(note).to_have_text(words, use_inner_text=True)
        hand.cancel()
        week.is_at_rest()
        week.close_drawer()


@ALL_HANDS
def test_a_dish_is_placed_refused_placed_all_the_same_and_holds(week, way):
    hand = HANDS[way](week)
    week.open_drawer()
    carry(hand, week.card("Pollo asado"), week.slot("2-dinner"))
    week.holds("2-dinner", "Pollo asado")
    week.is_at_rest()

    week.open_drawer()
    hand.lift(week.card("Filete"))
    hand.over(week.slot("3-dinner"))
    expect(week.slot("3-dinner")).to_have_attribute("data-drop", "bad")
    expect(week.slot("3-dinner")).to_contain_text(MEAT)
    hand.let_go()
    expect(week.toast()).to_contain_text(MEAT)
    week.is_empty("3-dinner")
    expect(week.slot("3-dinner")).to_contain_text(MEAT)  # the reason stays a while
    expect(week.page.locator(".lifted, .is-source")).to_have_count(0)

    week.toast().get_by_role("button", name="Usar igualmente").click()
    week.holds("3-dinner", "Filete")
    expect(week.slot("3-dinner")).to_have_attribute("data-rule", "overridden")
    week.page.reload()
    week.holds("2-dinner", "Pollo asado")
    week.holds("3-dinner", "Filete")
    assert len(week.filled()) == 2


@ONE_SIZE
def test_planned_dishes_move_and_swap_and_both_ends_are_judged(week, household, dishes, way):
    """Cocido is for lunch alone: it may go to another lunch, and nothing may send it to a dinner."""
    plan(week, household, dishes, lunch1="Cocido", dinner1="Lentejas")
    hand = HANDS[way](week)
    hand.lift(week.slot("1-dinner"))
    hand.over(week.slot("1-lunch"))
    expect(week.slot("1-lunch")).to_have_attribute("data-drop", "bad")
    expect(week.slot("1-lunch")).to_contain_text(LUNCH_ONLY)
    hand.let_go()
    expect(week.toast()).to_contain_text(LUNCH_ONLY)
    week.holds("1-lunch", "Cocido")
    week.holds("1-dinner", "Lentejas")

    hand.lift(week.slot("1-dinner"))
    hand.over(week.slot("2-lunch"))
    hand.let_go()
    week.holds("2-lunch", "Lentejas")
    week.is_empty("1-dinner")

    hand.lift(week.slot("2-lunch"))
    hand.over(week.slot("1-lunch"))
    expect(week.slot("1-lunch")).to_have_attribute("data-drop", "ok")
    hand.let_go()
    week.holds("1-lunch", "Lentejas")
    week.holds("2-lunch", "Cocido")
    week.page.reload()
    assert week.filled() == {"1-lunch": dishes["Lentejas"], "2-lunch": dishes["Cocido"]}


@pytest.mark.parametrize("way, size", [("mouse", "desktop"), ("touch", "phone")], indirect=["size"])
def test_a_planned_dish_carried_to_the_drawer_is_taken_out(week, household, dishes, way):
    plan(week, household, dishes, dinner2="Lentejas")
    hand, bin = HANDS[way](week), week.page.locator(".drawer__bin")
    hand.lift(week.slot("2-dinner"))
    expect(bin).to_be_in_viewport()
    if way == "touch":
        hand.finger.move_to(bin)
        hand.finger.rest(1)
    else:
        hand.over(week.page.locator("#drawer"))
    hand.let_go()
    week.is_empty("2-dinner")
    week.undo()
    week.holds("2-dinner", "Lentejas")


@ONE_SIZE
def test_what_is_laid_down_or_let_go_elsewhere_changes_nothing(week, household, dishes, way):
    household.set_slot("3-dinner", eatingOut=True)
    plan(week, household, dishes, dinner2="Lentejas")
    before = week.contents()
    hand = HANDS[way](week)
    hand.lift(week.slot("2-dinner"))
    hand.over(week.slot("4-lunch"))
    hand.cancel()
    week.is_at_rest()

    hand.lift(week.slot("2-dinner"))
    hand.over(week.slot("3-dinner"))
    expect(week.slot("3-dinner")).not_to_have_attribute("data-drop", re.compile("."))
    hand.let_go()
    expect(week.page.locator("#status")).to_contain_text("no se puede cambiar")
    week.is_at_rest()
    if way == "mouse":
        carry(hand, week.slot("2-dinner"), week.page.locator("h1"))
        carry(hand, week.card("Filete"), week.page.locator("h1"))
    week.is_at_rest()
    assert week.contents() == before
    expect(week.sheet()).to_have_count(0)


def test_a_dish_fits_everywhere_and_a_used_one_is_carried_once_more(week, household, dishes):
    hand, used = Mouse(week), week.page.locator("#drawer-used")
    hand.lift(week.card("Lentejas"))
    expect(week.page.locator('.slot[data-drop="ok"]')).to_have_count(14)
    hand.over(week.slot("0-lunch"))
    hand.let_go()
    week.holds("0-lunch", "Lentejas")
    used.locator("summary").click()
    carry(hand, used.locator('.dish-card[data-name="Lentejas"]'), week.slot("3-lunch"))
    week.holds("3-lunch", "Lentejas")
    week.holds("0-lunch", "Lentejas")


@ONE_SIZE
def test_the_meters_count_along_while_a_dish_is_in_the_air(week, household, dishes, way):
    plan(week, household, dishes, dinner2="Filete")
    meat = week.page.locator(".meter", has_text="Carne")
    expect(meat).to_contain_text("1 de 3")
    hand = HANDS[way](week)
    week.open_drawer()
    hand.lift(week.card("Pollo asado"))
    hand.over(week.slot("4-dinner"))
    expect(meat).to_contain_text("2 de 3")
    expect(meat.locator(".dots .on")).to_have_count(2)
    hand.cancel()
    week.is_at_rest()
    expect(meat).to_contain_text("1 de 3")


@MOVING
def test_a_refused_dish_springs_home(week, household, dishes):
    plan(week, household, dishes, dinner2="Filete")
    home = week.card("Pollo asado").bounding_box()
    carry(Mouse(week), week.card("Pollo asado"), week.slot("3-dinner"))
    end = week.page.wait_for_function("""() => {
      const move = document.querySelector('.lifted')?.getAnimations().find(move => !(move instanceof CSSTransition));
      return move?.effect.getKeyframes().at(-1).translate;
    }""").json_value()
    x, y = (float(part) for part in re.findall(r"[\d.]+", end))
    assert abs(x - home["x"]) < 3 and abs(y - home["y"]) < 3
    week.is_empty("3-dinner")
    week.is_at_rest()


@PHONE
def test_a_finger_scrolls_when_it_moves_at_once_and_carries_when_it_waits(week, household, dishes):
    plan(week, household, dishes, dinner2="Lentejas")
    page, slot = week.page, week.slot("2-dinner")
    slot.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    finger = week.finger()
    finger.down(slot)
    finger.rest(1)  # a long press takes 200 ms
    finger.move(finger.at[0], finger.at[1] - 220, steps=6)
    page.wait_for_function("before => scrollY > before + 50", arg=before)
    expect(page.locator("body.is-dragging, .slot[data-drop]")).to_have_count(0)
    finger.up()
    assert week.filled() == {"2-dinner": dishes["Lentejas"]}
    expect(week.sheet()).to_have_count(0)

    week.drag_by_finger(slot, week.slot("3-lunch"))
    week.holds("3-lunch", "Lentejas")
    page.reload()
    week.holds("3-lunch", "Lentejas")
    week.is_empty("2-dinner")


@PHONE
def test_the_page_scrolls_under_a_finger_at_its_edges(week, household, dishes):
    plan(week, household, dishes, dinner2="Lentejas")
    page = week.page
    width, height = page.viewport_size.values()
    hand = Touch(week)
    hand.lift(week.slot("2-dinner"))
    start = page.evaluate("scrollY")
    hand.finger.move(width / 2, height - 12)
    page.wait_for_function("start => scrollY > start + 200", arg=start)
    low = page.evaluate("scrollY")
    hand.finger.move(width / 2, 12)
    page.wait_for_function("low => scrollY < low - 200", arg=low)
    hand.cancel()
    week.is_at_rest()
    assert week.filled() == {"2-dinner": dishes["Lentejas"]}


def test_the_page_scrolls_under_the_mouse_at_its_edges(week):
    page = week.page
    page.set_viewport_size({"width": 1200, "height": 520})
    week.lift(week.card("Lentejas"))
    scrolled = "scrollY + document.querySelector('[data-planner]').scrollTop"
    for edge, moved in ((508, f"{scrolled} > 60"), (12, f"{scrolled} < 20")):
        page.mouse.move(500, 260)
        page.mouse.move(500, edge)
        page.mouse.move(502, edge)
        page.wait_for_function(f"() => {moved}")
    Mouse(week).cancel()
    week.is_at_rest()
    assert week.filled() == {}


@PHONE
def test_a_long_press_opens_selects_and_calls_nothing(week, household, dishes):
    """The browser's own answers to a long press are vetoed, and the click that follows it is nobody's."""
    plan(week, household, dishes, dinner2="Lentejas")
    page, name = week.page, week.slot("2-dinner").locator("a").first
    name.scroll_into_view_if_needed()
    asks = """kind => {
      const event = new Event(kind, { bubbles: true, cancelable: true });
      return !document.querySelector('#slot-2-dinner a').dispatchEvent(event);
    }"""
    kinds = ["contextmenu", "selectstart", "dragstart"]
    finger = week.press(name)
    assert [page.evaluate(asks, kind) for kind in kinds] == [True] * 3
    assert page.evaluate("getSelection().toString()") == ""
    clicks = page.evaluate_handle(CLICKED, "#slot-2-dinner a")
    finger.up()
    week.is_at_rest()
    assert clicks.json_value() == {"sent": 1, "reached": 0}
    expect(week.sheet()).to_have_count(0)
    assert week.filled() == {"2-dinner": dishes["Lentejas"]}
    assert page.evaluate(asks, "contextmenu") is False
    finger.tap(name)
    expect(week.sheet()).to_be_visible()
