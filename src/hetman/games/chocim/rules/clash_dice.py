"""The dice of a clash: their faces, the roll, and what walls take from an assault.

`unit_dice.py` has their number, `die_raises.py` the +1s.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Any, Final

from hetman.core.counts import add
from hetman.core.decisions import ChanceDecision
from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.games.chocim.rules.clash_state import (
    DICE,
    FACES,
    FIELD,
    RAISED,
    ROLLED,
    STORMING,
    WHAT,
)
from hetman.games.chocim.rules.places import OTTOMAN
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.verbs import MOST_DICE, ROLLS

# Faces


def results(state: Position, seat: i64, face: i64) -> i64:
    """How many of a seat's dice show a face in the end."""
    at: i64 = 6 * seat + face - 1
    return state.clash[FACES + at] + state.clash[RAISED + at]


def hits(state: Position, seat: i64) -> i64:
    """A 4 or 5 is a hit."""
    return results(state, seat, 4) + results(state, seat, 5)


def breaks(state: Position, seat: i64) -> i64:
    """A 6 breaks a unit."""
    return results(state, seat, 6)


# Dice

# Up to five dice at once: all results, highest first, with their odds. Six dice would have more than 400 results.

HIGHEST: Final = 5


def roll_move(faces: tuple[int, ...]) -> int:
    """The packed move of these faces, 0 to 5, in their order."""
    move, place = ROLLS + len(faces) - 1, 256
    for face in faces:
        move += face * place
        place *= 256
    return move


def ways(faces: tuple[int, ...]) -> int:
    """In how many orders these faces can fall."""
    orders = factorial(len(faces))
    for face in set(faces):
        orders //= factorial(faces.count(face))
    return orders


def all_rolls(number: int) -> list[tuple[int, ...]]:
    return list(combinations_with_replacement(range(HIGHEST, -1, -1), number))


ROLL_MOVES: Final[list[list[Any]]] = [
    [roll_move(faces) for faces in all_rolls(number)] for number in range(MOST_DICE + 1)
]
ROLL_ODDS: Final[list[list[Any]]] = [[ways(faces) for faces in all_rolls(number)] for number in range(MOST_DICE + 1)]


def sample_roll(number: i64, dice: Dice) -> i64:
    """Roll each die by itself, then sort: the same odds without the lists."""
    counts: list[i64] = [0, 0, 0, 0, 0, 0]
    for _ in range(number):
        face: i64 = dice.below(6)
        add(counts, face, 1)
    move: i64 = 0
    face = 0
    # The highest face is the first operand, so it is packed last.
    while face <= HIGHEST:
        for _ in range(counts[face]):
            move = move * 256 + face
        face += 1
    return move * 256 + ROLLS + number - 1


class Roll(ChanceDecision[Position]):
    """Chance rolls up to five of a side's dice at once, highest first."""

    def moves(self, state: Position) -> list[i64]:
        return ROLL_MOVES[self.number(state)]

    def odds(self, state: Position) -> list[i64]:
        return ROLL_ODDS[self.number(state)]

    def sample(self, state: Position, dice: Dice) -> i64:
        return sample_roll(self.number(state), dice)

    def number(self, state: Position) -> i64:
        left: i64 = state.clash[DICE + self.witness]
        return left if left < MOST_DICE else MOST_DICE

    def play(self, state: Position, move: i64) -> None:
        fight = state.clash
        seat: i64 = self.witness
        number: i64 = self.number(state)
        level: i64 = 0
        if fight[WHAT] == STORMING and seat == OTTOMAN:
            level = state.levels[fight[FIELD]]
        add(fight, DICE + seat, -number)
        rest: i64 = move >> 8
        for _ in range(number):
            face: i64 = rest & 255
            rest = rest >> 8
            add(fight, ROLLED + 6 * seat + face, 1)
            # Walls take from every die of an assault, but leave it at 1.
            face = face - level if face > level else 0
            add(fight, FACES + 6 * seat + face, 1)
