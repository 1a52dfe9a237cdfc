"""JavaScript modules: every file that a module imports exists, by a relative path."""

import re
from pathlib import PurePosixPath

from .tree import Tree

TITLE = "imports of JavaScript modules"
IMPORT = re.compile(
    r"^\s*(?:import|export)\b[^'\"\n;]*?(?:from\s*)?['\"]([^'\"\n]+)['\"]|\bimport\(\s*['\"]([^'\"\n]+)['\"]", re.M
)


def faults(tree: Tree):
    known = set(tree.paths)
    for path in tree.matching("Public/*.js"):
        for static, dynamic in IMPORT.findall(tree.text(path)):
            wanted = static or dynamic
            if not wanted.startswith("."):
                yield f"{path}: imports {wanted}, which is not a relative path"
                continue
            parts: list[str] = []
            for part in (PurePosixPath(path).parent / wanted).parts:
                parts = parts[:-1] if part == ".." else parts + [part]
            if "/".join(parts) not in known:
                yield f"{path}: imports {wanted}, which does not exist"
