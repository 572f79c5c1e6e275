"""Ambush as a game that all seats win or lose together, and one in which things belong to the seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from ambush import Ambush, Skirmish
from hetman.core.state import State


class Alliance(Skirmish):
    def winners(self) -> tuple[int, ...]:
        """More prizes than ties, so that some games are won and some are lost."""
        return tuple(range(self.seats)) if not self.stack and sum(self.points) > 4 else ()


class Together(Ambush):
    position = Alliance

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return (tuple(range(seats)),)

    def belongings(self, state: State) -> Mapping[int, Sequence[tuple[str, str]]]:
        assert isinstance(state, Alliance)
        return {0: [("card", "one" if state.points[0] > state.points[1] else "two")]}
