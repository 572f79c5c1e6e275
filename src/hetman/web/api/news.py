"""What happened at a table since the viewer looked away: changes, and steps to watch."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field

from hetman.language import Language
from hetman.presentation.playback import PlaybackStep, playback, position_after, settled_entries
from hetman.presentation.recap import RecapGroup, recap
from hetman.table.table import Table
from hetman.web.api.schemas import SeatQuery, TableId
from hetman.web.dependencies import Reads, Service, viewer_of
from hetman.web.scene import draw_view, figures_of, words_for

router = APIRouter(prefix="/api", tags=["tables"])

Entry = Annotated[int, Query(ge=0, le=100_000)]


class ChangeJson(BaseModel):
    text: str
    figure: str = Field(description="its picture in `figures`, as `kind:token`; may be empty")
    amount: int
    seat: int | None = Field(description="the seat for which it counts, if it is one's")
    own: bool = Field(description="whether it concerns your own side")
    loss: bool
    places: list[str] = Field(description="tokens of the places where it happened")


class GroupJson(BaseModel):
    who: int | None = Field(description="the seat that did it; null for what happened by itself")
    name: str
    entry: int = Field(description="the number of its first move in the log")
    changes: list[ChangeJson]


class Recap(BaseModel):
    number: int
    groups: list[GroupJson]
    figures: dict[str, str]


class StepJson(BaseModel):
    entry: int
    key: str
    text: str
    parts: dict[str, str] = Field(description="the parts of the drawing that differ from the step before")
    view: dict[str, Any] | None = Field(
        default=None, description="with `views`: the view at that moment, in place of `parts`"
    )


class Playback(BaseModel):
    steps: list[StepJson]


@router.get("/tables/{id}/recap", dependencies=[Reads])
async def read_recap(id: TableId, request: Request, service: Service, seat: SeatQuery = None) -> Recap:
    """Return what changed since your last decision, by who did it. Spectators get nothing."""
    async with service.read(id) as table:
        viewer = viewer_of(request, table, seat)
        words = words_for(table, viewer.code)
        number = table.number_for(viewer.seat)
        if table.match is None or viewer.seat is None:
            return Recap(number=number, groups=[], figures={})
        groups = recap(table.match, viewer.seat, words)
        changes = [change for group in groups for change in group.changes]
        things = {change.figure for change in changes if change.figure}
        things |= {f"seat:{change.seat}" for change in changes if change.seat is not None}
        figures = figures_of(table.game, table.match.view(viewer.seat), things)
        return Recap(number=number, groups=[group_json(group, words) for group in groups], figures=figures)


def group_json(group: RecapGroup, words: Language) -> GroupJson:
    name = words.name("seat", str(group.who)) if group.who is not None else ""
    changes = [ChangeJson(**vars(change)) for change in group.changes]
    return GroupJson(who=group.who, name=name, entry=group.entry, changes=changes)


@router.get("/tables/{id}/playback", dependencies=[Reads])
async def read_playback(
    id: TableId,
    request: Request,
    service: Service,
    first: Entry,
    last: Entry | None = None,
    seat: SeatQuery = None,
    views: bool = False,
) -> Playback:
    """Return the steps of the moves from number `first` up to, not including, `last`, as your seat saw them.

    Steps are events that a page shows one by one, such as the rolls and losses of a fight. With `views` each has what
    your seat saw at that moment, for clients that draw by themselves.
    """
    async with service.read(id) as table:
        viewer = viewer_of(request, table, seat)
        if table.match is None:
            return Playback(steps=[])
        words = words_for(table, viewer.code)
        steps = playback(table.match, viewer.seat, words, first, last)
        return Playback(steps=seen(steps) if views else drawn(table, steps, words))


class EarlierDrawing(BaseModel):
    moves: int
    parts: dict[str, str]


@router.get("/tables/{id}/drawing-after", dependencies=[Reads])
async def read_earlier_drawing(
    id: TableId, request: Request, service: Service, moves: Entry, seat: SeatQuery = None
) -> EarlierDrawing:
    """Return the drawing of the position after so many moves, as your seat saw it then."""
    async with service.read(id) as table:
        viewer = viewer_of(request, table, seat)
        if table.match is None:
            return EarlierDrawing(moves=0, parts={})
        moves = min(moves, len(settled_entries(table.match)))
        view = position_after(table.match, moves).view(viewer.seat)
        return EarlierDrawing(moves=moves, parts=draw_view(table.game, view, words_for(table, viewer.code)))


def seen(steps: list[PlaybackStep]) -> list[StepJson]:
    return [StepJson(entry=step.entry, key=step.key, text=step.text, parts={}, view=dict(step.view)) for step in steps]


def drawn(table: Table, steps: list[PlaybackStep], words: Language) -> list[StepJson]:
    """Draw the steps. A part that is the same as in the step before is left out."""
    found, before = [], dict[str, str]()
    for step in steps:
        parts = draw_view(table.game, step.view, words)
        changed = {name: part for name, part in parts.items() if before.get(name) != part}
        gone = {name: "" for name in before if name not in parts}
        found.append(StepJson(entry=step.entry, key=step.key, text=step.text, parts={**changed, **gone}))
        before = parts
    return found
