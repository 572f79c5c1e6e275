"""What a bot is."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.core.seat import Seat


@dataclass(frozen=True)
class Thought:
    """A move that a bot considered: its share of the attention, and what the bot expects of it, from 0 to 1."""

    move: int
    share: float
    expected: float | None = None


class Bot:
    """Chooses one of the seat's moves. A subclass writes `choose`, and `explain` if it has reasons.

    A bot is made for one seat of one game and must take a `seed`: the same seed plays the same game.
    """

    def choose(self, seat: Seat) -> int:
        """A packed move out of `seat.moves()`."""
        raise NotImplementedError

    def explain(self, seat: Seat) -> list[Thought]:
        """The moves it considered, the best first; nothing from a bot that has no reasons."""
        return []


def whole(setting: str, value: float, least: int) -> int:
    """A setting that counts something; ValueError says what it takes."""
    if not isinstance(value, int) or value < least:
        raise ValueError(f"{setting} takes a whole number from {least} on, not {value}")
    return value
