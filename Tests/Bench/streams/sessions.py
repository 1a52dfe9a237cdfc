"""Sessions of the one person there is, written into the database of a server that is not running."""

import base64
import hashlib
import secrets
import sqlite3
from pathlib import Path


def add(data: Path, count: int) -> list[str]:
    """Answers the cookies."""
    tokens = [secrets.token_bytes(32) for _ in range(count)]
    database = sqlite3.connect(data / "mealmood.db")
    with database:
        (person,) = database.execute("SELECT id FROM account").fetchone()
        (now,) = database.execute("SELECT max(last_seen_at) FROM session").fetchone()
        database.executemany(
            "INSERT INTO session (token_hash, id, account_id, device, created_at, last_seen_at) VALUES (?, ?, ?, '', ?, ?)",
            [(hashlib.sha256(token).digest(), secrets.token_hex(16), person, now, now) for token in tokens],
        )
    database.close()
    return [f"mm={base64.urlsafe_b64encode(token).decode().rstrip('=')}" for token in tokens]
