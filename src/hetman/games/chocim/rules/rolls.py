"""Up to five dice at once: all results, highest first, with their odds. Six dice would have more than 400 results."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Any, Final

from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.games.chocim.rules.verbs import MOST_DICE, ROLLS

HIGHEST: Final = 5


def pack(faces: tuple[int, ...]) -> int:
    """The move of some faces, 0 to 5, in the order given."""
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


def results(number: int) -> list[tuple[int, ...]]:
    return list(combinations_with_replacement(range(HIGHEST, -1, -1), number))


MOVES: Final[list[list[Any]]] = [[pack(faces) for faces in results(number)] for number in range(MOST_DICE + 1)]
ODDS: Final[list[list[Any]]] = [[ways(faces) for faces in results(number)] for number in range(MOST_DICE + 1)]


def sample(number: i64, dice: Dice) -> i64:
    """Each die by itself, then sorted: the same chances without the lists."""
    counts: list[i64] = [0, 0, 0, 0, 0, 0]
    for _ in range(number):
        face: i64 = dice.below(6)
        counts[face] = counts[face] + 1
    move: i64 = 0
    face = 0
    # The highest face is the first operand, so it is packed last.
    while face <= HIGHEST:
        for _ in range(counts[face]):
            move = move * 256 + face
        face += 1
    return move * 256 + ROLLS + number - 1
