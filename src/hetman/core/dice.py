"""A small random generator for search, playouts and imagined positions. A real match never uses it."""

from __future__ import annotations

from typing import Final

from hetman.core.native import i64

# A Lehmer generator: prime modulus 2**31 - 1 and a multiplier of full period, so every product fits an i64.
MODULUS: Final = 2147483647
MULTIPLIER: Final = 48271


class Dice:
    """The small random generator of search, playouts and imagined positions.

    The same seed gives the same numbers, compiled or not, on every machine. It is fast and easy to predict: a `Match`
    never uses it for the dice of a real game.
    """

    def __init__(self, seed: int = 0) -> None:
        self.state: i64 = spread(seed) % (MODULUS - 1) + 1

    def below(self, bound: i64) -> i64:
        """Return an integer from 0 to `bound` - 1."""
        self.state = self.state * MULTIPLIER % MODULUS
        return self.state % bound

    def index(self, weights: list[i64]) -> i64:
        """Sample an index in proportion to the weights."""
        total: i64 = 0
        for weight in weights:
            total += weight
        point: i64 = self.below(total)
        place: i64 = 0
        for weight in weights:
            point -= weight
            if point < 0:
                return place
            place += 1
        raise ValueError("weights must be positive")

    def index_within(self, weights: list[i64], start: i64, size: i64) -> i64:
        """As `index` for `size` weights from `start` on, without a list of their own."""
        total: i64 = 0
        place: i64
        for place in range(size):
            total += weights[start + place]
        point: i64 = self.below(total)
        for place in range(size):
            point -= weights[start + place]
            if point < 0:
                return place
        raise ValueError("weights must be positive")


def spread(seed: int) -> int:
    """Scramble a seed by one round of SplitMix64, so that similar seeds give different numbers."""
    word = (seed + 0x9E3779B97F4A7C15) % 2**64
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB % 2**64
    return (word ^ (word >> 31)) >> 2
