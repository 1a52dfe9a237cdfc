"""Short slices of load by wrk, first on one server and then on the other."""

import json
import re
import statistics
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from scene import LOAD_CORE, Case

PROGRAM = """
local bodies = {bodies}
local start, count = {start}, 0
wrk.method = "{method}"
{headers}
request = function()
  count = count + 1
  local body = #bodies > 0 and bodies[count % #bodies + 1] or nil
  return wrk.format(nil, "{path}" .. ({varies} and ("?n=" .. (start + count)) or ""), nil, body)
end
done = function(summary, latency, requests)
  local errors = summary.errors
  io.write(string.format("RESULT %f %f %f %d\\n", summary.requests / summary.duration * 1e6, latency:percentile(50) / 1000,
    latency:percentile(99) / 1000, errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
"""


@dataclass
class Slice:
    rate: float  # answers a second
    median: float  # milliseconds
    slowest: float  # the 99th percentile, milliseconds


@dataclass
class Comparison:
    own: list[Slice]
    nginx: list[Slice]

    @property
    def ratio(self) -> float:
        """MealMood's answers for each of nginx's: the median of the rounds."""
        return statistics.median(a.rate / b.rate for a, b in zip(self.own, self.nginx))


def compare(case: Case, own: str, nginx: str, seconds: int, rounds: int) -> Comparison:
    found = Comparison([], [])
    file_case = Case(case.name, "GET", case.file, case.headers, varies=case.varies, connections=case.connections)
    run(case, own, 1, 0)
    for number in range(1, rounds + 1):
        found.own.append(run(case, own, seconds, number))
        found.nginx.append(run(file_case, nginx, seconds, number))
    return found


def run(case: Case, url: str, seconds: int, number: int) -> Slice:
    headers = "\n".join(
        f"wrk.headers[{json.dumps(name)}] = {json.dumps(value)}" for name, value in case.headers.items()
    )
    bodies = "{" + ", ".join(json.dumps(body) for body in case.bodies) + "}"
    text = PROGRAM.format(
        bodies=bodies,
        method=case.method,
        headers=headers,
        path=case.path,
        start=number * 10_000_000,
        varies="true" if case.varies else "false",
    )
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as script:
        Path(script.name).write_text(text)
        command = [
            "taskset",
            "-c",
            LOAD_CORE,
            "wrk",
            "-t1",
            f"-c{case.connections}",
            f"-d{seconds}s",
            "-s",
            script.name,
            url,
        ]
        done = subprocess.run(command, capture_output=True, text=True, timeout=seconds + 30, check=True)
    found = re.search(r"RESULT (\S+) (\S+) (\S+) (\d+)", done.stdout)
    assert found, done.stdout + done.stderr
    assert found.group(4) == "0", f"{case.name} at {url}: {found.group(4)} failed requests\n{done.stdout}"
    return Slice(*(float(part) for part in found.groups()[:3]))
