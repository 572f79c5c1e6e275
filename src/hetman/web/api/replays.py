"""Finished games in the API."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse, Response

from hetman.core.record import Record
from hetman.web.dependencies import Reads, Service
from hetman.web.errors import Refusal
from hetman.web.locales import texts_for
from hetman.web.replay_cache import frame_json, replay_for

router = APIRouter()


@router.get("/api/replays/{id}/frames/{frame}", tags=["replays"], dependencies=[Reads])
async def show_frame(
    id: str,
    frame: int,
    request: Request,
    service: Service,
    seat: Annotated[int | None, Query(description="The seat that views. The default is a spectator.")] = None,
) -> dict[str, Any]:
    """Return a position of a finished game as a drawing, with what happened just before."""
    replay, words = await replay_for(request, id, service)
    if not 0 <= frame < len(replay.frames) or (seat is not None and not 0 <= seat < replay.record.seats):
        raise Refusal(404, texts_for(request).say("error-404"))
    return frame_json(replay, frame, seat, words)


@router.get("/api/replays/{id}/record", tags=["replays"], response_class=PlainTextResponse, dependencies=[Reads])
async def download(id: str, request: Request, service: Service) -> Response:
    """Return the record of a finished game."""
    replay, _ = await replay_for(request, id, service)
    return record_file(replay.record, id)


def record_file(record: Record, id: str) -> Response:
    """Return a record as a file to save."""
    file = f'attachment; filename="{record.game}-{id[:6]}.hetman"'
    return PlainTextResponse(str(record), headers={"content-disposition": file})
