"""Errors as one plain sentence: JSON for programs, a page for people."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, HTTPException, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException as StarletteHTTPException

from hetman.core.errors import CannotUndo, IllegalMove, RecordError
from hetman.presentation.texts import optional
from hetman.table.errors import Refused
from hetman.table.store import Gone
from hetman.web.locales import texts_for
from hetman.web.rendering import page


class Refusal(HTTPException):
    """An error response with one plain sentence, and with `more` data for programs."""

    def __init__(self, status: int, sentence: str, **more: Any) -> None:
        super().__init__(status, sentence, {"retry-after": str(more["wait"])} if "wait" in more else None)
        self.sentence = sentence
        self.more = more


def respond(
    request: Request, status: int, sentence: str, more: dict[str, Any] | None = None, headers: Any = None
) -> Response:
    if request.url.path.startswith("/api/"):
        return JSONResponse({"error": sentence, **(more or {})}, status, headers)
    return page(request, "error.html", status=status, sentence=sentence)


def handle_errors(app: FastAPI) -> None:
    @app.exception_handler(StarletteHTTPException)
    async def http(request: Request, error: StarletteHTTPException) -> Response:
        if isinstance(error, Refusal):
            return respond(request, error.status_code, error.sentence, error.more, error.headers)
        words = texts_for(request)
        return respond(
            request, error.status_code, optional(words, f"error-{error.status_code}", words.say("error-400"))
        )

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"][1:])
        return respond(request, 422, f"{place or 'request'}: {first['msg']}.")

    @app.exception_handler(Gone)
    async def gone(request: Request, error: Gone) -> Response:
        return respond(request, 404, texts_for(request).say("error-404"))

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        sentence = optional(texts_for(request), f"refused-{error.key}", f"{error}.")
        return respond(request, 409, sentence, {"reason": error.key})

    @app.exception_handler(CannotUndo)
    async def cannot_undo(request: Request, error: CannotUndo) -> Response:
        return respond(request, 409, texts_for(request).say(f"undo-{error.reason}"), {"reason": error.reason})

    @app.exception_handler(IllegalMove)
    async def illegal(request: Request, error: IllegalMove) -> Response:
        return respond(request, 422, f"{error}.", {"legal": list(error.legal)})

    @app.exception_handler(RecordError)
    async def record(request: Request, error: RecordError) -> Response:
        return respond(request, 422, texts_for(request).say("refused-record", reason=str(error)))

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        return respond(request, 500, texts_for(request).say("error-500"))
