"""Every page but the week in both sizes and both themes: accessible, no sideways scrolling, pictured."""

import pytest
from playwright.sync_api import expect

from kit.household import Household
from kit.looks import at, look_at
from kit.server import MONDAY, Server
from kit.visitor import Visitor

DISHES = [
    ("Pollo asado", ["Carne"], "con patatas y limón"),
    ("Lentejas", ["Legumbres", "Verduras"], "con chorizo"),
    ("Merluza a la plancha", ["Pescado", "Sin Gluten"], "con ensalada"),
    ("Filete", ["Carne", "Sin Gluten"], ""),
    ("Macarrones", ["Pasta/Arroz", "Con Gluten", "Solo Comida"], "con tomate"),
    ("Arroz con leche", ["Pasta/Arroz"], "🍚"),
]
PLAN = [
    ("0-lunch", "Lentejas"),
    ("0-dinner", "Merluza a la plancha"),
    ("1-lunch", "Macarrones"),
    ("2-dinner", "Pollo asado"),
    ("3-dinner", "Filete"),
    ("5-lunch", "Arroz con leche"),
]


class Home:
    """One server and one household for all pictures; nothing here changes them."""

    def __init__(self, folder):
        self.server = Server(folder / "home").start()
        self.household = Household(Visitor(self.server.url)).onboard()
        ids = {name: self.household.add_dish(name, tags, text) for name, tags, text in DISHES}
        for slot, name in PLAN:
            assert self.household.place(slot, ids[name], override=True).status == 200
        self.planned, self.free = ids["Lentejas"], sorted(self.household.dish_ids() - set(ids.values()))[0]


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    home = Home(tmp_path_factory.mktemp("gallery"))
    yield home
    home.server.stop()


@pytest.fixture
def site_url(home):
    return home.server.url


PAGES = {
    "week-too-far": "/week/2027-01-04",
    "dishes": "/dishes",
    "dishes-none-found": "/dishes?q=zzz",
    "dish-new": "/dishes/new",
    "dish-edit": "/dishes/{planned}",
    "dish-delete": "/dishes/{free}/deletion",
    "dish-planned": "/dishes/{planned}/deletion",
    "tags": "/tags",
    "tag-edit": "/tags/{meat}",
    "help-rules": "/help/rules",
    "settings": "/settings",
    "household": "/household",
    "household-name": "/household/name",
    "devices-new": "/devices/new",
    "transfer": "/transfer",
    "privacy": "/privacy",
    "offline": "/offline",
    "certificates": "/ca",
    "not-found": "/no/such/page",
}
SIZES = pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)


@SIZES
@pytest.mark.parametrize("name", PAGES)
def test_page(page, home, problems, name, size):
    problems.allow("status of 404")  # two of the pages say so
    page.context.add_cookies(home.household.visitor.browser_cookies())
    page.goto(PAGES[name].format(planned=home.planned, free=home.free, meat=home.household.tags["Carne"]))
    look_at(page, name, size, full=True)


@SIZES
def test_refused_form(page, home, problems, size):
    problems.allow("status of 422")  # the form comes back
    page.context.add_cookies(home.household.visitor.browser_cookies())
    page.goto("/dishes/new")
    page.locator("#dish-form .formfoot .is-primary").click()
    expect(page.locator("[aria-invalid=true]").first).to_be_focused()
    look_at(page, "dish-refused", size, full=True)


@SIZES
def test_onboarding(server, page, home, size):
    """A server of its own, which each step changes, and which outlives the page: it is asked for first."""
    page.goto(f"{server.url}/")
    for step in ("welcome", "meals", "weekends", "calendar"):
        expect(page).to_have_url(at(f"/onboarding/{step}"))
        look_at(page, f"onboarding-{step}", size, full=True)
        page.locator(".onb__foot .is-primary").click()
    expect(page).to_have_url(at(f"/onboarding/dishes"))
    for place in (0, 1, 2):
        page.locator('.suggest button').nth(place).click()
        expect(page.locator('.suggest button').nth(place)).to_have_attribute("aria-pressed", "true")
    look_at(page, "onboarding-dishes", size, full=True)
