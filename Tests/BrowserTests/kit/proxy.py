"""nginx in front of a server: https outside, http inside, and the server below a prefix of the site."""

import os
import socket
import subprocess
import time
from pathlib import Path

NAME = "localhost"  # by its name alone it is no other machine: what the proxy writes makes it one
PREFIX = "/meals"


class Proxy:
    """Where the server is not yet known: it is told the address of the proxy first (`arguments`), then the other way."""

    def __init__(self, folder: Path):
        folder.mkdir()
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen | None = None

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.port}{PREFIX}"

    @property
    def arguments(self) -> tuple:
        return ("--public-url", self.url)

    def start(self, server_port: int) -> "Proxy":
        self._make_certificate()
        configuration = self.folder / "nginx.conf"
        user = "user root;" if os.geteuid() == 0 else ""
        configuration.write_text(
            CONFIGURATION.format(user=user, folder=self.folder, port=self.port, prefix=PREFIX, server=server_port)
        )
        command = ["nginx", "-p", str(self.folder), "-c", str(configuration)]
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL)
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return self
            except OSError:
                assert self.process.poll() is None, "nginx did not start"
        raise AssertionError("nginx does not listen")

    def stop(self) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(10)

    def _make_certificate(self) -> None:
        command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
        command += ["-subj", f"/CN={NAME}", "-days", "2", "-keyout", "key.pem", "-out", "cert.pem"]
        subprocess.run(command, cwd=self.folder, check=True, capture_output=True, timeout=20)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


# As docs/security.md has it, and nothing that helps.
CONFIGURATION = """
daemon off;
{user}
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
 access_log off;
 client_body_temp_path {folder}/body;
 proxy_temp_path {folder}/proxy;
 fastcgi_temp_path {folder}/fastcgi;
 uwsgi_temp_path {folder}/uwsgi;
 scgi_temp_path {folder}/scgi;
 server {{
  listen 127.0.0.1:{port} ssl;
  ssl_certificate {folder}/cert.pem;
  ssl_certificate_key {folder}/key.pem;
  location {prefix}/ {{
   proxy_pass http://127.0.0.1:{server};
   proxy_http_version 1.1;
   proxy_set_header Host $http_host;
   proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
   proxy_set_header X-Forwarded-Proto $scheme;
   client_max_body_size 100m;
  }}
  location / {{ return 404; }}
 }}
}}
"""
