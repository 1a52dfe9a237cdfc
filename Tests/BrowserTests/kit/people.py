"""Other people on the same server, and what its operator does on the console."""

import contextlib
import os
import re
import sqlite3
import subprocess
from urllib.parse import urlsplit

from .household import Household
from .secrets import learn
from .server import Server
from .visitor import Answer, Visitor


def command(server: Server, *words: str, given: str = "") -> str:
    """`mealmood WORDS` beside the running server; answers what it printed, and fails with what it complained of."""
    learn([("password", given.strip())])
    now = ("--now", server.now) if server.now else ()
    done = subprocess.run(
        [server.program, *words, "--data", str(server.data), "--port", str(server.port), *now],
        input=given,
        capture_output=True,
        text=True,
        timeout=30,
        env={key: value for key, value in os.environ.items() if not key.startswith("MEALMOOD_")},
    )
    assert done.returncode == 0, f"mealmood {words} → {done.returncode}: {done.stderr}"
    return done.stdout.strip()


def form_key(html: str) -> str:
    """The secret of a form that begins a session."""
    return re.search(r'name="key" value="([^"]+)"', html).group(1)


def follow(server: Server, link: str, language: str = "es-ES") -> Visitor:
    """A visitor who has come in by a link for one sign-in."""
    visitor = Visitor(server.url, language)
    path = urlsplit(link).path
    answer = visitor.post(path, key=form_key(visitor.get(path).text))
    assert answer.status == 303, f"POST {path} → {answer.status}"
    return visitor


def signed_in(server: Server, name: str, language: str = "es-ES") -> Visitor:
    """Another device of somebody who is there already."""
    return follow(server, command(server, "sign-in-link", name), language)


def newcomer(server: Server, name: str, language: str = "es-ES") -> Visitor:
    """Somebody new, at the questions of a household of their own."""
    return follow(server, command(server, "user", "add", name), language)


def second_member(server: Server, household: Household, name: str = "Mario", language: str = "es-ES") -> Visitor:
    """Somebody new who lives in the household, as if they had joined it long ago; it needs nobody's Premium."""
    visitor = newcomer(server, name, language)
    home = household.visitor.get("/api/v1/household").json()["id"]
    with contextlib.closing(sqlite3.connect(server.data / "mealmood.db", timeout=10)) as store, store:
        person, own = store.execute("SELECT id, household_id FROM account WHERE name = ?", (name,)).fetchone()
        store.execute("UPDATE household SET change_number = change_number + 1 WHERE id = ?", (home,))
        store.execute(
            "UPDATE account SET household_id = ?, archived_household_id = ? WHERE id = ?", (home, own, person)
        )
        store.execute(
            """INSERT INTO member (household_id, id, name, colour, role, seq, rev, updated_at, updated_by)
               SELECT id, ?, ?, 'mint', 'member', change_number, 1, updated_at, ? FROM household WHERE id = ?""",
            (person, name, person, home),
        )
    return visitor


def sign_in(visitor: Visitor, name: str, password: str, back: str = "/") -> Answer:
    """By the form; answers what came of it."""
    page = visitor.get(f"/sign-in?return={back}").text
    return visitor.post("/sign-in", **{"name": name, "password": password, "return": back, "key": form_key(page)})
