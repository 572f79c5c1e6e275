"""What comes before losses: supports are called, dice rolled, and +1s placed."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import FIRST, SECOND, first
from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.games.chocim.rules import pending, rolls
from hetman.games.chocim.rules.asked import Asked, Chance
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
from hetman.games.chocim.rules.places import (
    NOWHERE,
    OTTOMAN,
)
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.verbs import ENOUGH, MOST_DICE, RAISE, SUPPORT

# Supports


def has_support(state: Position, seat: i64) -> bool:
    """Whether units can still be called; they would be wasted on a side that rolls nothing."""
    place: i64 = support_place(state, seat)
    if place == NOWHERE or state.clash[DICE + seat] == 0:
        return False
    kind: i64
    for kind in range(state.clash[LAST + seat], 3):
        if state.units[3 * place + kind] > state.clash[USED_UP + 3 * seat + kind]:
            return True
    return False


class Support(Asked):
    """How many supporting units are used: each gives +1 on one die and goes home afterwards."""

    def __init__(self, seat: i64) -> None:
        super().__init__("supports", seat, "support")

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        place: i64 = support_place(state, self.seat)
        kind: i64
        for kind in range(state.clash[LAST + self.seat], 3):
            if state.units[3 * place + kind] > state.clash[USED_UP + 3 * self.seat + kind]:
                unit: i64 = 3 * self.seat + kind
                moves.append(SUPPORT + unit * FIRST + state.box.action_of[place] * SECOND)
        moves.append(ENOUGH)
        return moves

    def play(self, state: Position, move: i64) -> None:
        fight = state.clash
        if move == ENOUGH:
            fight[LAST + self.seat] = 3
            return
        kind: i64 = first(move) % 3
        at: i64 = USED_UP + 3 * self.seat + kind
        fight[at] = fight[at] + 1
        fight[RAISES + self.seat] = fight[RAISES + self.seat] + 1
        fight[LAST + self.seat] = kind

    def about(self, state: Position) -> dict[str, Any]:
        return about_clash(state)


# Dice


class Roll(Chance):
    """NATURE rolls up to five of a side's dice at once, highest first."""

    def __init__(self, seat: i64) -> None:
        super().__init__("rolls", seat)

    def moves(self, state: Position) -> list[i64]:
        return rolls.MOVES[self.number(state)]

    def odds(self, state: Position) -> list[i64]:
        return rolls.ODDS[self.number(state)]

    def sample(self, state: Position, dice: Dice) -> i64:
        return rolls.sample(self.number(state), dice)

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
        fight[DICE + seat] = fight[DICE + seat] - number
        rest: i64 = move >> 8
        for _ in range(number):
            face: i64 = rest & 255
            rest = rest >> 8
            fight[ROLLED + 6 * seat + face] = fight[ROLLED + 6 * seat + face] + 1
            # Walls take from every die of an assault, but leave it at 1.
            face = face - level if face > level else 0
            fight[FACES + 6 * seat + face] = fight[FACES + 6 * seat + face] + 1


def can_raise(state: Position, seat: i64) -> bool:
    face: i64
    for face in range(state.clash[LAST + seat]):
        if state.clash[FACES + 6 * seat + face] > 0:
            return True
    return False


class RaiseDie(Asked):
    """Place a +1 openly, on a die that has none, from the highest on."""

    def __init__(self, seat: i64) -> None:
        super().__init__("raises", seat, "raise")

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        face: i64 = state.clash[LAST + self.seat]
        while face > 0:
            face -= 1
            if state.clash[FACES + 6 * self.seat + face] > 0:
                moves.append(RAISE + face * FIRST)
        moves.append(ENOUGH)
        return moves

    def play(self, state: Position, move: i64) -> None:
        fight = state.clash
        if move == ENOUGH:
            fight[RAISES + self.seat] = 0
            return
        face: i64 = first(move)
        at: i64 = 6 * self.seat + face
        fight[FACES + at] = fight[FACES + at] - 1
        fight[RAISED + at + 1] = fight[RAISED + at + 1] + 1
        fight[RAISES + self.seat] = fight[RAISES + self.seat] - 1
        fight[LAST + self.seat] = face + 1

    def about(self, state: Position) -> dict[str, Any]:
        return {**about_clash(state), "left": int(state.clash[RAISES + self.seat])}


pending.SUPPORTS.extend([Support(seat) for seat in range(2)])
pending.ROLLS.extend([Roll(seat) for seat in range(2)])
pending.RAISES.extend([RaiseDie(seat) for seat in range(2)])
