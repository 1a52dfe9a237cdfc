"""A household with many dishes, on a server of its own: the first DROPS dishes of the drawer fit everywhere."""

from pathlib import Path

from kit.household import Household
from kit.server import Server
from kit.visitor import Visitor

DROPS = 24
TAGS = ["Carne", "Pescado", "Legumbres", "Verduras", "Huevos", "Pasta/Arroz"]


class Home:
    def __init__(self, folder: Path, dishes: int):
        self.server = Server(folder / f"data-{dishes}", premium=True).start()
        self.household = Household(Visitor(self.server.url)).onboard()
        for number in range(DROPS):
            self._add(f"A fuego lento {number}", ["Sin Gluten"])
        for number in range(dishes - DROPS - 2):
            self._add(f"Plato número {number}", [TAGS[number % len(TAGS)]] + (["Con Gluten"] if number % 3 == 0 else []))

    def _add(self, name: str, tags: list[str]) -> None:
        ids = [self.household.tags[tag] for tag in tags]
        answer = self.household.visitor.post("/dishes", name=name, description="con su guarnición", tags=ids)
        assert answer.status == 303, answer.text

    def close(self) -> None:
        self.household.visitor.close()
        self.server.stop()
