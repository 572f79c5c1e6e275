"""Errors as one plain sentence: JSON for programs, a page for people."""

from __future__ import annotations

import logging
import secrets
import time
from typing import Any

from fastapi import FastAPI, Request, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.routing import Match, Mount

from hetman.core.errors import CannotUndo, IllegalMove, RecordError
from hetman.language import Language
from hetman.presentation.texts import optional
from hetman.table.bot_pool import BotFailed
from hetman.table.errors import DAMAGED, Gone, Refused, SetAside, is_full
from hetman.table.logs import event
from hetman.web.locales import texts_for
from hetman.web.middleware import HEADERS
from hetman.web.rendering import page


class Refusal(HTTPException):
    """An error response with one plain sentence, and with `more` data for programs."""

    def __init__(self, status: int, sentence: str, **more: Any) -> None:
        super().__init__(status, sentence, {"retry-after": str(more["wait"])} if "wait" in more else None)
        self.sentence = sentence
        self.more = more


METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")
NOTED = {401, 403, 429}
"""Refusals that a host wants to see: foreign seats, and clients that ask too often."""
MINUTE = 60.0

log = logging.getLogger(__name__)

HANDLED = (
    ClientDisconnect,
    DBAPIError,
    HTTPException,
    RequestValidationError,
    Gone,
    SetAside,
    Refused,
    CannotUndo,
    IllegalMove,
    RecordError,
    BotFailed,
    Exception,
)


def handle_errors(app: FastAPI) -> None:
    app.state.noted = dict[tuple[int, str], float]()
    for kind in HANDLED:
        app.add_exception_handler(kind, respond)
    app.add_exception_handler(WebSocketDisconnect, leave)


async def leave(socket: WebSocket, error: Exception) -> None:
    """Do nothing: the other side has closed the connection while we wrote to it."""


async def respond(request: Request, error: Exception) -> Response:
    status, sentence, more = described(error, texts_for(request))
    headers = dict(getattr(error, "headers", None) or {})
    if status == 405:
        headers = {"allow": ", ".join(allowed(request)) or headers.get("Allow", "")}
    if status >= 500:
        headers["x-request-id"] = note_failure(request, status, error)
    elif status in NOTED:
        note_refusal(request, status)
    if request.url.path.startswith("/api/"):
        answer: Response = JSONResponse({"error": sentence, **more}, status)
    else:
        aside = error if isinstance(error, SetAside) else None
        answer = page(request, "error.html", status=status, sentence=sentence, aside=aside)
    # An unexpected error is answered outside of all middleware, which adds the headers otherwise.
    answer.headers.update({**HEADERS, "cache-control": "no-store", **headers})
    return answer


def allowed(request: Request) -> list[str]:
    """Return the methods of this address. Several routes can share it, and the router names those of the first."""
    routes = [route for route in request.app.routes if not isinstance(route, Mount)]
    found = [
        method
        for method in METHODS
        if any(route.matches({**request.scope, "method": method})[0] is Match.FULL for route in routes)
    ]
    return ["GET", "HEAD", *found[1:]] if "GET" in found else found


def route_of(request: HTTPConnection) -> str:
    """Return the pattern of an address, such as `/api/tables/{id}`. The address itself may hold a secret."""
    return str(getattr(request.scope.get("route"), "path", "none"))


def note_failure(request: HTTPConnection, status: int, error: Exception) -> str:
    """Log a failure of the server. Returns the id under which the host finds it."""
    id = secrets.token_hex(4)
    method = request.scope.get("method", "WEBSOCKET")
    extra = event("failed", request=id, status=status, method=method, route=route_of(request))
    # The server logs the traceback of an unexpected error by itself.
    trace = error if status != 500 else None
    log.error("request %s failed: %s", id, type(error).__name__, exc_info=trace, extra=extra)
    return id


def note_refusal(request: Request, status: int) -> None:
    """Log a refused request. Of many that are alike in one minute only the first is logged."""
    noted: dict[tuple[int, str], float] = request.app.state.noted
    key, now = (status, route_of(request)), time.monotonic()
    if now - noted.get(key, -MINUTE) >= MINUTE:
        noted[key] = now
        log.info("a request was refused", extra=event("refused", status=status, route=key[1]))


def described(error: Exception, words: Language) -> tuple[int, str, dict[str, Any]]:
    """Return the status of an error, its sentence, and more data for programs."""
    match error:
        case Refusal():
            return error.status_code, error.sentence, error.more
        case HTTPException(status_code=status):
            return status, optional(words, f"error-{status}", words.say("error-400")), {}
        case RequestValidationError():
            first = error.errors()[0]
            place = ".".join(str(part) for part in first["loc"][1:])
            return 422, f"{place or 'request'}: {first['msg']}.", {}
        case ClientDisconnect():
            return 400, words.say("error-400"), {}
        case Gone():
            return 404, words.say("error-404"), {}
        case SetAside():
            return 409, aside_sentence(error, words), {"reason": f"aside-{error.reason}", "status": error.status}
        case Refused(key=key):
            return 409, optional(words, f"refused-{key}", f"{error}."), {"reason": key}
        case CannotUndo(reason=reason):
            return 409, words.say(f"undo-{reason}"), {"reason": reason}
        case IllegalMove():
            return 422, f"{error}.", {"legal": list(error.legal)}
        case DBAPIError():
            status = 507 if is_full(error) else 503
            return status, words.say(f"error-{status}"), {}
        case BotFailed():
            return 503, words.say("error-bots"), {}
        case RecordError():
            return 422, words.say("refused-record", reason=str(error)), {}
    return 500, words.say("error-500"), {}


def aside_sentence(error: SetAside, words: Language) -> str:
    """Say which table cannot be loaded, why, and what can be done."""
    why = words.say(f"aside-{error.reason}", game=error.game, version=error.version, table=error.id, why=error.detail)
    state = "over" if error.status == "over" else "running"
    what = f"aside-damaged-{state}" if error.reason == DAMAGED else f"aside-{state}"
    return f"{why} {words.say(what)}"
