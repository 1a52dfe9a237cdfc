"""Bringing in a file is all or nothing, and what was taken away comes back as it was."""

import http.client
import random
import re
import threading

import pytest

from kit.household import Household
from kit.pictures import png
from kit.server import MONDAY, Server
from kit.visitor import Visitor

ROUNDS = 8
JSON = {"Content-Type": "application/json"}


def backup(household: Household) -> bytes:
    return household.visitor.get("/api/v1/export").content


def undated(file: bytes) -> bytes:
    return re.sub(rb'"exportedAt":"[^"]*"', b"", file)


def bring(household: Household, file: bytes):
    return household.visitor.request("POST", "/api/v1/import", file, JSON)


@pytest.fixture
def elsewhere(tmp_path):
    """Another machine, another day."""
    server = Server(tmp_path / "elsewhere", "2026-09-18T08:00:00Z").start()
    yield server
    server.stop()


def test_backed_up_wiped_and_restored_it_is_the_same(household, elsewhere):
    """mealie #3024, #4999: identical data; then a cut-off file, refused, and nothing changed."""
    dish = household.add_dish("<script>alert(1)</script> ñ 🍲", ["Pescado", "Con Gluten"], 'con "comillas" y \\')
    photo = household.visitor.request("PUT", f"/api/v1/dishes/{dish}/photo", png(640, 480), {"Content-Type": "image/png"})
    assert photo.status == 200
    details = {"isPriority": True, "ingredients": [{"amount": "1 1/2", "unit": "kg", "name": "patatas"}]}
    assert household.visitor.send("PATCH", f"/api/v1/dishes/{dish}", details).status == 200
    household.set_slot("2-dinner", dish=dish)
    household.set_slot("3-lunch", eatingOut=True)
    household.set_week(includesWeekends=False, rating=4)
    file = backup(household)

    other = Household(Visitor(elsewhere.url)).onboard(meals="dinner", zone="Asia/Tokyo")
    answer = bring(other, file)
    assert answer.status == 200, answer.text
    assert undated(backup(other)) == undated(file)
    picture = household.visitor.get(f"/dishes/{dish}/photo").content
    assert other.visitor.get(f"/dishes/{dish}/photo").content == picture

    refused = bring(other, file[:-200])
    assert refused.status == 422 and "cortado" in refused.text
    assert undated(backup(other)) == undated(file)


def test_a_server_killed_while_it_brings_a_file_in_has_all_of_it_or_nothing(server: Server):
    household = Household(Visitor(server.url)).onboard()
    files = [many(backup(household), "a", 300), many(backup(household), "b", 200)]
    assert bring(household, files[0]).status == 200
    chance = random.Random(20260916)
    standing = 0
    for number in range(ROUNDS):
        wanted = 1 - standing
        began = threading.Event()
        sender = threading.Thread(target=send, args=(household, files[wanted], began), daemon=True)
        sender.start()
        assert began.wait(10)
        sender.join(chance.uniform(0, 0.25))  # the server is ended somewhere in between, wherever it is
        server.kill()
        sender.join(10)
        assert not sender.is_alive()
        server.start()
        household.visitor.close()
        found = undated(backup(household))
        assert found in (undated(files[standing]), undated(files[wanted])), f"round {number}: mixed"
        standing = wanted if found == undated(files[wanted]) else standing


def many(file: bytes, mark: str, count: int) -> bytes:
    """The same household with so many dishes, all of them in the week one after the other."""
    dish = '{{"id":"{0}{1:04}","name":"{0} {1}","description":"","tags":[],"isPriority":false,"fixedDay":null,' \
        '"fixedMeal":null,"minDaysBetween":null,"suggestion":null,"isDeleted":false,"ingredients":[],"photo":null}}'
    slot = '{{"slot":"{}-lunch","state":"filled","dish":"{}{:04}","secondaryDish":null,"note":"","isIgnored":false,' \
        '"isOverridden":false}}'
    dishes = ",".join(dish.format(mark, number) for number in range(count))
    slots = ",".join(slot.format(day, mark, day) for day in range(7))
    week = f'{{"monday":"{MONDAY}","includesWeekends":null,"meals":null,"rating":null,"slots":[{slots}]}}'
    text = file.decode()
    head = text[: text.index('"dishes":[')]
    return f'{head}"dishes":[{dishes}],"weeks":[{week}]}}'.encode()


def send(household: Household, file: bytes, began: threading.Event) -> None:
    visitor = Visitor(household.visitor.url)
    visitor.cookies = household.visitor.cookies
    began.set()
    try:
        bring(Household(visitor), file)
    except (OSError, http.client.HTTPException):
        pass
