"""What the host of a table may do, through the API."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from hetman.table import hosting, moderation
from hetman.table.creation import LONGEST_DELAY, check_delay, read_level
from hetman.table.errors import Refused
from hetman.table.table import Table
from hetman.web.api.schemas import Body, TableId
from hetman.web.dependencies import Changes, Service, is_host
from hetman.web.errors import Refusal
from hetman.web.locales import texts_for

router = APIRouter(prefix="/api", tags=["tables"])


class Muting(Body):
    who: int | Literal["all", "spectators"] = Field(description="A seat, all spectators, or everybody but the host.")
    on: bool = Field(True, description="False lets them write again.")


class Removal(Body):
    """Either a seat or a spectator."""

    seat: int | None = Field(None, description="The seat of a guest or a bot before the game starts.")
    spectator: str = Field("", max_length=32, description="The `id` of a spectator in `watchers` of the scene.")


class NewBot(Body):
    seat: int = Field(description="A free chair.")
    level: str = Field(description="A level or another bot of `GET /api/games`.", max_length=100)


class Pausing(Body):
    on: bool = Field(True, description="False lets the bots go on.")


class Delay(Body):
    seconds: float = Field(description=f"How long a bot waits before it moves, from 0 to {LONGEST_DELAY}.")


class BotsAnswer(BaseModel):
    paused: bool
    delay: float | None = Field(description="In seconds. Null: as long as at other tables of the server.")


class MutedAnswer(BaseModel):
    muted: list[int | str] = Field(description="Seats, `spectators` or `all`.")


class FreeAnswer(BaseModel):
    free: list[int] = Field(description="The seats of free chairs.")


def check_host(request: Request, table: Table) -> None:
    if not is_host(request, table):
        raise Refusal(403, texts_for(request).say("refused-host"))


@router.post("/tables/{id}/mute", response_model=MutedAnswer, dependencies=[Changes])
async def mute(id: TableId, asked: Muting, request: Request, service: Service) -> dict[str, Any]:
    """Mute the chat for a seat, for spectators or for everybody but you. Only the host can do that."""
    async with service.transaction(id) as table:
        check_host(request, table)
        moderation.mute(table, asked.who, asked.on)
        return {"muted": sorted(table.journal.moderation.muted, key=str)}


@router.post("/tables/{id}/remove", response_model=FreeAnswer, dependencies=[Changes])
async def remove(id: TableId, asked: Removal, request: Request, service: Service) -> dict[str, Any]:
    """Remove a guest or a bot before the game starts, or a spectator. Only the host can do that.

    Removed people cannot watch or join this table any more with the same browser. The chair gets a new invitation.
    """
    async with service.transaction(id) as table:
        check_host(request, table)
        if asked.seat is not None:
            moderation.remove(table, asked.seat)
        else:
            if asked.spectator not in service.watchers(id):
                raise Refused("nobody-watches", "no such spectator watches now")
            moderation.bar(table, asked.spectator)
        return {"free": table.free}


@router.post("/tables/{id}/bot", response_model=FreeAnswer, dependencies=[Changes])
async def seat_bot(id: TableId, asked: NewBot, request: Request, service: Service) -> dict[str, Any]:
    """Give a free chair to a bot. The game starts when every chair is taken. Only the host can do that."""
    try:
        level = read_level(asked.level)
    except ValueError as error:
        raise Refusal(422, f"{error}.") from None
    async with service.transaction(id) as table:
        check_host(request, table)
        hosting.seat_bot(table, asked.seat, level)
        return {"free": table.free}


@router.post("/tables/{id}/pause", response_model=BotsAnswer, dependencies=[Changes])
async def pause(id: TableId, asked: Pausing, request: Request, service: Service) -> dict[str, Any]:
    """Stop a game of bots alone, or let it go on. Only the host can do that."""
    async with service.transaction(id) as table:
        check_host(request, table)
        hosting.pause(table, asked.on)
        return bots_answer(table)


@router.post("/tables/{id}/delay", response_model=BotsAnswer, dependencies=[Changes])
async def set_delay(id: TableId, asked: Delay, request: Request, service: Service) -> dict[str, Any]:
    """Set the pace of a game of bots alone. Only the host can do that."""
    try:
        seconds = check_delay(asked.seconds)
    except ValueError as error:
        raise Refusal(422, f"{error}.") from None
    async with service.transaction(id) as table:
        check_host(request, table)
        hosting.set_delay(table, seconds)
        return bots_answer(table)


def bots_answer(table: Table) -> dict[str, Any]:
    return {"paused": table.journal.moderation.paused, "delay": table.delay}
