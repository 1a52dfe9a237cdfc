"""Only the household's own browser gets in, from its own pages, to this machine's own name."""

import http.client

import pytest
from playwright.sync_api import expect

from kit.server import MONDAY
from kit.visitor import Visitor

READS = [
    "/week",
    f"/week/{MONDAY}",
    f"/week/{MONDAY}/slots/2-dinner",
    "/dishes",
    "/dishes/new",
    "/onboarding",
    "/onboarding/welcome",
    "/onboarding/dishes",
    "/tags",
    "/tags/new",
    "/settings",
    "/settings/tokens",
    "/transfer",
    "/premium",
    f"/api/v1/weeks/{MONDAY}",
    f"/api/v1/weeks/{MONDAY}/verdicts?dish=x",
    "/api/v1/dishes",
    "/api/v1/tags",
    "/api/v1/settings",
    "/api/v1/household",
    "/api/v1/tokens",
    "/api/v1/licence",
    "/api/v1/export",
    "/",
]


def refused(path: str) -> int:
    """A program is asked for a key, a person is led to the door."""
    return 401 if path.startswith("/api/") else 200


@pytest.mark.parametrize("path", READS)
def test_a_second_browser_reads_nothing(household, server, path):
    stranger = Visitor(server.url)
    answer = stranger.get(path)
    assert answer.status == refused(path), answer.status
    assert path.startswith("/api/") or 'action="/sign-in"' in answer.text
    assert "Tortilla" not in answer.text
    assert not stranger.cookies.keys() & household.visitor.cookies.keys()


def test_a_second_browser_changes_nothing(household, server):
    dish = sorted(household.dish_ids())[0]
    before = household.visitor.get(f"/week/{MONDAY}").text
    stranger = Visitor(server.url)
    calls = [
        stranger.send("PUT", f"/api/v1/weeks/{MONDAY}/slots/2-dinner", {"dish": dish, "override": True}),
        stranger.send("DELETE", f"/api/v1/weeks/{MONDAY}/slots/2-dinner"),
        stranger.send("POST", "/api/v1/dishes", {"name": "Intruso", "tags": [household.tags["Carne"]]}),
        stranger.send("PATCH", "/api/v1/household", {"name": "Intruso"}),
        stranger.send("PUT", f"/api/v1/dishes/{dish}/photo", "no photo"),
        stranger.send("POST", "/api/v1/import", {}),
        stranger.send("POST", "/api/v1/tokens", {"name": "Intruso"}),
    ]
    assert [answer.status for answer in calls] == [401] * len(calls)
    forms = [
        stranger.post(f"/week/{MONDAY}/slots/2-dinner", dish=dish),
        stranger.post("/dishes", name="Intruso", tags=household.tags["Carne"]),
        stranger.post(f"/dishes/{dish}/deletion"),
        stranger.post("/settings", name="Intruso"),
        stranger.post("/tags", name="Intruso"),
        stranger.post("/onboarding/welcome", timeZone="Europe/Madrid"),
        stranger.post("/onboarding/dishes", action="finish"),
    ]
    assert [answer.status for answer in forms] == [303, 303, 303, 303, 303, 409, 303]
    assert household.visitor.get(f"/week/{MONDAY}").text == before
    assert len(household.dish_ids()) == 2


@pytest.mark.parametrize("cookie", ["", "x", "0" * 43, "a" * 5000, "' OR 1=1 --"])
def test_a_made_up_session_is_none(household, server, cookie):
    stranger = Visitor(server.url)
    stranger.cookies = dict.fromkeys(household.visitor.cookies, cookie)
    assert stranger.get("/week", follow=False).status in (303, 400)


def test_a_stranger_is_led_to_the_door(new_context, household, server):
    page = new_context().new_page()
    page.goto("/week")
    expect(page.locator("h1")).to_have_text("Entrar en MealMood")
    expect(page.locator("nav a")).to_have_count(0)


@pytest.mark.parametrize("origin", ["http://example.org", "null", "http://127.0.0.1:1", "https://127.0.0.1"])
def test_another_sites_page_cannot_write(household, origin):
    dish = sorted(household.dish_ids())[0]
    visitor = household.visitor
    form = {"Content-Type": "application/x-www-form-urlencoded", "Origin": origin}
    assert visitor.request("POST", f"/week/{MONDAY}/slots/2-dinner", f"dish={dish}", form).status == 403
    body = {"Content-Type": "application/json", "Origin": origin}
    put = visitor.request("PUT", f"/api/v1/weeks/{MONDAY}/slots/2-dinner", f'{{"dish":"{dish}"}}', body)
    assert put.status == 403
    assert 'data-state="filled"' not in visitor.get(f"/week/{MONDAY}").text


def test_a_json_write_needs_json(household):
    dish = sorted(household.dish_ids())[0]
    path = f"/api/v1/weeks/{MONDAY}/slots/2-dinner"
    answer = household.visitor.request("PUT", path, f'{{"dish":"{dish}"}}', {"Content-Type": "text/plain"})
    assert answer.status == 415


@pytest.mark.parametrize(
    "name, status", [("example.org", 421), ("localhost:1", 421), ("127.0.0.1", 200), ("localhost", 200)]
)
def test_only_the_names_of_this_machine_are_answered(household, server, name, status):
    host = name if ":" in name or "." in name and not name[0].isdigit() else f"{name}:{server.port}"
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    cookies = "; ".join(f"{key}={value}" for key, value in household.visitor.cookies.items())
    connection.putrequest("GET", f"/week/{MONDAY}", skip_host=True)
    connection.putheader("Host", host)
    connection.putheader("Cookie", cookies)
    connection.endheaders()
    got = connection.getresponse().status
    connection.close()
    assert got == status or (name == "localhost:1" and got == 200), f"Host: {host} → {got}"


def test_answers_carry_the_security_headers(household):
    page = household.visitor.get(f"/week/{MONDAY}")
    policy = page.headers["content-security-policy"]
    assert "default-src 'self'" in policy and "unsafe" not in policy
    assert page.headers["x-content-type-options"] == "nosniff"
    assert "no-cache" in page.headers["cache-control"] or "private" in page.headers["cache-control"]
    assert page.headers["referrer-policy"]


def test_the_session_cookie_is_kept_from_scripts(server):
    visitor = Visitor(server.url)
    visitor.get("/")
    answer = visitor.post("/onboarding/welcome", timeZone="Europe/Madrid")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
