"""The HTTP API: everything that the page does, for programs in any language.

A program sits down with the token of its seat in the header `Authorization: Bearer …`, reads the table, and answers
decisions by their number.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field

from hetman.core.game import Game
from hetman.core.registry import game as find_game
from hetman.core.registry import games
from hetman.table.chair import NAME_LENGTH, OPEN, read_name
from hetman.table.levels import gentlest, levels
from hetman.table.table import LONGEST_MESSAGE, Late, Refused
from hetman.web.asking import (
    AllHall,
    Changing,
    Reading,
    Refusal,
    ask_permit,
    player_of,
    reader_of,
    settings_of,
)
from hetman.web.guests import guest_of, remember
from hetman.web.hinting import hint_for
from hetman.web.laying import lay
from hetman.web.showing import choices, parts_of, pictures, scene_of, state_of
from hetman.web.speech import speech_of, wanted
from hetman.web.telling import Told

router = APIRouter(prefix="/api", tags=["tables"])

TableId = Annotated[str, Path(pattern=r"^[\w-]{22}$", examples=["q1w2e3r4t5y6u7i8o9p0aA"])]
SeatQuery = Annotated[int | None, Query(description="Through whose eyes, if several seats are yours.", ge=0)]


class Asked(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewTable(Asked):
    """A table to lay. Chairs: `me`, `open` (for a friend), `device`, `bot` or `bot:<level>`; the rest is for bots."""

    game: str = Field(examples=list(games()[:1]))
    seats: int | None = Field(None, examples=[2])
    options: dict[str, str | int | bool] = Field(default_factory=dict)
    chairs: list[str] = Field(default_factory=lambda: ["me"], max_length=16, examples=[["me", "bot"]])
    name: str = Field("", max_length=4 * NAME_LENGTH, examples=["Kateřina"])
    pace: str = Field("none", max_length=32, examples=["none", "live 15+10", "slow 3"])
    public: bool = False
    word: str = Field("", max_length=200, description="Mixed into the dice, so that the host cannot choose them.")


class Join(Asked):
    seat: int | None = Field(None, description="The first free one if not given.")
    name: str = Field("", max_length=4 * NAME_LENGTH)
    word: str = Field("", max_length=200)


class Answer(Asked):
    """A move, and the number of the decision that it answers."""

    number: int = Field(examples=[7])
    move: str = Field(max_length=200, examples=["deploy archer e6"])
    seat: int | None = None


class Acting(Asked):
    seat: int | None = Field(None, description="Which of your seats, if there are several.")


class Said(Acting):
    text: str = Field(max_length=4 * LONGEST_MESSAGE, examples=["Good luck!"])


class HandOver(Asked):
    seat: int = Field(description="The seat that a bot shall play for.")


# Games


@router.get("/games", tags=["games"], dependencies=[Reading])
def all_games(request: Request) -> list[dict[str, Any]]:
    """The games there are, with their seats and options, and the levels of bots."""
    return [told_game(find_game(name), wanted(request)) for name in games()]


def told_game(game: Game, code: str) -> dict[str, Any]:
    words = speech_of(code, game)
    options = {
        name: {
            "kind": option.kind,
            "default": option.default,
            "choices": list(option.choices),
            "range": option.range,
            "help": words.say(f"option-{name}.help") if words.has(f"option-{name}.help") else option.help,
        }
        for name, option in game.options.items()
    }
    return {
        "game": game.name,
        "version": game.version,
        "name": words.say("game-name"),
        "about": words.say("game-about"),
        "seats": list(game.seats),
        "options": options,
        "levels": list(levels()),
    }


# Laying, joining, reading


@router.post("/tables", status_code=201, dependencies=[Changing])
async def new_table(asked: NewTable, request: Request, hall: AllHall) -> JSONResponse:
    """Lay a table. The answer holds the token of every seat that is not a bot's, for those who shall sit there."""
    ask_permit(request, "tables")
    guest = guest_of(request)
    try:
        name = read_name(asked.name) or guest.name
        table = lay(
            find_game(asked.game),
            seats=asked.seats,
            options=asked.options,
            chairs=asked.chairs,
            guest=guest.id,
            name=name,
            pace=asked.pace,
            public=asked.public,
            word=asked.word,
        )
    except ValueError as error:
        raise Refusal(422, f"{error}.") from None
    await hall.open(table)
    tokens = {seat: chair.token for seat, chair in enumerate(table.chairs) if chair.kind != "bot"}
    answer = JSONResponse({"id": table.id, "status": table.status, "tokens": tokens}, 201)
    remember(answer, request, guest, name)
    return answer


