"""What no generator thinks of: every call that takes JSON gets damaged content, every path strange methods. Each must be
refused by a problem that says so, and the server must go on."""

from home import Home

JSON = {"Content-Type": "application/json"}
DEEP = 20_000
# Every call takes at least one of these.
TEXTS = (b"name", b"token", b"code", b"from", b"to", b"dish", b"meals", b"scope", b"language")
BODIES = {
    "nothing": b"",
    "half an object": b'{"name": "Sopa"',
    "NULs in texts": b"{%s}" % b", ".join(b'"%s": "a\\u0000b"' % name for name in TEXTS),
    "a bare NUL": b'{"name": "a\x00b"}',
    "half a surrogate pair": b'{"name": "\\ud800", "token": "\\ud800"}',
    "no UTF-8": b'{"name": "\xff\xfe"}',
    "a name twice": b'{"name": "Sopa", "name": "Pollo", "rating": 1, "rating": 9}',
    "deep lists": b"[" * DEEP + b"]" * DEEP,
    "deep objects": b'{"a":' * DEEP + b"1" + b"}" * DEEP,
    "a list": b"[]",
    "a number": b"1e999999",
    "huge numbers": b'{"rating": 1e400, "seed": 99999999999999999999999999, "expiresInDays": -1e308, "name": 1e400}',
    "comments": b'{"name": "Sopa" /* really */}',
}
KINDS = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "application/json2"]
METHODS = ["TRACE", "PROPFIND", "get", "X"]


def run(home: Home) -> tuple[int, int]:
    """Answers how many requests were refused as they should be, and how many not."""
    program = home.program()
    paths = program.get("/api/v1/openapi.json").json()["paths"]
    faults = [*contents(program, paths), *methods(program, paths)]
    count = sum(1 for _ in faults)
    bad = [fault for fault in faults if fault]
    print("\n".join(bad))
    print(f"damaged requests: {count - len(bad)} refused as they should be, {len(bad)} not")
    program.close()
    return count - len(bad), len(bad)


def contents(program, paths: dict):
    for path, method, operation in calls(paths):
        if "application/json" not in operation.get("requestBody", {}).get("content", {}):
            continue
        for name, body in BODIES.items():
            if name != "nothing" or operation["requestBody"].get("required"):
                yield fault(program, method, path, body, JSON, name, (400, 403, 404, 409, 413, 422))
        for kind in KINDS:
            yield fault(program, method, path, b"{}", {"Content-Type": kind} if kind else {}, kind or "no type", (403, 404, 415))


def methods(program, paths: dict):
    for path in paths:
        for method in METHODS:
            yield fault(program, method, filled(path), b"", {}, method, (400, 405, 501), is_ours=False)
        options = program.request("OPTIONS", filled(path))
        yield "" if options.status == 204 and "OPTIONS" in options.headers["allow"] else f"OPTIONS {path}: {options}"


def calls(paths: dict):
    for path, item in paths.items():
        for method, operation in item.items():
            if method != "parameters":
                yield filled(path), method.upper(), operation


def filled(path: str) -> str:
    values = {"monday": "2026-09-14", "slot": "2-dinner"}
    parts = [values.get(part.strip("{}"), "0" * 16) if part.startswith("{") else part for part in path.split("/")]
    return "/api/v1" + "/".join(parts)


def fault(program, method, path, body, headers, name, statuses, is_ours=True) -> str:
    """Empty when the request was refused by one of the statuses, and by a problem where the product answers."""
    answer = program.request(method, path, body, headers)
    kind = answer.headers.get("content-type", "")
    if answer.status in statuses and (kind == "application/problem+json" or not is_ours and answer.status != 405):
        return ""
    return f"{method} {path} with {name}: {answer.status} {kind} {answer.text[:200]}"
