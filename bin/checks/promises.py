"""Marks of unfinished or unsafe work: TODO marks, unexplained unchecked types, waiting by the clock in tests."""

import re

from .tree import Tree

TITLE = "unfinished, unsafe or waiting code"
UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b|fatalError\(\"(not|un)[ -]?implemented|#warning\(")
UNSAFE = re.compile(r"nonisolated\(unsafe\)|@globalActor|@_exported|\btry!|\bas!\s")
WAITING = re.compile(r"Task\.sleep|\b(?:u|nano)?sleep\(|wait_for_timeout|setTimeout\(resolve")
CHECK_FILES = "bin/checks/*"


def faults(tree: Tree):
    for path in tree.matching("*.swift", "*.py", "*.js", "*.css", "*.mustache", "bin/*"):
        if path in tree.matching(CHECK_FILES, "Tests/LintTests/*"):
            continue
        for number, line in enumerate(tree.lines(path), 1):
            for what in line_faults(path, line):
                if not tree.allows("promises", f"{path} {line.strip()}"):
                    yield f"{path}:{number}: {what}: {line.strip()}"
        yield from unchecked(tree, path)


def line_faults(path: str, line: str):
    if UNFINISHED.search(line):
        yield "unfinished"
    if path.startswith("Sources/") and UNSAFE.search(line) and "because" not in line:
        yield "unsafe"
    if path.startswith("Tests/") and WAITING.search(line) and "because" not in line:
        yield "waits by the clock"


def unchecked(tree: Tree, path: str):
    """Each `@unchecked Sendable` says "because …" on its line or in the comment above it."""
    lines = tree.lines(path)
    for at, line in enumerate(lines):
        if "@unchecked Sendable" not in line or line.lstrip().startswith("//"):
            continue
        above = at
        while above > 0 and re.match(r"\s*(///?|@)", lines[above - 1]):
            above -= 1
        if "because" not in " ".join(lines[above : at + 1]).lower():
            yield f"{path}:{at + 1}: @unchecked Sendable without a 'because'"
