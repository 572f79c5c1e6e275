"""All positions that are possible for a seat: every hidden history that fits what it saw.

The set is updated with every move. It grows fast, so it is for short games only.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from hetman.core.dice import Dice
from hetman.core.state import State
from hetman.testing.invariants import events_of, seen_move

SAMPLES_EACH = 300
"""The limit of imagined positions for each possible one. It finds even those that are ten times rarer than others."""


class TooMany(Exception):
    """There are too many possible positions to count."""


def key(state: State) -> str:
    return json.dumps(state.dump(), sort_keys=True)


class Beliefs:
    """The possible positions for a seat, and the true one."""

    def __init__(self, start: State, seat: int, most: int = 5000) -> None:
        self.seat = seat
        self.most = most
        self.true = start.copy()
        self.possible: dict[str, State] = {key(start): start.copy()}

    def see(self, move: int) -> None:
        """Make a move in the true position and update the possible ones by what the seat sees."""
        seen = seen_move(self.true, move, self.seat)
        events = events_of(self.true, move, self.seat)
        view = self.true.view(self.seat)
        after: dict[str, State] = {}
        for state in self.possible.values():
            for next_state in self.followers(state, seen, events, view):
                after[key(next_state)] = next_state
                if len(after) > self.most:
                    raise TooMany
        self.possible = after

    def followers(self, state: State, seen: str, events: list[dict[str, Any]], view: dict[str, Any]) -> Iterable[State]:
        """What may follow: the same move, the same events and the same view, as far as the seat sees them."""
        for move in state.moves():
            if seen_move(state, move, self.seat) == seen:
                after = state.copy()
                if events_of(after, move, self.seat) == events and after.view(self.seat) == view:
                    yield after

    def check(self, dice: Dice, most_for_spread: int = 60) -> None:
        """Check that `imagine` returns possible positions only, and all of them if they are few."""
        count = len(self.possible)
        few = count <= most_for_spread
        drawn: set[str] = set()
        for _ in range(SAMPLES_EACH * count if few else 60):
            drawn.add(key(self.true.imagine(self.seat, dice)))
            if few and len(drawn) >= count:
                break
        wrong = drawn - set(self.possible)
        if wrong:
            raise AssertionError(f"seat {self.seat} imagines an impossible position: {sorted(wrong)[0]}")
        if few and len(drawn) < count:
            missed = sorted(set(self.possible) - drawn)[0]
            raise AssertionError(f"seat {self.seat} never imagines {count - len(drawn)} of {count}: {missed}")
