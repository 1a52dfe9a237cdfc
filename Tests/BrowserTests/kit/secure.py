"""A server on https with an authority of its own, and a browser on a machine that trusts it, or does not."""

import os
import re
import shutil
import subprocess
from pathlib import Path

from .server import NOW, Server
from .visitor import Visitor

NAME = "kitchen.local"


class SecureServer(Server):
    """`url` is its http side for whoever is on its machine, as of any server; `secure_url` is for browsers that know
    the name, `plain_url` the http side by the same name."""

    def __init__(self, data: Path, now: str = NOW, arguments: tuple = (), **options):
        super().__init__(data, now, arguments, **options)
        self.own_arguments = arguments
        self.secure_port = 0
        if not self.authority.exists():
            self.tls("init", "--name", NAME.removesuffix(".local"))  # by the true clock, which the browser has

    @property
    def authority(self) -> Path:
        return self.data / "tls" / "ca.crt"

    @property
    def secure_url(self) -> str:
        return f"https://{NAME}:{self.secure_port}"

    @property
    def plain_url(self) -> str:
        return f"http://{NAME}:{self.port}"

    def start(self) -> "SecureServer":
        self.arguments = (*self.own_arguments, "--https", "--https-port", str(self.secure_port))
        super().start()
        found = re.search(rf"https://{NAME}:(\d+)/", self.output.read_text())
        assert found, f"the server says nothing of https: {self.output.read_text()}"
        self.secure_port = int(found.group(1))
        return self

    def tls(self, *arguments: str) -> str:
        """`mealmood tls …` beside the server or without it."""
        command = [self.program, "tls", *arguments, "--data", str(self.data)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=20)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def cookies(self, visitor: Visitor) -> list[dict]:
        """The sign-in of a visitor, for a browser on the https side."""
        return [{"name": "__Host-mm", "value": visitor.cookies["mm"], "url": self.secure_url, "secure": True}]


class Machine:
    """What a browser takes from its machine: where the name leads, and whom it trusts."""

    def __init__(self, folder: Path, authority: Path | None = None):
        self.folder = folder
        store = folder / ".pki" / "nssdb"
        store.mkdir(parents=True)
        self.store = f"sql:{store}"
        self._certutil("-N", "--empty-password")
        if authority:
            self.trust(authority)

    def trust(self, authority: Path) -> None:
        """For browsers that start afterwards."""
        self._certutil("-A", "-t", "C,,", "-n", "MealMood", "-i", str(authority))

    def browser(self, browser_type, launch_args: dict):
        names = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
        environment = {**os.environ, "HOME": str(self.folder)}
        return browser_type.launch(**{**launch_args, "args": [*launch_args["args"], names], "env": environment})

    def _certutil(self, *arguments: str) -> None:
        program = shutil.which("certutil")
        assert program, "certutil is missing: bin/setup browser installs it"
        subprocess.run([program, "-d", self.store, *arguments], check=True, timeout=20)
