"""Switching the language where a person would: in the top bar, and on a phone in the settings."""

from playwright.sync_api import Page, expect


def speak(page: Page, language: str) -> None:
    html = page.locator("html")
    button = page.locator(".language button")
    if button.is_visible():
        button.click()
    else:
        came_from = page.url
        page.locator('.tabbar a[href="/settings"]').click()
        page.wait_for_url("**/settings")  # loaded: before that nobody listens to what is chosen
        page.locator("#language").select_option(language)
        save = page.locator("form:has(#language) button")
        if save.count():  # without JavaScript
            save.click()
        expect(html).to_have_attribute("lang", language)
        page.goto(came_from)
    expect(html).to_have_attribute("lang", language)
