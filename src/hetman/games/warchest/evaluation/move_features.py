"""Features of a move: its verb and its effect on the board."""

from __future__ import annotations

from typing import Final

from hetman.core.decision import first, second, third, verb_of
from hetman.core.native import i64
from hetman.games.warchest.evaluation.features import distance_to_location, faces_enemy, in_circulation, least
from hetman.games.warchest.rules import verbs
from hetman.games.warchest.rules.constants import EMPTY, FREE, NOWHERE
from hetman.games.warchest.rules.position import Position

# The first features are the verbs. These are the effects of a move.
CAPTURES: Final = 24
ARRIVES: Final = 25
NEARER: Final = 26
FARTHER: Final = 27
LEAVES: Final = 28
FACING: Final = 29
STRIKES: Final = 30
KILLS: Final = 31
ON_LOCATION: Final = 32
PLENTY: Final = 33
DRIVES: Final = 34
TALL: Final = 35
DISTANCE: Final = 36
"""By the distance of a deployed unit to the nearest location to take: 0, 1, 2, or 3 and more."""
MOVE_FEATURES: Final = DISTANCE + 4

FEATURE_OF_VERB: Final[list[i64]] = list(range(CAPTURES))
"""The feature of each verb. Verbs that only name one of two Footmen share that of the plain verb."""
FEATURE_OF_VERB[verbs.BOLSTER_AT] = verbs.BOLSTER
FEATURE_OF_VERB[verbs.MOVE_FROM] = verbs.MOVE
FEATURE_OF_VERB[verbs.CONTROL_AT] = verbs.CONTROL
FEATURE_OF_VERB[verbs.ATTACK_FROM] = verbs.ATTACK
FEATURE_OF_VERB[verbs.ORDER_FROM] = verbs.ORDER


def features_of_move(state: Position, move: i64) -> list[i64]:
    """Return the features of a move as indices of `POLICY_WEIGHTS`."""
    verb = verb_of(move)
    found: list[i64] = [FEATURE_OF_VERB[verb]]
    if verb == verbs.MOVE or verb == verbs.MOVE_FROM:
        source: i64 = state.where[first(move)] if verb == verbs.MOVE else second(move)
        target: i64 = second(move) if verb == verbs.MOVE else third(move)
        add_distance(found, state, state.team[first(move)], source, target)
    elif verb == verbs.TACTIC:
        hex: i64 = second(move)
        if state.unit[hex] != EMPTY:
            found.append(STRIKES)
            add_attack(found, state, hex)
        else:
            add_distance(found, state, state.team[first(move)], state.where[first(move)], hex)
    elif verb == verbs.ATTACK or verb == verbs.CHARGE:
        add_attack(found, state, second(move) if verb == verbs.ATTACK else third(move))
    elif verb == verbs.ATTACK_FROM:
        add_attack(found, state, third(move))
    elif verb == verbs.DEPLOY:
        found.append(DISTANCE + least(distance_to_location(state, second(move), state.team[first(move)]), 3))
    elif verb == verbs.CONTROL:
        if state.holder[state.where[first(move)]] != FREE:
            found.append(CAPTURES)
    elif verb == verbs.RECRUIT:
        if in_circulation(state, first(move)) > 2:
            found.append(PLENTY)
        if state.where[first(move)] != NOWHERE:
            found.append(DRIVES)
    elif verb == verbs.BOLSTER:
        if state.height[state.where[first(move)]] > 1:
            found.append(TALL)
        if faces_enemy(state, state.where[first(move)], state.team[first(move)]):
            found.append(FACING)
    return found


def add_distance(found: list[i64], state: Position, team: i64, source: i64, target: i64) -> None:
    """Add the effect of a step on the distance to the nearest location to take."""
    before: i64 = distance_to_location(state, source, team)
    after: i64 = distance_to_location(state, target, team)
    if after == 0:
        found.append(ARRIVES)
    elif after < before:
        found.append(NEARER)
    elif after > before:
        found.append(FARTHER)
    if before == 0:
        found.append(LEAVES)
    if faces_enemy(state, target, team):
        found.append(FACING)


def add_attack(found: list[i64], state: Position, target: i64) -> None:
    """Add the effects of an attack."""
    if state.height[target] == 1:
        found.append(KILLS)
    if state.board.is_location[target]:
        found.append(ON_LOCATION)
