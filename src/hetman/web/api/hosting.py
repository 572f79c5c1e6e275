"""What the host of a table may do, through the API."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from hetman.table import moderation
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

    seat: int | None = Field(None, description="The seat of a guest who waits for the game to start.")
    spectator: str = Field("", max_length=32, description="The `id` of a spectator in `watchers` of the scene.")


class MutedAnswer(BaseModel):
    muted: list[int | str] = Field(description="Seats, `spectators` or `all`.")


class RemovedAnswer(BaseModel):
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


@router.post("/tables/{id}/remove", response_model=RemovedAnswer, dependencies=[Changes])
async def remove(id: TableId, asked: Removal, request: Request, service: Service) -> dict[str, Any]:
    """Remove a guest who waits for the game to start, or a spectator. Only the host can do that.

    They cannot watch or join this table any more with the same browser. The chair gets a new invitation.
    """
    watching = service.live[id].subscriptions.subscribers if id in service.live else ()
    async with service.transaction(id) as table:
        check_host(request, table)
        if asked.seat is not None:
            moderation.remove(table, asked.seat)
        else:
            guests = {one.guest for one in watching if one.guest}
            found = [guest for guest in guests if moderation.handle_of(table, guest) == asked.spectator]
            if not found:
                raise Refused("nobody-watches", "no such spectator watches now")
            moderation.bar(table, found[0])
        return {"free": table.free}
