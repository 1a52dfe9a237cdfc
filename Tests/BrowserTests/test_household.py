"""Living together: inviting, joining by the link, planning side by side, leaving, being removed, handing over."""

import re
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from conftest import SIZES as DEVICES
from kit.keyboard import reach
from kit.looks import at, axe_clean, look_at, no_sideways_scroll
from kit.guests import OWNER, invitation, joining, members, named_owner, newcomer, settled
from kit.server import MONDAY
from kit.visitor import Visitor

pytestmark = pytest.mark.premium
SIZES = pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)
BOTH_WAYS = pytest.mark.parametrize("javascript", [True, False], indirect=True, ids=["script", "plain"])


@pytest.fixture
def home(household):
    return named_owner(household)


@pytest.fixture
def phone(browser, server, problems, javascript):
    """The browser of somebody else."""
    context = browser.new_context(
        **DEVICES["phone"], base_url=server.url, locale="es-ES", java_script_enabled=javascript, reduced_motion="reduce"
    )
    problems.watch(context)
    context.set_default_timeout(10_000)
    yield context.new_page()
    context.close()


def signed_in(page: Page, visitor: Visitor) -> Page:
    page.context.add_cookies(visitor.browser_cookies())
    return page


def eat_out(page: Page, slot: str) -> None:
    page.goto(f"/week/{MONDAY}/slots/{slot}")
    page.get_by_role("button", name="Comemos fuera").first.click()
    expect(page).to_have_url(re.compile(f"/week/{MONDAY}"))


@pytest.mark.parametrize("javascript", [False], indirect=True, ids=["plain"])
def test_a_phone_joins_by_the_link_and_both_plan(member, home, phone, problems, javascript):
    problems.allow("status of 404")  # the code, once it is used
    member.goto("/settings")
    member.get_by_role("link", name=re.compile("Casa de Lucía")).click()
    expect(member).to_have_url(at("/household"))
    member.get_by_role("button", name="Crear invitación").click()
    code = member.locator("output.code")
    expect(code).to_have_text(re.compile("^[0-9A-Z]{4}-[0-9A-Z]{4}$"))
    expect(member.get_by_role("img", name="Código QR para unirse al hogar")).to_be_visible()
    link = urlsplit(member.locator(".invite__link a").get_attribute("href"))
    assert link.path == f"/join/{code.inner_text()}"
    phone.goto(link.path)
    expect(phone.get_by_role("heading", name="Únete a Casa de Lucía")).to_be_visible()
    expect(phone.get_by_text("Te invita Lucía · 1 persona planifica aquí")).to_be_visible()
    phone.locator("#name").fill("Nora")
    phone.get_by_role("button", name="Unirme").click()
    expect(phone).to_have_url(at("/week/" + MONDAY))
    expect(phone.locator("mm-toast")).to_contain_text("Ya estás en casa")
    eat_out(phone, "4-dinner")
    eat_out(member, "2-lunch")
    for page in (member, phone):
        page.goto(f"/week/{MONDAY}")
        expect(page.locator('.slot[data-state="out"]')).to_have_count(2)
    member.goto("/household")
    expect(member.locator("#people li")).to_have_count(2)
    expect(member.get_by_text("Cambió la cena del viernes ahora mismo")).to_be_visible()
    expect(member.locator(".topbar .avatars")).to_have_accessible_name("Hogar: Lucía y Nora")
    expect(code).to_have_count(0)
    phone.go_back()
    phone.goto(link.path)
    expect(phone.locator("#code-error")).to_contain_text("Este código no sirve")


def test_one_invitation_lets_in_one_of_many_who_come_at_once(home):
    code = invitation(home)
    visitors = [Visitor(home.visitor.url) for _ in range(8)]
    with ThreadPoolExecutor(len(visitors)) as pool:
        sent = pool.map(lambda pair: pair[1].post(f"/join/{code}", name=f"Persona {pair[0]}"), enumerate(visitors))
    assert sorted(answer.status for answer in sent) == [303] + [404] * 7
    assert len(members(home.visitor)) == 2


@BOTH_WAYS
def test_who_is_removed_is_at_home_and_told_why(member, home, phone, problems, javascript):
    problems.allow("status of 403")  # the stream of a household whose questions are still open
    nora = newcomer(home, "Nora")
    signed_in(phone, nora).goto(f"/week/{MONDAY}")
    member.goto("/household")
    member.get_by_role("link", name="Opciones de Nora").click()
    member.get_by_role("link", name=re.compile("Quitar de este hogar")).click()
    expect(member.get_by_role("heading", name="¿Quitar a Nora?")).to_be_visible()
    member.get_by_role("button", name="Quitar").click()
    expect(member.locator("mm-toast")).to_contain_text("ya no está en este hogar")
    expect(member.locator("#people li")).to_have_count(1)
    if not javascript:  # else the page has gone on by itself
        phone.goto("/dishes")
    # Nora never had a household of her own: hers begins with its questions, and its dishes have come along.
    expect(phone).to_have_url(at("/onboarding/meals"))
    expect(phone.get_by_text("Lucía te ha quitado de Casa de Lucía.")).to_be_visible()
    phone.get_by_role("button", name="Entendido").click()
    expect(phone.get_by_text("Lucía te ha quitado")).to_have_count(0)
    settled(nora)
    phone.goto("/dishes")
    expect(phone.locator(".dishrow")).to_have_count(4)


