"""Runs schemathesis: what the description promises is what the server does, whatever is sent."""

import os
import subprocess
import sys
import xml.etree.ElementTree as tree
from pathlib import Path

from home import Home

HERE = Path(__file__).parent
PROGRAM = Path(sys.executable).parent / "st"
LIMIT = 900
# A stream has no end to wait for. With a key all but the keys themselves, which it cannot manage; those with the session of a browser.
RUNS = {"with a key": ["--exclude-tag", "Keys", "--exclude-tag", "Live"], "with a session": ["--include-tag", "Keys"]}


def run(home: Home, folder: Path, options: list[str]) -> tuple[int, int]:
    """Answers how many calls passed and failed."""
    passed = failed = 0
    for name, chosen in RUNS.items():
        report = folder / f"{name}.xml"
        command = [PROGRAM, "--config-file", HERE / "schemathesis.toml", "run", *chosen]
        command += ["--report", "junit", "--report-junit-path", report, *options]
        environment = {**os.environ, "MEALMOOD_KEY": home.key, "MEALMOOD_SESSION": home.session}
        done = subprocess.run(
            [*command, f"{home.server.url}/api/v1/openapi.json"], cwd=folder, env=environment, timeout=LIMIT
        )
        good, bad = counted(report)
        print(f"schemathesis {name}: {good} calls ok, {bad} not")
        passed += good
        failed += bad + (1 if done.returncode and not bad or not good + bad else 0)
    return passed, failed


def counted(report: Path) -> tuple[int, int]:
    cases = list(tree.parse(report).iter("testcase")) if report.exists() else []
    bad = sum(1 for case in cases if case.find("failure") is not None or case.find("error") is not None)
    return len(cases) - bad, bad
