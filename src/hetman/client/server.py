"""Requests to a server."""

from __future__ import annotations

import http.client
import json
import os
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from hetman.client.errors import ClientError, Refusal, Unreachable

TIMEOUT = 30
TOO_MANY = 429
SERVER_FAULT = 500
FIRST_WAIT, LONGEST_WAIT = 1.0, 30.0

Lost = Callable[[str, float], None]
"""Gets the reason why the server does not answer, and the seconds until the next attempt."""


class Server:
    """A server by its URL. Requests wait and try again while the server does not answer, for `patience` seconds."""

    def __init__(self, url: str, lost: Lost, patience: float = 600, language: str = "en") -> None:
        self.url = url
        self.language = language
        self.lost = lost
        self.patience = patience
        self.token = ""
        self.guest = secrets.token_urlsafe(16)
        """Names this client, so that it gets its chair again if the answer was lost."""

    def get(self, path: str) -> Any:
        return self.patiently(lambda: self.send("GET", path))

    def post(self, path: str, **body: Any) -> Any:
        return self.patiently(lambda: self.send("POST", path, body))

    def patiently(self, work: Callable[[], Any]) -> Any:
        """Do something that needs the server. Raises Unreachable if the server is gone for too long, or Refusal."""
        end, wait = time.monotonic() + self.patience, FIRST_WAIT
        while True:
            try:
                return work()
            except Refusal as refusal:
                if refusal.status != TOO_MANY:
                    raise
                time.sleep(max(1.0, float(refusal.data.get("wait", 1))))
            except Unreachable as error:
                if time.monotonic() + wait > end:
                    raise
                self.lost(str(error), wait)
                time.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    def send(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Send one request. Returns the JSON or the text of the answer."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, self.headers(), method=method)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
                return content(answer.read(), answer.headers.get_content_type(), self.url)
        except urllib.error.HTTPError as error:
            raise self.refusal(error) from None
        except (urllib.error.URLError, http.client.HTTPException, OSError) as error:
            raise Unreachable(f"{self.url}: {getattr(error, 'reason', None) or error}") from None

    def refusal(self, error: urllib.error.HTTPError) -> ClientError:
        """Return the error of an answer. A fault of the server or of a proxy before it may pass."""
        try:
            data = json.loads(error.read())
        except ValueError:
            data = None
        if not isinstance(data, dict) or "error" not in data:
            if error.code >= SERVER_FAULT:
                return Unreachable(f"{self.url}: {error.code} {error.reason}")
            return Refusal(error.code, f"{self.url} is not a Hetman server: it answered {error.code} {error.reason}")
        return Refusal(error.code, str(data["error"]), data)

    def headers(self) -> dict[str, str]:
        known = {"Content-Type": "application/json", "User-Agent": "hetman", "Accept-Language": self.language}
        known["Cookie"] = f"guest={self.guest}"
        return {**known, **self.authorization()}

    def authorization(self) -> dict[str, str]:
        """Return the token of the seat, and the password of the server if the environment has one."""
        password = os.environ.get("HETMAN_PASSWORD", "")
        token = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return {**token, **({"X-Hetman-Password": quote(password, safe="")} if password else {})}


def content(data: bytes, kind: str, url: str) -> Any:
    if kind == "text/plain":
        return data.decode()
    try:
        return json.loads(data)
    except ValueError:
        raise ClientError(f"{url} is not a Hetman server: expected JSON, got {kind}") from None
