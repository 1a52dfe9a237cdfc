"""Normal requests beside 2,000 half-open connections, and without: bin/bench slow [SECONDS a slice] [ROUNDS].

The server has one core, the load and the crowd the other; slices with and without the crowd alternate.
"""

import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "BrowserTests")]

from kit.household import Household
from kit.server import MONDAY, Server
from kit.visitor import Visitor
from load import Slice, run
from memory import resident
from ports import free_port
from scene import LOAD_CORE, SERVER_CORE, Case

CROWD = 2_000
LEAST = 0.9  # of the speed without the crowd


class Crowd:
    def __init__(self, server: Server, secure_port: int):
        program = Path(__file__).with_name("crowd.py")
        command = ["taskset", "-c", LOAD_CORE, sys.executable, str(program)]
        command += [str(server.port), str(secure_port), str(CROWD)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._line() == "open", "the crowd did not come"

    def end(self) -> int:
        """How many of it the server has cut off meanwhile."""
        self.process.stdin.close()
        cut = int(self._line().split()[1])
        self.process.wait(10)
        return cut

    def _line(self) -> str:
        return self.process.stdout.readline().strip()


def case(server: Server) -> Case:
    visitor = Household(Visitor(server.url)).onboard().visitor
    session = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    return Case("week page", "GET", f"/week/{MONDAY}", {"Cookie": session, "Accept-Encoding": "gzip"})


def main(seconds: int, rounds: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        secure_port = free_port()
        server = Server(
            Path(folder) / "data",
            prefix=("taskset", "-c", SERVER_CORE),
            arguments=("--reactors", "1", "--https", "--https-port", str(secure_port)),
        ).start()
        try:
            page = case(server)
            run(page, server.url, 1, 0)
            alone: list[Slice] = []
            beside: list[Slice] = []
            cut = 0
            for number in range(rounds):
                alone.append(run(page, server.url, seconds, 2 * number + 1))
                crowd = Crowd(server, secure_port)
                beside.append(run(page, server.url, seconds, 2 * number + 2))
                used = resident(server)
                cut += crowd.end()
        finally:
            server.stop()
    ratio = statistics.median(b.rate / a.rate for a, b in zip(alone, beside))
    print(f"{CROWD} half-open connections, half of them TLS; {cut} cut off meanwhile; {used:.1f} MB resident")
    for name, slices in (("without", alone), ("beside them", beside)):
        rate, median, slowest = (statistics.median(getattr(s, of) for s in slices) for of in ("rate", "median", "slowest"))
        print(f"{name}: {rate:,.0f} pages a second, median {median:.2f} ms, p99 {slowest:.2f} ms")
    print(f"ratio (median of {rounds} rounds): {ratio:.2f}; at least {LEAST}")
    assert ratio >= LEAST, "normal requests have lost speed"


if __name__ == "__main__":
    main(int((sys.argv[1:] + ["12"])[0]), int((sys.argv[2:] + ["3"])[0]))
