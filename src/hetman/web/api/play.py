"""Playing through the API: moves, undo, leaving, chat, rematch, hints."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from hetman.bots.levels import gentlest
from hetman.core.errors import IllegalMove
from hetman.presentation.refusal import typed_refusal
from hetman.table.absence import replaceable
from hetman.table.creation import read_level
from hetman.table.creation import rematch as rematch_of
from hetman.table.errors import Conflict, Late, Refused
from hetman.table.table import Table
from hetman.web.api.answers import (
    ActedAnswer,
    MoveAnswer,
    NumberAnswer,
    RematchAnswer,
    SaidAnswer,
    StatusAnswer,
)
from hetman.web.api.scene_answers import ChooseAnswer, HintAnswer
from hetman.web.api.schemas import Acting, Answer, Choose, HandOver, Rematch, Said, TableId
from hetman.web.dependencies import Changes, Reads, Service, Viewer, is_host, limit, player_of, settings_of, viewer_of
from hetman.web.errors import Refusal
from hetman.web.guests import bearer, guest_of
from hetman.web.hints import hint_for
from hetman.web.locales import game_texts
from hetman.web.question import chosen_question
from hetman.web.scene import state_of, words_for

router = APIRouter(prefix="/api", tags=["tables"])


@router.post("/tables/{id}/moves", response_model=MoveAnswer, dependencies=[Changes])
async def play(id: TableId, asked: Answer, request: Request, service: Service) -> dict[str, Any]:
    """Answer a decision. Sending the same answer again changes nothing. If the decision is closed, the status is 409.

    The response comes after the move is on disk.
    """
    try:
        async with service.transaction(id) as table:
            seat = player_of(request, table, asked.seat)
            fresh = table.play_all(seat, asked.number, [asked.move] if asked.move is not None else asked.moves)
            return {"number": table.number_for(seat), "repeated": not fresh}
    except IllegalMove as error:
        async with service.read(id) as table:
            viewer = viewer_of(request, table, asked.seat)
            why = reason_for(table, viewer, asked)
        raise Refusal(422, f"{error}.", legal=list(error.legal), **({"why": why} if why else {})) from None
    except (Late, Conflict) as error:
        async with service.read(id) as table:
            now = state_of(table, viewer_of(request, table, asked.seat))
        raise Refusal(409, f"{error}.", state=now) from None


def reason_for(table: Table, viewer: Viewer, asked: Answer) -> str | None:
    """Return why the first of these moves is not legal, in the viewer's language."""
    assert viewer.seat is not None
    text = asked.move if asked.move is not None else asked.moves[0]
    return typed_refusal(table.playing, viewer.seat, text, words_for(table, viewer.code))


@router.post("/tables/{id}/choose", response_model=ChooseAnswer, dependencies=[Reads])
async def choose(id: TableId, asked: Choose, request: Request, service: Service) -> JSONResponse:
    """Return the question after a click: what is chosen, what is asked next, the drawing lit for it.

    `play` has the moves that the click decides; nothing is played yet. `why` is the reason if the thing cannot be
    chosen. A question about a closed decision is null.
    """
    async with service.read(id) as table:
        viewer = viewer_of(request, table, asked.seat)
        number = table.number_for(viewer.seat)
        if viewer.seat is None or number != asked.number:
            return JSONResponse({"number": number, "question": None})
        try:
            question = chosen_question(table, viewer.seat, words_for(table, viewer.code), asked.read())
        except ValueError as error:
            raise Refusal(422, f"{error}.") from None
        return JSONResponse({"number": number, "question": question})


@router.post("/tables/{id}/undo", response_model=NumberAnswer, dependencies=[Changes])
async def undo(id: TableId, asked: Acting, request: Request, service: Service) -> dict[str, Any]:
    """Undo your last decision."""
    async with service.transaction(id) as table:
        seat = player_of(request, table, asked.seat)
        table.undo(seat)
        return {"number": table.number_for(seat)}


