"""Server time: seconds during which a server has run. Clocks of tables use it.

It stands still while no server runs, and a change of the machine's clock does not touch it.
"""

from __future__ import annotations

import time
from collections.abc import Callable


class ServerClock:
    """Counts on from a stored number of seconds. Servers of one database agree on the highest number."""

    def __init__(self, seconds: float = 0.0, source: Callable[[], float] = time.monotonic) -> None:
        self.source = source
        self.zero = source() - seconds

    def now(self) -> float:
        return self.source() - self.zero

    def catch_up(self, seconds: float) -> None:
        """Go forward to the time of another server, if that is later."""
        self.zero = min(self.zero, self.source() - seconds)
