"""The dice of the rulers: who has a favour rolls its die. Its coin is taken, or the die is rerolled.

`rerolls.py` asks for it together with the other dice.
"""

from __future__ import annotations

from hetman.core.decision import FIRST, SECOND, second
from hetman.core.decisions import ChanceDecision
from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.games.zizka.rules.bank import gain_coins
from hetman.games.zizka.rules.constants import COIN, LOCKED, NONE, RULED
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.verbs import POCKET, ROLL_RULER


class RulerRoll(ChanceDecision[Position]):
    """The die of a ruler whose favour the roller has."""

    def __init__(self, code: i64, ruler: i64) -> None:
        super().__init__(code)
        self.ruler: i64 = ruler

    def moves(self, state: Position) -> list[i64]:
        faces = sorted(set(state.box.ruler_dice[self.ruler]))
        return [ROLL_RULER + self.ruler * FIRST + face * SECOND for face in faces]

    def odds(self, state: Position) -> list[i64]:
        faces = state.box.ruler_dice[self.ruler]
        return [faces.count(face) for face in sorted(set(faces))]

    def sample(self, state: Position, dice: Dice) -> i64:
        return ROLL_RULER + self.ruler * FIRST + state.box.ruler_dice[self.ruler][dice.below(6)] * SECOND

    def play(self, state: Position, move: i64) -> None:
        state.dice[RULED + self.ruler] = second(move)


def offers_coin(state: Position, ruler: i64) -> bool:
    """A ruler's die shows a coin that has not been taken."""
    return state.dice[RULED + ruler] == COIN and state.dice[LOCKED + ruler] == 0


def can_reroll_ruler(state: Position, ruler: i64) -> bool:
    """A ruler's die lies on the table, and its coin has not been taken."""
    return state.dice[RULED + ruler] != NONE and state.dice[LOCKED + ruler] == 0


def add_ruler_rerolls(state: Position, verb: i64, moves: list[i64]) -> None:
    """Add the rulers' dice to those that may be rerolled: a coin that lies on one is given up."""
    ruler: i64
    for ruler in range(2):
        if can_reroll_ruler(state, ruler):
            moves.append(verb + ruler * FIRST)


def add_pocketing(state: Position, moves: list[i64]) -> None:
    """Instead of a reroll, a coin may be taken. In the advanced game it may be taken early, to buy a reroll."""
    if state.advanced and (offers_coin(state, 0) or offers_coin(state, 1)):
        moves.append(POCKET)


def pocket_coins(state: Position) -> None:
    """A coin on a ruler's die is taken, and that die stays as it is."""
    ruler: i64
    for ruler in range(2):
        if offers_coin(state, ruler):
            state.dice[LOCKED + ruler] = 1
            gain_coins(state, state.roller, 1)
