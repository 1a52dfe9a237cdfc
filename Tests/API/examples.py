"""Runs every command that docs/api.md shows, in their order and in one shell, so that none of them can rot."""

import os
import re
import subprocess
from pathlib import Path

from home import Home

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.DOTALL | re.MULTILINE)
# What a reader puts in for his own; the test has its own.
GIVEN = re.compile(r"^export (?:MEALMOOD|KEY)=.*\n", re.MULTILINE)
LIMIT = 60


def run(home: Home, folder: Path) -> tuple[int, int]:
    """Answers how many blocks ran to their end, and whether one did not."""
    blocks = [GIVEN.sub("", block) for block in BLOCK.findall(PAGE.read_text())]
    script = "set -euo pipefail\n" + "".join(f"{block}\necho done >>done\n" for block in blocks)
    environment = {**os.environ, "MEALMOOD": home.server.url, "KEY": home.key}
    shell = subprocess.run(
        ["bash", "-c", script], cwd=folder, env=environment, timeout=LIMIT, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )
    done = (folder / "done").read_text().count("done") if (folder / "done").exists() else 0
    if shell.returncode or done < len(blocks):
        print(shell.stdout[-2_000:])
        print(f"docs/api.md: block {done + 1} failed:\n{blocks[done]}")
    print(f"docs/api.md: {done} of {len(blocks)} blocks ran")
    return done, 0 if blocks and done == len(blocks) and not shell.returncode else 1
