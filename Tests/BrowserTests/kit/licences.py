"""Licence codes, made by the program itself."""

import os
import subprocess
from pathlib import Path

START = "2026-09-15"  # the day before the tests' present


def licence(*arguments: str, folder: Path) -> subprocess.CompletedProcess:
    """Runs `mealmood licence …` in a folder."""
    command = [os.environ["MEALMOOD_PROGRAM"], "licence", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60)


class Issuer:
    """Whoever makes licences: a key pair in a folder of its own."""

    def __init__(self, folder: Path):
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.keys = folder / "keys.txt"
        self.keys.write_text(done(licence("keygen", folder=folder)))

    def code(self, plan: str = "yearly", name: str = "Familia Pérez", start: str = START, days: int = 0) -> str:
        length = ["--days", str(days)] if days else []
        key = ["--key", "licence-key.private", "--plan", plan, "--name", name, "--not-before", start]
        return done(licence("issue", *key, *length, folder=self.folder)).strip()


def done(run: subprocess.CompletedProcess) -> str:
    assert run.returncode == 0, run.stderr
    return run.stdout