@router.post("/tables/{id}/reset", response_model=NumberAnswer, dependencies=[Changes])
async def reset(id: TableId, asked: Acting, request: Request, service: Service) -> dict[str, Any]:
    """Undo everything since the beginning of your turn."""
    async with service.transaction(id) as table:
        seat = player_of(request, table, asked.seat)
        table.reset(seat)
        return {"number": table.number_for(seat)}


@router.post("/tables/{id}/concede", response_model=StatusAnswer, dependencies=[Changes])
async def concede(id: TableId, asked: Acting, request: Request, service: Service) -> dict[str, Any]:
    """Give up. With more than two sides a bot plays on for you."""
    async with service.transaction(id) as table:
        table.concede(player_of(request, table, asked.seat))
        return {"status": table.status}


@router.post("/tables/{id}/end", response_model=StatusAnswer, dependencies=[Changes])
async def end(id: TableId, asked: Acting, request: Request, service: Service) -> dict[str, Any]:
    """End a game that cannot be loaded any more, as it stands. Then anybody with its id can read its record."""
    await service.end(id, guest_of(request).id, bearer(request))
    return {"status": "over"}


@router.post("/tables/{id}/hand-over", response_model=ActedAnswer, dependencies=[Changes])
async def hand_over(id: TableId, asked: HandOver, request: Request, service: Service) -> dict[str, Any]:
    """Let a bot play for a seat: your own, or that of a player who lets the others wait.

    It must be that player's turn, and the player must have been away for a minute, or as long as the server says. In
    a slow game the time for the decision must be up.
    """
    away = settings_of(request).away
    async with service.transaction(id) as table:
        own = viewer_of(request, table).seats
        if not own:
            player_of(request, table)
        if asked.seat not in table.seats:
            raise Refused("no-seat", "there is no such seat")
        if asked.seat not in own and not replaceable(table, asked.seat, service.absent(id, asked.seat), away):
            raise Refused("nobody-away", "it is not that player's turn, or the player is here or has just left")
        table.hand_over(asked.seat, gentlest())
        return {"seat": asked.seat}


@router.post("/tables/{id}/come-back", response_model=ActedAnswer, dependencies=[Changes])
async def come_back(id: TableId, asked: Acting, request: Request, service: Service) -> dict[str, Any]:
    """Take your seat back from the bot."""
    async with service.transaction(id) as table:
        seat = player_of(request, table, asked.seat)
        table.come_back(seat)
        return {"seat": seat}


@router.post("/tables/{id}/messages", response_model=SaidAnswer, dependencies=[Changes])
async def say(id: TableId, asked: Said, request: Request, service: Service) -> dict[str, Any]:
    """Send a message to everybody at the table."""
    limit(request, "messages")
    async with service.transaction(id) as table:
        viewer = viewer_of(request, table, asked.seat)
        if table.journal.moderation.silences(viewer.seat) and not is_host(request, table):
            raise Refused("muted", "the host has muted the chat for you")
        name = guest_of(request).name or game_texts(viewer.code, table.game).say("spectator")
        table.say(viewer.seat, name, asked.text)
        return {"number": table.chat[-1].number}


@router.post("/tables/{id}/rematch", status_code=201, response_model=RematchAnswer, dependencies=[Changes])
async def rematch(id: TableId, request: Request, service: Service, asked: Rematch | None = None) -> dict[str, Any]:
    """Create a table for the same players, each one chair further. A second request gets the same table.

    The response has your seat there and its token. With a `level`, bots play at that level.
    """
    try:
        level = read_level(asked.level) if asked and asked.level else ""
    except ValueError as error:
        raise Refusal(422, f"{error}.") from None
    async with service.transaction(id) as table:
        seat = (player_of(request, table) + 1) % table.setup.seats
        if table.next is None:
            limit(request, "tables")
            await service.open(rematch_of(table, level))
        assert table.next is not None
    async with service.read(table.next) as again:
        return {"id": again.id, "seat": seat, "token": again.chairs[seat].token}


@router.post("/tables/{id}/hint", response_model=HintAnswer, dependencies=[Changes])
async def hint(id: TableId, asked: Acting, request: Request, service: Service) -> dict[str, Any]:
    """Return the move of the strongest bot for your seat."""
    limit(request, "hints")
    return await hint_for(id, asked.seat, request, service)
