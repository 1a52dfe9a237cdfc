"""A slice may use another slice's Store and value types, never its Routes, Handlers, Form or Page types."""

import re

from .swift_text import code_only
from .tree import Tree

TITLE = "arrows between slices"
PRODUCT = "Sources/MealMood/"
INNER = re.compile(r"(Routes|Handlers|Form|Page)$")
DECLARATION = re.compile(r"^(?:\w+ |@\w+ )*(?:struct|class|enum|actor|protocol|typealias) (\w+)", re.MULTILINE)
ENGINES_WITHOUT_MEALS = ("HTTP", "Mustache", "Localization", "SQLite", "Crypto", "Images", "QRCode")
PRODUCT_WORD = re.compile(r"\b(mealmood|dish|dishes|household|households)\b", re.IGNORECASE)


def slice_of(path: str) -> str:
    inner = path.removeprefix(PRODUCT)
    return inner.split("/")[0] if "/" in inner else ""


def inner_types(tree: Tree) -> dict[str, str]:
    """Each type that belongs to one slice alone, with that slice."""
    found = {}
    for path in tree.matching(f"{PRODUCT}*.swift"):
        if slice_of(path) in ("", "App"):
            continue
        base = path.rsplit("/", 1)[-1].removesuffix(".swift")
        for name in DECLARATION.findall(code_only(tree.text(path))):
            if INNER.search(base) or INNER.search(name):
                found[name] = slice_of(path)
    return found


def faults(tree: Tree):
    inner = inner_types(tree)
    for path in tree.matching(f"{PRODUCT}*.swift"):
        own = slice_of(path)
        if own == "App":
            continue
        words = set(re.findall(r"\w+", code_only(tree.text(path))))
        for name in sorted(words & inner.keys()):
            if inner[name] != own and not tree.allows("slices", f"{path} {name}"):
                yield f"{path}: uses {name}, which belongs to the slice {inner[name]} alone"
    for engine in ENGINES_WITHOUT_MEALS:
        for path in tree.matching(f"Sources/{engine}/*.swift"):
            for number, line in enumerate(code_only(tree.text(path)).splitlines(), 1):
                if PRODUCT_WORD.search(line):
                    yield f"{path}:{number}: a word of the product in an engine: {line.strip()}"
