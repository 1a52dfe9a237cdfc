"""https with the household's own authority: a device is told, checks itself, and is led there only when it trusts."""

import pytest
from playwright.sync_api import expect

from conftest import LOCALES, SIZES
from kit.household import Household
from kit.looks import look_at
from kit.secure import Machine, SecureServer
from kit.visitor import Visitor


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A server on https with a household, and a machine that does not trust it yet."""
    folder = tmp_path_factory.mktemp("https")
    server = SecureServer(folder / "house").start()
    household = Household(Visitor(server.url)).onboard()
    yield server, household, Machine(folder / "machine")
    server.stop()


@pytest.fixture
def open_page(house, browser_type, browser_type_launch_args):
    """Pages of a browser that starts on the machine as it is now."""
    server, household, machine = house
    browsers = []

    def start(size="phone", language="es", **options):
        browsers.append(machine.browser(browser_type, browser_type_launch_args))
        context = browsers[-1].new_context(**SIZES[size], locale=LOCALES[language], reduced_motion="reduce", **options)
        context.set_default_timeout(10_000)
        return context.new_page()

    yield start
    for browser in browsers:
        browser.close()


def test_a_device_that_does_not_trust_stays_on_http(house, open_page):
    server, household, _ = house
    page = open_page()
    page.goto(f"{server.plain_url}/ca")
    expect(page.get_by_role("button", name="Comprobar este dispositivo")).to_be_visible()
    look_at(page, "https-not-yet", "phone", full=True)
    page.get_by_role("button", name="Comprobar este dispositivo").click()
    expect(page.get_by_text("Todavía no.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Descargar").click()
    assert download.value.suggested_filename == "mealmood-ca.crt"
    page.goto(f"{server.plain_url}/privacy")
    assert page.url == f"{server.plain_url}/privacy"
    # What https would give is said once, in the settings.
    page.context.add_cookies([{"name": "mm", "value": household.visitor.cookies["mm"], "url": server.plain_url}])
    page.goto(f"{server.plain_url}/settings")
    hint = page.locator("mm-plain")
    expect(hint).to_be_visible()
    look_at(page, "https-hint", "phone", full=True)
    hint.get_by_role("button").click()
    expect(hint).to_be_hidden()
    page.reload()
    expect(page.locator("mm-plain")).to_be_hidden()
    page.get_by_role("link", name="Conexión segura").click()
    expect(page).to_have_url(f"{server.plain_url}/ca")


def test_a_device_that_trusts_is_led_to_https(house, open_page):
    server, household, machine = house
    machine.trust(server.authority)
    page = open_page("desktop", "en")
    page.context.add_cookies([{"name": "mm", "value": household.visitor.cookies["mm"], "url": server.plain_url}])
    page.goto(f"{server.plain_url}/week")
    assert page.url.startswith(server.plain_url)
    page.goto(f"{server.plain_url}/ca")
    expect(page.locator("details[open] summary")).to_have_text("Linux (Chrome and Chromium)")
    page.get_by_role("button", name="Check this device").press("Enter")
    expect(page.get_by_text("Done: this device trusts MealMood.")).to_be_visible()
    look_at(page, "https-trusted", "desktop", full=True)
    page.goto(f"{server.plain_url}/week")
    assert page.url.startswith(server.secure_url) and page.evaluate("isSecureContext")
    expect(page.locator(".week")).to_be_visible()
    page.goto(f"{server.secure_url}/ca")
    expect(page.get_by_text("This device already uses the secure connection.")).to_be_visible()
    # The way back, for the day when it ceases to work.
    page.goto(f"{server.plain_url}/ca")
    page.get_by_role("button", name="Go back to http here").click()
    page.goto(f"{server.plain_url}/privacy")
    assert page.url == f"{server.plain_url}/privacy"


def test_without_javascript_a_link_is_the_test(house, open_page):
    server, _, machine = house
    machine.trust(server.authority)
    page = open_page(java_script_enabled=False)
    page.goto(f"{server.plain_url}/ca")
    expect(page.get_by_role("button", name="Comprobar este dispositivo")).to_be_hidden()
    page.get_by_role("link", name="Abrir la dirección segura").click()
    expect(page.get_by_text("Este dispositivo ya usa la conexión segura.")).to_be_visible()
    page.goto(f"{server.plain_url}/privacy")
    assert page.url == f"{server.plain_url}/privacy"
