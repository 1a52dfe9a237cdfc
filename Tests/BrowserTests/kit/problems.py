"""What a page complains about while a test runs: console errors, broken policy, failed requests."""

import re

STREAM = "/api/v1/events"  # it breaks with its server or session, and comes back by itself


class Problems:
    def __init__(self):
        self.seen: list[str] = []
        self.allowed: list[str] = []

    def allow(self, pattern: str) -> None:
        """Lets complaints that match `pattern` pass in this test; say why beside the call."""
        self.allowed.append(pattern)

    def watch(self, context) -> None:
        context.on("console", lambda message: self._note(message) if message.type == "error" else None)
        context.on("weberror", lambda error: self.seen.append(f"script error: {error.error}"))
        context.on("requestfailed", self._failed)

    def remaining(self) -> list[str]:
        return [text for text in self.seen if not any(re.search(pattern, text) for pattern in self.allowed)]

    def _note(self, message) -> None:
        where = message.location.get("url", "")
        if STREAM in where:
            return
        self.seen.append(f"console: {message.text} ({where})")

    def _failed(self, request) -> None:
        if request.failure != "net::ERR_ABORTED" and STREAM not in request.url:  # a page left before all came
            self.seen.append(f"request failed: {request.url} {request.failure}")
