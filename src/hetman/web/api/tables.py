"""Tables in the API: create, join, read."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from hetman.core.registry import game as find_game
from hetman.table.chair import BOT, read_name, read_word
from hetman.table.creation import create_table
from hetman.table.errors import Refused, SetAside
from hetman.table.table import Table
from hetman.web.api.answers import Created, Joined, TableAnswer
from hetman.web.api.replays import record_file
from hetman.web.api.scene_answers import ChoicesAnswer, DrawingAnswer, SceneAnswer
from hetman.web.api.schemas import Join, NewTable, SeatQuery, TableId
from hetman.web.dependencies import Changes, Reads, Service, check_not_removed, limit, settings_of, viewer_of
from hetman.web.errors import Refusal
from hetman.web.guests import bearer, guest_of, remember
from hetman.web.locales import texts_for
from hetman.web.scene import choices_json, chosen_pictures, page_scene, parts_of, state_of

router = APIRouter(prefix="/api", tags=["tables"])


@router.post("/tables", status_code=201, response_model=Created, dependencies=[Changes])
async def new_table(asked: NewTable, request: Request, service: Service) -> JSONResponse:
    """Create a table. The response has the tokens of your seats, and an invitation to each open chair."""
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
            forced=asked.forced,
            word=asked.word,
        )
    except ValueError as error:
        raise Refusal(422, f"{error}.") from None
    await service.open(table)
    tokens = {seat: chair.token for seat, chair in enumerate(table.chairs) if chair.kind != BOT}
    answer = JSONResponse({"id": table.id, "status": table.status, "tokens": tokens}, 201)
    remember(answer, request, guest, name)
    return answer


@router.post("/tables/{id}/join", response_model=Joined, dependencies=[Changes])
async def join(id: TableId, asked: Join, request: Request, service: Service) -> JSONResponse:
    """Take a free chair: of a public table, or of any table with its invitation as the token.

    The response has the secret token of the seat. Nobody else gets it. If the answer was lost, send the request again
    with the same cookie `guest`, 22 random letters: who sits there already gets the same seat.
    """
    guest = guest_of(request)
    try:
        name, word = read_name(asked.name) or guest.name, read_word(asked.word)
    except ValueError as error:
        raise Refusal(422, f"{error}.") from None
    async with service.transaction(id) as table:
        own = table.seats_of_guest(guest.id)
        seat = own_chair(request, table, own, asked.seat)
        if seat is None:
            seat = chair_for(request, table, asked.seat)
            table.sit(seat, guest.id, name, word)
        token = table.chairs[seat].token
    answer = JSONResponse({"seat": seat, "token": token, "status": table.status})
    remember(answer, request, guest, name)
    return answer


def own_chair(request: Request, table: Table, own: list[int], wanted: int | None) -> int | None:
    """Return the seat that the sender has got before, if this is the same request again.

    An invitation that still opens a chair is for that one.
    """
    invitation = bearer(request)
    if invitation and table.seat_of_token(invitation) is not None:
        return None
    return next((seat for seat in reversed(own) if wanted in (None, seat)), None)


def chair_for(request: Request, table: Table, wanted: int | None) -> int:
    """Return the seat that the sender may take. Raises Refusal or Refused."""
    invitation = bearer(request)
    if invitation:
        seat = table.seat_of_token(invitation)
        if seat is None:
            raise Refusal(401, texts_for(request).say("refused-token"))
        if wanted not in (None, seat):
            raise Refusal(403, texts_for(request).say("refused-seat"))
        return seat
    check_not_removed(request, table)
    if not table.public:
        raise Refused("private", "this table is private: only players with a link to a seat can join")
    return wanted if wanted is not None else (table.free or [0])[0]


@router.get("/tables/{id}", response_model=TableAnswer, response_model_exclude_unset=True, dependencies=[Reads])
async def read_table(id: TableId, request: Request, service: Service, seat: SeatQuery = None) -> JSONResponse:
    """Return the table as your seat sees it: view, legal moves, log. Without a seat you are a spectator."""
    async with service.read(id) as table:
        return JSONResponse(state_of(table, viewer_of(request, table, seat)))


@router.get("/tables/{id}/scene", response_model=SceneAnswer, dependencies=[Reads])
async def read_scene(id: TableId, request: Request, service: Service, seat: SeatQuery = None) -> JSONResponse:
    """Return the table for the page: drawing, prompt, moves as clicks, log."""
    async with service.read(id) as table:
        return JSONResponse(page_scene(table, viewer_of(request, table, seat), service, settings_of(request).away))


@router.get("/tables/{id}/drawing", response_model=DrawingAnswer, dependencies=[Reads])
async def read_drawing(
    id: TableId,
    request: Request,
    service: Service,
    seat: SeatQuery = None,
    chosen: Annotated[list[str] | None, Query(max_length=12)] = None,
) -> JSONResponse:
    """Return the drawing, highlighted for the chosen tokens, and small pictures of them."""
    async with service.read(id) as table:
        viewer = viewer_of(request, table, seat)
        drawing = {
            "number": table.number_for(viewer.seat),
            "parts": parts_of(table, viewer, chosen or []),
            "pictures": chosen_pictures(table, viewer, chosen or []),
        }
        return JSONResponse(drawing)


@router.get("/tables/{id}/choices", response_model=ChoicesAnswer, dependencies=[Reads])
async def read_choices(id: TableId, request: Request, service: Service, seat: SeatQuery = None) -> JSONResponse:
    """Return your legal moves as whole phrases."""
    async with service.read(id) as table:
        viewer = viewer_of(request, table, seat)
        return JSONResponse({"number": table.number_for(viewer.seat), "choices": choices_json(table, viewer)})


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
