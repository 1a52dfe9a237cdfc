"""Resident memory, at rest and with many idle connections."""

import socket

from kit.server import MONDAY, Server


def resident(server: Server) -> float:
    """Megabytes."""
    return _status(server, "VmRSS:")


def peak(server: Server) -> float:
    """Megabytes, at the most since the program was started."""
    return _status(server, "VmHWM:")


def _status(server: Server, name: str) -> float:
    with open(f"/proc/{server.pid}/status") as status:
        line = next(line for line in status if line.startswith(name))
    return int(line.split()[1]) / 1024


def at_rest(home) -> float:
    """Megabytes of a server that has just shown one page."""
    home.household.visitor.close()
    assert home.household.visitor.get(f"/week/{MONDAY}").status == 200
    return resident(home.server)


def with_idle(home, count: int) -> float:
    """Megabytes with `count` connections that have each had one answer and stay open."""
    session = "; ".join(f"{name}={value}" for name, value in home.household.visitor.cookies.items())
    request = (
        f"HEAD /week/{MONDAY} HTTP/1.1\r\nHost: 127.0.0.1:{home.server.port}\r\nCookie: {session}\r\n\r\n"
    ).encode()
    open_now = []
    try:
        for _ in range(count):
            connection = socket.create_connection(("127.0.0.1", home.server.port), timeout=10)
            open_now.append(connection)
            connection.sendall(request)
            assert connection.recv(4096).startswith(b"HTTP/1.1 200"), "an idle connection got no page"
        return resident(home.server)
    finally:
        for connection in open_now:
            connection.close()
