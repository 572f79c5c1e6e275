"""The clocks of a table. The clocks of all awaited people start together."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from hetman.table.chair import Chair
from hetman.table.time_control import TimeControl


@dataclass
class Clocks:
    """The clocks of all chairs. `Chair.left` is the time when a clock last stopped."""

    control: TimeControl
    chairs: Sequence[Chair]
    since: float = 0
    """The time when the running clocks started."""
    settled: dict[int, float] = field(default_factory=dict)
    """The times of seats that have answered a running sealed choice. Their clocks show them after its end."""

    def start(self, now: float) -> None:
        """Set the clock of every person to its first time."""
        for chair in self.chairs:
            if chair.kind == "person":
                chair.left = self.control.start
        self.since = now

    def runs(self, seat: int, awaited: Collection[int]) -> bool:
        """Return whether the clock of a seat runs: the seat is awaited, and no bot plays it."""
        chair = self.chairs[seat]
        return seat in awaited and chair.left is not None and not chair.thinks

    def left(self, seat: int, awaited: Collection[int], now: float) -> float | None:
        """Return the seconds that a seat has left."""
        if seat in self.settled:
            return self.settled[seat]
        left = self.chairs[seat].left
        return max(0.0, left - (now - self.since)) if left is not None and self.runs(seat, awaited) else left

    def stop(self, seat: int, awaited: Collection[int], now: float, sealed: bool = False) -> None:
        """Stop the clock of a seat that has decided, and add its increment. After a `sealed` answer, show it later."""
        left = self.left(seat, awaited, now)
        if left is None or not self.runs(seat, awaited):
            return
        if sealed:
            self.settled[seat] = self.control.after(left)
        else:
            self.chairs[seat].left = self.control.after(left)

    def apply_settled(self) -> None:
        for seat, seconds in self.settled.items():
            self.chairs[seat].left = seconds
        self.settled.clear()

    def shown(self, seat: int, hidden: bool, awaited: Collection[int], now: float) -> tuple[float, bool] | None:
        """Return the seconds of a seat and whether its clock runs. With `hidden` the answer to that is yes."""
        chair = self.chairs[seat]
        if chair.left is None:
            return None
        if hidden and not chair.thinks:
            return max(0.0, chair.left - (now - self.since)), True
        return self.left(seat, awaited, now) or 0.0, self.runs(seat, awaited)

    def fallen(self, awaited: Collection[int], now: float) -> list[int]:
        """Return the seats whose time is up."""
        return [seat for seat in awaited if self.runs(seat, awaited) and self.left(seat, awaited, now) == 0]

    def next_flag(self, awaited: Collection[int], now: float) -> float | None:
        """Return the seconds until the time of a seat is up."""
        left = [self.left(seat, awaited, now) for seat in awaited if self.runs(seat, awaited)]
        return min((seconds for seconds in left if seconds is not None), default=None)
