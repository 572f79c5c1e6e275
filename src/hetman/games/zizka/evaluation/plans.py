"""Plans: what each move of a decision leads to, compared with the best of them."""

from __future__ import annotations

from typing import Final

from hetman.core.decision import first, second, verb_of
from hetman.core.native import i64
from hetman.games.zizka.evaluation.crew import quality
from hetman.games.zizka.evaluation.opportunities import Opportunities, more
from hetman.games.zizka.evaluation.surroundings import Surroundings
from hetman.games.zizka.rules import verbs
from hetman.games.zizka.rules.constants import NONE

# Kinds of plans. A move is compared with those of its own kind.
FIRST_ACTION: Final = 0
LAST_ACTION: Final = 1
HIRING: Final = 2
GAINING: Final = 3
PARTING: Final = 4
KINDS: Final = 5

FARTHER: Final[list[float]] = [0.001, 0.1, 0.25, 0.45, 0.7, 1.1, 1.8]
"""How far behind, in points: none at all, up to a tenth, and so on."""
WORSE_THAN_ANY: Final = -99.0
A_REASON: Final = 0.3
"""With an opportunity of less value on a field, a leader moves on from there."""
NEXT: Final = 0.5
"""The share of its value that an opportunity keeps until the next turn."""


class Plans:
    """The plans behind all moves of a decision."""

    def __init__(self, opportunities: Opportunities, moves: list[i64]) -> None:
        self.opportunities = opportunities
        self.surroundings = Surroundings(opportunities)
        self.moves = moves
        self.kinds: list[i64] = []
        self.values: list[float] = []
        self.best: list[float] = [WORSE_THAN_ANY] * KINDS
        for move in moves:
            kind: i64 = kind_of(opportunities, verb_of(move))
            value = 0.0
            if kind != NONE:
                value = value_of(self.surroundings, kind, move)
                if value > self.best[kind]:
                    self.best[kind] = value
            self.kinds.append(kind)
            self.values.append(value)

    def behind(self, index: i64) -> i64:
        """How many steps the move at this index stays behind the best one."""
        away: float = self.best[self.kinds[index]] - self.values[index]
        step: i64 = 0
        for most in FARTHER:
            if away <= most:
                break
            step += 1
        return step


def kind_of(opportunities: Opportunities, verb: i64) -> i64:
    if verb <= verbs.END:
        actions: i64 = opportunities.state.actions
        return NONE if actions == 0 else LAST_ACTION if actions == 1 else FIRST_ACTION
    if verb == verbs.HIRE or verb == verbs.HIRE_FOR:
        return HIRING
    if verb == verbs.GAIN or verb == verbs.GAIN_FOR:
        return GAINING
    return PARTING if verb == verbs.DISMISS else NONE


def value_of(surroundings: Surroundings, kind: i64, move: i64) -> float:
    """In points, roughly, and comparable within a kind only."""
    opportunities = surroundings.opportunities
    state = opportunities.state
    verb: i64 = verb_of(move)
    if kind == PARTING:
        return -0.5 * quality(state, first(move))
    if kind == HIRING:
        return opportunities.hire_value(first(move), quality(state, second(move)) if verb == verbs.HIRE_FOR else 0.0)
    if kind == GAINING:
        old: float = quality(state, second(move)) if verb == verbs.GAIN_FOR else 0.0
        return 0.7 * (quality(state, first(move)) - old)
    if verb == verbs.MOVE:
        return move_value(surroundings, first(move))
    around = surroundings.around(opportunities.leader.field)
    return action_value(opportunities, verb, first(move)) + NEXT * around.second


def move_value(surroundings: Surroundings, target: i64) -> float:
    """What a move leads to: something to do there with the second action, or something within reach from there."""
    around = surroundings.around(target)
    tavern: float = surroundings.tavern(target)
    if surroundings.state.actions == 1:
        return 0.75 * more(around.best, tavern) + 0.2 * around.second
    there: float = surroundings.field(target)
    if there <= A_REASON:
        return more(there, 0.8 * more(around.best, tavern))
    rest: float = around.second if there >= around.best else around.best
    return there + NEXT * more(rest, 0.7 * tavern)


def action_value(opportunities: Opportunities, verb: i64, operand: i64) -> float:
    """What an action is worth where the leader stands."""
    box = opportunities.state.box
    field: i64 = opportunities.leader.field
    if verb == verbs.FACE:
        return opportunities.spot(box.spot_of[field])
    if verb == verbs.CONQUER:
        return opportunities.castle(box.level_of[field])
    if verb == verbs.RECRUIT:
        return opportunities.best_hire()
    return opportunities.prey_named(operand) if verb == verbs.ATTACK else 0.0
