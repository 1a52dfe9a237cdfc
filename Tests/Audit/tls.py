"""Has testssl.sh judge the https port of the program, whose own authority it is told to trust."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1] / folder) for folder in ("BrowserTests", "Bench")]

from kit.server import Server
from ports import free_port

WEAK = ("MEDIUM", "HIGH", "CRITICAL", "FATAL")
# What stays, and why.
KNOWN = {
    "cert_revocation": "an authority of one household revokes nothing: its certificates end after a year, "
    "and who loses the key makes a new authority",
}
WHAT = "-p -s -f -P -S -h -U -g".split()  # protocols, ciphers, key exchange, preference, certificate, head, weaknesses


def judge(port: int, authority: Path, report: Path, options: list[str]) -> list[dict]:
    command = ["testssl", "--quiet", "--color", "0", "--warnings", "batch", "--add-ca", str(authority)]
    command += ["--jsonfile", str(report), *(options or WHAT), f"localhost:{port}"]
    subprocess.run(command, stdin=subprocess.DEVNULL, timeout=900, check=False)
    return json.loads(report.read_text())


def main(options: list[str]) -> int:
    with tempfile.TemporaryDirectory() as name:
        folder, port = Path(name), free_port()
        server = Server(folder / "data", now="", arguments=("--https", "--https-port", str(port))).start()
        try:
            findings = judge(port, folder / "data/tls/ca.crt", folder / "report.json", options)
        finally:
            server.stop()
    weak = [finding for finding in findings if finding["severity"] in WEAK]
    for finding in weak:
        reason = KNOWN.get(finding["id"])
        print(f"{finding['severity']} {finding['id']}: {finding['finding']}" + (f" (stays: {reason})" if reason else ""))
    faults = [finding for finding in weak if finding["id"] not in KNOWN]
    print(f"{len(findings)} findings, {len(faults)} faults, {len(weak) - len(faults)} known")
    return 1 if faults or not any(finding["id"] == "TLS1_3" for finding in findings) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
