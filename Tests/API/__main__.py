"""python Tests/API [OPTIONS OF schemathesis run]: writes `passed failed skipped` to the file MEALMOOD_COUNTS."""

import os
import sys
import tempfile
from pathlib import Path

import conformance
import damage
import examples
from home import Home


def main(options: list[str]) -> int:
    with tempfile.TemporaryDirectory(prefix="mealmood-api-") as name:
        folder = Path(name)
        home = Home(folder)
        try:
            results = [examples.run(home, folder), damage.run(home), conformance.run(home, folder, options)]
        finally:
            home.stop()
    passed, failed = (sum(numbers) for numbers in zip(*results))
    counts = os.environ.get("MEALMOOD_COUNTS")
    if counts:
        Path(counts).write_text(f"{passed} {failed} 0\n")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
