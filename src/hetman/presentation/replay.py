"""A recorded game, ready to be shown at any move from any seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from hetman.core.decision import NATURE
from hetman.core.game import Game
from hetman.core.record import Record
from hetman.core.replay import Entry, seen_events, walk
from hetman.core.state import State
from hetman.core.verbs import HIDDEN


@dataclass(frozen=True)
class Frame:
    """A position in which a seat had to decide, or the last one. `entries`: the moves since the frame before."""

    moves: int
    state: State
    entries: tuple[Entry, ...]


class Replay:
    """The frames of a record. Raises RecordError if the record does not replay.

    A running record ends before its first hidden move, and before a sealed choice that still runs.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: Game = record.found_game()
        self.finished = record.seed is not None
        self.entries: list[Entry] = []
        """All moves that can be shown."""
        self.frames: list[Frame] = []
        state = record.start()
        before, since = state.copy(), list[Entry]()
        for entry in walk(visible(record), state):
            if entry.decision.seat != NATURE:
                self.frames.append(Frame(len(self.entries), before, tuple(since)))
                since = []
            self.entries.append(entry)
            since.append(entry)
            if state.actor != NATURE:
                before = state.copy()
        self.frames.append(Frame(len(self.entries), state, tuple(since)))
        self.drop_running_choice()
        if self.finished:
            record.check_result(state)

    def drop_running_choice(self) -> None:
        last = self.frames[-1].state
        if not (last.stack and last.stack[-1].sealed):
            return
        while self.entries and self.entries[-1].decision.sealed:
            self.entries.pop()
        while self.frames[-1].moves > len(self.entries):
            self.frames.pop()

    @property
    def complete(self) -> bool:
        """Whether every move of the record is shown."""
        return len(self.entries) == len(self.record.moves)

    def position(self, moves: int) -> State:
        """The position after this many moves."""
        earlier = [frame for frame in self.frames if frame.moves <= moves]
        made, state = (earlier[-1].moves, earlier[-1].state.copy()) if earlier else (0, self.record.start())
        for entry in self.entries[made:moves]:
            state.step(entry.move)
        return state

    def events(self, entries: Sequence[Entry], seat: int | None, everything: bool = False) -> list[dict[str, Any]]:
        """The events of some moves as a seat may see them, or all of a finished game without secrets."""
        if everything and self.finished:
            return [{"key": event.key, "args": event.args} for entry in entries for event in entry.events]
        return seen_events(entries, seat)


def visible(record: Record) -> Record:
    """The record up to its first move with a hidden operand."""
    shown = [HIDDEN not in made.text.split() for made in record.moves]
    count = shown.index(False) if False in shown else len(shown)
    return record if count == len(shown) else replace(record, moves=record.moves[:count])
