"""Runs every check on a tree: python3 -m checks ROOT COUNTS. Prints the faults; writes `passed failed` to COUNTS."""

import sys
import tomllib
from pathlib import Path

from . import budgets, documented, literals, names, promises, scripts, slices, styles, templates
from .tree import Tree

CHECKS = (slices, budgets, literals, templates, names, promises, documented, scripts, styles)


def main(root: Path, counts: Path) -> int:
    allowed = tomllib.loads((Path(__file__).parent / "allowed.toml").read_text())
    tree = Tree(root, allowed)
    results = [(check.TITLE, list(check.faults(tree))) for check in CHECKS]
    results.append(("exceptions are needed and reasoned", tree.stale()))
    for title, found in results:
        print(("ok    " if not found else "FAULT ") + title)
        for fault in found:
            print(f"      {fault}")
    failed = sum(1 for _, found in results if found)
    counts.write_text(f"{len(results) - failed} {failed} 0\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))
