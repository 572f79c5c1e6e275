"""A password for the whole server: a form and a cookie for people, a header for programs.

Style sheets, scripts and `/health` stay open, because the form and monitors need them.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
from urllib.parse import unquote_to_bytes

from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from hetman.web.guests import keep
from hetman.web.locales import texts_for
from hetman.web.middleware import refuse
from hetman.web.pages.redirect import inside, see
from hetman.web.rate_limits import Rate, RateLimits, client_of
from hetman.web.rendering import page

COOKIE, HEADER, FORM = "entry", "x-hetman-password", "/entry"
OPEN = ("/static/", "/art/", "/health")
WRONG = "wrong"
RATE = Rate(10, 0.1)
"""Wrong passwords of one client: ten at once, then one in ten seconds."""
ROUNDS = 2**14
"""Cost of the cookie: whoever reads one must not find a short password from it by trying."""


class PasswordGate:
    """Middleware that lets nobody in without the password. Without a password everything passes."""

    def __init__(self, app: ASGIApp, password: str) -> None:
        self.app = app
        self.password = password.encode()
        self.limits = RateLimits({WRONG: RATE})
        # The same in every process and after a restart; another password ends all cookies.
        self.cookie = (
            hashlib.scrypt(self.password, salt=b"hetman entry", n=ROUNDS, r=8, p=1, dklen=32).hex() if password else ""
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self.password or scope["type"] not in ("http", "websocket") or scope["path"].startswith(OPEN):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        if hmac.compare_digest(connection.cookies.get(COOKIE, "").encode(), self.cookie.encode()):
            await self.app(scope, receive, send)
            return
        sent = password_in(connection)
        wait = self.check(connection, sent) if sent is not None else None
        if wait == 0:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await refuse(scope, receive, send, 401, "This server needs a password.")
        else:
            request = Request(scope, receive)
            await (await self.answer(request, wait))(scope, receive, send)

    def check(self, connection: HTTPConnection, sent: bytes) -> float | None:
        """Return 0 for the right password, None for a wrong one, and the seconds to wait after too many of them."""
        client = client_of(connection)
        wait = self.limits.missing(WRONG, client)
        if wait:
            return wait
        if hmac.compare_digest(hashlib.sha256(sent).digest(), hashlib.sha256(self.password).digest()):
            return 0
        self.limits.wait(WRONG, client)
        return None

    async def answer(self, request: Request, wait: float | None) -> Response:
        """Refuse a request, or read the form."""
        words = texts_for(request)
        if request.url.path.startswith("/api/"):
            sentence = words.say("refused-often" if wait else "refused-password")
            return JSONResponse({"error": sentence}, 429 if wait else 401, self.headers(request, wait))
        back, error = request.url.path, ""
        if request.method == "POST" and request.url.path == FORM:
            sent = await request.form()
            back = str(sent.get("back", "/"))
            wait = self.check(request, str(sent.get("password", "")).encode())
            if wait == 0:
                answer = see(inside(back))
                keep(answer, request, COOKIE, self.cookie)
                return answer
            error = words.say("refused-often" if wait else "entry-wrong")
        shown = page(request, "entry.html", 429 if wait else 401, back=inside(back), error=error)
        shown.headers.update(self.headers(request, wait))
        return shown

    def headers(self, request: Request, wait: float | None) -> dict[str, str]:
        """Return the headers of a refusal. A browser that is asked for Basic would open a window over the form."""
        if wait:
            return {"retry-after": str(max(1, round(wait)))}
        return {} if "sec-fetch-mode" in request.headers else {"www-authenticate": 'Basic realm="Hetman"'}


def password_in(connection: HTTPConnection) -> bytes | None:
    """Return the password in the header of a program: percent-encoded, or as Basic with any user name."""
    if HEADER in connection.headers:
        return unquote_to_bytes(connection.headers[HEADER])
    kind, _, rest = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() != "basic":
        return None
    try:
        return base64.b64decode(rest.strip(), validate=True).partition(b":")[2]
    except (binascii.Error, ValueError):
        return b""
