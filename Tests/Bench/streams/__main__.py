"""Opens 2,000 event streams on the real program and changes the household every second: bin/bench streams [SECONDS].

Fails when a stream misses a change, or when the program takes more memory than it may.
"""

import resource
import statistics
import sys
import tempfile
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "BrowserTests")]

import sessions
from crowd import Crowd, Stream
from kit.household import Household
from kit.server import Server
from kit.visitor import Visitor
from memory import peak, resident

STREAMS, EACH = 2_000, 8  # streams, and how many of them one session may have
ROOM = 60.0  # megabytes
PATIENCE = 5.0


def change(household: Household, is_out: bool, port: int, cookie: str) -> int:
    """Writes something and answers the number of the change, as a stream that begins now is told it."""
    household.set_slot("3-dinner", eatingOut=is_out)
    control = Stream(port, cookie)
    control.socket.close()
    return control.last


def main(seconds: int) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 16_384), hard))
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data").start()
        household = Household(Visitor(server.url)).onboard()
        household.visitor.close()
        server.stop()
        *cookies, control = sessions.add(server.data, STREAMS // EACH + 1)
        server.start()
        try:
            household.set_slot("3-dinner", eatingOut=True)
            before = resident(server)
            crowd = Crowd(server.port, cookies, EACH)
            opened = resident(server)
            delays = []
            for number in range(seconds):
                delays.append(crowd.hear(change(household, number % 2 == 1, server.port, control), PATIENCE))
                crowd.listen(1 - delays[-1])
            used, most = resident(server), peak(server)
            crowd.close()
        finally:
            server.stop()
    print(f"{STREAMS} streams heard each of {seconds} changes")
    print(
        f"the last of them after {statistics.median(delays) * 1000:.0f} ms (median), "
        f"{max(delays) * 1000:.0f} ms at most; reading them in Python is the most of it"
    )
    print(
        f"resident: {before:.1f} MB before, {opened:.1f} MB with the streams, {used:.1f} MB after the changes, "
        f"{most:.1f} MB at most; allowed {ROOM:.0f} MB"
    )
    assert most <= ROOM, "that is too much memory"


if __name__ == "__main__":
    main(int((sys.argv[1:] + ["10"])[0]))
