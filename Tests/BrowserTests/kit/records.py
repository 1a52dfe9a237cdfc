"""What the data file says that no page shows."""

import contextlib
import sqlite3

from .server import Server


def changes(server: Server) -> int:
    """How many changes of weeks were made, those included that were taken back."""
    return query(server, "SELECT count(*) FROM week_change")[0][0]


def query(server: Server, words: str, *values) -> list[tuple]:
    """Reads beside the running program."""
    with contextlib.closing(sqlite3.connect(f"file:{server.data / 'mealmood.db'}?mode=ro", uri=True)) as store:
        return store.execute(words, values).fetchall()


def rewrite(server: Server, words: str, *values) -> None:
    """Changes what no screen changes yet; the program is restarted around it."""
    server.stop()
    with contextlib.closing(sqlite3.connect(server.data / "mealmood.db")) as store, store:
        store.execute(words, values)
    server.start()
