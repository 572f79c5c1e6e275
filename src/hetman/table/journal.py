"""The journal of a table: what happened there, entry by entry. Entries are appended and never changed."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hetman.core.record import Made, Undone, undone_after
from hetman.table.moderation import Moderation
from hetman.table.proposals import DRAWN, Proposals

STARTED, PLAYED, ANSWERED, WITHDRAWN, UNDONE = "started", "played", "answered", "withdrawn", "undone"
SAT, CONCEDED, TIMED_OUT, HANDED_OVER, CAME_BACK = "sat", "conceded", "timed_out", "handed_over", "came_back"
REMATCHED, ENDED, PACED = "rematched", "ended", "paced"


class JournalEntry(NamedTuple):
    """Something that happened. `seat` is None if no single seat did it."""

    number: int
    at: float
    seat: int | None
    kind: str
    data: Mapping[str, Any]


@dataclass
class Journal:
    """The entries that are not on disk yet. `number` is that of the last entry."""

    number: int = 0
    pending: list[JournalEntry] = field(default_factory=list)
    proposals: Proposals = field(default_factory=Proposals)
    """What the entries so far leave open between the people."""
    moderation: Moderation = field(default_factory=Moderation)

    def add(self, kind: str, seat: int | None = None, **data: Any) -> None:
        self.number += 1
        self.pending.append(JournalEntry(self.number, time.time(), seat, kind, data))
        self.proposals.add(kind, seat, data)
        self.moderation.add(kind, data)


@dataclass
class History:
    """The match that a journal describes: its moves, and everything that does not follow from them."""

    moves: list[Made] = field(default_factory=list)
    undone: list[Undone] = field(default_factory=list)
    taken_back: int = 0
    sealed: dict[int, list[str]] = field(default_factory=dict)
    """Steps of answers to a sealed choice that still runs."""
    settled: dict[int, float] = field(default_factory=dict)
    """Clocks of the seats that have answered it."""
    proposals: Proposals = field(default_factory=Proposals)
    drawn: bool = False
    """Whether the people agreed to a draw."""

    @staticmethod
    def of(entries: Iterable[JournalEntry]) -> History:
        history = History()
        for entry in entries:
            history.add(entry)
        return history

    def add(self, entry: JournalEntry) -> None:
        """Add what an entry did to the match."""
        data = entry.data
        self.proposals.add(entry.kind, entry.seat, data)
        self.drawn = self.drawn or entry.kind == DRAWN
        match entry.kind:
            case "started":
                self.undone += [Undone(*note) for note in data.get("undone", ())]
                self.taken_back += data.get("taken_back", 0)
                self.play(data["moves"])
            case "played":
                self.play(data["moves"])
            case "answered":
                assert entry.seat is not None
                self.sealed.setdefault(entry.seat, []).append(data["move"])
                if data.get("left") is not None:
                    self.settled[entry.seat] = data["left"]
            case "withdrawn":
                assert entry.seat is not None
                self.sealed[entry.seat].pop()
                self.settled.pop(entry.seat, None)
            case "undone":
                self.undo(data["to"], data.get("agreed", False))

    def play(self, moves: Sequence[Sequence[Any]]) -> None:
        """Add moves. Sealed answers among them leave their waiting place."""
        for actor, text in moves:
            waiting = self.sealed.get(actor, [])
            if waiting[:1] == [text]:
                del waiting[0]
            self.moves.append(Made(actor, text))
        self.settled.clear()

    def undo(self, target: int, agreed: bool = False) -> None:
        self.undone = undone_after(self.undone, [made.actor for made in self.moves], target, agreed)
        self.taken_back += len(self.moves) - target + 1
        del self.moves[target:]
        self.sealed.clear()
        self.settled.clear()

    @property
    def steps(self) -> list[tuple[int, str]]:
        """The sealed steps that wait, by seat."""
        return [(seat, text) for seat, texts in sorted(self.sealed.items()) for text in texts]
