"""All of a household in one file: downloaded, looked at, brought in; and files that are none of ours."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from kit.looks import at, look_at
from kit.pictures import png, upload
from kit.server import MONDAY

BOTH_WAYS = pytest.mark.parametrize("javascript", [True, False], indirect=True, ids=["script", "plain"])
SIZES = pytest.mark.parametrize("size", ["desktop", "phone"], indirect=True)


def backup(household) -> bytes:
    answer = household.visitor.get("/transfer/file")
    assert answer.status == 200, answer.text[:500]
    return answer.content


def choose(page: Page, content: bytes, name: str = "copia.json") -> None:
    """Gives a file on the page of the household's data."""
    page.goto("/transfer")
    page.get_by_label(re.compile("Archivo de MealMood|MealMood file")).set_input_files(
        upload(content, name, "application/json")
    )
    page.get_by_role("button", name=re.compile("Ver qué trae|See what is in it")).click()


def confirm(page: Page):
    return page.get_by_role("button", name=re.compile("Sustituir por la copia|Replace with the copy"))


@BOTH_WAYS
def test_the_settings_lead_to_a_file_of_everything(member, household, javascript):
    dish = household.add_dish("Merluza", ["Pescado"])
    household.set_slot("2-dinner", dish=dish)
    page = member
    page.goto("/settings")
    page.locator('a[href="/transfer"]').click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Descargar una copia").click()
    assert download.value.suggested_filename == "mealmood-2026-09-16.json"
    file = json.loads(download.value.path().read_bytes())
    assert (file["format"], file["version"]) == ("mealmood", 1)
    assert {"Merluza", "Ensalada"} <= {dish["name"] for dish in file["dishes"]}
    assert [(week["monday"], week["slots"][0]["dish"]) for week in file["weeks"]] == [(MONDAY, dish)]


@SIZES
@BOTH_WAYS
def test_a_file_is_looked_at_and_then_takes_the_place_of_everything(member, household, javascript, size):
    household.add_dish("Merluza", ["Pescado"])
    file = backup(household)
    household.add_dish("Gazpacho", ["Verduras"])
    page = member
    choose(page, file)
    expect(page.get_by_role("heading", level=1)).to_have_text("¿Traer esta copia?")
    expect(page.get_by_role("row", name="Platos")).to_have_text(re.compile(r"Platos\s*4\s*3"))
    expect(page.locator("main")).to_contain_text("Gazpacho")
    if javascript:
        look_at(page, "transfer-preview", size, full=True)
    confirm(page).click()
    expect(page).to_have_url(at(f"/week/{MONDAY}"))
    expect(page.locator(".toast").first).to_contain_text("Copia traída")
    page.goto("/dishes")
    expect(page.locator("main")).to_contain_text("Merluza")
    expect(page.locator("main")).not_to_contain_text("Gazpacho")
    assert backup(household) == file


