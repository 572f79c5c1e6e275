"""What happened, step by step, as a seat could see it: for stages that stay until the viewer has seen them.

The steps are the events that the game calls staged. Each has the view at its own moment, so that a fight that one move
settles can still be watched.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hetman.core.match import Match
from hetman.core.replay import Entry, SnapshotLog, step_with_snapshots
from hetman.core.state import State
from hetman.language import Language

MOST = 60
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
    entries = settled_entries(match, seat)
    steps: list[PlaybackStep] = []
    for number, log in replayed(match, entries, first, len(entries) if last is None else min(last, len(entries))):
        for index, position in log.snapshots:
            event = log.events[index]
            text = words.event(event.seen_by(seat))
            if steps and steps[-1].entry == number and steps[-1].key == event.key:
                text = f"{steps.pop().text} {text}"
            steps.append(PlaybackStep(number, event.key, text, position.view(seat)))
    return steps[-MOST:]


def settled_entries(match: Match, seat: int | None) -> Sequence[Entry]:
    """The moves up to a sealed choice that still runs."""
    entries = list(match.entries)
    if match.state.stack and match.state.stack[-1].sealed:
        while entries and entries[-1].decision.sealed:
            entries.pop()
    return entries


def replayed(match: Match, entries: Sequence[Entry], first: int, last: int) -> Iterator[tuple[int, SnapshotLog]]:
    """Replay the moves. Yields those from number `first` on, each with the positions at its staged events."""
    state: State = match.game.begin(match.setup)
    for number, entry in enumerate(entries[:last]):
        if number < first:
            state.step(entry.move)
        else:
            yield number, step_with_snapshots(state, entry.move, match.game.staged)
