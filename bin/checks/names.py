"""What the tree may hold: the agreed names at the top, no dumping-ground names, no binary junk, nothing huge."""

import re

from .tree import Tree

TITLE = "names, top level and binary files"
TOP = {
    "Package.swift",
    "README.md",
    "CHANGELOG.md",
    "LICENSE",
    ".swift-format",
    ".editorconfig",
    ".gitignore",
    ".ci",
    "bin",
    "docs",
    "Sources",
    "Tests",
    "Templates",
    "Localization",
    "Public",
}
FORBIDDEN = re.compile(r"utils|(?<![A-Za-z])v2(?![a-z])|V2(?![a-z])|^todo\b|\.(orig|rej|bak|log|tmp|pyc)$", re.I)
PICTURES = re.compile(r"^(Public|docs)/.*\.(png|ico|woff2|webp)$")
LARGEST = 500_000


def faults(tree: Tree):
    for name in sorted({path.split("/")[0] for path in tree.paths} - TOP):
        yield f"{name}: not one of the agreed names at the top of the tree"
    for path in tree.paths:
        if FORBIDDEN.search(path.rsplit("/", 1)[-1]) and not tree.allows("names", path):
            yield f"{path}: a name that says nothing, or a left-over"
        content = (tree.root / path).read_bytes()
        if b"\0" in content and not PICTURES.match(path) and not tree.allows("names", path):
            yield f"{path}: binary"
        if len(content) > LARGEST and not tree.allows("names", path):
            yield f"{path}: {len(content)} bytes, at most {LARGEST}"
