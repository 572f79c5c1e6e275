"""What a bot feels about War Chest: markers and the way to the next ones, units, coins, and what a move is good for.

NOTES.md tells how weights and urges were measured.
"""

from __future__ import annotations

from typing import Final

from hetman.core.decision import first, second, third, verb_of
from hetman.core.instinct import Instinct
from hetman.core.native import i64
from hetman.core.state import State
from hetman.games.warchest.rules import verbs
from hetman.games.warchest.rules.counts import BAG, DOWN, EMPTY, FREE, HAND, IN_HAND, LEDGER, LOST, NOWHERE, UP
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import KINDS

FEATURES: Final = (
    "markers on the board",
    "markers beyond all but two",
    "units on the board",
    "units with a second coin",
    "further coins under units",
    "coins that drive a unit on the board, two of each at most",
    "places reached but not yet taken",
    "closeness to places to take",
    "units next to an enemy",
    "coins lost",
    "coins in hand",
    "initiative",
    "coins in hand, bag and discards",
)
WEIGHTS: Final = [1.22, 0.08, 0.09, 0.28, 0.1, 0.01, 0.08, 0.78, 0.14, -0.04, 0.28, 0.1, 0.05]

# Traits of a move: its verb, and from here on what it does.
CAPTURES: Final = 24
ARRIVES: Final = 25
NEARER: Final = 26
FARTHER: Final = 27
LEAVES: Final = 28
FACING: Final = 29
STRIKES: Final = 30
KILLS: Final = 31
ON_A_PLACE: Final = 32
PLENTY: Final = 33
DRIVES: Final = 34
TALL: Final = 35
WAY: Final = 36
"""How far a unit is deployed from the next place: 0, 1, 2, or 3 and more."""
TRAITS: Final = 40

TRAIT_OF: Final[list[i64]] = list(range(CAPTURES))
"""Verbs that differ only in whether they say which Footman is meant count alike."""
TRAIT_OF[verbs.BOLSTER_AT] = verbs.BOLSTER
TRAIT_OF[verbs.MOVE_FROM] = verbs.MOVE
TRAIT_OF[verbs.CONTROL_AT] = verbs.CONTROL
TRAIT_OF[verbs.ATTACK_FROM] = verbs.ATTACK
TRAIT_OF[verbs.ORDER_FROM] = verbs.ORDER

PULLS: Final = [
    0.87,
    -0.57,
    0.0,
    -0.91,
    -0.87,
    -0.81,
    -0.57,
    0.0,
    2.63,
    0.0,
    0.49,
    0.0,
    -0.44,
    0.45,
    0.42,
    0.0,
    -0.06,
    -0.63,
    0.61,
    -0.61,
    0.0,
    0.0,
    0.0,
    0.0,
    1.96,
    3.05,
    0.69,
    -0.19,
    -0.96,
    0.12,
    0.7,
    1.98,
    0.31,
    0.01,
    0.58,
    -0.74,
    2.2,
    -0.24,
    -0.23,
    -0.86,
]


