"""Has wapiti look for weaknesses of the pages, as somebody who is not signed in and as somebody who is."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

sys.path[:0] = [str(Path(__file__).parents[1] / "BrowserTests")]

from kit.household import Household
from kit.server import MONDAY, Server
from kit.visitor import Visitor

MODULES = "cookieflags,crlf,csp,exec,file,http_headers,methods,permanentxss,redirect,sql,upload,xss"
LEAVE_OUT = ("/sign-out", "/account/sessions", "/household/dissolution", "/household/leave")  # they end what is looked at
# What stays, and why.
KNOWN = {
    "HTTP Strict Transport Security (HSTS)": "plain http at home; a proxy with a public name adds it",
    "Secure Flag cookie": "plain http has no Secure cookie; on https it is (SessionCookieTests)",
}


def scan(url: str, cookies: dict[str, str], report: Path, options: list[str]) -> dict:
    program = Path(sys.executable).with_name("wapiti")
    command = [str(program), "--url", f"{url}/", "--scope", "folder", "--format", "json", "--output", str(report)]
    command += ["--module", MODULES, "--flush-session", "--store-session", str(report.parent / report.stem), "--no-bugreport"]
    command += ["--max-scan-time", "600", "--max-links-per-page", "60", "--depth", "4", "--timeout", "10"]
    command += ["--start", f"{url}/week/{MONDAY}", "--verbose", "0"]
    for path in LEAVE_OUT:
        command += ["--exclude", f"{url}{path}"]
    if cookies:
        command += ["--header", "Cookie: " + "; ".join(f"{name}={value}" for name, value in cookies.items())]
    subprocess.run([*command, *options], stdin=subprocess.DEVNULL, timeout=900, check=True)
    return json.loads(report.read_text())


def findings(report: dict, who: str) -> list[str]:
    lines = []
    for part in ("vulnerabilities", "anomalies"):
        for kind, found in report[part].items():
            for one in found:
                if one.get("level", 1) < 1 or kind in KNOWN:
                    continue
                path = urlsplit(one["path"]).path or one["path"]
                lines.append(f"{who}: {kind} (level {one['level']}): {one['method']} {path}: {one['info']}")
    return lines


def main(options: list[str]) -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        server = Server(folder / "data").start()
        try:
            visitor = Visitor(server.url)
            Household(visitor).onboard()
            reports = {
                "signed out": scan(server.url, {}, folder / "out.json", options),
                "signed in": scan(server.url, visitor.cookies, folder / "in.json", options),
            }
            visitor.close()
            alive = visitor.get(f"/week/{MONDAY}").status
        finally:
            server.stop()
        log = server.log_text()
    faults = [line for who, report in reports.items() for line in findings(report, who)]
    faults += [f"log: {line}" for line in log.splitlines() if line.startswith("fault")]
    for line in faults:
        print(line)
    for who, report in reports.items():
        print(f"{who}: {report['infos'].get('crawled_pages_nbr', '?')} pages looked at")
    print(f"{len(faults)} findings above informational; the household still answers {alive}")
    return 1 if faults or alive != 200 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
