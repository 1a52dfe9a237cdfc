"""A person's own page: name and colour, password, devices, and a phone that is connected."""

import re

import pytest
from playwright.sync_api import Page, expect

from kit.looks import at, look_at
from kit.people import second_member, sign_in
from kit.visitor import Visitor

PHRASE = "una frase que recuerdo"
WAYS = pytest.mark.parametrize("size, javascript", [("desktop", True), ("phone", False)], indirect=True)
BOTH = pytest.mark.parametrize("javascript", [True, False], indirect=True, ids=["script", "plain"])


def save(page: Page) -> None:
    page.locator("#look button").click()


def test_name_and_colour_are_changed_and_a_taken_name_is_said(member, household, server, problems):
    problems.allow("status of 422")  # the refusal that this test is about
    second_member(server, household, "Mario")
    member.goto("/settings")
    member.locator('a[href="/account"]').first.click()
    member.locator("#name").fill("mario")
    save(member)
    expect(member.locator("#name-error")).to_contain_text("ya lo usa otra persona")
    expect(member.locator("#name")).to_have_value("mario")
    member.locator("#name").fill("Lucía")
    member.locator('.swatches [data-colour="sky"] input').check(force=True)
    save(member)
    expect(member.locator("mm-toast")).to_contain_text("Guardado")
    expect(member.locator("#look .avatar")).to_have_text("L")
    expect(member.locator("#look .avatar")).to_have_attribute("data-colour", "sky")


@WAYS
def test_a_password_is_set_and_another_device_signed_out(member, server, problems, size, javascript):
    problems.allow("status of 422")  # the refusal that this test is about
    member.goto("/account")
    if javascript:
        look_at(member, "account", size, full=True)
    member.locator('a[href="/account/password"]').click()
    member.locator("#name").fill("Lucía")
    member.locator("#new").fill("corta")
    member.get_by_role("button", name="Guardar contraseña").click()
    expect(member.locator("#new-error")).to_contain_text("10")
    expect(member.locator("#name")).to_have_value("Lucía")
    if javascript:
        look_at(member, "account-password", size)
    member.locator("#new").fill(PHRASE)
    member.get_by_role("button", name="Guardar contraseña").click()
    expect(member.locator("mm-toast")).to_contain_text("Contraseña guardada")
    other = Visitor(server.url)
    assert sign_in(other, "lucia", PHRASE).status == 303
    member.reload()
    expect(member.locator(".devices li")).to_have_count(2)
    member.get_by_role("button", name=re.compile("^Desconectar")).click()
    expect(member.locator(".devices li")).to_have_count(1)
    assert other.get("/dishes", follow=False).status == 303


def test_whoever_could_not_come_back_is_warned(member):
    member.goto("/account")
    member.get_by_role("button", name="Cerrar sesión", exact=True).click()
    expect(member.locator("main")).to_contain_text("no podrías volver a entrar")
    look_at(member, "sign-out", "desktop")
    member.get_by_role("link", name="Quedarme").click()
    expect(member).to_have_url(at("/account"))


@BOTH
def test_a_phone_is_connected_by_code_and_number(member, browser, household, site_url, javascript):
    """Two browsers; with JavaScript each goes on by itself, without it by the buttons that are there."""
    household.visitor.post("/account", name="Lucía")
    member.goto("/account")
    member.get_by_role("button", name="Conectar un móvil").click()
    expect(member.locator("svg.qr")).to_be_visible()
    if javascript:
        expect(member.locator("[data-countdown]")).to_have_text(re.compile(r"^[12]:\d\d$"))
        look_at(member, "pairing", "desktop")
    path = re.search(r"/pair/\w+", member.content()).group(0)
    phone = browser.new_context(
        base_url=site_url, java_script_enabled=javascript, locale="es-ES", viewport={"width": 412, "height": 915},
        user_agent="Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36",
    ).new_page()
    phone.goto(path)
    expect(phone.locator("main")).to_contain_text("cuenta de Lucía")
    expect(phone.locator("#name")).to_have_value("Móvil de Lucía")
    if javascript:
        look_at(phone, "pairing-ask", "phone")
    phone.get_by_role("button", name="Conectar").click()
    number = phone.locator("output").text_content()
    if javascript:
        look_at(phone, "pairing-number", "phone")
    else:
        member.get_by_role("link", name="Ya lo he abierto").click()
    expect(member.locator("main")).to_contain_text("«Móvil de Lucía» quiere conectarse")
    if javascript:
        look_at(member, "pairing-asked", "desktop")
    member.get_by_role("button", name=number, exact=True).click()
    expect(member.locator("main")).to_contain_text("«Móvil de Lucía» está conectado")
    if not javascript:
        phone.get_by_role("link", name="Ya lo he elegido").click()
    expect(phone).to_have_url(re.compile("/week/"))
    member.goto("/account")
    expect(member.locator(".devices")).to_contain_text("Móvil de Lucía")
    phone.context.close()
