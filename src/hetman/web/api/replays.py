"""Finished games in the API."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response

from hetman.core.record import Record
from hetman.presentation.fonts import with_fonts
from hetman.presentation.picture import picture_of
from hetman.presentation.replay import Replay
from hetman.presentation.replay_file import replay_file
from hetman.presentation.replay_moves import replay_moves
from hetman.web.api.scene_answers import FrameAnswer
from hetman.web.dependencies import Reads, Service
from hetman.web.errors import Refusal
from hetman.web.locales import texts_for
from hetman.web.replay_cache import frame_json, last_of, replay_for
from hetman.web.scene import figures_of

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
    check_place(replay, frame, seat, request)
    return JSONResponse(frame_json(replay, frame, seat, words))


def check_place(replay: Replay, frame: int, seat: int | None, request: Request) -> None:
    """Raise Refusal (404) if the replay has no such frame or seat."""
    if not 0 <= frame < len(replay.frames) or (seat is not None and not 0 <= seat < replay.record.seats):
        raise Refusal(404, texts_for(request).say("error-404"))


@router.get("/api/replays/{id}/moves", include_in_schema=False, dependencies=[Reads])
async def list_moves(id: str, request: Request, service: Service, seat: int | None = None) -> dict[str, Any]:
    """Return the moves by rounds, as a seat saw them. The last one does not tell the result."""
    replay, words = await replay_for(request, id, service)
    check_place(replay, 0, seat, request)
    moves = await run_in_threadpool(replay_moves, replay, seat, words)
    view = replay.frames[-1].state.view(seat)
    figures = figures_of(replay.game, view, {thing for move in moves for thing in move.things[:3]})
    shown = [{**vars(move), "things": [one for one in move.things[:3] if one in figures]} for move in moves]
    return {"moves": shown, "figures": figures}


@router.get("/api/replays/{id}/frames/{frame}/picture", include_in_schema=False, dependencies=[Reads])
async def draw_frame(id: str, frame: int, request: Request, service: Service, seat: int | None = None) -> Response:
    """Return a position as an SVG picture that stands alone."""
    replay, words = await replay_for(request, id, service)
    check_place(replay, frame, seat, request)
    view = replay.frames[frame].state.view(seat)
    try:
        svg = with_fonts(picture_of(replay.game, view, last=last_of(replay, frame, seat), language=words.code))
    except ValueError:
        raise Refusal(404, texts_for(request).say("error-404")) from None
    name = f'attachment; filename="{replay.record.game}-{id[:6]}-{frame}.svg"'
    return Response(svg, media_type="image/svg+xml", headers={"content-disposition": name})


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
