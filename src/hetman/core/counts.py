"""Lists of counts: how many there are of each kind."""

from __future__ import annotations

from hetman.core.dice import Dice
from hetman.core.native import i64


def add(counts: list[i64], index: i64, by: i64) -> None:
    """Add to one count. Compiled code runs `counts[index] += by` with boxed numbers and takes twice as long."""
    counts[index] = counts[index] + by


def added(counts: list[i64], index: i64, by: i64) -> list[i64]:
    """Return the counts with an addition to one of them: for lists that copies of a position share."""
    found = counts[:]
    found[index] = found[index] + by
    return found


def total(counts: list[i64]) -> i64:
    """Return the sum of all counts."""
    found: i64 = 0
    for count in counts:
        found += count
    return found


def take_random(counts: list[i64], dice: Dice) -> i64:
    """Take one out at random. Returns its kind."""
    kind: i64 = dice.index(counts)
    counts[kind] = counts[kind] - 1
    return kind


def lowest(counts: list[i64], number: i64) -> list[i64]:
    """How many of each kind go if `number` go and the lowest kinds go first."""
    taken: list[i64] = []
    for count in counts:
        going: i64 = count if count < number else number
        taken.append(going)
        number -= going
    return taken
