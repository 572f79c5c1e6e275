"""Supports, dice and +1s of a clash."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Any, Final

from hetman.core.counts import add
from hetman.core.decision import FIRST, SECOND, first
from hetman.core.decisions import ChanceDecision, SeatDecision
from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.games.chocim.rules.clash_state import (
    DICE,
    FACES,
    FIELD,
    LAST,
    RAISED,
    RAISES,
    ROLLED,
    STORMING,
    USED_UP,
    WHAT,
    about_clash,
    support_place,
)
from hetman.games.chocim.rules.places import NOWHERE, OTTOMAN
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.verbs import ENOUGH, MOST_DICE, RAISE, ROLLS, SUPPORT

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


# Supports


def support_moves(state: Position, seat: i64) -> list[i64]:
    """The units that can still be called. A side that rolls nothing would waste them."""
    moves: list[i64] = []
    place: i64 = support_place(state, seat)
    if place == NOWHERE or state.clash[DICE + seat] == 0:
        return moves
    kind: i64
    for kind in range(state.clash[LAST + seat], 3):
        if state.units[3 * place + kind] > state.clash[USED_UP + 3 * seat + kind]:
            moves.append(SUPPORT + (3 * seat + kind) * FIRST + state.box.action_of[place] * SECOND)
    return moves


class Support(SeatDecision[Position]):
    """How many supporting units are used: each gives +1 on one die and goes home afterwards."""

    def moves(self, state: Position) -> list[i64]:
        return [*support_moves(state, self.seat), ENOUGH]

    def play(self, state: Position, move: i64) -> None:
        fight = state.clash
        if move == ENOUGH:
            fight[LAST + self.seat] = 3
            return
        kind: i64 = first(move) % 3
        add(fight, USED_UP + 3 * self.seat + kind, 1)
        add(fight, RAISES + self.seat, 1)
        fight[LAST + self.seat] = kind

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return about_clash(state)


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


def raise_moves(state: Position, seat: i64) -> list[i64]:
    """The dice that can take a +1, from the highest on."""
    moves: list[i64] = []
    face: i64 = state.clash[LAST + seat]
    while face > 0:
        face -= 1
        if state.clash[FACES + 6 * seat + face] > 0:
            moves.append(RAISE + face * FIRST)
    return moves


class RaiseDie(SeatDecision[Position]):
    """Place a +1 openly, on a die that has none, from the highest on."""

    def moves(self, state: Position) -> list[i64]:
        return [*raise_moves(state, self.seat), ENOUGH]

    def play(self, state: Position, move: i64) -> None:
        fight = state.clash
        if move == ENOUGH:
            fight[RAISES + self.seat] = 0
            return
        face: i64 = first(move)
        at: i64 = 6 * self.seat + face
        add(fight, FACES + at, -1)
        add(fight, RAISED + at + 1, 1)
        add(fight, RAISES + self.seat, -1)
        fight[LAST + self.seat] = face + 1

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {**about_clash(state), "left": int(state.clash[RAISES + self.seat])}
