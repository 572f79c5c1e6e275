"""Replay: the moves of a record or a match, each with the events that it caused."""

from __future__ import annotations

import marshal
from array import array
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, overload

from hetman.core.decision import Decision
from hetman.core.events import Event, EventLog
from hetman.core.record import Record
from hetman.core.state import State


class Entry:
    """One move: the decision that it answered, and its events. The first event is the move itself."""

    __slots__ = ("decision", "move", "packed")

    def __init__(self, decision: Decision[Any], move: int, packed: bytes) -> None:
        self.decision = decision
        self.move = move
        self.packed = packed

    @staticmethod
    def of(decision: Decision[Any], move: int, events: Iterable[Event]) -> Entry:
        packed = marshal.dumps([(event.key, event.args, event.witness, event.hidden) for event in events])
        return Entry(decision, move, packed)

    @property
    def events(self) -> list[Event]:
        return [Event(*fields) for fields in marshal.loads(self.packed)]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Entry):
            return NotImplemented
        return self.move == other.move and self.decision is other.decision and self.packed == other.packed

    def __hash__(self) -> int:
        return hash((self.move, self.packed))


class Entries(Sequence[Entry]):
    """The moves of a match. A server holds those of many games, so that they are packed in a few objects each.

    Objects cost memory, and the garbage collector stops the server while it visits them.
    """

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.decisions: list[Decision[Any]] = []
        self.moves = array("q")
        self.events = bytearray()
        """The packed events of all moves, one after the other."""
        self.ends = array("q")
        """Where the events of each move end."""
        self.marks = array("q")
        """For each move a hash of it and of all before it. Matches with equal marks have the same moves so far."""
        for entry in entries:
            self.append(entry)

    def append(self, entry: Entry) -> None:
        self.decisions.append(entry.decision)
        self.moves.append(entry.move)
        self.events += entry.packed
        self.ends.append(len(self.events))
        self.marks.append(hash((self.marks[-1] if self.marks else 0, entry)))

    def cut(self, length: int) -> None:
        """Remove the moves after the first `length` ones."""
        if length < len(self):
            del self.events[self.ends[length - 1] if length else 0 :]
            del self.decisions[length:], self.moves[length:], self.ends[length:], self.marks[length:]

    def entry(self, index: int) -> Entry:
        start = self.ends[index - 1] if index else 0
        return Entry(self.decisions[index], self.moves[index], bytes(self.events[start : self.ends[index]]))

    def __len__(self) -> int:
        return len(self.moves)

    def __iter__(self) -> Iterator[Entry]:
        return map(self.entry, range(len(self)))

    @overload
    def __getitem__(self, index: int) -> Entry: ...

    @overload
    def __getitem__(self, index: slice) -> list[Entry]: ...

    def __getitem__(self, index: int | slice) -> Entry | list[Entry]:
        if isinstance(index, slice):
            return [self.entry(each) for each in range(*index.indices(len(self)))]
        return self.entry(range(len(self))[index])


def seen_events(entries: Iterable[Entry], seat: int | None) -> list[dict[str, Any]]:
    """Return the events of some moves as a seat may see them; None is a spectator."""
    return [event.seen_by(seat) for entry in entries for event in entry.events]


def choice_around(entries: Sequence[Entry], place: int) -> range:
    """Return the indices of the sealed choice that a move belongs to, or the index of any other move."""
    group, first, end = entries[place].decision.sealed, place, place + 1
    while group and first > 0 and entries[first - 1].decision.sealed == group:
        first -= 1
    while group and end < len(entries) and entries[end].decision.sealed == group:
        end += 1
    return range(first, end)


def make_entry(state: State, move: int) -> Entry:
    """Make a legal move and collect its events."""
    decision = state.stack[-1]
    log = EventLog([state.setup.game.event(decision, move)])
    state.event_log = log
    state.step(move)
    state.event_log = None
    return Entry.of(decision, move, log.events)


def walk(record: Record, state: State) -> Iterator[Entry]:
    """Replay a record from its first position, which changes in place. Raises RecordError if a move is illegal."""
    for number in range(1, len(record.moves) + 1):
        yield make_entry(state, record.legal_move(state, number))


class SnapshotLog(EventLog):
    """Collects events and keeps the position at the moment of those with one of these keys.

    A move can settle a whole fight. What it looked like in between is in no position between two moves.
    """

    def __init__(self, state: State, keys: Collection[str], events: list[Event]) -> None:
        super().__init__(events)
        self.state = state
        self.keys = keys
        self.snapshots: list[tuple[int, State]] = []
        """The index of the event, and the position at that moment."""

    def emit(self, key: str, args: dict[str, Any]) -> None:
        super().emit(key, args)
        if key in self.keys:
            self.snapshots.append((len(self.events) - 1, self.state.copy()))


def step_with_snapshots(state: State, move: int, keys: Collection[str]) -> SnapshotLog:
    """Make a legal move. A move whose own key is among them gets the position after it, unless others follow."""
    log = SnapshotLog(state, keys, [state.setup.game.event(state.stack[-1], move)])
    state.event_log = log
    state.step(move)
    state.event_log = None
    if log.events[0].key in keys and not log.snapshots:
        log.snapshots.append((0, state.copy()))
    return log
