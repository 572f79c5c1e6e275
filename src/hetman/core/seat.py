"""What a bot gets: a seat, and nothing that the seat does not know."""

from __future__ import annotations

from typing import Any

from hetman.core.dice import Dice
from hetman.core.game import Game
from hetman.core.state import State


class Seat:
    """View, legal moves and imagined positions of the seat that decides.

    It holds an imagined position, never the true one: what a bot digs out of it is no more than a guess, so no bot can
    cheat, however it is written.
    """

    def __init__(self, state: State, seat: int, dice: Dice | None = None) -> None:
        self.number = seat
        self.guess = state.imagine(seat, dice or Dice())

    @property
    def game(self) -> Game:
        game: Game = self.guess.setup.game
        return game

    def view(self) -> dict[str, Any]:
        return self.guess.view(self.number)

    def moves(self) -> list[int]:
        """The legal moves, packed; none while somebody else decides."""
        decision = self.guess.sealed_for(self.number)
        if decision is not None:
            return decision.moves(self.guess)
        return self.guess.moves() if self.guess.actor == self.number else []

    def imagine(self, dice: Dice) -> State:
        """A position that could be the true one for all this seat knows."""
        return self.guess.imagine(self.number, dice)
