"""Pages that take a chair: by the link of a seat, or at an open table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hetman.core.record import WORD_LENGTH
from hetman.table.chair import OPEN, read_name, read_word
from hetman.table.errors import Gone
from hetman.table.service import TableService
from hetman.table.table import Table
from hetman.web.dependencies import Changes, Reads, Service, check_not_removed
from hetman.web.errors import Refusal
from hetman.web.guests import guest_of
from hetman.web.locales import game_texts, language_of, texts_for
from hetman.web.pages.lists import table_line
from hetman.web.pages.redirect import see, see_table
from hetman.web.rendering import page

router = APIRouter(include_in_schema=False)


class NoSeat(LookupError):
    """A token opens no seat: it is wrong, or an invitation that is used up."""


@asynccontextmanager
async def at_seat(token: str, service: TableService) -> AsyncIterator[tuple[Table, int]]:
    """Change the table of a seat's token. Raises NoSeat if it opens none."""
    id = await service.on_disk(service.store.with_token, token)
    if id is None:
        raise NoSeat
    async with service.transaction(id) as table:
        seat = table.seat_of_token(token)
        assert seat is not None
        yield table, seat


@router.get("/sit/{token}", dependencies=[Reads])
async def sit(token: str, request: Request, service: Service, table: str = "") -> Response:
    """Open the link of a seat: show the table, or ask for the name of the player."""
    guest = guest_of(request)
    try:
        async with at_seat(token, service) as (found, seat):
            if found.chairs[seat].kind == OPEN:
                words = game_texts(language_of(request), found.game)
                line = table_line(found, words.code, guest)
                return page(request, "join.html", 200, words, token=token, line=line)
            found.chairs[seat].guests.add(guest.id)
    except NoSeat:
        return await used_up(request, service, table)
    return see_table(found.id, request, guest)


@router.post("/sit/{token}", dependencies=[Changes])
async def take_seat(token: str, request: Request, service: Service, table: str = "") -> Response:
    try:
        async with at_seat(token, service) as (found, seat):
            return await take(request, found, seat)
    except NoSeat:
        return await used_up(request, service, table)


async def used_up(request: Request, service: TableService, id: str) -> Response:
    """Show the table to its players, who may open their invitation again. Raises Refusal (404) for others."""
    with suppress(Gone):
        async with service.read(id) as table:
            if table.seats_of_guest(guest_of(request).id):
                return see(f"/tables/{id}")
    raise Refusal(404, texts_for(request).say("refused-invitation"))


@router.post("/tables/{id}/sit", dependencies=[Changes])
async def join_open_table(id: str, request: Request, service: Service) -> Response:
    """Take the first free chair of a table that strangers may join."""
    async with service.transaction(id) as table:
        check_not_removed(request, table)
        if not table.public or not table.free:
            raise Refusal(409, texts_for(request).say("refused-taken"))
        return await take(request, table, table.free[0])


async def take(request: Request, table: Table, seat: int) -> Response:
    sent = await request.form()
    guest = guest_of(request)
    try:
        name = read_name(str(sent.get("name", "")))
    except ValueError:
        name = ""
    try:
        word = read_word(str(sent.get("word", "")))
    except ValueError:
        raise Refusal(422, texts_for(request).say("form-word-wrong", most=WORD_LENGTH)) from None
    if table.chairs[seat].kind == OPEN:
        table.sit(seat, guest.id, name or guest.name, word)
    else:
        table.chairs[seat].guests.add(guest.id)
    return see_table(table.id, request, guest, name)
