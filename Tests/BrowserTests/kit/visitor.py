"""A visitor without a browser: one connection, a cookie jar, forms and JSON. Bounded waits."""

import http.client
import json
from dataclasses import dataclass
from urllib.parse import urlencode, urlsplit

from .secrets import learn


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    content: bytes

    @property
    def text(self) -> str:
        return self.content.decode()

    def json(self):
        return json.loads(self.content)

    @property
    def location(self) -> str:
        return self.headers.get("location", "")


class Visitor:
    def __init__(self, url: str, language: str = "es-ES"):
        self.url = url
        self.host = urlsplit(url).netloc
        self.language = language
        self.cookies: dict[str, str] = {}
        self.connection: http.client.HTTPConnection | None = None

    def get(self, path: str, follow: bool = True) -> Answer:
        answer = self.request("GET", path)
        hops = 0
        while follow and answer.status in (301, 302, 303, 307, 308):
            hops += 1
            assert hops < 6, f"too many redirects from {path}"
            answer = self.request("GET", answer.location)
        return answer

    def post(self, path: str, **fields) -> Answer:
        learn(fields.items())
        body = urlencode(fields, doseq=True)
        return self.request("POST", path, body, {"Content-Type": "application/x-www-form-urlencoded"})

    def send(self, method: str, path: str, value=None, headers: dict | None = None) -> Answer:
        body = None if value is None else json.dumps(value)
        kind = {"Content-Type": "application/json"} if body else {}
        return self.request(method, path, body, {**kind, **(headers or {})})

    def request(self, method: str, path: str, body: str | bytes | None = None, headers: dict | None = None) -> Answer:
        fields = {"Accept-Language": self.language, "Origin": self.url, **(headers or {})}
        if self.cookies:
            fields["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if self.connection is None:
            self.connection = http.client.HTTPConnection(self.host, timeout=15)
        try:
            self.connection.request(method, path, body.encode() if isinstance(body, str) else body, fields)
            answer = self.connection.getresponse()
            content = answer.read()
        except (OSError, http.client.HTTPException):
            self.close()
            raise
        self._remember(answer)
        if answer.will_close:
            self.close()
        return Answer(answer.status, {name.lower(): value for name, value in answer.getheaders()}, content)

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def browser_cookies(self) -> list[dict]:
        """The cookies as Playwright's `context.add_cookies` wants them."""
        return [{"name": name, "value": value, "url": self.url} for name, value in self.cookies.items()]

    def _remember(self, answer: http.client.HTTPResponse) -> None:
        for line in answer.headers.get_all("Set-Cookie") or []:
            pair, *attributes = line.split(";")
            name, _, value = pair.strip().partition("=")
            if any(attribute.strip().lower() == "max-age=0" for attribute in attributes):
                self.cookies.pop(name, None)
            else:
                self.cookies[name] = value
