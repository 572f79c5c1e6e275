"""Time control: none, minutes for the game, or days for each decision."""

from __future__ import annotations

from dataclasses import dataclass

MINUTE = 60
DAY = 24 * 60 * MINUTE
MOST_MINUTES = 180
MOST_INCREMENT = 60
MOST_DAYS = 14


@dataclass(frozen=True)
class TimeControl:
    """A time control. In text form it is one of:

    - `none`
    - `live 15+10`: minutes for the game, and seconds for each decision
    - `slow 3`: days for each decision
    """

    kind: str = "none"
    amount: int = 0
    increment: int = 0

    @staticmethod
    def read(text: str) -> TimeControl:
        """Read the text form. Raises ValueError."""
        kind, _, rest = text.strip().partition(" ")
        minutes, _, seconds = rest.partition("+")
        if kind == "none" and not rest:
            return TimeControl()
        if kind == "live" and is_whole(minutes, 1, MOST_MINUTES) and is_whole(seconds or "0", 0, MOST_INCREMENT):
            return TimeControl("live", int(minutes), int(seconds or "0"))
        if kind == "slow" and is_whole(rest, 1, MOST_DAYS):
            return TimeControl("slow", int(rest))
        raise ValueError(
            f"a pace is 'none', 'live 15+10' (1 to {MOST_MINUTES} minutes, up to {MOST_INCREMENT} seconds for each "
            f"decision) or 'slow 3' (1 to {MOST_DAYS} days for each decision), got {text!r}"
        )

    def __str__(self) -> str:
        forms = {"none": "none", "live": f"live {self.amount}+{self.increment}", "slow": f"slow {self.amount}"}
        return forms[self.kind]

    @property
    def start(self) -> float | None:
        """The seconds of a seat at the start."""
        return {"none": None, "live": float(self.amount * MINUTE), "slow": float(self.amount * DAY)}[self.kind]

    def after(self, left: float) -> float:
        """The seconds of a seat after it has decided with `left` on its clock."""
        if self.kind == "slow":
            return float(self.amount * DAY)
        return left + self.increment


def is_whole(text: str, low: int, high: int) -> bool:
    return text.isascii() and text.isdigit() and low <= int(text) <= high
