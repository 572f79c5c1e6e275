"""Drafts: moves that a person ticks together before anything is sent.

They are played on the seat's own copy of the position. Where the rules name things in an order, people tick in any.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from hetman.core.decision import Decision
from hetman.core.game import Game
from hetman.core.sealed import choosing as choosing_seats
from hetman.core.sealed import raise_decision
from hetman.core.state import State
from hetman.presentation.choosing import LegalMove, legal_moves


class Asking(Protocol):
    """What a question is asked about: a match, or what a seat of a server knows of one."""

    @property
    def game(self) -> Game: ...

    def decision(self, seat: int) -> Decision[Any] | None: ...

    def position_for(self, seat: int) -> State: ...


@dataclass(frozen=True)
class Ticked:
    """The position with the moves of a draft in it, as the seat sees it. `closing` is a tick that ends the question."""

    position: State
    decision: Decision[Any]
    view: Mapping[str, Any]
    moves: tuple[LegalMove, ...]
    draft: tuple[int, ...] = ()
    closing: int | None = None

    @property
    def all(self) -> tuple[int, ...]:
        return self.draft if self.closing is None else (*self.draft, self.closing)

    def allows(self, move: int) -> bool:
        return any(legal.move == move for legal in self.moves)


def ticked(match: Asking, seat: int, draft: Sequence[int] = ()) -> Ticked | None:
    """Return the open decision of a seat after the moves of a draft, or None. Moves that are not legal are dropped."""
    decision = match.decision(seat)
    if decision is None:
        return None
    game, position = match.game, match.position_for(seat)
    line = [Ticked(position, decision, position.view(seat), legal_moves(game, decision.moves(position)))]
    for move in draft:
        line = with_tick(game, seat, line, move) or line
    found = line[-1]
    return found if found.closing is not None else replace(found, moves=(*found.moves, *earlier(game, seat, line)))


def with_tick(game: Game, seat: int, line: Sequence[Ticked], move: int) -> list[Ticked] | None:
    """Return the positions of a draft with one more tick, or None if it does not fit.

    Where the rules name things in an order, people tick in any: the tick goes to the last place where it is legal.
    """
    legal = [place for place, stage in enumerate(line) if stage.closing is None and stage.allows(move)]
    if not legal:
        return None
    place = legal[-1]
    return retraced(game, seat, line[: place + 1], [move, *line[-1].all[place:]])


def retraced(game: Game, seat: int, line: Sequence[Ticked], moves: Sequence[int]) -> list[Ticked] | None:
    """Return the positions with more ticks, or None if one of them is not legal. Only the last may end the question."""
    found = list(line)
    for at, move in enumerate(moves, start=1):
        if not found[-1].allows(move):
            return None
        further = stepped(game, seat, found[-1], move)
        if further is None and at < len(moves):
            return None
        found.append(further or replace(found[-1], closing=move))
    return found


def earlier(game: Game, seat: int, line: Sequence[Ticked]) -> list[LegalMove]:
    """Return the ticks that are no longer legal, but fit before those that are made."""
    found: dict[int, LegalMove] = {}
    for stage in line[:-1]:
        for legal in stage.moves:
            if legal.verb in game.drafts and legal.move not in found and not line[-1].allows(legal.move):
                if with_tick(game, seat, line, legal.move) is not None:
                    found[legal.move] = legal
    return list(found.values())


def stepped(game: Game, seat: int, before: Ticked, move: int) -> Ticked | None:
    """Return the same question after one more tick, or None if the tick ends it."""
    position = before.position.copy()
    position.step(move)
    raise_decision(position, seat)
    decision = position.sealed_for(seat) if choosing_seats(position) else position.stack[-1] if position.stack else None
    if decision is None or decision.seat != seat:
        return None
    view = position.view(seat)
    if view["prompt"]["key"] != before.view["prompt"]["key"]:
        return None
    return Ticked(position, decision, view, legal_moves(game, decision.moves(position)), (*before.draft, move))
