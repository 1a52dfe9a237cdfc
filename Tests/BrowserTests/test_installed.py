"""The app where it can be installed, over https, and where it cannot, over http by a name."""

import os

import pytest
from playwright.sync_api import expect

from kit.device import WEEK, Device
from kit.dish_form import DishForm
from kit.household import Household
from kit.secure import NAME, Machine
from kit.visitor import Visitor


@pytest.fixture
def household(secure_server) -> Household:
    visitor = Visitor(secure_server.url)
    yield Household(visitor).onboard()
    visitor.close()


@pytest.fixture
def site_url(secure_server) -> str:
    return secure_server.secure_url


def test_over_https_nothing_is_missing_for_installing_and_it_reads_offline(
    browser_type, browser_type_launch_args, secure_server, household, tmp_path
):
    machine = Machine(tmp_path / "machine", secure_server.authority)
    options = {
        **browser_type_launch_args,
        "args": [*browser_type_launch_args["args"], f"--host-resolver-rules=MAP {NAME} 127.0.0.1"],
        "env": {**os.environ, "HOME": str(machine.folder)},
    }
    profile = str(tmp_path / "profile")  # a window that leaves no traces cannot install anything
    with browser_type.launch_persistent_context(profile, base_url=secure_server.secure_url, **options) as context:
        context.add_cookies(secure_server.cookies(household.visitor))
        page = context.new_page()
        page.goto(WEEK)
        Device(page).keeps()
        session = context.new_cdp_session(page)
        assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        manifest = session.send("Page.getAppManifest")
        assert manifest["url"].endswith("/manifest.webmanifest?lang=es") and manifest["errors"] == []
        secure_server.kill()
        page.goto("/")
        expect(page.locator("[data-copy-note]")).to_be_visible()


def test_on_plain_http_by_a_name_there_is_no_worker_and_nothing_complains(
    browser_type, browser_type_launch_args, secure_server, household, problems, tmp_path
):
    browser = Machine(tmp_path / "machine").browser(browser_type, browser_type_launch_args)
    context = browser.new_context(base_url=secure_server.plain_url, locale="es-ES", reduced_motion="reduce")
    problems.watch(context)
    context.add_cookies([{"name": "mm", "value": household.visitor.cookies["mm"], "url": secure_server.plain_url}])
    page = context.new_page()
    with page.expect_response("**/api/v1/events*"):
        page.goto("/dishes/new")
    assert page.evaluate("() => !isSecureContext && !('serviceWorker' in navigator)")
    form = DishForm(page)
    form.fill("Gazpacho", "", "Verduras")
    page.on("dialog", lambda dialog: dialog.accept())
    page.reload()
    expect(form.field("name")).to_have_value("Gazpacho")
    form.save().click()
    expect(page.locator(".dishlist")).to_contain_text("Gazpacho")
    browser.close()
