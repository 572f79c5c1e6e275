"""Seats for programs: find a free one, sit down by its token, and get positions to think about."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query, Request

from hetman.core.dice import Dice
from hetman.table.bot_worker import SEED_BITS
from hetman.table.chair import OPEN, PERSON, read_name, read_word
from hetman.table.errors import Gone, Refused, SetAside
from hetman.table.service import TableService
from hetman.table.table import Table
from hetman.web.api.answers import OpenTable, PositionAnswer, SeatAnswer, Status, TakenSeat
from hetman.web.api.schemas import SeatQuery, Sit, TableId
from hetman.web.dependencies import Changes, Reads, Service, player_of
from hetman.web.errors import Refusal
from hetman.web.guests import bearer, guest_of
from hetman.web.locales import texts_for

router = APIRouter(prefix="/api", tags=["seats"])

LISTED = 100
SEARCHED = 500
"""Of so many public tables, those of the wanted game are listed."""


@router.get("/tables", dependencies=[Reads])
async def lobby(
    service: Service,
    status: Annotated[Status, Query(description="`open` tables have a free chair.")] = "open",
    game: Annotated[str | None, Query(max_length=64, description="The default is all games.")] = None,
) -> list[OpenTable]:
    """List public tables, the latest first."""
    found: list[OpenTable] = []
    for id in await service.on_disk(service.store.public, status, SEARCHED):
        with suppress(Gone, SetAside):
            async with service.read(id) as table:
                if game in (None, table.game.name):
                    found.append(open_table(table))
        if len(found) == LISTED:
            break
    return found


def open_table(table: Table) -> OpenTable:
    return OpenTable.model_validate(
        {
            "id": table.id,
            "game": table.game.name,
            "version": table.game.version,
            "options": dict(table.setup.options),
            "status": table.status,
            "pace": str(table.time_control),
            "seats": table.setup.seats,
            "free": table.free,
        }
    )


@router.get("/seat", dependencies=[Reads])
async def read_seat(request: Request, service: Service) -> SeatAnswer:
    """Return the seat of your token: of its secret, or of an invitation, which is the end of a link."""
    id, token = await table_of_token(request, service)
    async with service.read(id) as table:
        return seat_answer(table, token)


@router.post("/seat", dependencies=[Changes])
async def take_seat(asked: Sit, request: Request, service: Service) -> TakenSeat:
    """Sit down on the chair of your invitation. The response has the secret token of the seat.

    The invitation is used up then. With the secret of a seat that is yours already, nothing changes. If the answer was
    lost, send the request again with the same cookie `guest` and with `table`: you get the same seat.
    """
    try:
        id, token = await table_of_token(request, service)
    except Refusal:
        return await seat_again(asked.table, request, service)
    try:
        name, word = read_name(asked.name), read_word(asked.word)
    except ValueError as error:
        raise Refusal(422, f"{error}.") from None
    async with service.transaction(id) as table:
        seat = table.seat_of_token(token)
        assert seat is not None
        if table.chairs[seat].kind == OPEN:
            table.sit(seat, guest_of(request).id, name, word)
        elif table.chairs[seat].kind != PERSON:
            raise Refused("taken", "this chair is taken")
        token = table.chairs[seat].token
        return TakenSeat(**seat_answer(table, token).model_dump(), token=token)


async def seat_again(id: str, request: Request, service: TableService) -> TakenSeat:
    """Return the seat that the sender has at a table already. Raises Refusal (401) if there is none."""
    with suppress(Gone):
        async with service.read(id) as table:
            own = table.seats_of_guest(guest_of(request).id)
            if own:
                token = table.chairs[own[-1]].token
                return TakenSeat(**seat_answer(table, token).model_dump(), token=token)
    raise Refusal(401, texts_for(request).say("refused-token"))


async def table_of_token(request: Request, service: TableService) -> tuple[str, str]:
    """Return the table of the request's token, and the token. Raises Refusal (401) if it opens no seat."""
    token = bearer(request)
    id = await service.on_disk(service.store.with_token, token) if token else None
    if id is None:
        raise Refusal(401, texts_for(request).say("refused-token"))
    return id, token


def seat_answer(table: Table, token: str) -> SeatAnswer:
    seat = table.seat_of_token(token)
    assert seat is not None
    return SeatAnswer.model_validate(
        {
            "id": table.id,
            "seat": seat,
            "kind": table.chairs[seat].kind,
            "game": table.game.name,
            "version": table.game.version,
            "status": table.status,
        }
    )


@router.get("/tables/{id}/position", dependencies=[Reads])
async def read_position(id: TableId, request: Request, service: Service, seat: SeatQuery = None) -> PositionAnswer:
    """Return a full position that your seat cannot tell from the true one, for bots that think ahead.

    What your seat does not know is drawn at random. The seat must have an open decision.
    """
    async with service.read(id) as table:
        seat = player_of(request, table, seat)
        if seat not in table.awaited:
            raise Refused("not-your-turn", "it is not your turn")
        dice = Dice(secrets.randbits(SEED_BITS))
        return PositionAnswer(
            number=table.number_for(seat),
            seat=seat,
            game=table.game.name,
            version=table.game.version,
            components=dict(table.game.own_components),
            position=table.playing.position_for(seat).imagine(seat, dice).dump(),
        )
