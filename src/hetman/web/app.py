"""The application: its routes, what stands before them, and how errors are told."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from hetman.core.errors import CannotUndo, IllegalMove, RecordError
from hetman.table.hall import Hall
from hetman.table.store import Gone, Store
from hetman.table.table import Refused
from hetman.web import api, art, live, pages, replays
from hetman.web.asking import Refusal
from hetman.web.guard import Guard
from hetman.web.limits import Limits
from hetman.web.rendering import page
from hetman.web.settings import Settings
from hetman.web.speech import speech, wanted

STATIC = Path(__file__).parent / "static"
WEEK = 7 * 24 * 3600
ABOUT = """Everything that the page does, for programs in any language.

1. `POST /api/tables` lays a table and answers with a token for each seat that is not a bot's, or
   `POST /api/tables/{id}/join` takes a free chair at an open one.
2. `GET /api/tables/{id}` with the header `Authorization: Bearer <token>` tells what the seat knows, and its legal
   `moves`.
3. `POST /api/tables/{id}/moves` with `{"number": <number of the decision>, "move": "<one of them>"}` answers.
4. `WS /api/tables/{id}/live` with the same header sends the same state whenever something has changed.

Sentences are in the language of the header `Accept-Language`, or in that of the query `?language=pl`.
"""

log = logging.getLogger(__name__)


def create_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(Store(settings.database), settings.workers, settings.pause)
        app.state.hall = hall
        await hall.start()
        yield
        await hall.close()

    app = FastAPI(title="Hetman", description=ABOUT, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.openapi_url = "/api/openapi.json"
    app.setup()
    app.state.settings = settings
    app.state.limits = Limits(settings.rates)
    app.state.shelf = replays.Shelf()
    for part in (api.router, live.router, art.router, replays.router, pages.router):
        app.include_router(part)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    handle_errors(app)
    app.add_middleware(Guard, hosts=settings.hosts)
    return app


# Errors: one plain sentence, as JSON for programs and as a page for people


def handle_errors(app: FastAPI) -> None:
    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        words = speech(wanted(request))
        if isinstance(error, Refusal):
            return told(request, error.status_code, error.sentence, error.more, error.headers)
        key = f"error-{error.status_code}"
        return told(request, error.status_code, words.say(key if words.has(key) else "error-400"))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"][1:])
        return told(request, 422, f"{place or 'request'}: {first['msg']}.")

    @app.exception_handler(Gone)
    async def gone(request: Request, error: Gone) -> Response:
        return told(request, 404, speech(wanted(request)).say("error-404"))

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        words = speech(wanted(request))
        key = f"refused-{error.key}"
        return told(request, 409, words.say(key) if words.has(key) else f"{error}.", {"reason": error.key})

    @app.exception_handler(CannotUndo)
    async def cannot_undo(request: Request, error: CannotUndo) -> Response:
        sentence = speech(wanted(request)).say(f"undo-{error.reason}")
        return told(request, 409, sentence, {"reason": error.reason})

    @app.exception_handler(IllegalMove)
    async def illegal(request: Request, error: IllegalMove) -> Response:
        return told(request, 422, f"{error}.", {"legal": list(error.legal)})

    @app.exception_handler(RecordError)
    async def record(request: Request, error: RecordError) -> Response:
        return told(request, 422, speech(wanted(request)).say("refused-record", reason=str(error)))

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        return told(request, 500, speech(wanted(request)).say("error-500"))


def told(
    request: Request, status: int, sentence: str, more: dict[str, Any] | None = None, headers: Any = None
) -> Response:
    if request.url.path.startswith("/api/"):
        return JSONResponse({"error": sentence, **(more or {})}, status, headers)
    return page(request, "error.html", status=status, sentence=sentence)
