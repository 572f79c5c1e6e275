"""Request bodies and parameters of the API."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query
from pydantic import BaseModel, ConfigDict, Field

from hetman.core.registry import games
from hetman.table.chair import NAME_LENGTH
from hetman.table.chat import LONGEST_MESSAGE

TableId = Annotated[str, Path(pattern=r"^[\w-]{22}$", examples=["q1w2e3r4t5y6u7i8o9p0aA"])]
SeatQuery = Annotated[int | None, Query(description="The seat that views, if several seats are yours.", ge=0)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewTable(Body):
    """A new table. Chairs: `me`, `open` (for a friend), `device`, `bot` or `bot:<level>`. The other chairs get bots."""

    game: str = Field(examples=list(games()[:1]))
    seats: int | None = Field(None, examples=[2])
    options: dict[str, str | int | bool] = Field(default_factory=dict)
    chairs: list[str] = Field(default_factory=lambda: ["me"], max_length=16, examples=[["me", "bot"]])
    name: str = Field("", max_length=4 * NAME_LENGTH, examples=["Kateřina"])
    pace: str = Field("none", max_length=32, examples=["none", "live 15+10", "slow 3"])
    public: bool = False
    word: str = Field("", max_length=200, description="Mixed into the dice, so that the host cannot choose them.")


class Join(Body):
    seat: int | None = Field(None, description="The default is the first free seat.")
    name: str = Field("", max_length=4 * NAME_LENGTH)
    word: str = Field("", max_length=200)


class Answer(Body):
    """A move, and the number of the decision that it answers."""

    number: int = Field(examples=[7])
    move: str = Field(max_length=200, examples=["deploy archer e6"])
    seat: int | None = None


class Acting(Body):
    seat: int | None = Field(None, description="The seat that acts, if several seats are yours.")


class Said(Acting):
    text: str = Field(max_length=4 * LONGEST_MESSAGE, examples=["Good luck!"])


class HandOver(Body):
    seat: int = Field(description="The seat that a bot will play for.")
