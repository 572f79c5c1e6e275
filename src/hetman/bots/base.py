"""The base of every bot."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.core.reasons import MoveReason
from hetman.core.seat import Seat


@dataclass(frozen=True)
class Candidate:
    """A move that a bot considered: its share of the visits, and its value for the bot's seat from 0 to 1.

    `reasons` say what the best moves gain and risk, as far as the game can name it.
    """

    move: int
    visit_share: float
    value: float | None = None
    reasons: tuple[MoveReason, ...] = ()


class Bot:
    """Chooses one of the seat's moves. A subclass writes `choose`, and `explain` if it can explain its choice.

    A bot plays one seat of one game. It must take a `seed`: the same seed plays the same game.
    """

    def choose(self, seat: Seat) -> int:
        """Return a packed move out of `seat.moves()`."""
        raise NotImplementedError

    def explain(self, seat: Seat) -> list[Candidate]:
        """Return the moves that the bot considered, best first. A bot that cannot explain returns none."""
        return []


def checked_integer(setting: str, value: float, least: int) -> int:
    """Check a setting that counts something. Raises ValueError if it is not an integer of at least `least`."""
    if not isinstance(value, int) or value < least:
        raise ValueError(f"{setting} must be an integer of at least {least}, got {value}")
    return value
