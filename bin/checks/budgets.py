"""Sizes that keep a file readable in one go (docs: the budgets of the architecture)."""

import re

from .swift_text import code_only
from .tree import Tree

TITLE = "budgets of files and functions"
FILES = (
    ("*.swift", 300),
    ("*.css", 300),
    ("Public/*.js", 150),
    ("Templates/*.mustache", 120),
    ("Templates/*.json", 300),
    ("*.py", 300),
    ("bin/*", 300),
)
FUNCTION, HANDLER = 40, 30
START = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)\n]*\))?\s+)*(?:\w+(?:\(\w+\))? )*(?:func\b|init\b[?!]?|subscript\b|deinit\b)", re.M
)


def body_end(code: str, start: int) -> int | None:
    """The offset of the closing brace of the function that begins at `start`; None when it has no body."""
    round_depth = depth = 0
    for at in range(start, len(code)):
        mark = code[at]
        if mark in "([":
            round_depth += 1
        elif mark in ")]":
            round_depth -= 1
        elif mark == "{":
            depth += 1
        elif mark == "}":
            depth -= 1
            if depth < 0:
                return None
            if depth == 0 and round_depth == 0:
                return at
        elif mark == "\n" and depth == 0 and round_depth == 0 and START.match(code, at + 1):
            return None
    return None


def long_functions(source: str, limit: int):
    code = code_only(source)
    for found in START.finditer(code):
        end = body_end(code, found.end())
        if end is None:
            continue
        first = code.count("\n", 0, found.end()) + 1
        length = code.count("\n", found.end(), end) + 1
        if length > limit:
            yield first, length


def faults(tree: Tree):
    for pattern, limit in FILES:
        for path in tree.matching(pattern):
            length = len(tree.lines(path))
            if length > limit and not tree.allows("budgets", path):
                yield f"{path}: {length} lines, at most {limit}"
    for path in tree.matching("Sources/*.swift", "Tests/*.swift"):
        limit = HANDLER if path.endswith("Handlers.swift") else FUNCTION
        for line, length in long_functions(tree.text(path), limit):
            if not tree.allows("budgets", f"{path} functions"):
                yield f"{path}:{line}: a function of {length} lines, at most {limit}"
