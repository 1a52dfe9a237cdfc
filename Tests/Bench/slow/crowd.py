"""A process of its own that keeps many connections half open: python3 crowd.py PORT SECURE_PORT COUNT.

Every other one is half a head, the others half a handshake. An octet drips into each now and then, and one that the
server has cut off comes back. It ends when its standard input does.
"""

import resource
import select
import socket
import sys

HEAD = b"GET /week HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HANDSHAKE = bytes([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3])  # the beginning of a ClientHello of 512 octets
DRIP = 2.0  # seconds until the same connection has its turn again
AT_ONCE = 20


def half_open(port: int, beginning: bytes) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", port), timeout=10)
    connection.sendall(beginning)
    connection.setblocking(False)
    return connection


def is_cut(connection: socket.socket) -> bool:
    try:
        connection.send(b"x")
        return not connection.recv(4096)
    except BlockingIOError:
        return False
    except OSError:
        return True


def main(port: int, secure_port: int, count: int) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 16_384), hard))
    kinds = [(port, HEAD), (secure_port, HANDSHAKE)]
    crowd = [half_open(*kinds[number % 2]) for number in range(count)]
    print("open", flush=True)
    cut = 0
    number = 0
    while not select.select([sys.stdin], [], [], DRIP * AT_ONCE / count)[0]:
        for _ in range(AT_ONCE):
            if is_cut(crowd[number]):
                crowd[number].close()
                crowd[number] = half_open(*kinds[number % 2])
                cut += 1
            number = (number + 1) % count
    print(f"cut {cut}", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
