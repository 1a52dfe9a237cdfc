"""Double clicks, a double Enter, a form sent twice, and an answer that was lost: what is asked for happens once."""

import re

import pytest
from playwright.sync_api import expect

from kit.records import changes
from kit.server import MONDAY
from kit.slot_page import SlotPage, press_with
from kit.week_page import WeekPage

NEXT, PAST = "2026-09-21", "2026-09-07"
WRITES = re.compile(r"/api/v1/weeks/")
DISHES = [("Pollo asado", "Carne"), ("Filete", "Carne"), ("Lentejas", "Legumbres"), ("Pisto", "Verduras")]


@pytest.fixture
def dishes(household) -> dict[str, str]:
    return {name: household.add_dish(name, [tag]) for name, tag in DISHES}


@pytest.fixture
def week(member, household, dishes) -> WeekPage:
    household.set_slot("2-dinner", dish=dishes["Pollo asado"])
    household.set_slot("4-lunch", dish=dishes["Lentejas"])
    return WeekPage(member).open()


def asks(request) -> bool:
    """A stream of events is never through."""
    return request.resource_type != "eventsource"


class Twice:
    """Presses everything twice, and knows how many changes came of it."""

    def __init__(self, week: WeekPage, server, way: str):
        self.page, self.sheet, self.server, self.way = week.page, week.sheet(), server, way
        self.made, self.underway = changes(server), set()
        self.page.on("request", lambda request: self.underway.add(request) if asks(request) else None)
        for event in ("requestfinished", "requestfailed"):
            self.page.on(event, lambda request: self.underway.discard(request))

    def press(self, target) -> None:
        """The last press of a change: whatever it brings about, it does so once."""
        if self.way == "mouse":
            return target.dblclick()
        goes = target.evaluate("element => element.closest('dialog, .menu, mm-toast') !== null")
        press_with("keys", self.page)(target)
        if not goes:  # sheets, menus and messages are gone before a second Enter could reach them
            self.page.keyboard.press("Enter")

    def once(self, is_done) -> None:
        is_done()
        self._settle()
        is_done()
        made = changes(self.server)
        assert made == self.made + 1, f"{made - self.made} changes instead of one"
        self.made = made

    def _settle(self) -> None:
        """Until the page has drawn, and has nothing more to ask."""
        for _ in range(300):
            self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            if not self.underway:
                return
        raise AssertionError("the page goes on asking")


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_each_button_pressed_twice_does_it_once(week, server, household, dishes, way):
    twice, page = Twice(week, server, way), week.page
    two = SlotPage(week, "2-dinner")

    SlotPage(week, "0-lunch").open()
    twice.press(two.dish("Pisto"))
    twice.once(lambda: week.holds("0-lunch", "Pisto"))
    two.open()
    twice.press(two.button("Ignorar reglas aquí"))
    twice.once(lambda: expect(week.slot("2-dinner")).to_contain_text("Sin reglas"))
    two.open()
    two.root.locator("summary", has_text="Mover").click()
    twice.press(two.root.locator('button[name="to"][value="2-lunch"]'))
    twice.once(lambda: week.holds("2-lunch", "Pollo asado"))
    two.open()
    twice.press(two.button("Sorpréndeme"))
    twice.once(lambda: expect(week.slot("2-dinner")).to_have_attribute("data-state", "filled"))
    twice.press(two.open_menu().get_by_role("menuitem", name="Comemos fuera"))
    twice.once(lambda: expect(week.slot("2-dinner")).to_have_attribute("data-state", "out"))
    SlotPage(week, "4-lunch").open()
    twice.press(two.button("Quitar"))
    twice.once(lambda: week.is_empty("4-lunch"))

    twice.press(week.toast().get_by_role("button", name="Deshacer"))
    week.holds("4-lunch", "Lentejas")
    expect(week.toast()).to_contain_text("Todo como antes")
    assert changes(server) == twice.made

    week.choose_in_menu("Ajustes de esta semana")
    week.sheet().locator("label", has_text="Solo de lunes a viernes").click()
    twice.press(week.sheet().get_by_role("button", name="Guardar"))
    twice.once(lambda: expect(page.locator(".day")).to_have_count(5))
    week.choose_in_menu("Repetir en otra semana")
    week.sheet().locator(f'label:has(input[value="{NEXT}"])').click()
    repeat = week.sheet().get_by_role("button", name="Repetir")
    repeat.dblclick() if way == "mouse" else repeat.press("Enter")
    expect(page).to_have_url(re.compile(f"/week/{NEXT}"))
    twice.once(lambda: expect(week.toast()).to_contain_text("copiado"))
    week.open()
    week.choose_in_menu("Resetear semana")
    twice.press(week.sheet().get_by_role("button", name="Limpiar"))
    twice.once(lambda: expect(week.toast()).to_contain_text("Semana limpia"))
    week.open(PAST)
    twice.press(page.get_by_role("button", name="Genial"))
    twice.once(lambda: expect(page.get_by_role("button", name="Genial")).to_have_attribute("aria-pressed", "true"))


