"""The real program, started on a free port with a data folder of its own."""

import contextlib
import os
import signal
import subprocess
import time
from pathlib import Path

from .secrets import leaks

ROOT = Path(__file__).parents[3]
NOW = "2026-09-16T10:00:00Z"  # a Wednesday
MONDAY = "2026-09-14"
START_LIMIT = 20.0


class Server:
    def __init__(
        self,
        data: Path,
        now: str = NOW,
        arguments: tuple = (),
        prefix: tuple = (),
        zone: str = "",
        premium: bool = False,
    ):
        self.program = os.environ["MEALMOOD_PROGRAM"]
        self.data, self.now, self.prefix = data, now, prefix
        self.arguments = (*arguments, "--premium") if premium else arguments  # premium: everybody has all of it
        self.zone = zone  # of the machine, not of a household
        self.port = 0
        self.log = data.parent / f"{data.name}.log"
        self.output = data.parent / f"{data.name}.out"  # a file: nobody has to read while the server writes
        self.process: subprocess.Popen | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> "Server":
        """Starts the program and waits until it says that it listens; a restart keeps the port."""
        self.data.mkdir(parents=True, exist_ok=True)
        command = [
            *self.prefix,
            self.program,
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
            *self.arguments,
        ]
        if self.now:
            command += ["--now", self.now]
        environment = {key: value for key, value in os.environ.items() if not key.startswith("MEALMOOD_")}
        if self.zone:
            environment["TZ"] = self.zone
        self.output.unlink(missing_ok=True)
        with self.output.open("wb") as output, self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=log
            )
        self.port = int(self._first_line().rstrip("/").rsplit(":", 1)[1])
        return self

    def stop(self) -> None:
        """Asks the program to end, as `systemctl stop` would, and insists after ten seconds."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Ends the program at once, as a power cut would."""
        self._end(signal.SIGKILL)

    @contextlib.contextmanager
    def hanging(self):
        """Answers nobody meanwhile, though it is there. A signal takes its time: until then some thread may answer."""
        os.kill(self.pid, signal.SIGSTOP)
        try:
            self._until_stopped()
            yield
        finally:
            os.kill(self.pid, signal.SIGCONT)

    def restart(self, now: str | None = None) -> None:
        """The same data and port, if wanted at another time."""
        self.stop()
        self.now = now or self.now
        self.start()

    def log_text(self) -> str:
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    def _end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise AssertionError(f"the server did not end on {how.name} within ten seconds") from None
        finally:
            self.process = None
        found = leaks(self.output.read_text(errors="replace"), self.log_text())
        assert not found, "the log holds secrets:\n" + "\n".join(found)

    def _until_stopped(self) -> None:
        deadline = time.monotonic() + START_LIMIT
        threads = Path(f"/proc/{self.pid}/task")
        while any(stat.read_text().rsplit(")", 1)[1].split()[0] != "T" for stat in threads.glob("*/stat")):
            assert time.monotonic() < deadline, "the server does not stop"
            os.sched_yield()

    def _first_line(self) -> str:
        """Waits for the program's first line, or for its early end."""
        assert self.process is not None
        deadline = time.monotonic() + START_LIMIT
        while time.monotonic() < deadline:
            line, end, _ = self.output.read_text().partition("\n")
            if end:
                assert line.startswith("Listening on http://"), f"unexpected first line: {line}"
                return line
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(0.005)
                break
        self.kill()
        raise AssertionError(f"the server did not start: {self.output.read_text()}\n{self.log_text()}")
