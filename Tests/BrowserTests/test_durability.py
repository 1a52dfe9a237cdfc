"""A server that is killed in the middle of its writes has every change that it answered."""

import http.client
import random
import threading

from kit.household import Household
from kit.server import MONDAY, Server
from kit.visitor import Visitor
from kit.week_page import filled_slots

ROUNDS = 20
SLOTS = [f"{day}-{meal}" for day in range(7) for meal in ("lunch", "dinner")]


class Writer(threading.Thread):
    """Writes dishes into its own slots, one after the other, until the server is gone."""

    def __init__(
        self, household: Household, slots: list[str], dishes: list[str], seed: int, answered: threading.Semaphore
    ):
        super().__init__(daemon=True)
        self.slots, self.dishes = slots, dishes
        self.random = random.Random(seed)
        self.answered = answered
        self.known: dict[str, str] = {}
        self.under_way: tuple[str, str] | None = None
        self.fault = ""
        visitor = Visitor(household.visitor.url)
        visitor.cookies = household.visitor.cookies
        self.household = Household(visitor)

    def run(self) -> None:
        for _ in range(5_000):
            self.under_way = (self.random.choice(self.slots), self.random.choice(self.dishes))
            try:
                answer = self.household.place(*self.under_way, override=True)
            except (OSError, http.client.HTTPException):
                return
            if answer.status != 200:
                self.fault = f"{self.under_way} → {answer.status} {answer.text[:200]}"
                self.answered.release()
                return
            self.known[self.under_way[0]] = self.under_way[1]
            self.under_way = None
            self.answered.release()


def test_every_answered_write_survives_a_kill(server: Server):
    household = Household(Visitor(server.url)).onboard()
    dishes = [household.add_dish(f"Plato {number}", ["Verduras"]) for number in range(4)]
    chance = random.Random(20260916)
    expected: dict[str, str] = {}
    for round_number in range(ROUNDS):
        answered = threading.Semaphore(0)
        writers = [Writer(household, SLOTS[part::3], dishes, chance.randrange(1 << 30), answered) for part in range(3)]
        for writer in writers:
            writer.start()
        for _ in range(chance.randint(5, 60)):
            assert answered.acquire(timeout=20), "the server stopped answering"
        server.kill()
        for writer in writers:
            writer.join(20)
            assert not writer.is_alive() and not writer.fault, writer.fault
        server.start()
        household.visitor.close()
        stored = filled_slots(household.visitor.get(f"/week/{MONDAY}").text)
        for writer in writers:
            expected |= writer.known
            if writer.under_way is not None and stored.get(writer.under_way[0]) == writer.under_way[1]:
                expected |= [writer.under_way]  # stored, though the answer was lost
        assert stored == expected, f"round {round_number}: an answered change is missing"


def test_a_stopped_server_finishes_and_starts_again(server: Server):
    household = Household(Visitor(server.url)).onboard()
    dish = household.add_dish("Merluza", ["Pescado"])
    assert household.place("2-dinner", dish).status == 200
    server.restart()
    household.visitor.close()
    assert filled_slots(household.visitor.get(f"/week/{MONDAY}").text) == {"2-dinner": dish}
