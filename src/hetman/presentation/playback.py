"""What happened, step by step, as a seat could see it: for stages that stay until the viewer has seen them.

The steps are the events that the game calls staged. Each has the view at its own moment, so that a fight that one move
settles can still be watched.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hetman.core.decision import NATURE
from hetman.core.match import Match
from hetman.core.replay import Entry, SnapshotLog, step_with_snapshots
from hetman.core.state import State
from hetman.language import Language

MOST = 40
"""Steps that are shown at most; the latest count."""


@dataclass(frozen=True)
class PlaybackStep:
    """One step: the number of its move, the key of its event, its sentence, and the view at that moment."""

    entry: int
    key: str
    text: str
    view: Mapping[str, Any]


def playback(
    match: Match, seat: int | None, words: Language, first: int, last: int | None = None
) -> list[PlaybackStep]:
    """The staged events of the moves from number `first` up to, not including, `last`, as a seat may see them."""
    entries = settled_entries(match)
    steps: list[PlaybackStep] = []
    for number, log in replayed(match, entries, seat, first, len(entries) if last is None else min(last, len(entries))):
        for index, position in log.snapshots:
            event = log.events[index]
            text = words.event(event.seen_by(seat))
            if steps and steps[-1].entry == number and steps[-1].key == event.key:
                text = f"{steps.pop().text} {text}"
            steps.append(PlaybackStep(number, event.key, text, position.view(seat)))
    return steps[-MOST:]


def settled_entries(match: Match) -> Sequence[Entry]:
    """The moves up to a sealed choice that still runs."""
    entries = list(match.entries)
    if match.state.stack and match.state.stack[-1].sealed:
        while entries and entries[-1].decision.sealed:
            entries.pop()
    return entries


def replayed(
    match: Match, entries: Sequence[Entry], seat: int | None, first: int, last: int
) -> Iterator[tuple[int, SnapshotLog]]:
    """Replay the moves. Yields those from number `first` on, each with the positions at its staged events."""
    state: State = match.first_position()
    for number, (entry, keys) in enumerate(zip(entries[:last], keys_by_entry(match, entries, seat))):
        if number < first:
            state.step(entry.move)
        else:
            yield number, step_with_snapshots(state, entry.move, keys)


def keys_by_entry(match: Match, entries: Sequence[Entry], seat: int | None) -> Iterator[frozenset[str]]:
    """The keys that are staged in each move for a seat. Chance belongs to the turn that it is part of."""
    game = match.game
    others = game.staged | game.staged_of_others
    own = False
    for entry in entries:
        if entry.decision.seat != NATURE:
            own = entry.decision.seat == seat
        yield game.staged if own else others


def staged_entries(match: Match, seat: int | None, latest: int) -> list[int]:
    """The numbers of the staged moves among the latest ones."""
    entries = settled_entries(match)
    first = max(0, len(entries) - latest)
    keys = list(keys_by_entry(match, entries, seat))
    return [
        number
        for number in range(first, len(entries))
        if any(event.key in keys[number] for event in entries[number].events)
    ]


def position_after(match: Match, moves: int) -> State:
    """The position after the first moves."""
    state: State = match.first_position()
    for entry in match.entries[:moves]:
        state.step(entry.move)
    return state
