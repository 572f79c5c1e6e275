"""What everybody can deduce about a seat's secret coins.

Coins become secret when the bag is refilled. Until the next refill, every coin that is not shown stays in the bag, the
hand or the face-down discards. Every way to spread them is possible, with one exception. Coins that were in the hand at
the refill did not come from that bag, so they are not coins that lay face up at that moment. The seat plays them in the
same round.

So each seat has the set of possible "held" hands: the coins that were in the hand at the last refill and have not been
shown since. In the round of the refill, one held hand must be among the hand and the coins played face down from it.
Afterwards it must be among the face-down discards. While the empty hand is in the set, nothing is known.

A held hand is a multiset of at most three of a seat's coins, numbered by size. (It has three if a partner's Marshall
lets a Warrior Priest attack before its owner's turn.) A coin is its place in the seat's army, the royal coin last.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from hetman.core.dice import Dice
from hetman.core.native import i64

PLACES: Final = 5
LARGEST: Final = 3


def all_held() -> list[list[i64]]:
    """Return every multiset of at most three coins as counts by place, smaller ones first."""
    places = range(PLACES)
    return [
        [coins.count(place) for place in places]
        for size in range(LARGEST + 1)
        for coins in combinations_with_replacement(places, size)
    ]


HELD: Final[list[list[i64]]] = all_held()
SIZE: Final[list[i64]] = [sum(hand) for hand in HELD]
BIT: Final[list[i64]] = [2**number for number in range(len(HELD))]
WITHOUT: Final[list[list[i64]]] = [
    [
        HELD.index([count - int(other == place and count > 0) for other, count in enumerate(hand)])
        for place in range(PLACES)
    ]
    for hand in HELD
]
OF_SIZE: Final[list[list[i64]]] = [
    [number for number, size in enumerate(SIZE) if size == wanted] for wanted in range(LARGEST + 1)
]
FEWER: Final[list[list[i64]]] = [
    [sum([BIT[number] for number, hand in enumerate(HELD) if hand[place] <= most]) for most in range(6)]
    for place in range(PLACES)
]
"""By place and number: the set of all hands with at most that many coins of that place."""
NOTHING: Final = 1
"""The set of only the empty hand: nothing is known."""


def within(held: i64, counts: list[i64]) -> bool:
    """Whether the coins of a held hand are among `counts`."""
    coins = HELD[held]
    place: i64 = 0
    for count in counts:
        if coins[place] > count:
            return False
        place += 1
    while place < PLACES:
        if coins[place] > 0:
            return False
        place += 1
    return True


def simplest(known: i64) -> i64:
    """Return NOTHING for a set with the empty hand, which says nothing."""
    return NOTHING if known & 1 else known


def after_refill(known: i64, hidden: list[i64], size: i64, fresh: bool, buried: i64) -> i64:
    """Return the hands of `size` coins that are possible when the bag is refilled.

    `hidden` are the coins in hand or face down, `known` is the set since the refill before. If that was in the same
    round (`fresh`), its held coins may still be in hand. `buried` counts the coins played face down from it since.
    """
    if size == 0:
        return NOTHING
    now: i64 = 0
    for hand in OF_SIZE[size]:
        if within(hand, hidden) and (known == NOTHING or explained(known, hand, hidden, fresh, buried)):
            now += BIT[hand]
    return now


def explained(known: i64, hand: i64, hidden: list[i64], fresh: bool, buried: i64) -> bool:
    """Whether an earlier held hand lies face down now, except for coins that are still in `hand`."""
    rest: list[i64] = [count - HELD[hand][place] for place, count in enumerate(hidden)]
    held: i64 = 0
    while known:
        if known & 1:
            owed: i64 = held
            if fresh:
                place: i64 = 0
                for count in HELD[hand]:
                    for _ in range(count):
                        owed = WITHOUT[owed][place]
                    place += 1
            if within(owed, rest) and (not fresh or SIZE[owed] <= buried):
                return True
        known >>= 1
        held += 1
    return False


def after_showing(known: i64, place: i64, left: i64) -> i64:
    """Update the set after a shown coin that is not from a held hand. `left` counts the secret coins of its kind."""
    return known & FEWER[place][left]


def after_showing_held(known: i64, place: i64, left: i64, room: i64) -> i64:
    """Update the set after a shown coin from a hand that may have coins from before the refill.

    `room` counts the secret coins of that hand that are left.
    """
    now: i64 = 0
    held: i64 = 0
    while known:
        if known & 1:
            still: i64 = WITHOUT[held][place]
            if SIZE[still] <= room:
                now |= BIT[still]
        known >>= 1
        held += 1
    return simplest(now & FEWER[place][left])


def choose_held(known: i64, hidden: list[i64], dice: Dice) -> i64:
    """Sample a possible held hand by the number of ways to take it from the secret coins."""
    ways: list[i64] = []
    held: i64 = 0
    while known:
        weight: i64 = 0
        if known & 1 and within(held, hidden):
            weight = 1
            place: i64 = 0
            for count in hidden:
                taken: i64
                for taken in range(HELD[held][place]):
                    weight *= count - taken
                place += 1
        ways.append(weight)
        known >>= 1
        held += 1
    return dice.index(ways)
