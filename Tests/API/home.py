"""A server with a household, and a key for programs that its owner made on the page."""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "BrowserTests"))

from kit.household import Household  # noqa: E402
from kit.server import Server  # noqa: E402
from kit.visitor import Visitor  # noqa: E402

DISHES = (
    ("Pollo asado", ["Carne"]),
    ("Lentejas", ["Legumbres", "Verduras"]),
    ("Merluza a la plancha", ["Pescado"]),
    ("Tortilla", ["Huevos"]),
)


class Home:
    def __init__(self, folder: Path):
        self.server = Server(folder / "data", arguments=("--premium",)).start()
        self.visitor = Visitor(self.server.url)
        Household(self.visitor).onboard(dishes=DISHES)
        self.key = self._make_key()

    @property
    def session(self) -> str:
        return self.visitor.cookies["mm"]

    def program(self) -> "Program":
        return Program(self.server.url, self.key)

    def stop(self) -> None:
        self.visitor.close()
        self.server.stop()

    def _make_key(self) -> str:
        page = self.visitor.post("/settings/tokens", name="bin/test api", life="").text
        return re.search(r"mmt_[\w-]{43}", page).group(0)


class Program(Visitor):
    """A visitor who has a key and no cookie."""

    def __init__(self, url: str, key: str):
        super().__init__(url)
        self.key = key

    def request(self, method, path, body=None, headers=None):
        return super().request(method, path, body, {"Authorization": f"Bearer {self.key}", **(headers or {})})
