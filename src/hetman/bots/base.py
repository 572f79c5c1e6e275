"""The base of every bot."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.core.errors import IllegalMove
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

    A bot plays one seat of one game. With a parameter `seed`, the same seed plays the same game. A bot need not be a
    subclass: any class with `choose(seat)` is a bot.
    """

    def choose(self, seat: Seat) -> int:
        """Return a packed move out of `seat.moves()`."""
        raise NotImplementedError

    def explain(self, seat: Seat) -> list[Candidate]:
        """Return the moves that the bot considered, best first. A bot that cannot explain returns none."""
        return []


def chosen_move(bot: Bot, seat: Seat) -> int:
    """Return the bot's choice. Raises IllegalMove if it is not one of the seat's moves."""
    move = bot.choose(seat)
    if move not in seat.moves():
        legal = [seat.game.notation(one) for one in seat.moves()]
        raise IllegalMove(f"choose(seat) must return one of seat.moves(), got {move!r}", legal)
    return int(move)


def checked_integer(setting: str, value: float, least: int) -> int:
    """Check a setting that counts something. Raises ValueError if it is not an integer of at least `least`."""
    if not isinstance(value, int) or value < least:
        raise ValueError(f"{setting} must be an integer of at least {least}, got {value}")
    return value
