"""A seat: all that a bot can see and use."""

from __future__ import annotations

from typing import Any

from hetman.core.dice import Dice
from hetman.core.evaluator import Evaluator
from hetman.core.game import Game, Setup
from hetman.core.state import State


class Seat:
    """What a bot gets to choose a move: the view, the legal moves and imagined positions of one seat.

    `Seat(match.state, match.actor)` is the seat that decides now. It holds an imagined position, never the true
    one. So no bot can cheat, however it is written. `number` is the number of the seat. `dice` draws the imagined
    position.
    """

    def __init__(self, state: State, seat: int, dice: Dice | None = None) -> None:
        self.number = seat
        self._imagined = state.imagine(seat, dice or Dice())

    @property
    def game(self) -> Game:
        """The game that is played: `seat.game.notation(move)`, `seat.game.evaluator()`."""
        game: Game = self._imagined.setup.game
        return game

    @property
    def setup(self) -> Setup:
        """The setting: the number of seats and the options."""
        setup: Setup = self._imagined.setup
        return setup

    def evaluator(self) -> Evaluator:
        """Return an evaluator for search in this setting: with a trained network, if the game has one for it."""
        return self.game.best_evaluator(self.setup)

    def view(self) -> dict[str, Any]:
        """Return what this seat knows, as `State.view` does."""
        return self._imagined.view(self.number)

    def moves(self) -> list[int]:
        """The legal moves, packed. There are none while somebody else decides."""
        decision = self._imagined.sealed_for(self.number)
        if decision is not None:
            return decision.moves(self._imagined)
        return self._imagined.moves() if self._imagined.actor == self.number else []

    def canonical(self) -> list[int]:
        """The moves for a search: a part of `moves` in which no set of things has more than one order."""
        decision = self._imagined.sealed_for(self.number)
        if decision is not None:
            return decision.canonical(self._imagined)
        return self._imagined.canonical() if self._imagined.actor == self.number else []

    def imagine(self, dice: Dice) -> State:
        """Return a full position that agrees with everything this seat knows. Each call draws the rest again."""
        return self._imagined.imagine(self.number, dice)
