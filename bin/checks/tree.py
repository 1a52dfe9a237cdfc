"""The files of the tree, as git knows them (or as they lie there, for the checks' own tests)."""

import fnmatch
import subprocess
from functools import cached_property
from pathlib import Path


class Tree:
    def __init__(self, root: Path, allowed: dict | None = None):
        self.root = root
        self.allowed = allowed or {}
        self.used: set[tuple[str, str]] = set()

    @cached_property
    def paths(self) -> list[str]:
        """Every file that is tracked or would be, relative to the root."""
        if (self.root / ".git").exists():
            command = ["git", "-C", str(self.root), "ls-files", "-coz", "--exclude-standard"]
            listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\0")
            return sorted(p for p in set(listed) if p and (self.root / p).is_file())
        found = (p for p in self.root.rglob("*") if p.is_file())
        return sorted(str(p.relative_to(self.root)) for p in found)

    def matching(self, *patterns: str) -> list[str]:
        return [p for p in self.paths if any(fnmatch.fnmatch(p, pattern) for pattern in patterns)]

    def text(self, path: str) -> str:
        return (self.root / path).read_text(encoding="utf-8", errors="replace")

    def lines(self, path: str) -> list[str]:
        return self.text(path).splitlines()

    def allows(self, check: str, key: str) -> bool:
        """Whether the allow-list excuses `key` in `check`; remembered, so that stale entries show."""
        if key not in self.allowed.get(check, {}):
            return False
        self.used.add((check, key))
        return True

    def stale(self) -> list[str]:
        entries = ((check, key, reason) for check, rows in self.allowed.items() for key, reason in rows.items())
        faults = []
        for check, key, reason in entries:
            if len(str(reason)) < 15:
                faults.append(f"bin/checks/allowed.toml: {check}: {key} has no reason")
            if (check, key) not in self.used:
                faults.append(f"bin/checks/allowed.toml: {check}: {key} is not needed any more")
        return faults
