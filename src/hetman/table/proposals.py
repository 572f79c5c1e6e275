"""What people at a table ask the others for: an undo or a draw. It follows from the journal alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

UNDO, DRAW = "undo", "draw"
PROPOSED, ACCEPTED, DECLINED, DRAWN = "proposed", "accepted", "declined", "drawn"
ENDS = {"undone", "conceded", "handed_over", "came_back", DRAWN}
"""Kinds of journal entries after which a proposal does not fit the table any more."""


@dataclass(frozen=True)
class Proposal:
    """A seat asks for something. `asked` are the seats of the people who have to agree."""

    what: str
    seat: int
    asked: tuple[int, ...]
    to: int
    """For an undo: the number of moves that are left."""
    accepted: frozenset[int] = frozenset()

    @property
    def open(self) -> list[int]:
        """The seats that have not answered."""
        return [seat for seat in self.asked if seat not in self.accepted]


@dataclass
class Proposals:
    """The open proposal of a table, and those that were declined since the last move."""

    current: Proposal | None = None
    declined: set[tuple[str, int]] = field(default_factory=set)

    def add(self, kind: str, seat: int | None, data: Mapping[str, Any]) -> None:
        """Add what a journal entry does to them."""
        current = self.current
        if kind == PROPOSED:
            assert seat is not None
            self.current = Proposal(data["what"], seat, tuple(data["asked"]), data["to"])
        elif kind == "played":
            self.declined.clear()
            # Who plays on declines. A draw may be offered before a move of one's own, as in chess.
            if current is not None and (current.what == UNDO or seat is None or seat in current.asked):
                self.current = None
        elif kind in ENDS:
            self.current = None
            self.declined.clear()
        elif current is not None and kind == ACCEPTED:
            assert seat is not None
            self.current = replace(current, accepted=current.accepted | {seat})
        elif current is not None and kind == DECLINED:
            self.declined.add((current.what, current.seat))
            self.current = None
