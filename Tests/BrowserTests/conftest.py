"""Fixtures: the server under test, browsers of two sizes that keep watch, households ready made."""

import os
import shutil
from pathlib import Path

import pytest

from kit.household import Household
from kit.markup import Markup
from kit.problems import Problems
from kit.secrets import learn_from
from kit.secure import Machine, SecureServer
from kit.server import NOW, Server
from kit.visitor import Visitor

SIZES = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 412, "height": 915},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
    "tablet": {"viewport": {"width": 834, "height": 1112}, "has_touch": True},
    "narrow": {"viewport": {"width": 600, "height": 800}},
}
LOCALES = {"es": "es-ES", "en": "en-GB"}
FAULTS = pytest.StashKey[list[str]]()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    program = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell")
    return {**browser_type_launch_args, "executable_path": program, "args": ["--no-sandbox"]}


# What a test may choose with @pytest.mark.parametrize("size", […], indirect=True)


@pytest.fixture
def size(request) -> str:
    return getattr(request, "param", "desktop")


@pytest.fixture
def language(request) -> str:
    return getattr(request, "param", "es")


@pytest.fixture
def theme(request) -> str:
    return getattr(request, "param", "light")


@pytest.fixture
def javascript(request) -> bool:
    return getattr(request, "param", True)


@pytest.fixture
def motion(request) -> str:
    return getattr(request, "param", "reduce")


@pytest.fixture
def zone(request) -> str:
    """Where the family lives: of its browsers, and from there of the household."""
    return getattr(request, "param", "Europe/Madrid")


@pytest.fixture
def now(request) -> str:
    return getattr(request, "param", NOW)


@pytest.fixture
def workers() -> str:
    """Whether service workers may come; keeping the app costs each browser a second, so only where it is the matter."""
    return "block"


@pytest.fixture
def browser_context_args(browser_context_args, site_url, size, language, theme, javascript, motion, zone, workers):
    return {
        **browser_context_args,
        **SIZES[size],
        "base_url": site_url,
        "locale": LOCALES[language],
        "timezone_id": zone,
        "color_scheme": theme,
        "reduced_motion": motion,
        "java_script_enabled": javascript,
        "service_workers": workers,
    }


@pytest.fixture
def data(tmp_path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def server(request, data, now):
    """A fresh server; the test may restart or kill it. It has to be alive at the end unless the test ended it.

    Marked `premium`, everybody on it has Premium: more than 20 dishes, own tags, advanced rules.
    """
    server = Server(data, now, premium=request.node.get_closest_marker("premium") is not None).start()
    yield server
    server.stop()


@pytest.fixture
def site_url(server) -> str:
    """Where the browser's pages come from; `page.goto("/week")` starts there."""
    return server.url


@pytest.fixture
def problems():
    problems = Problems()
    yield problems
    left = problems.remaining()
    assert not left, "the pages complained:\n" + "\n".join(left)


@pytest.fixture
def context(context, problems, markup):
    """The browser, watched. Each kind of page it visits is kept once, for the HTML check at the end."""
    problems.watch(context)
    learn_from(context)
    context.set_default_timeout(10_000)
    visited: list[str] = []
    context.on("response", lambda answer: visited.append(answer.url) if is_page(answer) else None)
    yield context
    keep_sources(context, visited, markup)


def is_page(answer) -> bool:
    wanted = answer.request.resource_type == "document" and answer.request.method == "GET"
    return wanted and "text/html" in answer.headers.get("content-type", "")


def keep_sources(context, urls: list[str], markup: Markup) -> None:
    for url in dict.fromkeys(urls):
        if markup.wants(url):
            try:
                markup.keep(url, context.request.get(url).text())
            except Exception as problem:  # the test may have ended the server
                print(f"not kept: {url}: {problem}")


@pytest.fixture(scope="session")
def markup(tmp_path_factory) -> Markup:
    return Markup(pages_folder(tmp_path_factory.getbasetemp()))


def pages_folder(base: Path) -> Path:
    """Beside the tests' own folders, those of other processes included."""
    return (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "pages"


@pytest.fixture
def visitor(server, language) -> Visitor:
    visitor = Visitor(server.url, LOCALES[language])
    yield visitor
    visitor.close()


@pytest.fixture
def household(visitor, zone) -> Household:
    """A household after onboarding: lunch and dinner, weekends, two dishes. Its browser is `page`, once signed in."""
    return Household(visitor).onboard(zone=zone)


@pytest.fixture
def household_of(visitor):
    """Makes a household with answers of its own: household_of(meals="dinner", weekends="0")."""
    return lambda **answers: Household(visitor).onboard(**answers)


@pytest.fixture
def member(page, household):
    """The page of a browser that belongs to the household."""
    page.context.add_cookies(household.visitor.browser_cookies())
    return page


# https: `page.goto(secure_server.secure_url)` in a browser that trusts the server's own authority


@pytest.fixture
def secure_server(tmp_path, now):
    server = SecureServer(tmp_path / "secure", now).start()
    yield server
    server.stop()


@pytest.fixture
def trusting_browser(secure_server, tmp_path, browser_type, browser_type_launch_args):
    machine = Machine(tmp_path / "machine", secure_server.authority)
    browser = machine.browser(browser_type, browser_type_launch_args)
    yield browser
    browser.close()


# Reports


def pytest_sessionfinish(session):
    """At the end of all: the source of every kind of page that was visited is valid HTML."""
    if "PYTEST_XDIST_WORKER" in os.environ or session.config.option.collectonly:
        return
    base = session.config._tmp_path_factory.getbasetemp()
    faults = session.config.stash[FAULTS] = Markup(pages_folder(base)).faults()
    if faults:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter, config):
    faults = config.stash.get(FAULTS, [])
    if faults:
        terminalreporter.section("pages that are not valid HTML")
        terminalreporter.write_line("\n".join(faults))
    counts = {kind: len(terminalreporter.stats.get(kind, [])) for kind in ("passed", "failed", "error", "skipped")}
    path = os.environ.get("MEALMOOD_COUNTS")
    if path:
        failed = counts["failed"] + counts["error"] + len(faults)
        Path(path).write_text(f"{counts['passed']} {failed} {counts['skipped']}\n")
