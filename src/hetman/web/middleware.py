"""Middleware: check host, origin and body size; add security headers."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY = 1_000_000
DIGITS = 20
"""A longer number is wrong without a look at it. Python refuses to read very long ones."""
SAFE = {"GET", "HEAD", "OPTIONS"}

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class TooLarge(HTTPException):
    """The body is larger than announced, or larger than the limit."""

    def __init__(self) -> None:
        super().__init__(413)


class RequestChecks:
    def __init__(self, app: ASGIApp, hosts: Iterable[str] | None) -> None:
        self.app = app
        self.hosts = frozenset(hosts) if hosts is not None else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self.refusal(scope, headers)
        if refusal is not None:
            await refuse(scope, receive, send, *refusal)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        elif scope["method"] == "HEAD":
            # Whatever answers GET answers HEAD, with the same headers.
            await self.answer({**scope, "method": "GET"}, receive, without_body(send))
        else:
            await self.answer(scope, receive, send)

    def refusal(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        """Return the status and reason of a refusal, or None."""
        host = headers.get("host", "")
        if self.hosts is not None and host_name(host).lower() not in self.hosts:
            return 400, "This server does not answer to that name. Its host can allow it with the option --names."
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not same_origin(headers, host):
            return 403, "Requests from other sites are refused."
        # No database stores a zero byte, and no name has one.
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            return 400, "An address has no zero bytes."
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit()) or len(length) > DIGITS or int(length) > LARGEST_BODY:
            return 413, f"A request has at most {LARGEST_BODY} bytes."
        return None

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        taken = 0

        async def counted() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > LARGEST_BODY:
                raise TooLarge
            return message

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = MutableHeaders(raw=message["headers"])
                for name, value in HEADERS.items():
                    found.setdefault(name, value)
                found.setdefault("cache-control", "no-store")
                message["headers"] = found.raw
            await send(message)

        await self.app(scope, counted, with_headers)


def without_body(send: Send) -> Send:
    """Send the start of an answer, and an empty body."""

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return sent


def host_name(host: str) -> str:
    """Return a host without its port."""
    return host if host.endswith("]") else host.rpartition(":")[0] or host


def same_origin(headers: Headers, host: str) -> bool:
    """Return whether a request comes from this site. Browsers send its origin; other programs need not."""
    origin = headers.get("origin")
    if origin is not None:
        try:
            return urlsplit(origin).netloc == host
        except ValueError:
            return False
    return headers.get("sec-fetch-site", "none") in ("none", "same-origin")


async def refuse(scope: Scope, receive: Receive, send: Send, status: int, text: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": text})
    else:
        program = scope["path"].startswith("/api/")
        kind = JSONResponse({"error": text}, status, HEADERS) if program else PlainTextResponse(text, status, HEADERS)
        await kind(scope, receive, send)
