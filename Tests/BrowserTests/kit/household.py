"""A household made through the real interface, quickly: onboarding, dishes, slots."""

import re
from html.parser import HTMLParser

from .server import MONDAY
from .visitor import Answer, Visitor

WEEKS = "/api/v1/weeks"


class _TagBoxes(HTMLParser):
    """The check boxes called `tags`: the words of the label with the value."""

    def __init__(self):
        super().__init__()
        self.found: dict[str, str] = {}
        self.value, self.words, self.inside = "", "", False

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        if tag == "label":
            self.inside, self.value, self.words = True, "", ""
        elif tag == "input" and given.get("name") == "tags" and self.inside:
            self.value = given.get("value") or ""

    def handle_data(self, data):
        self.words += data

    def handle_endtag(self, tag):
        if tag == "label" and self.inside:
            self.inside = False
            if self.value:
                self.found[" ".join(self.words.split())] = self.value


def tag_ids(html: str) -> dict[str, str]:
    boxes = _TagBoxes()
    boxes.feed(html)
    assert boxes.found, "the page has no check box called tags"
    return boxes.found


class Household:
    def __init__(self, visitor: Visitor):
        self.visitor = visitor
        self.tags: dict[str, str] = {}

    def onboard(
        self, meals: str = "both", weekends: str = "1", dishes: tuple = (), zone: str = "Europe/Madrid"
    ) -> "Household":
        """Walks through every step; the two dishes that onboarding wants are taken from `dishes` or made up."""
        visitor = self.visitor
        page = visitor.get("/")
        assert page.status == 200, f"GET / → {page.status}"
        self._went_on(visitor.post("/onboarding/welcome", timeZone=zone))
        self._went_on(visitor.post("/onboarding/meals", meals=meals))
        self._went_on(visitor.post("/onboarding/weekends", weekends=weekends))
        self.tags = tag_ids(visitor.get("/onboarding/dishes").text)
        for name, tags in dishes or (("Tortilla de patatas", ["Huevos"]), ("Ensalada", ["Verduras"])):
            ids = [self.tags[tag] for tag in tags]
            self._went_on(visitor.post("/onboarding/dishes", action="add", name=name, tags=ids))
        self._went_on(visitor.post("/onboarding/dishes", action="finish"))
        return self

    def add_dish(self, name: str, tags: list[str], description: str = "") -> str:
        """Saves a dish by the form and answers its id."""
        before = self.dish_ids()
        ids = [self.tags[tag] for tag in tags]
        self._went_on(self.visitor.post("/dishes", name=name, description=description, tags=ids))
        new = self.dish_ids() - before
        assert len(new) == 1, f"one new dish expected, found {new}"
        return new.pop()

    def dish_ids(self) -> set[str]:
        found: set[str] = set()
        path = "/dishes"
        while path:
            page = self.visitor.get(path).text
            found |= set(re.findall(r'href="/dishes/([^"/?#]+)[?"]', page)) - {"new"}
            more = re.search(
                r'href="(/dishes\?[^"]*page=\d+[^"]*)"[^>]*rel="next"|rel="next"[^>]*href="(/dishes\?[^"]*)"', page
            )
            path = (more.group(1) or more.group(2)).replace("&amp;", "&") if more else ""
        return found

    def place(self, slot: str, dish: str, monday: str = MONDAY, override: bool = False) -> Answer:
        return self.write("PUT", f"slots/{slot}", {"dish": dish, "override": override}, monday)

    def write(self, method: str, path: str = "", value=None, monday: str = MONDAY, key: str = "") -> Answer:
        """A change of a week by the API; with a key it may be sent again."""
        address = f"{WEEKS}/{monday}/{path}".rstrip("/")
        return self.visitor.send(method, address, value, {"Idempotency-Key": key} if key else {})

    def set_slot(self, slot: str, monday: str = MONDAY, **fields) -> dict:
        """dish, secondaryDish, eatingOut, skipped, note, ignored, override: made to stand, whatever a rule says."""
        return succeeded(self.write("PUT", f"slots/{slot}", fields, monday))

    def set_week(self, monday: str = MONDAY, **fields) -> dict:
        """includesWeekends, meals, rating."""
        return succeeded(self.write("PATCH", "", fields, monday))

    def copy(self, to: str, monday: str = MONDAY) -> dict:
        return succeeded(self.write("POST", "copies", {"to": to}, monday))

    def page(self, monday: str = MONDAY) -> str:
        return self.visitor.get(f"/week/{monday}").text

    def _went_on(self, answer: Answer) -> None:
        assert answer.status == 303, f"expected 303, got {answer.status}: {answer.text[:2000]}"


def succeeded(answer: Answer) -> dict:
    assert answer.status == 200, f"expected 200, got {answer.status}: {answer.text[:2000]}"
    return answer.json()