def test_an_override_pressed_twice_is_one(week, server):
    week.drag(week.card("Filete"), week.slot("3-dinner"))
    twice = Twice(week, server, "mouse")
    twice.press(week.toast().get_by_role("button", name="Usar igualmente"))
    twice.once(lambda: week.holds("3-dinner", "Filete"))


def test_an_answer_that_is_lost_does_nothing_twice(week, server, dishes, problems):
    """The first answer of each change never arrives; what the page does then may change nothing more."""
    problems.allow("ERR_FAILED")  # the answers that this test loses
    lost: list[str] = []

    def lose_first(route):
        request = route.request
        if request.method == "GET" or lost:
            return route.continue_()
        route.fetch()
        lost.append(request.url)
        route.abort()

    week.page.route(WRITES, lose_first)
    twice = Twice(week, server, "mouse")
    week.drag(week.card("Pisto"), week.slot("0-lunch"))
    twice.once(lambda: week.holds("0-lunch", "Pisto"))
    assert len(lost) == 1
    lost.clear()
    week.drag(week.slot("2-dinner"), week.slot("4-lunch"))  # twice would swap them back
    twice.once(lambda: week.holds("4-lunch", "Pollo asado"))
    week.holds("2-dinner", "Lentejas")
    lost.clear()
    SlotPage(week, "0-lunch").do("Quitar")
    twice.once(lambda: week.is_empty("0-lunch"))
    lost.clear()
    week.undo()
    week.holds("0-lunch", "Pisto")
    expect(week.toast()).to_contain_text("Todo como antes")
    lost.clear()
    week.choose_in_menu("Resetear semana")
    week.sheet().get_by_role("button", name="Limpiar").click()
    twice.once(lambda: expect(week.toast()).to_contain_text("Semana limpia"))
    assert lost and week.filled() == {}


def test_the_same_request_again_is_answered_and_not_done_again(household, dishes, server):
    """By the interface: the same key gives the same answer; with another body it is refused."""
    household.set_slot("2-dinner", dish=dishes["Pollo asado"])
    writes = [
        ("PUT", "slots/0-lunch", {"dish": dishes["Pisto"]}),
        ("POST", "moves", {"from": "2-dinner", "to": "4-dinner"}),
        ("PATCH", "", {"meals": "lunch"}),
        ("PATCH", "", {"meals": None}),
        ("POST", "copies", {"to": NEXT}),
        ("POST", "autofill", {"slot": "5-lunch"}),
        ("DELETE", "slots/0-lunch", None),
        ("POST", "reset", {}),
    ]
    for number, (method, path, body) in enumerate(writes):
        before = changes(server)
        first, again = (household.write(method, path, body, key=f"key-{number}-of-this-test") for _ in range(2))
        assert first.status == again.status == 200, (path, first.text, again.text)
        assert first.json() == again.json() and changes(server) == before + 1, path
    other = household.write("PUT", "slots/1-lunch", {"dish": dishes["Filete"]}, key="key-0-of-this-test")
    same_path = household.write("PUT", "slots/0-lunch", {"dish": dishes["Filete"]}, key="key-0-of-this-test")
    assert same_path.status == 422 and same_path.json()["type"] == "/problems/idempotencyKeyReused", same_path.text
    assert other.status == 422, other.text


def test_the_same_form_sent_twice_is_done_once(household, dishes, server):
    """Without JavaScript a double click sends the form twice, hidden field and all."""
    household.set_slot("2-dinner", dish=dishes["Pollo asado"])
    visitor, week = household.visitor, f"/week/{MONDAY}"
    forms = [
        (f"{week}/slots/0-lunch", f"{week}/slots/0-lunch", {"dish": dishes["Pisto"]}),
        (f"{week}/slots/2-dinner", f"{week}/moves", {"from": "2-dinner", "to": "4-dinner"}),
        (f"{week}/slots/4-dinner", f"{week}/slots/4-dinner", {"ignored": "true"}),
        (f"{week}/slots/0-lunch", f"{week}/slots/0-lunch/removal", {}),
        (f"{week}/settings", f"{week}/settings", {"includesWeekends": "false", "meals": "usual"}),
        (f"{week}/copies", f"{week}/copies", {"to": NEXT}),
        (f"{week}/reset", f"{week}/reset", {}),
        (f"/week/{PAST}", f"/week/{PAST}/rating", {"rating": "4"}),
        (week, f"{week}/autofill", {}),
    ]
    for page, action, fields in forms:
        before = changes(server)
        once = re.search(rf'action="{action}".*?name="once" value="([^"]+)"', visitor.get(page).text, re.DOTALL).group(1)
        first, again = (visitor.post(action, once=once, **fields) for _ in range(2))
        assert (first.status, first.location) == (again.status, again.location) and first.status == 303, action
        assert changes(server) == before + 1, action
