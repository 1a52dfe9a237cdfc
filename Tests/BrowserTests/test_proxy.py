"""A household behind nginx, on https and below a prefix: nothing of it leads outside."""

import re

import pytest
from playwright.sync_api import expect

from kit.proxy import PREFIX, Proxy
from kit.server import MONDAY, Server
from kit.week_page import WeekPage


@pytest.fixture
def proxy(tmp_path):
    proxy = Proxy(tmp_path / "nginx")
    yield proxy
    proxy.stop()


@pytest.fixture
def server(data, now, proxy):
    server = Server(data, now, arguments=proxy.arguments).start()
    proxy.start(server.port)
    yield server
    server.stop()


@pytest.fixture
def site_url(server, proxy) -> str:
    return proxy.url


@pytest.fixture
def browser_context_args(browser_context_args):
    return {**browser_context_args, "ignore_https_errors": True}


HELLO = """async (url) => {
  const stream = new EventSource(url);
  const data = await new Promise((done) => stream.addEventListener('hello', (event) => done(event.data)));
  stream.close();
  return data;
}"""


def test_a_family_lives_behind_a_proxy_and_below_a_prefix(page, server, proxy):
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))

    # From another machine, as far as the server can know: it wants the code that it has printed.
    page.goto(f"{proxy.url}/")
    code = re.search(r"\b([0-9A-Z]{4}-[0-9A-Z]{4})\b", server.output.read_text())
    assert code, f"the server prints no code: {server.output.read_text()}"
    page.locator("[name=name]").fill("Ana")
    page.locator("[name=code]").fill(code.group(1))
    page.locator("form button.is-primary").click()
    for _ in range(2):
        page.locator("form.onb__form button.is-primary").click()
    page.wait_for_url(re.compile("/onboarding/(calendar|dishes)"))
    page.goto(f"{proxy.url}/onboarding/dishes")
    for dish in ("roastChicken", "lentilStew"):
        page.locator(f"#suggestion-{dish}").click()
        expect(page.locator(f"#suggestion-{dish}")).to_have_attribute("aria-pressed", "true")
    page.locator(".onb__foot button").click()
    expect(page.locator("mm-week")).to_be_visible()
    assert page.url.startswith(f"{proxy.url}/week")

    cookies = {cookie["name"]: cookie for cookie in page.context.cookies()}
    session = cookies["__Secure-mm"]
    assert session["path"] == PREFIX
    assert session["secure"] and session["httpOnly"]

    week = WeekPage(page)
    page.goto(f"{proxy.url}/week/{MONDAY}")
    week.drag(page.locator(".drawer .dish-card").first, week.slot("3-dinner"))
    expect(week.slot("3-dinner")).to_have_attribute("data-state", "filled")
    week.undo()
    expect(week.slot("3-dinner")).not_to_have_attribute("data-state", "filled")

    assert '"seq"' in page.evaluate(HELLO, f"{proxy.url}/api/v1/events"), "the proxy holds the stream back"
    manifest = page.request.get(f"{proxy.url}/manifest.webmanifest").json()
    assert manifest["start_url"].startswith(f"{PREFIX}/")
    assert manifest["scope"] == f"{PREFIX}/"

    page.goto(f"{proxy.url}/settings/tokens")
    page.locator(".topbar .brand").click()
    expect(page.locator("mm-week")).to_be_visible()
    outside = [url for url in asked if not url.startswith((f"{proxy.url}/", "blob:", "data:"))]
    assert not outside

    for place in ("join", "pair", "sign-in"):
        page.request.get(f"{proxy.url}/{place}/SECRET42?return=/SECRET42")
    page.goto("about:blank")
    server.stop()  # what it logs is written
    written = server.output.read_text() + server.log_text()
    server.start()
    assert f"{PREFIX}/join/{{code}}" in written
    assert not [secret for secret in (session["value"], "SECRET42") if secret in written]