def test_by_keyboard_alone(member, household):
    file = backup(household)
    household.add_dish("Gazpacho", ["Verduras"])
    page = member
    page.goto("/transfer")
    field = page.get_by_label("Archivo de MealMood")
    field.set_input_files(upload(file, "copia.json", "application/json"))
    field.focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Ver qué trae")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("¿Traer esta copia?")
    page.get_by_role("link", name="Descargar antes lo de ahora").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Dejarlo como está")).to_be_focused()
    page.keyboard.press("Tab")
    expect(confirm(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(at(f"/week/{MONDAY}"))
    assert backup(household) == file


def test_leaving_it_as_it_is_changes_nothing(member, household):
    file = backup(household)
    household.add_dish("Gazpacho", ["Verduras"])
    before = backup(household)
    choose(member, file)
    member.get_by_role("link", name="Dejarlo como está").click()
    expect(member).to_have_url(at("/transfer"))
    assert backup(household) == before


def test_two_presses_and_the_way_back(member, household):
    file = backup(household)
    household.add_dish("Gazpacho", ["Verduras"])
    page = member
    choose(page, file)
    confirm(page).dblclick()
    expect(page).to_have_url(at(f"/week/{MONDAY}"))
    assert backup(household) == file
    page.go_back()
    expect(page).to_have_url(at("/transfer"))
    expect(page.get_by_label("Archivo de MealMood")).to_be_visible()
    assert backup(household) == file


@BOTH_WAYS
def test_what_changed_since_the_look_is_shown_before_anything_goes(member, household, problems, javascript):
    problems.allow("status of 409")  # the answer that this test is about
    file = backup(household)
    page = member
    choose(page, file)
    expect(page.get_by_role("heading", level=1)).to_have_text("¿Traer esta copia?")
    household.add_dish("Gazpacho", ["Verduras"])
    before = backup(household)
    confirm(page).click()
    expect(page.get_by_role("alert")).to_contain_text("Algo ha cambiado en vuestro hogar")
    expect(page.locator("main")).to_contain_text("Gazpacho")
    assert backup(household) == before
    confirm(page).click()
    expect(page).to_have_url(at(f"/week/{MONDAY}"))
    assert backup(household) == file


def test_a_file_over_the_limit_is_said_at_the_field(member, problems, tmp_path):
    problems.allow("status of 422")  # the refusal that this test is about
    large = tmp_path / "vacaciones.json"
    with large.open("wb") as file:
        file.truncate(150 << 20)
    page = member
    page.goto("/transfer")
    page.get_by_label("Archivo de MealMood").set_input_files(large)
    page.get_by_role("button", name="Ver qué trae").click()
    expect(page.locator("#transfer-file-error")).to_contain_text("como mucho 128 MB")


def test_a_copy_without_photos_leaves_them_where_they_are(member, household):
    dish = household.add_dish("Merluza", ["Pescado"])
    address = f"/api/v1/dishes/{dish}/photo"
    answer = household.visitor.request("PUT", address, png(40, 30), {"Content-Type": "image/png"})
    assert answer.status == 200
    before = backup(household)
    page = member
    page.goto("/transfer")
    with page.expect_download() as download:
        page.get_by_role("link", name="Descargar sin fotos").click()
    small = download.value.path().read_bytes()
    assert len(small) < len(before)
    choose(page, small)
    confirm(page).click()
    expect(page).to_have_url(at(f"/week/{MONDAY}"))
    assert backup(household) == before


BAD = {
    "cut off": (lambda file: file[:-20], "cortado", "cut off"),
    "UTF-16": (lambda file: file.decode().encode("utf-16"), "UTF-16", "UTF-16"),
    "Windows-1252": (lambda file: file.decode().encode("cp1252", "replace"), "Windows-1252", "Windows-1252"),
    "a cat": (lambda file: png(40, 30), "es una imagen", "is a picture"),
    "another program's": (lambda file: b'{"recipes": []}', "no es una copia", "not a copy"),
    "of tomorrow": (lambda file: file.replace(b'"version":1', b'"version":9'), "más nuevo", "newer"),
    "a dish without name": (lambda file: file.replace(b'"Ensalada"', b'""'), "falta el nombre", "the name is missing"),
    "empty": (lambda file: b"", "vacío", "empty"),
}


@pytest.mark.parametrize("tongue", ["es", "en"])
def test_what_is_no_file_of_ours_is_said_at_the_field(member, household, problems, tongue):
    problems.allow("status of 422")  # the refusals that this test is about
    household.visitor.post("/language", language=tongue)
    before = backup(household)
    for name, (spoilt, *words) in BAD.items():
        choose(member, spoilt(before.replace("Tortilla".encode(), "Tortillá".encode())), f"{name}.json")
        field = member.get_by_label(re.compile("Archivo de MealMood|MealMood file"))
        expect(field).to_have_attribute("aria-invalid", "true")
        said = member.locator("#transfer-file-error")
        expect(said).to_contain_text(words[0] if tongue == "es" else words[1])
        assert "transfer-file-error" in field.get_attribute("aria-describedby").split()
        assert backup(household) == before, name


@SIZES
def test_refused_looks(member, household, problems, size):
    problems.allow("status of 422")
    choose(member, png(40, 30), "un nombre de archivo larguísimo que no cabe en una línea del teléfono.png")
    expect(member.locator("#transfer-file-error")).to_be_visible()
    look_at(member, "transfer-refused", size, full=True)
