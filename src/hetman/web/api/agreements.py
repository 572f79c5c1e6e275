"""Undo and draw by agreement, through the API."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from hetman.table import agreements
from hetman.web.api.answers import Status
from hetman.web.api.schemas import Acting, TableId
from hetman.web.dependencies import Changes, Service, limit, player_of, viewer_of

router = APIRouter(prefix="/api", tags=["tables"])


class Proposing(Acting):
    what: Literal["undo", "draw"] = Field(description="Your last decision taken back, or the game ended as a draw.")


class Answering(Acting):
    accept: bool = Field(description="False declines. False from the player who asked withdraws.")


class AgreementAnswer(BaseModel):
    agreed: bool = Field(description="Whether all people have agreed, and it is done.")
    status: Status
    number: int = Field(description="The number of your open decision now.")


@router.post("/tables/{id}/proposal", response_model=AgreementAnswer, dependencies=[Changes])
async def propose(id: TableId, asked: Proposing, request: Request, service: Service) -> dict[str, Any]:
    """Ask the other people for an undo of your last decision, or for a draw.

    The proposal is in `proposal` of the table until all have answered. Who plays on instead declines.
    """
    limit(request, "messages")
    async with service.transaction(id) as table:
        seat = player_of(request, table, asked.seat)
        agreed = agreements.propose(table, seat, asked.what, viewer_of(request, table).seats)
        return {"agreed": agreed, "status": table.status, "number": table.number_for(seat)}


@router.post("/tables/{id}/proposal/answer", response_model=AgreementAnswer, dependencies=[Changes])
async def answer(id: TableId, asked: Answering, request: Request, service: Service) -> dict[str, Any]:
    """Accept or decline the proposal of another player, or withdraw your own."""
    async with service.transaction(id) as table:
        seat = player_of(request, table, asked.seat)
        agreed = agreements.answer(table, seat, asked.accept)
        return {"agreed": agreed, "status": table.status, "number": table.number_for(seat)}
