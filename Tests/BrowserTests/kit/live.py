"""A page that hears what others of the household change."""

import re

from playwright.sync_api import Locator, Page, expect

from .device import WEEK

STREAM = re.compile("/api/v1/events")


def listening(page: Page, path: str = WEEK) -> Page:
    """Opens a page and waits until it hears of changes."""
    with page.expect_response(STREAM):
        page.goto(path)
    return page


def toast(page: Page) -> Locator:
    return page.locator("mm-toast [data-text]")


def shows(page: Page, slot: str, dish: str) -> None:
    expect(page.locator(f"#slot-{slot}")).to_contain_text(dish)
