"""A win share with its interval."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

NORMAL_95 = 1.959964
"""The quantile for intervals of 95 %."""


@dataclass(frozen=True)
class Share:
    """The mean result of a number of games, and its Wilson interval."""

    share: float
    low: float
    high: float
    games: int

    @staticmethod
    def of(rounds: Iterable[Sequence[float]]) -> Share:
        """Return the win share of results by round. Games of a round have the same dice, so they count less."""
        found = list(rounds)
        count = sum(map(len, found))
        if not count:
            return Share(0.0, 0.0, 1.0, 0)
        mean = sum(map(sum, found)) / count
        z, size = NORMAL_95, independent(found, mean, count)
        centre = (mean + z * z / (2 * size)) / (1 + z * z / size)
        reach = z * sqrt(mean * (1 - mean) / size + z * z / (4 * size * size)) / (1 + z * z / size)
        return Share(mean, max(0.0, min(mean, centre - reach)), min(1.0, max(mean, centre + reach)), count)

    def turned(self) -> Share:
        """Return the win share of the other of two sides."""
        return Share(1 - self.share, 1 - self.high, 1 - self.low, self.games)


def independent(rounds: Sequence[Sequence[float]], mean: float, count: int) -> float:
    """Return the number of independent games with the same variance, at most the number of games."""
    spread = sum((sum(results) - len(results) * mean) ** 2 for results in rounds) / count**2
    return min(float(count), mean * (1 - mean) / spread) if spread > 0 and 0 < mean < 1 else float(count)
