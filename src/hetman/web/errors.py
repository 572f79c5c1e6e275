"""Errors as one plain sentence: JSON for programs, a page for people."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from hetman.core.errors import CannotUndo, IllegalMove, RecordError
from hetman.language import Language
from hetman.presentation.texts import optional
from hetman.table.errors import Gone, Refused, SetAside
from hetman.web.locales import texts_for
from hetman.web.rendering import page


class Refusal(HTTPException):
    """An error response with one plain sentence, and with `more` data for programs."""

    def __init__(self, status: int, sentence: str, **more: Any) -> None:
        super().__init__(status, sentence, {"retry-after": str(more["wait"])} if "wait" in more else None)
        self.sentence = sentence
        self.more = more


HANDLED = (
    HTTPException,
    RequestValidationError,
    Gone,
    SetAside,
    Refused,
    CannotUndo,
    IllegalMove,
    RecordError,
    Exception,
)


def handle_errors(app: FastAPI) -> None:
    for kind in HANDLED:
        app.add_exception_handler(kind, respond)


async def respond(request: Request, error: Exception) -> Response:
    status, sentence, more = described(error, texts_for(request))
    if request.url.path.startswith("/api/"):
        return JSONResponse({"error": sentence, **more}, status, getattr(error, "headers", None))
    aside = error if isinstance(error, SetAside) else None
    return page(request, "error.html", status=status, sentence=sentence, aside=aside)


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
        case RecordError():
            return 422, words.say("refused-record", reason=str(error)), {}
    return 500, words.say("error-500"), {}


def aside_sentence(error: SetAside, words: Language) -> str:
    """Say which table cannot be loaded, why, and what can be done."""
    why = words.say(f"aside-{error.reason}", game=error.game, version=error.version, table=error.id, why=error.detail)
    return f"{why} {words.say('aside-running' if error.status != 'over' else 'aside-over')}"
