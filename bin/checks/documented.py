"""Every command that the documents name exists."""

import os
import re

from .tree import Tree

TITLE = "documented commands"
COMMAND = re.compile(r"(?<![\w/.-])((?:bin|\.ci|Tests)/[\w./-]*\w)")
SUBCOMMAND = re.compile(r"\bmealmood ([a-z][a-z-]+)")
CODE = re.compile(r"```.*?```|`[^`\n]+`", re.DOTALL)


def faults(tree: Tree):
    names = set(re.findall(r"\w[\w-]*", " ".join(tree.text(p) for p in tree.matching("Sources/Command/*.swift"))))
    for path in tree.matching("*.md"):
        for code in CODE.findall(tree.text(path)):
            for command in COMMAND.findall(code):
                target = tree.root / command
                if not target.exists():
                    yield f"{path}: {command} does not exist"
                elif command.startswith("bin/") and target.is_file() and not os.access(target, os.X_OK):
                    yield f"{path}: {command} cannot be run"
            for word in SUBCOMMAND.findall(code):
                if word not in names:
                    yield f"{path}: mealmood {word} is not a command"
