"""nginx on a free port, one worker on the server's core, with the answers to serve as files."""

import os
import socket
import subprocess
import time
from pathlib import Path

from kit.visitor import Answer
from ports import free_port
from scene import SERVER_CORE, Case

KEPT = (
    "content-type",
    "content-encoding",
    "cache-control",
    "etag",
    "vary",
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
)


class Nginx:
    def __init__(self, folder: Path, answers: dict[str, Answer], certificates: Path):
        folder.mkdir()
        self.port, self.secure_port = free_port(), free_port()
        places = "\n".join(
            location(folder, number, path, answer) for number, (path, answer) in enumerate(answers.items())
        )
        configuration = folder / "nginx.conf"
        user = "user root;" if os.geteuid() == 0 else ""
        ports = {"port": self.port, "secure_port": self.secure_port}
        text = CONFIGURATION.format(user=user, folder=folder, certificates=certificates, places=places, **ports)
        configuration.write_text(text)
        command = ["taskset", "-c", SERVER_CORE, "nginx", "-p", str(folder), "-c", str(configuration)]
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL)
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                assert self.process.poll() is None, "nginx did not start"
        raise AssertionError("nginx does not listen")

    def url(self, case: Case) -> str:
        return f"https://127.0.0.1:{self.secure_port}" if case.is_secure else f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)


def location(folder: Path, number: int, path: str, answer: Answer) -> str:
    (folder / str(number)).write_bytes(answer.content)
    kept = {
        name: value for name, value in answer.headers.items() if name in KEPT and name not in ("content-type", "etag")
    }
    fields = "".join(f'    add_header {name} "{value}";\n' for name, value in kept.items())
    kind = answer.headers.get("content-type", "application/octet-stream")
    return f'  location = {path} {{\n    alias {folder}/{number};\n    types {{}}\n    default_type "{kind}";\n{fields}  }}'


# The worker keeps the master's user: the folder of the files is closed to others.
CONFIGURATION = """
daemon off;
{user}
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 4096; }}
http {{
 access_log {folder}/access.log combined buffer=32k;
 client_body_temp_path {folder}/body;
 proxy_temp_path {folder}/proxy;
 fastcgi_temp_path {folder}/fastcgi;
 uwsgi_temp_path {folder}/uwsgi;
 scgi_temp_path {folder}/scgi;
 sendfile on;
 tcp_nopush on;
 keepalive_requests 100000000;
 open_file_cache max=100 inactive=60s;
 server {{
  listen 127.0.0.1:{port} reuseport;
  listen 127.0.0.1:{secure_port} ssl reuseport;
  ssl_certificate {certificates}/server.crt;
  ssl_certificate_key {certificates}/server.key;
{places}
 }}
}}
"""
