"""What each of several moves leads to, and how far that stays behind the best of them."""

from __future__ import annotations

from typing import Final

from hetman.core.decision import first, second, verb_of
from hetman.core.native import i64
from hetman.games.zizka.evaluation.crew import quality
from hetman.games.zizka.evaluation.opportunities import Prospects, more
from hetman.games.zizka.rules import verbs
from hetman.games.zizka.rules.constants import FIELD, NONE

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
"""With less to do in a place one goes on from there."""
NEXT: Final = 0.5
"""What is left of something that is for the next turn."""


class Plans:
    """Made for all moves of a decision at once."""

    def __init__(self, prospects: Prospects, moves: list[i64]) -> None:
        self.prospects = prospects
        self.moves = moves
        self.kinds: list[i64] = []
        self.worths: list[float] = []
        self.best: list[float] = [WORSE_THAN_ANY] * KINDS
        for move in moves:
            kind: i64 = kind_of(prospects, verb_of(move))
            worth = 0.0
            if kind != NONE:
                worth = worth_of(prospects, kind, move)
                if worth > self.best[kind]:
                    self.best[kind] = worth
            self.kinds.append(kind)
            self.worths.append(worth)

    def behind(self, place: i64) -> i64:
        """How many steps the move in this place of the list stays behind the best one."""
        away: float = self.best[self.kinds[place]] - self.worths[place]
        step: i64 = 0
        for most in FARTHER:
            if away <= most:
                break
            step += 1
        return step


def kind_of(prospects: Prospects, verb: i64) -> i64:
    if verb <= verbs.END:
        actions: i64 = prospects.state.actions
        return NONE if actions == 0 else LAST_ACTION if actions == 1 else FIRST_ACTION
    if verb == verbs.HIRE or verb == verbs.HIRE_FOR:
        return HIRING
    if verb == verbs.GAIN or verb == verbs.GAIN_FOR:
        return GAINING
    return PARTING if verb == verbs.DISMISS else NONE


def worth_of(prospects: Prospects, kind: i64, move: i64) -> float:
    """In points, roughly, and comparable within a kind only."""
    state = prospects.state
    if kind == PARTING:
        return -0.5 * quality(state, first(move))
    if kind == HIRING:
        gone: float = quality(state, second(move)) if verb_of(move) == verbs.HIRE_FOR else 0.0
        return prospects.hiring(first(move), gone)
    if kind == GAINING:
        old: float = quality(state, second(move)) if verb_of(move) == verbs.GAIN_FOR else 0.0
        return 0.7 * (quality(state, first(move)) - old)
    if verb_of(move) == verbs.MOVE:
        return journey(prospects, first(move))
    field: i64 = state.people[prospects.at + FIELD]
    return deed(prospects, verb_of(move), first(move), field) + NEXT * prospects.around(field).second


def journey(prospects: Prospects, target: i64) -> float:
    """What a move leads to: something to do there with the second action, or something within reach from there."""
    around = prospects.around(target)
    inn: float = prospects.tavern(target)
    if prospects.state.actions == 1:
        return 0.75 * more(around.best, inn) + 0.2 * around.second
    there: float = prospects.field(target)
    if there <= A_REASON:
        return more(there, 0.8 * more(around.best, inn))
    rest: float = around.second if there >= around.best else around.best
    return there + NEXT * more(rest, 0.7 * inn)


def deed(prospects: Prospects, verb: i64, operand: i64, field: i64) -> float:
    """What is done on a field with one action."""
    box = prospects.state.box
    if verb == verbs.FACE:
        return prospects.spot(box.spot_of[field])
    if verb == verbs.CONQUER:
        return prospects.castle(box.level_of[field])
    if verb == verbs.RECRUIT:
        return prospects.hire()
    return prospects.prey_named(operand) if verb == verbs.ATTACK else 0.0
