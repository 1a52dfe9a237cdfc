"""The plans: a code is activated, refused, checked again and taken away; the notice under the week."""

import re
import subprocess

import pytest
from playwright.sync_api import Page, expect

from kit.household import Household
from kit.keyboard import reach
from kit.licences import Issuer
from kit.looks import at, axe_clean, look_at, no_sideways_scroll, shot
from kit.server import MONDAY, ROOT, Server
from kit.week_page import WeekPage

SIZES = pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)
BOTH_WAYS = pytest.mark.parametrize("javascript", [True, False], indirect=True, ids=["script", "plain"])
SHOP = "https://example.org/premium"
OVERLAPS = """() => {
  const box = element => element.getBoundingClientRect();
  const promo = box(document.querySelector('.promo'));
  const covers = [...document.querySelectorAll('.slot, .rulestrip, .week-actions .btn, .tabbar, .drawer')].filter(part => {
    const other = box(part);
    return part.checkVisibility({ visibilityProperty: true }) && other.height > 0 && other.top < promo.bottom - 1
      && other.bottom > promo.top + 1 && other.left < promo.right - 1 && other.right > promo.left + 1;
  });
  return { height: promo.height, covers: covers.map(part => part.className), inside: promo.right <= innerWidth && promo.left >= 0 };
}"""
SHIFTS = """async () => {
  const seen = [];
  const observer = new PerformanceObserver(list => seen.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  return [...seen, ...observer.takeRecords()].reduce((sum, entry) => sum + entry.value, 0);
}"""


@pytest.fixture(scope="module")
def issuer(tmp_path_factory) -> Issuer:
    return Issuer(tmp_path_factory.mktemp("issuer"))


@pytest.fixture
def server(data, now, issuer):
    server = Server(data, now, arguments=("--licence-keys", str(issuer.keys))).start()
    yield server
    server.stop()


def field(page: Page):
    return page.locator("#licence-code")


def activate(page: Page, code: str) -> None:
    field(page).fill(code)
    page.get_by_role("button", name=re.compile("^(Activar|Activate)$")).click()


@SIZES
@BOTH_WAYS
def test_a_code_takes_the_notice_away(member, issuer, size, javascript):
    member.goto(f"/week/{MONDAY}")
    member.locator(".promo").get_by_role("link", name="Ver planes").click()
    expect(member).to_have_url(at("/premium"))
    activate(member, issuer.code())
    expect(member).to_have_url(at("/premium"))
    expect(member.locator("mm-toast")).to_contain_text("Ya tienes Premium")
    expect(member.locator("[data-plan]")).to_have_text("Tienes Premium hasta el 16 de septiembre de 2027.")
    expect(member.get_by_text("Anual, a nombre de Familia Pérez")).to_be_visible()
    member.goto(f"/week/{MONDAY}")
    expect(member.locator(".promo")).to_have_count(0)


@SIZES
@BOTH_WAYS
def test_a_refused_code_stays_in_its_field(member, household, issuer, problems, size, javascript):
    problems.allow("status of 422")
    household.visitor.post("/language", language="en")
    code = issuer.code(start="2026-10-01")
    member.goto("/premium")
    activate(member, code)
    expect(field(member)).to_have_value(code)
    expect(field(member)).to_have_attribute("aria-invalid", "true")
    expect(member.locator("#licence-code-error")).to_contain_text("valid from 1 October 2026")
    activate(member, code[:-3])
    expect(member.locator("#licence-code-error")).to_contain_text("missing or changed")
    expect(field(member)).to_have_value(code[:-3])
    if javascript:  # what looks for faults needs it
        axe_clean(member)
    activate(member, issuer.code())
    expect(member.locator("[data-plan]")).to_contain_text("You have Premium until")


def test_the_keyboard_alone_activates_restores_and_removes(member, issuer):
    member.goto("/premium")
    reach(member, field(member))
    member.keyboard.insert_text(issuer.code("lifetime"))
    member.keyboard.press("Enter")
    expect(member.locator("[data-plan]")).to_have_text("Tienes Premium para siempre.")
    reach(member, member.get_by_role("button", name="Restaurar compras"))
    member.keyboard.press("Enter")
    expect(member.locator("mm-toast")).to_contain_text("tu Premium sigue activo")
    reach(member, member.get_by_role("link", name="Quitar"))
    member.keyboard.press("Enter")
    expect(member.locator("h1")).to_have_text("¿Quitar este código?")
    axe_clean(member)
    reach(member, member.get_by_role("button", name="Quitar"))
    member.keyboard.press("Enter")
    expect(member.locator("[data-plan]")).to_have_text("Ahora tienes el plan gratuito.")


