"""What is measured: a household with 200 dishes and a filled week, made through the real interface."""

import json
import re
import time
from dataclasses import dataclass
from pathlib import Path

from kit.household import Household
from kit.server import MONDAY, Server
from kit.visitor import Answer, Visitor
from ports import free_port

SERVER_CORE, LOAD_CORE = "0", "1"
TAGS = ["Carne", "Pescado", "Legumbres", "Verduras", "Huevos", "Pasta/Arroz"]
DISHES = 200


@dataclass
class Case:
    name: str
    method: str
    path: str
    headers: dict[str, str]
    bodies: tuple[str, ...] = ()  # sent in turn
    varies: bool = False  # a query that has not been asked before: the page is made anew
    connections: int = 16
    is_secure: bool = False  # over https
    is_exact: bool = True  # nginx serves the same bytes; not for a write, which nginx only answers

    @property
    def file(self) -> str:
        """Where nginx has the answer: compressed and plain are two files."""
        return self.path.split("?")[0] + ("" if "Accept-Encoding" in self.headers else "/plain")


class Scene:
    def __init__(self, folder: Path):
        self.folder = folder
        self.secure_port = free_port()
        self.server = Server(
            folder / "data",
            prefix=("taskset", "-c", SERVER_CORE),
            arguments=("--reactors", "1", "--https", "--https-port", str(self.secure_port)),
            premium=True,
        )
        self.server.start()
        self.household = Household(Visitor(self.server.url)).onboard()
        self.dishes = [self._dish(number) for number in range(DISHES - 2)]
        for place in range(14):
            slot = f"{place // 2}-{('lunch', 'dinner')[place % 2]}"
            answer = self.household.place(slot, self.dishes[place], override=True)
            assert answer.status == 200, answer.text

    def _sheet(self) -> str:
        """One that anybody gets, and so the same on both ways."""
        return re.search(r'rel="stylesheet" href="([^"]+)"', self.household.page()).group(1)

    def _dish(self, number: int) -> str:
        tags = [TAGS[number % len(TAGS)]] + (["Sin Gluten"] if number % 3 == 0 else [])
        return self.household.add_dish(f"Plato número {number}", tags, "con su guarnición de temporada")

    def url(self, case: Case) -> str:
        return f"https://127.0.0.1:{self.secure_port}" if case.is_secure else self.server.url

    def cases(self) -> list[Case]:
        session = "; ".join(f"{name}={value}" for name, value in self.household.visitor.cookies.items())
        reads = {"Cookie": session, "Accept-Encoding": "gzip", "Accept-Language": "es-ES"}
        plain = {name: value for name, value in reads.items() if name != "Accept-Encoding"}
        writes = {**reads, "Content-Type": "application/json", "Origin": self.server.url}
        bodies = tuple(json.dumps({"dish": dish, "override": True}) for dish in self.dishes[20:22])
        api = f"/api/v1/weeks/{MONDAY}"
        return [
            Case("week page, unchanged", "GET", f"/week/{MONDAY}", reads),
            Case("week page, made anew", "GET", f"/week/{MONDAY}", plain, varies=True),
            Case("week page, made anew and compressed", "GET", f"/week/{MONDAY}", reads, varies=True),
            Case("style sheet", "GET", self._sheet(), {"Accept-Encoding": "gzip"}),
            Case("style sheet over https", "GET", self._sheet(), {"Accept-Encoding": "gzip"}, is_secure=True),
            Case("verdicts for one dish", "GET", f"{api}/verdicts?dish={self.dishes[30]}", reads),
            Case(
                "slot write, one by one", "PUT", f"{api}/slots/5-dinner", writes, bodies, connections=1, is_exact=False
            ),
            Case(
                "slot write, 32 at once", "PUT", f"{api}/slots/5-dinner", writes, bodies, connections=32, is_exact=False
            ),
        ]

    def answers(self) -> dict[str, Answer]:
        """What MealMood answers in each case, for nginx to serve."""
        found = {}
        for case in self.cases():
            body = case.bodies[0] if case.bodies else None
            answer = self.household.visitor.request(case.method, case.path, body, case.headers)
            assert answer.status == 200, f"{case.name}: {answer.status} {answer.text}"
            found[case.file] = answer
        return found

    def start_times(self, count: int) -> list[float]:
        """Milliseconds from starting the program to the first page it answers, with the database there."""
        times = []
        for _ in range(count):
            self.household.visitor.close()
            began = time.perf_counter()
            self.server.start()
            assert self.household.visitor.get(f"/week/{MONDAY}").status == 200
            times.append((time.perf_counter() - began) * 1000)
            self.server.stop()
        return times
