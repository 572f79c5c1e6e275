"""What a bot is."""

from __future__ import annotations

from hetman.core.seat import Seat


class Bot:
    """Chooses one of the seat's moves. A subclass writes `choose`."""

    def choose(self, seat: Seat) -> int:
        """A packed move out of `seat.moves()`."""
        raise NotImplementedError