def test_a_double_click_and_the_way_back_activate_once(member, issuer):
    member.goto("/premium")
    field(member).fill(issuer.code())
    member.get_by_role("button", name="Activar").dblclick()
    expect(member.get_by_role("link", name="Quitar")).to_have_count(1)
    member.goto(f"/week/{MONDAY}")
    member.go_back()
    member.reload()
    expect(member.get_by_role("link", name="Quitar")).to_have_count(1)


def test_a_plan_ends_with_the_time_and_its_dishes_stay(member, household, server, issuer, problems):
    problems.allow("status of 422")
    member.goto("/premium")
    activate(member, issuer.code(days=2))
    expect(member.locator("[data-plan]")).to_contain_text("hasta el 17 de septiembre de 2026")
    member.goto("about:blank")
    server.restart(now="2026-09-18T10:00:00Z")
    member.goto(f"/week/{MONDAY}")
    expect(member.locator(".promo")).to_have_count(0)
    member.goto("/premium")
    expect(member.locator("[data-plan]")).to_contain_text("Todo sigue igual hasta el 1 de octubre de 2026")
    member.goto("about:blank")
    server.restart(now="2026-10-05T10:00:00Z")
    member.goto("/week")
    expect(member.locator(".promo")).to_be_visible()
    expect(member.locator(".drawer .dish-card").first).to_be_visible()
    member.goto("/premium")
    expect(member.locator("[data-plan]")).to_contain_text("Todo lo creado sigue funcionando")
    member.get_by_role("button", name="Restaurar compras").click()
    expect(member.locator("mm-toast")).to_contain_text("ningún código guardado da ya Premium")
    member.goto("about:blank")
    server.restart(now="2026-09-16T10:00:00Z")
    member.goto("/premium")
    expect(member.get_by_text("El reloj de este ordenador va atrasado")).to_be_visible()
    expect(member.locator("[data-plan]")).to_contain_text("Tu Premium terminó")


@pytest.mark.parametrize("size", ["desktop", "phone", "tablet", "narrow"], indirect=True)
def test_the_notice_covers_nothing_and_moves_nothing(member, size):
    week = WeekPage(member).open()
    assert member.evaluate(SHIFTS) == 0
    member.locator(".promo").scroll_into_view_if_needed()
    member.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    found = member.evaluate(OVERLAPS)
    assert found == {"height": 50, "covers": [], "inside": True}
    no_sideways_scroll(week.page)
    shot(member, f"week-promo-{size}", full=False)
    member.emulate_media(media="print")
    expect(member.locator(".promo")).to_be_hidden()


@SIZES
def test_the_pages_look_as_designed(member, issuer, size):
    member.goto("/premium")
    look_at(member, "premium-free", size, full=True)
    activate(member, issuer.code(days=1, start="2026-09-14"))
    expect(member.locator("[data-plan]")).to_contain_text("caducó")
    look_at(member, "premium-grace", size, full=True)
    member.get_by_role("link", name="Quitar").click()
    look_at(member, "premium-removal", size, full=True)


def test_plans_are_sold_only_where_somebody_sells_them(page, visitor, server):
    household = Household(visitor).onboard()
    page.context.add_cookies(household.visitor.browser_cookies())
    page.goto("/premium")
    expect(page.get_by_text("Suscribirse")).to_have_count(0)
    expect(page.get_by_text("Pídeselo a quien lleva este MealMood")).to_be_visible()
    server.arguments += ("--licence-shop", SHOP)
    page.goto("about:blank")
    server.restart()
    page.goto("/premium")
    expect(page.get_by_role("link", name="Suscribirse al plan anual")).to_have_attribute("href", SHOP)
    expect(page.get_by_role("link", name="Suscribirse al plan mensual")).to_have_attribute("href", SHOP)
    expect(page.get_by_text("Pídeselo a quien lleva este MealMood")).to_have_count(0)
    shot(page, "premium-shop")


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [("--licence-shop", "javascript:alert(1)", "licence-shop needs an address"), ("--licence-keys", "/no/such", "cannot read /no/such")],
)
def test_a_wrong_setting_stops_the_start(server, tmp_path, option, value, said):
    command = [server.program, "serve", "--port", "0", "--data", str(tmp_path / "other"), option, value]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert found.returncode in (64, 70) and said in found.stderr
