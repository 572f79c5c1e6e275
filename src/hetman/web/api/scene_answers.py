"""Typed answers of the API for pages: the scene, questions, drawings, hints and replays.

The models describe what `web/scene.py` builds. These answers are large and frequent, so the server does not validate
them again; tests compare them with the models.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from hetman.web.api.answers import PlayerAnswer, ProposalAnswer, TableAnswer

Parts = dict[str, str]
"""Parts of a drawing by name, as SVG or HTML."""


class ScenePlayer(PlayerAnswer):
    present: bool = Field(description="Whether the player looks at the table now.")


class ChatMessage(BaseModel):
    number: int
    seat: int | None = Field(description="Null for a spectator.")
    name: str
    text: str
    when: float = Field(description="Seconds since 1970.")


class OperandJson(BaseModel):
    name: str
    kind: str
    token: str
    label: str


class MoveJson(BaseModel):
    move: str = Field(description="The notation. Send it to play the move.")
    verb: str
    sign: str = Field(description="The picture of the verb in `figures`.")
    label: str
    operands: list[OperandJson]


class LineJson(BaseModel):
    """A line of the log: the heading of a chapter, or a text with its pictures."""

    entry: int
    chapter: str | None = None
    text: str | None = None
    figures: list[str] = []
    names: list[str] = []
    verb: str = ""
    tokens: list[str] = []
    minor: bool = False
    times: int = 1


class ChosenItem(BaseModel):
    model_config = ConfigDict(serialize_by_alias=True)

    token: str
    names: list[str] | None = Field(alias="as")


class ChipJson(BaseModel):
    label: str
    figure: str


class QuestionJson(BaseModel):
    draft: list[str] = Field(description="The moves that are ticked so far.")
    chosen: list[ChosenItem]
    bar: str = Field(description="What is asked now.")
    picture: str
    chips: list[ChipJson]
    next: str
    parts: Parts
    play: list[str] = Field(description="The moves that the click decides.")
    why: str | None = Field(description="Why the thing cannot be chosen.")


class ScoreJson(BaseModel):
    name: str
    score: int


class ResultRowJson(BaseModel):
    label: str
    values: list[int]
    best: list[int]
    figure: str
    note: str


class LevelJson(BaseModel):
    level: str
    name: str


class ResultJson(BaseModel):
    title: str
    text: str
    how: str
    scores: list[ScoreJson]
    winners: list[int]
    result: Literal["won", "lost", "draw", "watched"]
    heading: str
    by: str
    difference: str
    rows: list[ResultRowJson]
    total: str
    level: LevelJson | None = Field(description="The level of bots that a winner may try next.")


class PassJson(BaseModel):
    seat: int
    name: str


class SceneAnswer(BaseModel):
    """A table for the page. While a chair is free, `missing` has the free seats, and what depends on the game lacks."""

    id: str
    game: str
    options: dict[str, Any]
    status: Literal["open", "running", "over"]
    number: int
    seat: int | None
    yours: list[int]
    pace: str
    players: list[ScenePlayer]
    next: str | None
    spectators: int
    chat: list[ChatMessage]
    proposal: ProposalAnswer | None = None
    missing: list[int] = []
    prompt: str = ""
    mine: bool = False
    awaited: list[int] = []
    parts: Parts = {}
    moves: list[MoveJson] = []
    question: QuestionJson | None = None
    log: list[LineJson] = []
    figures: dict[str, str] = Field(default={}, description="Small pictures by `kind:token`.")
    undo: bool = False
    reset: bool = False
    ask: list[Literal["undo", "draw"]] = Field(default=[], description="What the viewer may propose to the others now.")
    over: ResultJson | None = None
    entries: int = 0
    staged: list[int] = []
    handed_on: PassJson | None = Field(None, alias="pass", description="Who decides next on a shared device.")
    away: list[int] = []


class DrawingAnswer(BaseModel):
    number: int
    parts: Parts
    pictures: list[str] = Field(description="Small pictures of the chosen tokens.")


class ChoiceJson(BaseModel):
    move: str
    label: str


class ChoicesAnswer(BaseModel):
    number: int
    choices: list[ChoiceJson]


class ChooseAnswer(BaseModel):
    number: int
    question: QuestionJson | None


class HintJson(BaseModel):
    move: str
    label: str
    share: str
    gains: list[str]
    risks: list[str]
    tokens: list[str]


class HintAnswer(BaseModel):
    number: int
    moves: list[HintJson] = Field(description="The best first. Empty if the decision was closed meanwhile.")


class FrameAnswer(BaseModel):
    """A position of a finished game."""

    frame: int
    frames: int
    move: int = Field(description="The number of moves before it.")
    prompt: str
    parts: Parts
    lines: list[str] = Field(description="What happened just before.")


class ErrorAnswer(BaseModel):
    """Every error. Only `error` is always there."""

    error: str = Field(description="A sentence in the language of the request.")
    reason: str | None = Field(None, description="Why the table refuses this now, as a word for programs.")
    legal: list[str] = Field(default=[], description="After an illegal move: the legal ones.")
    why: str = Field("", description="After an illegal move: the rule that forbids it.")
    state: TableAnswer | None = Field(None, description="After an answer to a closed decision: the table now.")
    status: Literal["open", "running", "over"] | None = Field(None, description="Of a table that cannot be loaded.")
    wait: int = Field(0, description="After too many requests: seconds until the next one is answered.")
