"""A seat: all that a bot can see and use."""

from __future__ import annotations

from typing import Any

from hetman.core.dice import Dice
from hetman.core.game import Game
from hetman.core.state import State


class Seat:
    """View, legal moves and imagined positions of the seat that decides.

    It holds an imagined position, never the true one. So no bot can cheat, however it is written.
    """

    def __init__(self, state: State, seat: int, dice: Dice | None = None) -> None:
        self.number = seat
        self._imagined = state.imagine(seat, dice or Dice())

    @property
    def game(self) -> Game:
        game: Game = self._imagined.setup.game
        return game

    def view(self) -> dict[str, Any]:
        return self._imagined.view(self.number)

    def moves(self) -> list[int]:
        """The legal moves, packed. There are none while somebody else decides."""
        decision = self._imagined.sealed_for(self.number)
        if decision is not None:
            return decision.moves(self._imagined)
        return self._imagined.moves() if self._imagined.actor == self.number else []

    def imagine(self, dice: Dice) -> State:
        """Return a full position that agrees with everything this seat knows."""
        return self._imagined.imagine(self.number, dice)
