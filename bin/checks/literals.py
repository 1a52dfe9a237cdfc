"""Only tokens.css holds colours, durations and z-indexes; templates and scripts hold no colour either."""

import re

from .tree import Tree

TITLE = "colours, durations and z-indexes outside tokens.css"
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
ADDRESS = re.compile(r"url\([^)]*\)")
STYLES = (
    (
        "colour",
        re.compile(
            r"(?<![\w&-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(", re.I
        ),
    ),
    (
        "colour",
        re.compile(r":[^;{}]*(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|orange|pink|coral|mint)(?![\w-])", re.I),
    ),
    ("duration", re.compile(r"(?<![\w.#-])(?!0+m?s\b)(?:\d+\.?\d*|\.\d+)m?s\b")),
    ("z-index", re.compile(r"z-index\s*:\s*-?\d")),
)
COLOUR = re.compile(
    r"(?<![\w&/\"'-])#(?:[0-9a-f]{8}|[0-9a-f]{6})\b|[\"']#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3})[\"']|\brgba?\(", re.I
)


def plain(text: str) -> str:
    """The text without comments; lines stay where they are."""
    return COMMENT.sub(lambda found: "\n" * found.group().count("\n"), text)


def faults(tree: Tree):
    for path in tree.matching("Public/*.css"):
        if path.endswith("/tokens.css"):
            continue
        for number, line in enumerate(plain(tree.text(path)).splitlines(), 1):
            bare = ADDRESS.sub("", line)
            for what, pattern in STYLES:
                if pattern.search(bare) and not tree.allows("literals", f"{path} {line.strip()}"):
                    yield f"{path}:{number}: {what} literal: {line.strip()}"
    for path in tree.matching("Public/*.js", "Templates/*.mustache"):
        for number, line in enumerate(plain(tree.text(path)).splitlines(), 1):
            if COLOUR.search(line) and not tree.allows("literals", f"{path} {line.strip()}"):
                yield f"{path}:{number}: colour literal: {line.strip()}"
