"""The photo of a dish: chosen, sent, shown, changed, taken away; and files that are none."""

import pytest
from playwright.sync_api import Page, expect

from kit.looks import at, look_at
from kit.pictures import png, upload
from kit.server import MONDAY

BOTH_WAYS = pytest.mark.parametrize("javascript", [True, False], indirect=True, ids=["script", "plain"])
SHOWN = "image => image.complete && image.naturalWidth > 0"
RED = png(400, 300)


def choose(page: Page, content: bytes, name: str = "plato.png", kind: str = "image/png") -> None:
    page.locator("#dish-photo").set_input_files(upload(content, name, kind))


def save(page: Page) -> None:
    page.locator(".formfoot .is-primary").click()


def new_dish(page: Page, name: str) -> None:
    page.goto("/dishes/new")
    fill(page, name)


def fill(place, name: str) -> None:
    """Name and tag; without JavaScript the tags are boxes, with it a sheet of them."""
    place.locator('[name="name"]').fill(name)
    opener = place.locator("[data-pick-tags]")
    if opener.is_visible():
        opener.click()
    place.get_by_role("checkbox", name="Verduras").check()
    if place.locator("[data-shut]").first.is_visible():
        place.locator("[data-shut]").last.click()


def thumbnail(page: Page, name: str):
    return page.locator(".dishrow").filter(has_text=name).locator(".thumb img")


def put(household, dish: str, content: bytes = RED):
    return household.visitor.request("PUT", f"/api/v1/dishes/{dish}/photo", content, {"Content-Type": "image/png"})


@BOTH_WAYS
def test_a_dish_gets_its_photo_in_the_same_save(member, household, javascript):
    page = member
    new_dish(page, "Menestra")
    choose(page, RED)
    if javascript:
        expect(page.locator(".photo > canvas")).to_be_visible()
    save(page)
    expect(page).to_have_url(at("/dishes"))
    picture = thumbnail(page, "Menestra")
    expect(picture).to_have_attribute("loading", "lazy")
    expect(picture).to_have_attribute("alt", "")
    if javascript:
        picture.scroll_into_view_if_needed()
        page.wait_for_function(SHOWN, arg=picture.element_handle())


@BOTH_WAYS
def test_a_photo_is_changed_and_taken_away(member, household, javascript):
    page = member
    dish = household.add_dish("Menestra", ["Verduras"])
    assert put(household, dish).status == 200
    page.goto(f"/dishes/{dish}")
    before = page.locator(".photo > img").get_attribute("src")
    choose(page, png(300, 300, (20, 160, 60)))
    if javascript:
        expect(page.locator("#status")).to_have_text("Foto guardada")
    else:
        save(page)
    page.goto(f"/dishes/{dish}")
    assert page.locator(".photo > img").get_attribute("src") != before
    if javascript:
        page.get_by_role("button", name="Quitar", exact=True).click()
        expect(page.locator("#status")).to_have_text("Foto quitada")
    else:
        page.get_by_label("Quitar la foto al guardar").check()
        save(page)
    page.goto("/dishes")
    expect(page.locator(".dishrow").filter(has_text="Menestra").locator("svg.glyph")).to_be_visible()
    expect(page.locator(".thumb img")).to_have_count(0)


def test_what_was_typed_is_kept_while_a_photo_is_sent_at_once(member, household):
    page = member
    dish = household.add_dish("Menestra", ["Verduras"])
    page.goto(f"/dishes/{dish}")
    page.locator('[name="name"]').fill("Menestra de la abuela")
    choose(page, RED)
    expect(page.locator("#status")).to_have_text("Foto guardada")
    save(page)
    expect(thumbnail(page, "Menestra de la abuela")).to_be_visible()


def test_a_big_picture_is_made_small_before_it_travels(member, household):
    page = member
    dish = household.add_dish("Menestra", ["Verduras"])
    page.goto(f"/dishes/{dish}")
    with page.expect_request(f"**/api/v1/dishes/{dish}/photo") as sent:
        choose(page, png(7000, 5000))
    expect(page.locator("#status")).to_have_text("Foto guardada")
    assert sent.value.headers["content-type"] == "image/jpeg"


BAD = {
    "no-image": (b"%PDF-1.7 no photo", "no es una foto"),
    "cut-off": (RED[: len(RED) // 2], "incompleta o dañada"),
    "too-many-pixels": (png(7000, 5000), "megapíxeles"),
    "too-heavy": (RED + b"\0" * (12 << 20), "12 MB"),
}


@pytest.mark.parametrize("javascript", [False], indirect=True)
@pytest.mark.parametrize("fault", BAD)
def test_a_bad_file_is_named_at_its_field_and_the_rest_kept(member, household, problems, fault, javascript):
    problems.allow("status of 422")  # the refusal that this test is about
    page = member
    before = household.dish_ids()
    new_dish(page, "Menestra")
    content, words = BAD[fault]
    choose(page, content)
    save(page)
    expect(page.locator("#dish-photo-error")).to_contain_text(words)
    expect(page.locator("#dish-photo")).to_have_attribute("aria-invalid", "true")
    expect(page.locator('[name="name"]')).to_have_value("Menestra")
    assert household.dish_ids() == before


def test_a_file_that_the_browser_cannot_read_is_not_sent(member, household):
    page = member
    new_dish(page, "Menestra")
    choose(page, b"nothing to see", "plato.jpg", "image/jpeg")
    expect(page.locator("#dish-photo-error")).to_contain_text("no es una foto")
    save(page)
    expect(page).to_have_url(at("/dishes"))
    expect(page.locator(".dishrow").filter(has_text="Menestra")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)
def test_the_photo_is_seen_wherever_the_dish_is(member, household, size):
    page = member
    dish = household.add_dish("Menestra", ["Verduras"])
    assert put(household, dish).status == 200
    assert household.place("2-lunch", dish).status == 200
    other = household.add_dish("Borraja", ["Verduras"])
    assert put(household, other, png(300, 400, (40, 120, 200))).status == 200
    page.goto(f"/week/{MONDAY}")
    slot = page.locator('[data-slot="2-lunch"] .slot__pic img')
    slot.scroll_into_view_if_needed()
    page.wait_for_function(SHOWN, arg=slot.element_handle())
    expect(page.locator(f'.dish-card[data-dish="{other}"] .thumb img')).to_have_count(1)
    look_at(page, "week-photo", size)
    page.goto(f"/dishes/{dish}")
    page.wait_for_function(SHOWN, arg=page.locator(".photo > img").element_handle())
    look_at(page, "dish-photo", size)


@pytest.mark.parametrize("size", ["phone"], indirect=True)
def test_a_dish_made_in_the_week_brings_its_photo(member, household, size):
    page = member
    page.goto(f"/week/{MONDAY}")
    page.locator("[data-drawer-open]").first.click()
    page.locator("[data-new-dish]").click()
    sheet = page.get_by_role("dialog")
    fill(sheet, "Menestra")
    choose(page, RED)
    expect(sheet.locator(".photo > canvas")).to_be_visible()
    sheet.locator(".formfoot .is-primary").click()
    expect(page.locator('.dish-card[data-name="Menestra"] .thumb img')).to_have_count(1)