@router.post("/tables/{id}/join", dependencies=[Changing])
async def join(id: TableId, asked: Join, request: Request, hall: AllHall) -> JSONResponse:
    """Take a free chair at an open table; the answer holds its token."""
    guest = guest_of(request)
    try:
        name = read_name(asked.name) or guest.name
    except ValueError as error:
        raise Refusal(422, f"{error}.") from None
    async with hall.changing(id) as table:
        if not table.public:
            raise Refused("private", "only somebody with a link to a seat can sit down here")
        free = [seat for seat in table.seats if table.chairs[seat].kind == OPEN]
        seat = asked.seat if asked.seat is not None else (free or [0])[0]
        table.sit(seat, guest.id, name, asked.word)
        token = table.chairs[seat].token
    answer = JSONResponse({"seat": seat, "token": token, "status": table.status})
    remember(answer, request, guest, name)
    return answer


@router.get("/tables/{id}", dependencies=[Reading])
async def read_table(id: TableId, request: Request, hall: AllHall, seat: SeatQuery = None) -> dict[str, Any]:
    """The table as your seat sees it: view, legal moves, log. Without a seat, as a spectator sees it."""
    async with hall.reading(id) as table:
        return state_of(table, reader_of(request, table, seat))


@router.get("/tables/{id}/scene", dependencies=[Reading])
async def read_scene(id: TableId, request: Request, hall: AllHall, seat: SeatQuery = None) -> dict[str, Any]:
    """The table as the page shows it: drawing, prompt, moves as clicks, log."""
    async with hall.reading(id) as table:
        return scene_of(table, reader_of(request, table, seat), hall, Told(), settings_of(request).away)


@router.get("/tables/{id}/drawing", dependencies=[Reading])
async def read_drawing(
    id: TableId,
    request: Request,
    hall: AllHall,
    seat: SeatQuery = None,
    chosen: Annotated[list[str] | None, Query(max_length=12)] = None,
) -> dict[str, Any]:
    """The drawing anew, lit for the tokens chosen so far, and small pictures of what they name."""
    async with hall.reading(id) as table:
        reader = reader_of(request, table, seat)
        return {
            "number": table.number_for(reader.seat),
            "parts": parts_of(table, reader, chosen or []),
            "pictures": pictures(table, reader, chosen or []),
        }


@router.get("/tables/{id}/choices", dependencies=[Reading])
async def read_choices(id: TableId, request: Request, hall: AllHall, seat: SeatQuery = None) -> dict[str, Any]:
    """Your legal moves in whole phrases."""
    async with hall.reading(id) as table:
        reader = reader_of(request, table, seat)
        return {"number": table.number_for(reader.seat), "choices": choices(table, reader)}


@router.get("/tables/{id}/record", response_class=PlainTextResponse, dependencies=[Reading])
async def read_record(id: TableId, request: Request, hall: AllHall, seat: SeatQuery = None) -> Response:
    """The record as your seat may read it; of a finished game the whole of it, with the seed."""
    async with hall.reading(id) as table:
        record = table.playing.record_for(reader_of(request, table, seat).seat)
    file = f'attachment; filename="{table.game.name}-{id[:6]}.hetman"'
    return PlainTextResponse(str(record), headers={"content-disposition": file})


# Playing


