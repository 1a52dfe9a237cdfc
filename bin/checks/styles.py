"""A class of a component or a page has its looks from one file: pages share one name space, and the last file would win."""

import re

from .tree import Tree

TITLE = "classes that two files of components and pages dress"
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
PART = re.compile(r"([^{};]*)([{};])")
CLASS = re.compile(r"\.[\w-]+")


def classes(text: str):
    """The classes that stand alone at the top, inside of at-rules at most."""
    around: list[str] = []
    for words, mark in PART.findall(COMMENT.sub("", text)):
        if mark == "{":
            selector = words.strip()
            if all(outer.startswith("@") for outer in around):
                yield from (one.strip() for one in selector.split(",") if CLASS.fullmatch(one.strip()))
            around.append(selector)
        elif mark == "}" and around:
            around.pop()


def faults(tree: Tree):
    dressed: dict[str, str] = {}
    for path in (*tree.matching("Public/css/components/*.css"), *tree.matching("Public/css/pages/*.css")):
        for name in dict.fromkeys(classes(tree.text(path))):
            first = dressed.setdefault(name, path)
            if first != path:
                yield f"{path}: {name} has its looks from {first} already"
