"""The clocks of a table. The clocks of all awaited people start together."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from hetman.table.chair import Chair
from hetman.table.server_clock import ServerClock
from hetman.table.time_control import TimeControl


@dataclass
class Clocks:
    """The clocks of all chairs. `Chair.left` is the time when a clock last stopped."""

    control: TimeControl
    chairs: Sequence[Chair]
    server: ServerClock = field(default_factory=ServerClock)
    since: float = 0
    """The server time when the running clocks started."""
    settled: dict[int, float] = field(default_factory=dict)
    """The times of seats that have answered a running sealed choice. Their clocks show them after its end."""

    def start(self) -> None:
        """Set the clock of every person to its first time."""
        for chair in self.chairs:
            if chair.kind == "person":
                chair.left = self.control.start
        self.restart()

    def restart(self) -> None:
        """Let the clocks of the awaited people run from now on."""
        self.since = self.server.now()

    def run_on(self, server: ServerClock) -> None:
        """Use the time of another server, and start there."""
        self.server = server
        self.restart()

    @property
    def elapsed(self) -> float:
        """The seconds since the running clocks started."""
        return max(0.0, self.server.now() - self.since)

    def runs(self, seat: int, awaited: Collection[int]) -> bool:
        """Return whether the clock of a seat runs: the seat is awaited, and no bot plays it."""
        chair = self.chairs[seat]
        return seat in awaited and chair.left is not None and not chair.thinks

    def left(self, seat: int, awaited: Collection[int]) -> float | None:
        """Return the seconds that a seat has left."""
        if seat in self.settled:
            return self.settled[seat]
        left = self.chairs[seat].left
        return max(0.0, left - self.elapsed) if left is not None and self.runs(seat, awaited) else left

    def stop(self, seat: int, awaited: Collection[int], sealed: bool = False) -> None:
        """Stop the clock of a seat that has decided, and add its increment. After a `sealed` answer, show it later."""
        left = self.left(seat, awaited)
        if left is None or not self.runs(seat, awaited):
            return
        if sealed:
            self.settled[seat] = self.control.after(left)
        else:
            self.chairs[seat].left = self.control.after(left)

    def split(self, seats: Collection[int]) -> None:
        """Count what the clocks of these seats have used, and go on from there: another player takes a seat.

        In a sealed choice, `seats` are all of it: the others see the clock of a seat that has answered run on.
        """
        elapsed = self.elapsed
        for chair in (self.chairs[seat] for seat in seats):
            if chair.left is not None and not chair.thinks:
                chair.left = max(0.0, chair.left - elapsed)
        self.restart()

    def take_back(self, seat: int) -> None:
        """Take back the increment of a decision that is undone."""
        left = self.chairs[seat].left
        if left is not None:
            self.chairs[seat].left = max(0.0, left - self.control.increment)

    def come_back(self, seat: int) -> None:
        """A person takes the seat back. In a slow game they get their days for the decision."""
        if self.control.kind == "slow" and self.chairs[seat].left is not None:
            self.chairs[seat].left = self.control.start

    def apply_settled(self) -> None:
        for seat, seconds in self.settled.items():
            self.chairs[seat].left = seconds
        self.settled.clear()

    def shown(self, seat: int, hidden: bool, awaited: Collection[int]) -> tuple[float, bool] | None:
        """Return the seconds of a seat and whether its clock runs. With `hidden` the answer to that is yes."""
        chair = self.chairs[seat]
        if chair.left is None:
            return None
        if hidden and not chair.thinks:
            return max(0.0, chair.left - self.elapsed), True
        return self.left(seat, awaited) or 0.0, self.runs(seat, awaited)

    def fallen(self, awaited: Collection[int]) -> list[int]:
        """Return the seats whose time is up."""
        return [seat for seat in awaited if self.runs(seat, awaited) and self.left(seat, awaited) == 0]

    def flag_at(self, awaited: Collection[int]) -> float | None:
        """Return the server time when the time of a seat is up. It depends on stored values alone."""
        left = [self.chairs[seat].left for seat in awaited if self.runs(seat, awaited) and seat not in self.settled]
        return min((self.since + seconds for seconds in left if seconds is not None), default=None)

    def next_flag(self, awaited: Collection[int]) -> float | None:
        """Return the seconds until the time of a seat is up."""
        left = [self.left(seat, awaited) for seat in awaited if self.runs(seat, awaited)]
        return min((seconds for seconds in left if seconds is not None), default=None)
