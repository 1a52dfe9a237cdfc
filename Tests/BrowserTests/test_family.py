"""A family from its first invitation to its last farewell: an owner on a laptop and two phones, all at once."""

import http.client
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from conftest import LOCALES, SIZES
from kit.device import WEEK
from kit.guests import members, named_owner, settled
from kit.live import listening, shows, toast
from kit.looks import at
from kit.people import newcomer, signed_in
from kit.qr import read_qr
from kit.server import Server
from kit.slot_page import SlotPage
from kit.visitor import Visitor
from kit.week_page import WeekPage

CHANGE = re.compile(r"/api/v1/weeks/[\d-]+/slots/")


@pytest.fixture
def server(data, now):
    """In the network of the house: the phones come from outside the machine, where no browser has the locks of https."""
    server = Server(data, now, arguments=("--lan",), premium=True).start()
    yield server
    server.stop()


@pytest.fixture
def phone_of(browser, problems):
    """A phone on which somebody is signed in, at the address that the server gives to phones."""
    contexts = []

    def opened(visitor, address: str) -> Page:
        context = browser.new_context(
            **SIZES["phone"], base_url=address, locale=LOCALES["es"], timezone_id="Europe/Madrid", reduced_motion="reduce"
        )
        problems.watch(context)
        context.set_default_timeout(10_000)
        context.add_cookies([{**cookie, "url": address} for cookie in visitor.browser_cookies()])
        contexts.append(context)
        return context.new_page()

    yield opened
    for context in contexts:
        context.close()


def invited(owner: Page) -> str:
    """Makes an invitation and answers what a camera reads from its picture."""
    owner.goto("/household")
    owner.get_by_role("button", name=re.compile("Crear (invitación|otra)")).click()
    code = owner.locator("output.code").inner_text()
    link = read_qr(owner.get_by_role("img", name="Código QR para unirse al hogar"))
    assert link == owner.locator(".invite__link a").inner_text()
    assert link.endswith(f"/join/{code}")
    return link


def join(phone: Page, link: str, people: str, library: str) -> None:
    phone.goto(link)
    expect(phone.get_by_role("heading", name="Únete a Casa de Lucía")).to_be_visible()
    expect(phone.get_by_text(f"Te invita Lucía · {people}")).to_be_visible()
    phone.get_by_role("radio", name=re.compile(library)).check()
    phone.get_by_role("button", name="Unirme").click()
    expect(phone).to_have_url(at(WEEK))


def sent(page: Page, slot: str, dish: str) -> Route:
    """Chooses a dish for a slot; the change is on its way until its route goes on."""
    held: list[Route] = []
    page.route(CHANGE, lambda route: held.append(route), times=1)
    sheet = SlotPage(WeekPage(page), slot).open()
    with page.expect_request(CHANGE):
        sheet.dish(dish).click()
    sheet.is_gone()
    return held[0]


def put_away(page: Page, text: str) -> None:
    """Closes the toast with that text, if it has not gone by itself."""
    close = "texts => texts.forEach(text => text.closest('mm-toast').querySelector('[data-close]').click())"
    toast(page).filter(has_text=text).evaluate_all(close)


def opened_stream(visitor: Visitor) -> http.client.HTTPResponse:
    """A stream of events; what reads it returns when the server has ended it."""
    connection = http.client.HTTPConnection(visitor.host, timeout=15)
    cookies = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    connection.request("GET", "/api/v1/events", headers={"Cookie": cookies})
    return connection.getresponse()


def test_three_browsers_of_a_family(member, household, server, phone_of, problems):
    named_owner(household)
    laptop, link = member, invited(member)
    address = "{0.scheme}://{0.netloc}".format(urlsplit(link))
    people = {name: newcomer(server, name) for name in ("Nora", "Mario")}
    nora, mario = (phone_of(settled(person).visitor, address) for person in people.values())

    # Nora brings her dishes, Mario begins with those that are there.
    join(nora, link, "1 persona planifica aquí", "Traer mis platos")
    join(mario, invited(laptop), "2 personas planifican aquí", "Empezar sin nada mío")
    laptop.goto("/household")
    expect(laptop.locator("#people li")).to_have_text([re.compile(name) for name in ("Lucía", "Mario", "Nora")])
    assert len(household.dish_ids()) == 4

    family = [listening(page) for page in (laptop, nora, mario)]
    loaded: list[str] = []
    for page in family:
        page.on("load", lambda page: loaded.append(page.url))

    # Different slots at the same moment: both stay, and all see both.
    for change in (sent(nora, "1-lunch", "Pollo asado"), sent(mario, "4-dinner", "Ensalada")):
        change.continue_()
    for page in family:
        shows(page, "1-lunch", "Pollo asado")
        shows(page, "4-dinner", "Ensalada")

    # The same slot at the same moment: who comes second says so, who came first is told, and takes it back.
    first, second = sent(nora, "3-dinner", "Salmón a la plancha"), sent(mario, "3-dinner", "Ensalada")
    first.continue_()
    shows(nora, "3-dinner", "Salmón a la plancha")
    second.continue_()
    expect(toast(mario)).to_contain_text("Has cambiado la cena del jueves que acababa de poner Nora")
    expect(mario.locator("mm-toast [data-action]")).to_have_text("Deshacer")
    put_away(nora, "Plato colocado")
    expect(toast(nora)).to_have_text("Mario ha cambiado la cena del jueves que acababas de poner")
    shows(nora, "3-dinner", "Ensalada")
    WeekPage(nora).undo()
    for page in family:
        shows(page, "3-dinner", "Salmón a la plancha")
    assert not loaded

    # Mario is removed: his stream ends, and his page says why.
    laptop.goto("/household")
    laptop.get_by_role("link", name="Opciones de Mario").click()
    laptop.get_by_role("link", name=re.compile("Quitar de este hogar")).click()
    stream = opened_stream(people["Mario"])
    laptop.get_by_role("button", name="Quitar").click()
    assert "event: cut" in stream.read().decode(), "the stream ended without a word"
    expect(mario.get_by_text("Lucía te ha quitado de Casa de Lucía.")).to_be_visible()
    assert members(people["Mario"]) == ["Mario"]
    expect(laptop.locator("#people li")).to_have_count(2)

    # Nora ends the session of her other phone on this one: it is over there at once.
    problems.allow("status of 401")  # that phone asks whether it is still known
    other = listening(phone_of(signed_in(server, "Nora"), address))
    nora.goto("/account")
    nora.get_by_role("button", name=re.compile("^Desconectar")).click()
    expect(other).to_have_url(re.compile("/sign-in"))
    expect(nora.locator(".devices li")).to_have_count(1)
