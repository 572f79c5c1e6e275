"""Typed answers of the API that a program needs in order to play."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

Status = Literal["open", "running", "over"]


class Created(BaseModel):
    id: str
    status: Status
    tokens: dict[int, str] = Field(
        description="By seat: the secret tokens of your own seats, and invitations to the open chairs."
    )


class Joined(BaseModel):
    seat: int
    token: str = Field(description="The secret of the seat. Send it as `Authorization: Bearer <token>`.")
    status: Status


class SeatAnswer(BaseModel):
    """The seat of a token."""

    id: str = Field(description="The id of its table.")
    seat: int
    kind: Literal["open", "person", "bot"] = Field(description="`open` until somebody sits down.")
    game: str
    version: str = Field(description="The version of the rules.")
    status: Status


class TakenSeat(SeatAnswer):
    """The seat that you have taken."""

    token: str = Field(description="The secret of the seat. Use it from now on: the invitation is used up.")


class OpenTable(BaseModel):
    """A table in the lobby."""

    id: str
    game: str
    version: str
    options: dict[str, Any]
    status: Status
    pace: str = Field(examples=["none", "live 15+10", "slow 3"])
    seats: int
    free: list[int] = Field(description="The seats of free chairs.")


class ClockAnswer(BaseModel):
    left: float = Field(description="Seconds.")
    runs: bool


class PlayerAnswer(BaseModel):
    seat: int
    name: str
    kind: Literal["open", "person", "bot"]
    level: str = Field(description="The bot that sits here, or that plays for an absent person.")
    handed: bool = Field(description="Whether a bot plays for an absent person.")
    clock: ClockAnswer | None = Field(description="Null without a clock.")


class EventAnswer(BaseModel):
    key: str
    args: dict[str, Any]
    text: str


class ProposalAnswer(BaseModel):
    """An undo or a draw that a player asks the others for."""

    what: Literal["undo", "draw"]
    seat: int = Field(description="The seat that asks.")
    open: list[int] = Field(description="The seats that have not answered. One `no` declines.")


class TableAnswer(BaseModel):
    """A table as a seat sees it. `view` and everything below are missing while a chair is free."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    number: int = Field(description="The number of your open decision. Send it with your move.")
    seat: int | None = Field(description="Your seat. Null for a spectator.")
    yours: list[int]
    pace: str
    players: list[PlayerAnswer]
    next: str | None = Field(description="The table of the rematch.")
    proposal: ProposalAnswer | None = Field(description="An undo or a draw that waits for answers.")
    view: dict[str, Any] = Field(default={}, description="What your seat knows of the position.")
    moves: list[str] = Field(default=[], description="Your legal moves. Empty while others decide.")
    log: list[EventAnswer] = []
    winners: list[int] = Field(default=[], description="Empty while the game runs.")


class MoveAnswer(BaseModel):
    number: int = Field(description="The number of your next decision.")
    repeated: bool = Field(description="Whether the same answer was given before.")


class NumberAnswer(BaseModel):
    number: int = Field(description="The number of your next decision.")


class SaidAnswer(BaseModel):
    number: int = Field(description="The number of the message.")


class StatusAnswer(BaseModel):
    status: Status


class ActedAnswer(BaseModel):
    seat: int


class RematchAnswer(BaseModel):
    id: str = Field(description="The new table.")
    seat: int
    token: str = Field(description="The secret of your seat there.")


class OptionAnswer(BaseModel):
    """An option of a game."""

    kind: Literal["choice", "int", "bool"]
    default: str | int | bool
    choices: list[str]
    range: tuple[int, int] | None = Field(description="The lowest and the highest number.")
    help: str


class GameAnswer(BaseModel):
    game: str = Field(description="The name to send.")
    version: str = Field(description="The version of the rules.")
    name: str
    about: str
    seats: list[int]
    options: dict[str, OptionAnswer]
    levels: list[str] = Field(description="The bots of the server.")


class PositionAnswer(BaseModel):
    """A full position that agrees with everything your seat knows. It holds no secret of another seat."""

    number: int
    seat: int
    game: str
    version: str
    components: dict[str, str] = Field(description="Component files of the host's own.")
    position: dict[str, Any] = Field(description="For `hetman.game(…).restore`.")
