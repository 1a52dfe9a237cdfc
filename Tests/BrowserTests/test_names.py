"""Names as families type them, and as others would: literal text on every page."""

import pytest
from playwright.sync_api import expect

from kit.server import MONDAY

NAMES = {
    "script": "<script>alert(1)</script>",
    "image": "<img src=x onerror=alert(1)>",
    "title": "</title></textarea><b>gordo",
    "quotes": "\"Callos\" 'a la' &amp; `madrileña` & más",
    "mustache": "{{name}} {{{title}}} ${1+1} \\u003c",
    "emoji": "Paella 🥘 👩‍👩‍👧‍👦 🇪🇸",
    "arabic": "كسكس بالخضار",
    "longest": "Lentejas " * 8 + "cocidas.",
    "one-word": "W" * 80,
}


@pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES.keys())
def test_a_name_is_literal_text_on_every_page(member, household, name, size):
    page = member
    page.on("dialog", lambda dialog: pytest.fail(f"a dialog opened: {dialog.message}"))
    dish = household.add_dish(name, ["Carne"], description=name)
    assert household.place("2-dinner", dish).status == 200
    for path in pages(dish):
        page.goto(path)
        assert name in visible_text(page), f"{path} does not show the name as it is"
        assert page.evaluate("innerWidth") >= page.evaluate("document.documentElement.scrollWidth"), path
    page.goto(f"/dishes/{dish}")
    expect(page.locator('input[name="name"]')).to_have_value(name)
    expect(page.locator('[name="description"]')).to_have_value(name)
    verdicts = household.visitor.get(f"/api/v1/weeks/{MONDAY}/verdicts?dish={dish}")
    assert verdicts.status == 200 and verdicts.json()["slots"]


def pages(dish: str) -> list[str]:
    return [
        f"/week/{MONDAY}",
        f"/week/{MONDAY}/slots/2-dinner",
        f"/week/{MONDAY}/slots/4-dinner",
        "/dishes",
        f"/dishes/{dish}/deletion",
    ]


def visible_text(page) -> str:
    """The text of the page, and what is announced, without the text of scripts."""
    return page.evaluate("""() => [...document.body.querySelectorAll('*')]
        .filter(element => !element.matches('script, template'))
        .flatMap(element => [...element.childNodes].filter(node => node.nodeType === 3).map(node => node.data)).join('\\n')""")
