"""Finished games in the API."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response

from hetman.core.record import Record
from hetman.presentation.replay_file import replay_file
from hetman.web.api.scene_answers import FrameAnswer
from hetman.web.dependencies import Reads, Service
from hetman.web.errors import Refusal
from hetman.web.locales import texts_for
from hetman.web.replay_cache import frame_json, replay_for

router = APIRouter()


@router.get("/api/replays/{id}/frames/{frame}", response_model=FrameAnswer, tags=["replays"], dependencies=[Reads])
async def show_frame(
    id: str,
    frame: int,
    request: Request,
    service: Service,
    seat: Annotated[int | None, Query(description="The seat that views. The default is a spectator.")] = None,
) -> JSONResponse:
    """Return a position of a finished game as a drawing, with what happened just before."""
    replay, words = await replay_for(request, id, service)
    if not 0 <= frame < len(replay.frames) or (seat is not None and not 0 <= seat < replay.record.seats):
        raise Refusal(404, texts_for(request).say("error-404"))
    return JSONResponse(frame_json(replay, frame, seat, words))


@router.get("/api/replays/{id}/record", tags=["replays"], response_class=PlainTextResponse, dependencies=[Reads])
async def download(id: str, request: Request, service: Service) -> Response:
    """Return the record of a finished game."""
    replay, _ = await replay_for(request, id, service)
    return record_file(replay.record, id)


@router.get("/api/replays/{id}/html", tags=["replays"], response_class=HTMLResponse, dependencies=[Reads])
async def download_html(id: str, request: Request, service: Service) -> Response:
    """Return a finished game as one HTML file that needs no server."""
    replay, words = await replay_for(request, id, service)
    try:
        content = await run_in_threadpool(replay_file, replay, words.code)
    except ValueError:
        raise Refusal(409, texts_for(request).say("replay-open")) from None
    name = f'attachment; filename="{replay.record.game}-{id[:6]}.html"'
    return HTMLResponse(content, headers={"content-disposition": name})


def record_file(record: Record, id: str) -> Response:
    """Return a record as a file to save."""
    file = f'attachment; filename="{record.game}-{id[:6]}.hetman"'
    return PlainTextResponse(str(record), headers={"content-disposition": file})