def test_the_keyboard_alone_leaves_with_a_copy(page, home, problems):
    problems.allow("status of 403")  # the stream of a household whose questions are still open
    nora = newcomer(home, "Nora")
    signed_in(page, nora).goto("/household")
    reach(page, page.get_by_role("link", name="Salir de este hogar"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("heading")).to_have_text("¿Salir de Casa de Lucía?")
    axe_clean(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name="Salir de este hogar")).to_be_focused()
    page.keyboard.press("Enter")
    reach(page, page.get_by_role("checkbox", name=re.compile("Llevarme una copia")))
    reach(page, page.get_by_role("button", name="Salir"))
    page.keyboard.press("Enter")
    expect(page).to_have_url(at("/onboarding/meals"))
    assert len(settled(nora).dish_ids()) == 4
    assert members(home.visitor) == [OWNER]
    page.go_back()
    page.goto("/household")
    expect(page.get_by_role("link", name="Salir de este hogar")).to_have_count(0)


@BOTH_WAYS
def test_somebody_with_a_household_brings_their_dishes(page, home, javascript):
    nora = newcomer(home, "Nora")
    nora.post("/household/leave", copy="0")
    own = settled(nora)
    own.tags = home.tags
    code = invitation(home)
    signed_in(page, nora).goto(f"/join/{code}")
    expect(page.get_by_text("Entras como Nora.")).to_be_visible()
    expect(page.get_by_role("radio", name=re.compile("Traer mis platos"))).to_be_checked()
    page.get_by_role("button", name="Unirme").dblclick()
    expect(page).to_have_url(at("/week/" + MONDAY))
    page.goto("/dishes")
    expect(page.locator(".dishrow")).to_have_count(4)
    assert members(nora) == [OWNER, "Nora"]
    # A second time, with a dish there that is called as one that comes.
    nora.post("/household/leave", copy="0")
    tag = next(iter(re.findall(r'name="tags" value="([^"]+)"', nora.get("/dishes/new").text)))
    nora.post("/dishes", name="tortilla de Patatas", tags=tag)
    joining(nora, invitation(home), library="bring")
    page.goto("/dishes")
    mark = page.get_by_role("link", name="Puede estar repetido")
    expect(mark).to_have_count(1)
    mark.click()
    expect(page.get_by_role("heading", name="¿Está repetido «tortilla de Patatas»?")).to_be_visible()
    page.get_by_role("button", name="Dejar los dos").click()
    expect(page.locator("mm-toast")).to_contain_text("Se quedan los dos")
    expect(mark).to_have_count(0)


def test_another_person_leads_and_the_shared_household_ends(member, home, problems):
    nora, mario = newcomer(home, "Nora"), newcomer(home, "Mario")
    member.goto("/household")
    member.get_by_role("link", name="Opciones de Nora").click()
    member.get_by_role("link", name=re.compile("Hacer que administre")).click()
    member.get_by_role("button", name="Pasar la administración").click()
    expect(member.locator("mm-toast")).to_contain_text("ahora administra otra persona")
    expect(member.locator("#people li", has_text="Nora").get_by_text("Administra")).to_be_visible()
    expect(member.get_by_role("link", name="Opciones de Mario")).to_have_count(0)
    expect(member.get_by_role("link", name="Salir de este hogar")).to_be_visible()
    signed_in(member, nora).goto("/household")
    member.get_by_role("link", name="Deshacer el hogar compartido").click()
    expect(member.get_by_text("Las otras 2 personas vuelven a su propio hogar")).to_be_visible()
    member.get_by_role("button", name="Deshacer").click()
    expect(member.locator("#people li")).to_have_count(1)
    assert members(nora) == ["Nora"] and members(home.visitor) == [OWNER]
    settled(mario)
    assert members(mario) == ["Mario"]


@SIZES
def test_a_bad_code_or_name_is_said_at_its_field(page, home, problems, size):
    problems.allow("status of 4(04|22)")
    page.goto("/join")
    page.locator("#code").fill("K7M4")
    page.get_by_role("button", name="Continuar").click()
    expect(page.locator("#code-error")).to_contain_text("ocho letras y números")
    expect(page.locator("#code")).to_have_value("K7M4")
    page.locator("#code").fill("k7m4 p2qx")
    page.get_by_role("button", name="Continuar").click()
    expect(page.locator("#code-error")).to_contain_text("Este código no sirve")
    expect(page.locator("#code")).to_have_value("K7M4-P2QX")
    page.locator("#code").fill(invitation(home).lower())
    page.keyboard.press("Enter")
    page.locator("#name").fill("lucia")
    page.keyboard.press("Enter")
    expect(page.locator("#name")).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#name")).to_have_value("lucia")
    page.locator("#name").fill("Lucía G.")
    page.keyboard.press("Enter")
    expect(page).to_have_url(at("/week/" + MONDAY))
    no_sideways_scroll(page)


@SIZES
def test_the_pages_look_as_designed(member, home, phone, problems, size):
    for name in ("Mario", "Nora"):
        newcomer(home, name)
    home.visitor.post("/household/name", name="Casa de Lucía y de toda la familia")
    invitation(home)
    member.goto("/household")
    member.get_by_role("button", name="Crear invitación").click()
    look_at(member, "household-shared", size, full=True)
    code = member.locator("output.code").inner_text()
    member.get_by_role("link", name="Opciones de Nora").click()
    expect(member.get_by_role("dialog")).to_be_visible()
    look_at(member, "household-person", size)
    member.get_by_role("link", name=re.compile("Quitar de este hogar")).click()
    expect(member.get_by_role("heading", name="¿Quitar a Nora?")).to_be_visible()
    look_at(member, "household-removal", size)
    member.goto(f"/join/{code}")
    expect(member.get_by_text("Ya vives aquí.")).to_be_visible()
    if size == "phone":
        phone.context.add_cookies([{"name": "mm-language", "value": "en", "url": home.visitor.url}])
        phone.goto(f"/join/{code}")
        look_at(phone, "join-new-en", size, full=True)
        phone.goto("/join")
        look_at(phone, "join", size, full=True)
