"""The same request twice: double clicks, reloads, the way back, answers lost when the server was killed."""

import pytest
from playwright.sync_api import expect

from kit.dish_form import DishForm
from kit.looks import at
from kit.server import MONDAY
from kit.week_page import WeekPage, filled_slots

PLAIN = pytest.mark.parametrize("javascript", [False], indirect=True, ids=["plain"])
BOTH = pytest.mark.parametrize("javascript", [True, False], indirect=True, ids=["script", "plain"])
API = f"/api/v1/weeks/{MONDAY}"


@pytest.fixture
def form(member, household):
    """The form of a new dish, filled in."""
    member.goto("/dishes/new")
    fill(member)
    return member


def fill(page) -> None:
    DishForm(page).fill("Lasaña", "", "Carne")


def rows(page, name: str) -> int:
    page.goto("/dishes")
    return page.locator(".dishrow", has_text=name).count()


@BOTH
def test_a_double_click_makes_one_dish(form):
    form.locator(".formfoot .is-primary").dblclick()
    expect(form).to_have_url(at("/dishes"))
    assert rows(form, "Lasaña") == 1


@BOTH
def test_a_double_enter_makes_one_dish(form):
    form.locator("[name=name]").focus()
    form.keyboard.press("Enter")
    form.keyboard.press("Enter")
    expect(form).to_have_url(at("/dishes"))
    assert rows(form, "Lasaña") == 1


@PLAIN
def test_back_and_the_same_press_again_make_one_dish(form):
    form.locator(".formfoot .is-primary").click()
    expect(form).to_have_url(at("/dishes"))
    form.go_back()
    fill(form)
    form.locator(".formfoot .is-primary").click()
    expect(form).to_have_url(at("/dishes"))
    assert rows(form, "Lasaña") == 1


@PLAIN
def test_a_second_dish_of_that_name_is_made_when_it_is_meant(form):
    for _ in range(2):
        form.goto("/dishes/new")
        fill(form)
        form.locator(".formfoot .is-primary").click()
        expect(form).to_have_url(at("/dishes"))
    assert rows(form, "Lasaña") == 2


@PLAIN
def test_completar_pressed_twice_fills_once(member, household):
    week = WeekPage(member).open()
    week.complete_button().dblclick()
    expect(week.toast()).to_be_visible()
    planned = week.filled()
    assert planned
    week.page.go_back()
    week.complete_button().click()
    expect(week.toast()).to_be_visible()
    assert week.filled() == planned


@PLAIN
def test_completar_pressed_on_the_page_before_works_again_once_it_was_undone(member, household):
    week = WeekPage(member).open()
    week.complete_button().click()
    week.undo()
    assert week.filled() == {}
    week.page.go_back()
    week.page.go_back()
    week.complete_button().click()
    expect(week.slot("0-lunch")).to_have_attribute("data-state", "filled")
    assert len(week.filled()) == 14


def test_an_answer_lost_in_a_kill_is_given_again(household, server):
    visitor = household.visitor
    first, second = sorted(household.dish_ids())
    for slot, dish in (("2-dinner", first), ("4-lunch", second)):
        assert household.place(slot, dish).status == 200
    order = {"from": "2-dinner", "to": "4-lunch"}
    swapped = visitor.send("POST", f"{API}/moves", order, headers={"Idempotency-Key": "swap"})
    assert swapped.status == 200
    server.kill()
    server.start()
    visitor.close()
    again = visitor.send("POST", f"{API}/moves", order, headers={"Idempotency-Key": "swap"})
    assert (again.status, again.text) == (200, swapped.text)
    assert filled_slots(visitor.get(f"/week/{MONDAY}").text) == {"2-dinner": second, "4-lunch": first}
