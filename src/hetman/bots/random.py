"""The bot that plays any legal move."""

from __future__ import annotations

from hetman.bots.base import Bot
from hetman.core.dice import Dice
from hetman.core.seat import Seat


class RandomBot(Bot):
    """Chooses every legal move with the same probability. The same seed plays the same game."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        return moves[self.dice.below(len(moves))]
