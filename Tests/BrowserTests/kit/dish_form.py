"""The form of a dish, on its page or in a sheet, with JavaScript or without."""

import re

from playwright.sync_api import Locator, Page, expect


class DishForm:
    def __init__(self, page: Page):
        self.page = page
        self.form = page.locator("#dish-form")

    def field(self, name: str) -> Locator:
        return self.form.locator(f'[name="{name}"]')

    def fill(self, name: str, description: str = "", *tags: str) -> None:
        self.field("name").fill(name)
        self.field("description").fill(description)
        if tags:
            self.choose(*tags)

    def choose(self, *tags: str) -> None:
        """Ticks tags; with JavaScript they stand in a sheet of their own."""
        opener = self.form.locator("[data-pick-tags]")
        has_sheet = opener.is_visible()
        if has_sheet:
            opener.click()
        for tag in tags:
            label = self.form.locator("label:has([name=tags])", has_text=re.compile(f"^\\s*{tag}\\s*$"))
            label.locator("[name=tags]").check()
        if has_sheet:
            self.form.locator("dialog[open] .sheet__foot button").click()

    def pills(self) -> Locator:
        return self.form.locator("[data-untick]:visible")

    def tags(self) -> list[str]:
        ticked = self.form.locator("label:has([name=tags]:checked)")
        return [" ".join(text.split()) for text in ticked.all_text_contents()]

    def add(self, line: str) -> None:
        """A line of ingredients, by its button; answers when it stands in the list."""
        count = self.lines().count()
        self.field("newIngredient").fill(line)
        self.form.locator('button[name="line"][value="add"]').click()
        expect(self.lines()).to_have_count(count + 1)

    def lines(self) -> Locator:
        return self.form.locator(".ingredient")

    def line(self, index: int) -> list[str]:
        return [box.input_value() for box in self.lines().nth(index).locator("input").all()]

    def save(self) -> Locator:
        return self.form.locator(".formfoot .is-primary")
