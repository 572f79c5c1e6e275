"""A pile of cards or tokens: a known front, a multiset in unknown order, and a known tail.

Chance decides which card is on top only when a seat learns it. So there is no hidden order that could leak. A card that
seats looked at and left is in the front, a card put under the pile is in the tail. Each has a bit set of the seats that
know it. A card is a small number: its kind.
"""

from __future__ import annotations

from typing import Any, Final

from hetman.core.counts import take_random, total
from hetman.core.dice import Dice
from hetman.core.native import i64

UNKNOWN: Final = 255
"""A card that is forgotten while a position is resampled."""

SEAT_BITS: Final[list[i64]] = [2**seat for seat in range(16)]
EVERYBODY: Final = 65535


class Pile:
    """A pile. `counts[kind]` is the number of cards of a kind in the middle, which has no order."""

    def __init__(self, counts: list[i64]) -> None:
        self.counts: list[i64] = counts
        self.front: list[i64] = []
        self.front_known: list[i64] = []
        self.tail: list[i64] = []
        self.tail_known: list[i64] = []

    def copy(self) -> Pile:
        other = Pile(self.counts[:])
        other.front = self.front[:]
        other.front_known = self.front_known[:]
        other.tail = self.tail[:]
        other.tail_known = self.tail_known[:]
        return other

    def size(self) -> i64:
        """Return the number of cards, known and unknown."""
        return total(self.counts) + len(self.front) + len(self.tail)

    # The top card

    def tops(self) -> list[i64]:
        """Return the possible kinds of the top card: one if it is known."""
        if self.front:
            return [self.front[0]]
        kinds: list[i64] = []
        kind: i64 = 0
        for count in self.counts:
            if count > 0:
                kinds.append(kind)
            kind += 1
        if not kinds and self.tail:
            return [self.tail[0]]
        return kinds

    def weights(self) -> list[i64]:
        """Return the weights of `tops`."""
        if self.front:
            return [1]
        weights: list[i64] = []
        for count in self.counts:
            if count > 0:
                weights.append(count)
        return weights if weights else [1]

    def top_known_to(self, seat: i64) -> bool:
        """Return whether the seat knows the top card."""
        if self.front:
            return self.front_known[0] & SEAT_BITS[seat] != 0
        if self.tail and self.size() == len(self.tail):
            return self.tail_known[0] & SEAT_BITS[seat] != 0
        return False

    # Changes

    def draw(self, kind: i64) -> None:
        """Take away the top card, which is of this kind."""
        if self.front:
            self.expect(self.front[0], kind)
            del self.front[0]
            del self.front_known[0]
        elif self.counts[kind] > 0:
            self.counts[kind] = self.counts[kind] - 1
        else:
            self.expect(self.tail[0] if self.tail else -1, kind)
            del self.tail[0]
            del self.tail_known[0]

    def peek(self, kind: i64, seats: i64) -> None:
        """Let these seats look at the top card, which is of this kind, and leave it there."""
        if self.front:
            self.expect(self.front[0], kind)
            self.front_known[0] = self.front_known[0] | seats
        elif self.counts[kind] > 0:
            self.counts[kind] = self.counts[kind] - 1
            self.front.append(kind)
            self.front_known.append(seats)
        else:
            self.expect(self.tail[0] if self.tail else -1, kind)
            self.tail_known[0] = self.tail_known[0] | seats

    def put_under(self, kind: i64, seats: i64) -> None:
        """Put a card that these seats know under the pile."""
        self.tail.append(kind)
        self.tail_known.append(seats)

    def expect(self, lies: i64, named: i64) -> None:
        if lies != named:
            raise ValueError(f"the top card is {lies}, got {named}")

    # Imagined positions

    def forget(self, seat: i64, pool: list[i64]) -> None:
        """Move every card that the seat does not know into the pool. `deal` deals them again."""
        bit: i64 = SEAT_BITS[seat]
        kind: i64 = 0
        for count in self.counts:
            pool[kind] = pool[kind] + count
            kind += 1
        self.counts = [0] * len(self.counts)
        forget_places(self.front, self.front_known, bit, pool)
        forget_places(self.tail, self.tail_known, bit, pool)

    def deal(self, pool: list[i64], dice: Dice) -> None:
        """Fill the forgotten places from the pool at random. The rest of the pool is the middle."""
        fill_places(self.front, pool, dice)
        fill_places(self.tail, pool, dice)
        self.counts = pool[:]

    # Dump and restore

    def dump(self) -> dict[str, list[int]]:
        return {
            "counts": [int(count) for count in self.counts],
            "front": [int(kind) for kind in self.front],
            "front_known": [int(seats) for seats in self.front_known],
            "tail": [int(kind) for kind in self.tail],
            "tail_known": [int(seats) for seats in self.tail_known],
        }

    def restore(self, data: dict[str, Any]) -> None:
        self.counts = list(data["counts"])
        self.front, self.front_known = list(data["front"]), list(data["front_known"])
        self.tail, self.tail_known = list(data["tail"]), list(data["tail_known"])


def forget_places(places: list[i64], known: list[i64], bit: i64, pool: list[i64]) -> None:
    place: i64
    for place in range(len(places)):
        if known[place] & bit == 0:
            kind: i64 = places[place]
            pool[kind] = pool[kind] + 1
            places[place] = UNKNOWN


def fill_places(places: list[i64], pool: list[i64], dice: Dice) -> None:
    place: i64
    for place in range(len(places)):
        if places[place] == UNKNOWN:
            places[place] = take_random(pool, dice)
