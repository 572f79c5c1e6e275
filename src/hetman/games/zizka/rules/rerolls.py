"""Rerolls: one die for each reroll symbol, and in the advanced game one for each coin.

`ruler_dice.py` says when a ruler's die may be rerolled, or its coin taken.
"""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add
from hetman.core.decision import first, verb_of
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.core.steps import Step
from hetman.games.zizka.rules import decisions, phases
from hetman.games.zizka.rules.bank import pay
from hetman.games.zizka.rules.constants import LYING
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.rolls import add_faces, dice_lying, roll_more
from hetman.games.zizka.rules.ruler_dice import (
    add_pocketing,
    add_ruler_rerolls,
    can_reroll_ruler,
    offers_coin,
    pocket_coins,
)
from hetman.games.zizka.rules.verbs import BUY, BUY_RULER, KEEP, POCKET, REROLL, REROLL_RULER


class Rerolls(Step[Position]):
    """A seat uses its rerolls one by one, and then, in the advanced game, its coins."""

    def run(self, state: Position) -> None:
        if state.rerolls > 0 or (state.advanced and can_buy(state)):
            if dice_lying(state) > 0 or can_reroll_ruler(state, 0) or can_reroll_ruler(state, 1):
                state.stack.append(decisions.REROLLS[state.roller])


def can_buy(state: Position) -> bool:
    """The roller has a coin, or a ruler's die offers one."""
    if state.leaders[state.roller].coins > 0:
        return True
    return offers_coin(state, 0) or offers_coin(state, 1)


class Reroll(SeatDecision[Position]):
    """Reroll one die, for a coin once the rerolls are used up, or keep the dice."""

    def prompt(self, state: Position) -> dict[str, Any]:
        coin = offers_coin(state, 0) or offers_coin(state, 1)
        args = {"seat": ["seat", int(self.seat)], "count": int(state.rerolls)}
        return {"key": "reroll-coin" if coin else "reroll", "args": args}

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        bought = state.rerolls == 0
        if not bought or state.leaders[self.seat].coins > 0:
            add_faces(state, BUY if bought else REROLL, 0, moves)
            add_ruler_rerolls(state, BUY_RULER if bought else REROLL_RULER, moves)
        add_pocketing(state, moves)
        moves.append(KEEP)
        return moves

    def play(self, state: Position, move: i64) -> None:
        verb: i64 = verb_of(move)
        if verb == KEEP:
            return
        state.agenda.append(phases.REROLLS)
        if verb == POCKET:
            pocket_coins(state)
            return
        if verb == BUY or verb == BUY_RULER:
            pay(state, self.seat, 1)
        else:
            state.rerolls -= 1
        if verb == REROLL or verb == BUY:
            add(state.dice, LYING + first(move), -1)
            roll_more(state, 1)
        else:
            state.stack.append(decisions.RULER_ROLLS[first(move)])
