"""A share of wins with its interval."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

NORMAL_95 = 1.959964
"""Intervals hold the true value in 95 of 100 cases."""


@dataclass(frozen=True)
class Share:
    """A mean result over so many games, and Wilson's interval around it."""

    share: float
    low: float
    high: float
    games: int

    @staticmethod
    def of(results: Iterable[float]) -> Share:
        """Draws count for less than a win; since they vary less, the interval is then rather too wide."""
        found = list(results)
        count = len(found)
        if not count:
            return Share(0.0, 0.0, 1.0, 0)
        mean = sum(found) / count
        z = NORMAL_95
        centre = (mean + z * z / (2 * count)) / (1 + z * z / count)
        reach = z * sqrt(mean * (1 - mean) / count + z * z / (4 * count * count)) / (1 + z * z / count)
        return Share(mean, max(0.0, min(mean, centre - reach)), min(1.0, max(mean, centre + reach)), count)

    def turned(self) -> Share:
        """The same for the other of two sides."""
        return Share(1 - self.share, 1 - self.high, 1 - self.low, self.games)
