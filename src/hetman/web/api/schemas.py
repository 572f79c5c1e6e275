"""Request bodies and parameters of the API."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Path, Query
from pydantic import BaseModel, ConfigDict, Field, model_validator

from hetman.core.registry import games
from hetman.presentation.choosing import Item
from hetman.presentation.question import Click
from hetman.table.chair import NAME_LENGTH
from hetman.table.chat import LONGEST_MESSAGE
from hetman.table.creation import LONGEST_DELAY
from hetman.web.question import Chosen

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
    delay: float | None = Field(
        None, ge=0, le=LONGEST_DELAY, description="Seconds before a bot moves. The default is that of the server."
    )
    public: bool = False
    forced: bool = Field(False, description="Answer decisions of people for them where there is nothing to choose.")
    word: str = Field("", max_length=200, description="Mixed into the dice, so that the host cannot choose them.")


class Join(Body):
    seat: int | None = Field(None, description="The default is the first free seat.")
    name: str = Field("", max_length=4 * NAME_LENGTH)
    word: str = Field("", max_length=200)


class Sit(Body):
    name: str = Field("", max_length=4 * NAME_LENGTH)
    word: str = Field("", max_length=200, description="Mixed into the dice, so that the host cannot choose them.")
    table: str = Field("", max_length=32, description="The table, to find your seat if you send the request again.")


class Answer(Body):
    """A move, and the number of the decision that it answers. `moves` are several moves of one draft, made at once."""

    number: int = Field(examples=[7])
    move: str | None = Field(None, max_length=200, examples=["deploy archer e6"])
    moves: list[Annotated[str, Field(max_length=200)]] = Field(default_factory=list, max_length=64)
    seat: int | None = None

    @model_validator(mode="after")
    def one_of_both(self) -> Answer:
        if (self.move is None) == (not self.moves):
            raise ValueError("send either `move` or `moves`")
        return self


class Link(Body):
    """A token of a thing, and the operands that it may stand for."""

    token: str = Field(max_length=64, examples=["archer"])
    names: list[Annotated[str, Field(max_length=64)]] | None = Field(None, alias="as", max_length=12)

    def item(self) -> Item:
        return Item(self.token, tuple(self.names or ()))


class ClickedThing(Body):
    """A click: the links of the thing from the inside outwards, and how it is drawn; or a button of a whole move."""

    links: list[Link] = Field(default_factory=list, max_length=12)
    state: Literal["legal", "chosen", "start", ""] = "legal"
    move: str = Field("", max_length=200)


class Choose(Body):
    """What is chosen and ticked so far, and what is clicked, or the chip that is dropped."""

    number: int = Field(examples=[7])
    seat: int | None = None
    chosen: list[Link] = Field(default_factory=list, max_length=12)
    draft: list[Annotated[str, Field(max_length=200)]] = Field(default_factory=list, max_length=64)
    click: ClickedThing | None = None
    drop: int | None = Field(None, ge=0)

    def read(self) -> Chosen:
        clicked = self.click
        click = Click(tuple(link.item() for link in clicked.links), clicked.state, clicked.move) if clicked else None
        return Chosen([link.item() for link in self.chosen], self.draft, click, self.drop)


class Acting(Body):
    seat: int | None = Field(None, description="The seat that acts, if several seats are yours.")


class Said(Acting):
    text: str = Field(max_length=4 * LONGEST_MESSAGE, examples=["Good luck!"])


class Rematch(Body):
    level: str = Field("", max_length=60, description="The level of the bots, if it is to change.")


class HandOver(Body):
    seat: int = Field(description="The seat that a bot will play for.")
