"""Many open event streams of one household, watched by one thread."""

import re
import selectors
import socket
import time

IDS = re.compile(rb"^id: (\d+)$", re.M)


class Stream:
    def __init__(self, port: int, cookie: str):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=15)
        request = f"GET /api/v1/events HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\n\r\n"
        self.socket.sendall(request.encode())
        self.waiting = b""
        self.last = 0  # the number of the last change heard of
        while not self.last:
            self.read()
        self.socket.setblocking(False)

    def read(self) -> None:
        octets = self.socket.recv(65_536)
        assert octets, f"a stream has ended: {self.waiting[-400:]!r}"
        *whole, self.waiting = (self.waiting + octets).split(b"\n\n")
        for event in whole:
            for number in IDS.findall(event):
                self.last = int(number)


class Crowd:
    def __init__(self, port: int, cookies: list[str], each: int):
        self.port, self.cookies = port, cookies
        self.streams = [Stream(port, cookie) for cookie in cookies for _ in range(each)]
        self.selector = selectors.DefaultSelector()
        for stream in self.streams:
            self.selector.register(stream.socket, selectors.EVENT_READ, stream)

    def hear(self, number: int, patience: float) -> float:
        """Reads until every stream has heard of the change `number`; answers the seconds that took."""
        began = time.perf_counter()
        missing = sum(stream.last < number for stream in self.streams)
        while missing:
            left = began + patience - time.perf_counter()
            ready = self.selector.select(max(0, left))
            assert ready, f"{missing} of {len(self.streams)} streams have not heard of change {number}"
            for key, _ in ready:
                was_behind = key.data.last < number
                key.data.read()
                missing -= was_behind and key.data.last >= number
        return time.perf_counter() - began

    def listen(self, seconds: float) -> None:
        """Nothing is expected: what comes is read."""
        end = time.perf_counter() + seconds
        while (left := end - time.perf_counter()) > 0:
            for key, _ in self.selector.select(left):
                key.data.read()

    def close(self) -> None:
        for stream in self.streams:
            stream.socket.close()
