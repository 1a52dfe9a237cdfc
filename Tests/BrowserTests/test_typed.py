"""What is typed is never lost: by a reload, a server that is gone, a session that is over."""

import pytest
from playwright.sync_api import expect

from kit.dish_form import DishForm
from kit.looks import at
from kit.people import signed_in

AWAY = ("Failed to load resource", "request failed", "Failed to fetch")


@pytest.fixture
def away(problems):
    for words in AWAY:
        problems.allow(words)


def toast(page):
    return page.locator("mm-toast [data-text]")


def test_a_dish_half_typed_survives_a_reload_and_a_server_that_is_gone(member, household, server, away):
    member.on("dialog", lambda dialog: dialog.accept())  # the question whether to leave
    member.goto("/dishes/new")
    form = DishForm(member)
    form.fill("Lentejas de la abuela", "con chorizo", "Legumbres")
    form.add("200 g lentejas")
    form.field("newIngredient").fill("1 chorizo")
    member.reload()
    expect(toast(member)).to_have_text("Aquí sigue lo que habías escrito")
    expect(form.field("name")).to_have_value("Lentejas de la abuela")
    expect(form.field("description")).to_have_value("con chorizo")
    assert form.tags() == ["Legumbres"]
    expect(form.lines().first.locator('[name="ingredient"]')).to_have_value("lentejas")
    expect(form.pills()).to_have_count(1)
    server.kill()
    form.save().click()
    expect(toast(member)).to_contain_text("no se ha guardado")
    expect(form.field("name")).to_have_value("Lentejas de la abuela")
    server.start()
    form.save().click()
    expect(member).to_have_url(at("/dishes"))
    expect(member.locator(".dishlist")).to_contain_text("Lentejas de la abuela")
    member.goto("/dishes/new")
    expect(form.field("name")).to_have_value("")
    expect(form.lines()).to_have_count(0)


def test_what_was_typed_when_the_session_ended_is_saved_by_the_next_one(member, household, server, away):
    name = "Lucía"
    assert household.visitor.post("/account", name=name, colour="coral").status == 303
    member.goto("/dishes/new")
    form = DishForm(member)
    form.fill("Merluza en salsa", "", "Pescado")
    member.context.clear_cookies()
    form.save().click()
    expect(member.locator("#session-over")).to_be_visible()
    expect(form.field("name")).to_have_value("Merluza en salsa")
    member.context.add_cookies(signed_in(server, name).browser_cookies())
    form.save().click()
    expect(member).to_have_url(at("/dishes"))
    expect(member.locator(".dishlist")).to_contain_text("Merluza en salsa")


@pytest.mark.parametrize("is_typed", [True, False], ids=["typed", "ticked"])
def test_what_is_saved_before_anything_keeps_it_never_comes_back(member, household, is_typed):
    """The script that keeps drafts comes with the first key; here it comes when the form is on its way already."""
    keeper, saving = [], []
    address = f"/tags/{household.tags['Carne']}"
    member.route("**/typed*.js", lambda route: keeper.append(route))
    member.route(f"**{address}", lambda route: saving.append(route) if route.request.method == "POST" else route.continue_())
    member.goto(address)
    with member.expect_request("**/typed*.js") as asked:
        if is_typed:
            member.get_by_label("Nombre").fill("Carne roja")
        else:
            member.locator('label:has([name="maxPerWeek"][value="1"])').click()
    # Nothing can be asked of a page that is being left: it says itself when the script has done its work.
    member.evaluate("address => { import(address).then(() => setTimeout(() => console.log('kept'))); }", asked.value.url)
    with member.expect_request(lambda request: request.method == "POST"):
        member.get_by_role("button", name="Guardar").click(no_wait_after=True)
    member.unroute("**/typed*.js")
    with member.expect_console_message(lambda message: message.text == "kept"):
        keeper[0].continue_()
    saving[0].continue_()
    expect(member).to_have_url(at("/tags"))
    change = {"name": "Carne", "rules": {"maxPerWeek": 2}}
    assert household.visitor.send("PATCH", f"/api/v1{address}", change).status == 200
    member.goto(address)
    member.wait_for_function("() => Object.keys(sessionStorage).every(name => !name.startsWith('draft '))")
    expect(member.get_by_label("Nombre")).to_have_value("Carne")
    expect(member.locator('[name="maxPerWeek"][value="2"]')).to_be_checked()
