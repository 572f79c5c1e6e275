"""Tables in the API: create, join, read."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from hetman.core.registry import game as find_game
from hetman.table.chair import OPEN, read_name
from hetman.table.creation import create_table
from hetman.table.errors import Refused, SetAside
from hetman.web.api.answers import Created, Joined, TableAnswer
from hetman.web.api.replays import record_file
from hetman.web.api.schemas import Join, NewTable, SeatQuery, TableId
from hetman.web.dependencies import Changes, Reads, Service, limit, settings_of, viewer_of
from hetman.web.errors import Refusal
from hetman.web.guests import guest_of, remember
from hetman.web.scene import choices_json, chosen_pictures, page_scene, parts_of, state_of

router = APIRouter(prefix="/api", tags=["tables"])


@router.post("/tables", status_code=201, response_model=Created, dependencies=[Changes])
async def new_table(asked: NewTable, request: Request, service: Service) -> JSONResponse:
    """Create a table. The response has the token of every seat without a bot, for the players who will sit there."""
    limit(request, "tables")
    guest = guest_of(request)
    try:
        name = read_name(asked.name) or guest.name
        table = create_table(
            find_game(asked.game),
            seats=asked.seats,
            options=asked.options,
            chairs=asked.chairs,
            guest=guest.id,
            name=name,
            pace=asked.pace,
            delay=asked.delay,
            public=asked.public,
            word=asked.word,
        )
    except ValueError as error:
        raise Refusal(422, f"{error}.") from None
    await service.open(table)
    tokens = {seat: chair.token for seat, chair in enumerate(table.chairs) if chair.kind != "bot"}
    answer = JSONResponse({"id": table.id, "status": table.status, "tokens": tokens}, 201)
    remember(answer, request, guest, name)
    return answer


@router.post("/tables/{id}/join", response_model=Joined, dependencies=[Changes])
async def join(id: TableId, asked: Join, request: Request, service: Service) -> JSONResponse:
    """Take a free chair at an open table. The response has its token."""
    guest = guest_of(request)
    try:
        name = read_name(asked.name) or guest.name
    except ValueError as error:
        raise Refusal(422, f"{error}.") from None
    async with service.transaction(id) as table:
        if not table.public:
            raise Refused("private", "this table is private: only players with a link to a seat can join")
        free = [seat for seat in table.seats if table.chairs[seat].kind == OPEN]
        seat = asked.seat if asked.seat is not None else (free or [0])[0]
        table.sit(seat, guest.id, name, asked.word)
        token = table.chairs[seat].token
    answer = JSONResponse({"seat": seat, "token": token, "status": table.status})
    remember(answer, request, guest, name)
    return answer


@router.get("/tables/{id}", response_model=TableAnswer, response_model_exclude_unset=True, dependencies=[Reads])
async def read_table(id: TableId, request: Request, service: Service, seat: SeatQuery = None) -> dict[str, Any]:
    """Return the table as your seat sees it: view, legal moves, log. Without a seat you are a spectator."""
    async with service.read(id) as table:
        return state_of(table, viewer_of(request, table, seat))


@router.get("/tables/{id}/scene", dependencies=[Reads])
async def read_scene(id: TableId, request: Request, service: Service, seat: SeatQuery = None) -> dict[str, Any]:
    """Return the table for the page: drawing, prompt, moves as clicks, log."""
    async with service.read(id) as table:
        return page_scene(table, viewer_of(request, table, seat), service, settings_of(request).away)


@router.get("/tables/{id}/drawing", dependencies=[Reads])
async def read_drawing(
    id: TableId,
    request: Request,
    service: Service,
    seat: SeatQuery = None,
    chosen: Annotated[list[str] | None, Query(max_length=12)] = None,
) -> dict[str, Any]:
    """Return the drawing, highlighted for the chosen tokens, and small pictures of them."""
    async with service.read(id) as table:
        viewer = viewer_of(request, table, seat)
        return {
            "number": table.number_for(viewer.seat),
            "parts": parts_of(table, viewer, chosen or []),
            "pictures": chosen_pictures(table, viewer, chosen or []),
        }


@router.get("/tables/{id}/choices", dependencies=[Reads])
async def read_choices(id: TableId, request: Request, service: Service, seat: SeatQuery = None) -> dict[str, Any]:
    """Return your legal moves as whole phrases."""
    async with service.read(id) as table:
        viewer = viewer_of(request, table, seat)
        return {"number": table.number_for(viewer.seat), "choices": choices_json(table, viewer)}


@router.get("/tables/{id}/record", response_class=PlainTextResponse, dependencies=[Reads])
async def read_record(id: TableId, request: Request, service: Service, seat: SeatQuery = None) -> Response:
    """Return the record as your seat may read it. A finished game has the whole record with the seed."""
    try:
        async with service.read(id) as table:
            return record_file(table.playing.record_for(viewer_of(request, table, seat).seat), id)
    except SetAside as error:
        if error.status != "over":
            raise
        return record_file(await service.kept_record(id), id)
