"""Measures MealMood beside nginx: python3 Tests/Bench [SECONDS per slice] [ROUNDS]. Loopback only, a few minutes.

Both servers run one worker on the same core, the load generator on the other; nginx serves the very bytes that
MealMood answered, from a file. The slices alternate, so that a busy neighbour disturbs both alike.
"""

import resource
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "BrowserTests"))

import load
import memory
import report
import scene
from nginx import Nginx


def main(seconds: int, rounds: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 16_384), hard))
    with tempfile.TemporaryDirectory() as folder:
        home = scene.Scene(Path(folder))
        home.server.restart()
        rest, idle = memory.at_rest(home), memory.with_idle(home, 2_000)
        nginx = Nginx(Path(folder) / "nginx", home.answers(), home.server.data / "tls")
        try:
            print(report.heading(home))
            for case in home.cases():
                found = load.compare(case, home.url(case), nginx.url(case), seconds, rounds)
                print(report.row(case, found), flush=True)
            print(report.memory(rest, idle, memory.resident(home.server)))
        finally:
            nginx.stop()
            home.server.stop()
        print(report.starts(home.start_times(7)))


if __name__ == "__main__":
    main(int((sys.argv[1:] + ["2"])[0]), int((sys.argv[2:] + ["7"])[0]))