class WarChestInstinct(Instinct):
    """Feels for a team."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS, PULLS, depth=10, boldness=0.45, resolve=2)

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        team: i64 = seat % 2
        markers: i64 = state.markers(team)
        late: i64 = markers - (state.board.goal - 2)
        units: i64 = 0
        doubled: i64 = 0
        further: i64 = 0
        facing: i64 = 0
        hex: i64
        for hex in range(state.board.size):
            if state.team[state.unit[hex]] == team:
                units += 1
                if state.height[hex] > 1:
                    doubled += 1
                    further += state.height[hex] - 2
                if faces_enemy(state, hex, team):
                    facing += 1
        lost: i64 = 0
        driving: i64 = 0
        turning: i64 = 0
        kind: i64
        for kind in range(KINDS):
            if state.team[kind] == team:
                lost += state.coins[LOST + kind]
                own: i64 = in_circulation(state, kind)
                turning += own
                if state.where[kind] != NOWHERE:
                    driving += own if own < 2 else 2
        in_hand: i64 = 0
        partner: i64
        for partner in range(team, state.seats, 2):
            in_hand += state.ledger[LEDGER * partner + IN_HAND]
        return [
            float(markers),
            float(late) if late > 0 else 0.0,
            float(units),
            float(doubled),
            float(further),
            float(driving),
            float(places_reached(state, team)),
            closeness(state, team),
            float(facing),
            float(lost),
            float(in_hand),
            1.0 if state.initiative % 2 == team else 0.0,
            float(turning),
        ]

    def traits(self, state: State, move: i64) -> list[i64]:
        assert isinstance(state, Position)
        verb = verb_of(move)
        found: list[i64] = [TRAIT_OF[verb]]
        if verb == verbs.MOVE or verb == verbs.MOVE_FROM:
            source: i64 = state.where[first(move)] if verb == verbs.MOVE else second(move)
            target: i64 = second(move) if verb == verbs.MOVE else third(move)
            add_way(found, state, state.team[first(move)], source, target)
        elif verb == verbs.TACTIC:
            hex: i64 = second(move)
            if state.unit[hex] != EMPTY:
                found.append(STRIKES)
                add_blow(found, state, hex)
            else:
                add_way(found, state, state.team[first(move)], state.where[first(move)], hex)
        elif verb == verbs.ATTACK or verb == verbs.CHARGE:
            add_blow(found, state, second(move) if verb == verbs.ATTACK else third(move))
        elif verb == verbs.ATTACK_FROM:
            add_blow(found, state, third(move))
        elif verb == verbs.DEPLOY:
            found.append(WAY + least(way(state, second(move), state.team[first(move)]), 3))
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


def add_way(found: list[i64], state: Position, team: i64, source: i64, target: i64) -> None:
    """What a move does on the way to the next place."""
    before: i64 = way(state, source, team)
    after: i64 = way(state, target, team)
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


def add_blow(found: list[i64], state: Position, target: i64) -> None:
    """What an attack does."""
    if state.height[target] == 1:
        found.append(KILLS)
    if state.board.is_location[target]:
        found.append(ON_A_PLACE)


def faces_enemy(state: Position, hex: i64, team: i64) -> bool:
    for other in state.board.neighbours[hex]:
        if state.team[state.unit[other]] == 1 - team:
            return True
    return False


def in_circulation(state: Position, kind: i64) -> i64:
    """Coins of a kind that come to hand sooner or later."""
    coins = state.coins
    return coins[HAND + kind] + coins[BAG + kind] + coins[DOWN + kind] + coins[UP + kind]


def places_reached(state: Position, team: i64) -> i64:
    """Places on which a unit of the team stands without holding them yet."""
    reached: i64 = 0
    for hex in state.board.locations:
        if state.holder[hex] != team and state.team[state.unit[hex]] == team:
            reached += 1
    return reached


def closeness(state: Position, team: i64) -> float:
    """For each place that the team could take, how near its nearest unit is."""
    board = state.board
    total = 0.0
    for place in board.locations:
        if state.holder[place] == team:
            continue
        nearest: i64 = 99
        kind: i64
        for kind in range(KINDS):
            if state.team[kind] == team:
                hex: i64 = state.where[kind]
                if hex != NOWHERE:
                    distance: i64 = board.distance[hex * board.size + place]
                    if distance < nearest:
                        nearest = distance
        total += 1.0 / (1.0 + float(nearest))
    return total


def way(state: Position, hex: i64, team: i64) -> i64:
    """How far it is to the nearest place that the team does not hold."""
    board = state.board
    nearest: i64 = 99
    for place in board.locations:
        if state.holder[place] != team:
            nearest = least(nearest, board.distance[hex * board.size + place])
    return nearest


def least(one: i64, other: i64) -> i64:
    return one if one < other else other