@router.post("/tables/{id}/moves", dependencies=[Changing])
async def play(id: TableId, asked: Answer, request: Request, hall: AllHall) -> dict[str, Any]:
    """Answer a decision. The same answer sent again changes nothing; to a decision that is no longer open it is a 409.

    The answer comes after the move is on disk.
    """
    try:
        async with hall.changing(id) as table:
            seat = player_of(request, table, asked.seat)
            fresh = table.play(seat, asked.number, asked.move)
            return {"number": table.number_for(seat), "repeated": not fresh}
    except Late as error:
        async with hall.reading(id) as table:
            now = state_of(table, reader_of(request, table, asked.seat))
        raise Refusal(409, f"{error}.", state=now) from None


@router.post("/tables/{id}/undo", dependencies=[Changing])
async def undo(id: TableId, asked: Acting, request: Request, hall: AllHall) -> dict[str, Any]:
    """Take back your last decision, as far as it may be taken back."""
    async with hall.changing(id) as table:
        seat = player_of(request, table, asked.seat)
        table.undo(seat)
        return {"number": table.number_for(seat)}


@router.post("/tables/{id}/reset", dependencies=[Changing])
async def reset(id: TableId, asked: Acting, request: Request, hall: AllHall) -> dict[str, Any]:
    """Take back everything since the beginning of your turn."""
    async with hall.changing(id) as table:
        seat = player_of(request, table, asked.seat)
        table.reset(seat)
        return {"number": table.number_for(seat)}


@router.post("/tables/{id}/concede", dependencies=[Changing])
async def concede(id: TableId, asked: Acting, request: Request, hall: AllHall) -> dict[str, Any]:
    """Give the game up; among several sides a bot plays on for you."""
    async with hall.changing(id) as table:
        table.concede(player_of(request, table, asked.seat))
        return {"status": table.status}


@router.post("/tables/{id}/hand-over", dependencies=[Changing])
async def hand_over(id: TableId, asked: HandOver, request: Request, hall: AllHall) -> dict[str, Any]:
    """Let a bot play for a seat: your own, or one whose player is away."""
    async with hall.changing(id) as table:
        own = reader_of(request, table).seats
        if not own:
            player_of(request, table)
        if asked.seat not in table.seats:
            raise Refused("no-seat", "there is no such seat")
        if asked.seat not in own and hall.present(id, asked.seat):
            raise Refused("nobody-away", "that player is here")
        table.hand_over(asked.seat, gentlest())
        return {"seat": asked.seat}


@router.post("/tables/{id}/come-back", dependencies=[Changing])
async def come_back(id: TableId, asked: Acting, request: Request, hall: AllHall) -> dict[str, Any]:
    """Take your seat back from the bot."""
    async with hall.changing(id) as table:
        seat = player_of(request, table, asked.seat)
        table.come_back(seat)
        return {"seat": seat}


@router.post("/tables/{id}/messages", dependencies=[Changing])
async def say(id: TableId, asked: Said, request: Request, hall: AllHall) -> dict[str, Any]:
    """Say something to everybody at the table."""
    ask_permit(request, "messages")
    async with hall.changing(id) as table:
        reader = reader_of(request, table, asked.seat)
        name = guest_of(request).name or speech_of(reader.code, table.game).say("spectator")
        table.say(reader.seat, name, asked.text)
        return {"number": table.chat[-1].number}


@router.post("/tables/{id}/rematch", status_code=201, dependencies=[Changing])
async def rematch(id: TableId, request: Request, hall: AllHall) -> dict[str, Any]:
    """The same company again, everybody one chair further. Asked twice, it is the same new table.

    The answer holds your seat there and its token.
    """
    async with hall.changing(id) as table:
        seat = (player_of(request, table) + 1) % table.setup.seats
        if table.next is None:
            await hall.open(table.rematch())
        assert table.next is not None
    async with hall.reading(table.next) as again:
        return {"id": again.id, "seat": seat, "token": again.chairs[seat].token}


@router.post("/tables/{id}/hint", dependencies=[Changing])
async def hint(id: TableId, asked: Acting, request: Request, hall: AllHall) -> dict[str, Any]:
    """What the strongest bot would do in your seat."""
    ask_permit(request, "hints")
    return await hint_for(id, asked.seat, request, hall)
