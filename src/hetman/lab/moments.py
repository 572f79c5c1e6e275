"""The course of a game as a chain of positions that never change, and what each seat has seen of it so far."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from hetman.core.action_space import ActionSpace
from hetman.core.state import State


class Moment:
    """A position and how it came about. Copies of a game share it, because nobody changes it.

    `told(seat)` is everything that a seat has seen and done since the beginning: its perfect memory. It is made when
    somebody asks, and grows by what changed in the view of the seat. A move that changes nothing there adds nothing,
    so that the seat cannot count what it does not see.
    """

    __slots__ = ("move", "parent", "pieces", "space", "state", "views")

    def __init__(self, state: State, parent: Moment | None = None, move: int = 0) -> None:
        self.state = state
        self.parent = parent
        self.move = move
        """The packed move that led here."""
        self.space: ActionSpace = parent.space if parent is not None else state.setup.game.action_space(state.setup)
        self.views: dict[int, Mapping[str, Any]] = {}
        self.pieces: dict[int, str] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self

    def after(self, move: int) -> Moment:
        """Return the moment after a packed move."""
        state = self.state.copy()
        state.step(move)
        return Moment(state, self, move)

    def __reduce__(self) -> Any:
        moments = self.chain()
        return (replayed, (moments[0].state, [moment.move for moment in moments[1:]]))

    def chain(self) -> list[Moment]:
        """Return all moments from the first one to this."""
        moments: list[Moment] = []
        moment: Moment | None = self
        while moment is not None:
            moments.append(moment)
            moment = moment.parent
        return moments[::-1]

    def view(self, seat: int) -> Mapping[str, Any]:
        if seat not in self.views:
            self.views[seat] = self.state.view(seat)
        return self.views[seat]

    def piece(self, seat: int) -> str:
        """Return what this moment adds to the memory of a seat: its own move, and what changed in its view."""
        if seat not in self.pieces:
            before = self.parent.view(seat) if self.parent is not None else {}
            own = self.parent is not None and self.parent.state.actor == seat
            now = self.view(seat)
            changed = {key: value for key, value in now.items() if key not in before or before[key] != value}
            lines = [self.state.setup.game.notation(self.move)] if own else []
            lines += [json.dumps(changed, sort_keys=True, ensure_ascii=False)] if changed else []
            self.pieces[seat] = "".join(f"{line}\n" for line in lines)
        return self.pieces[seat]

    def told(self, seat: int) -> str:
        """Return all that a seat has seen and done."""
        return "".join(moment.piece(seat) for moment in self.chain())


def replayed(first: State, moves: Iterable[int]) -> Moment:
    moment = Moment(first)
    for move in moves:
        moment = moment.after(move)
    return moment
