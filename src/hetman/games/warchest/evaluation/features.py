"""Features of a position: markers and distances to locations, units, coins."""

from __future__ import annotations

from typing import Final

from hetman.core.native import i64
from hetman.games.warchest.rules.constants import BAG, DOWN, HAND, IN_HAND, LEDGER, LOST, NOWHERE, UP
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import KINDS

FEATURES: Final = (
    "markers on the board",
    "markers beyond all but two",
    "units on the board",
    "units with a second coin",
    "further coins under units",
    "coins that drive a unit on the board, two of each at most",
    "locations reached but not yet taken",
    "closeness to locations to take",
    "units next to an enemy",
    "coins lost",
    "coins in hand",
    "initiative",
    "coins in hand, bag and discards",
)


def features_of(state: Position, seat: int) -> list[float]:
    """Return the features of a team, aligned with `FEATURES`."""
    team: i64 = seat % 2
    markers: i64 = state.markers(team)
    late: i64 = markers - (state.goal - 2)
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
    circulating: i64 = 0
    kind: i64
    for kind in range(KINDS):
        if state.team[kind] == team:
            lost += state.coins[LOST + kind]
            own: i64 = in_circulation(state, kind)
            circulating += own
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
        float(locations_reached(state, team)),
        closeness(state, team),
        float(facing),
        float(lost),
        float(in_hand),
        1.0 if state.initiative % 2 == team else 0.0,
        float(circulating),
    ]


def faces_enemy(state: Position, hex: i64, team: i64) -> bool:
    for other in state.board.neighbours[hex]:
        if state.team[state.unit[other]] == 1 - team:
            return True
    return False


def in_circulation(state: Position, kind: i64) -> i64:
    """Count the coins of a kind that can come to hand."""
    coins = state.coins
    return coins[HAND + kind] + coins[BAG + kind] + coins[DOWN + kind] + coins[UP + kind]


def locations_reached(state: Position, team: i64) -> i64:
    """Count the locations with a unit of the team that the team does not hold yet."""
    reached: i64 = 0
    for hex in state.board.locations:
        if state.holder[hex] != team and state.team[state.unit[hex]] == team:
            reached += 1
    return reached


def closeness(state: Position, team: i64) -> float:
    """Sum up 1 / (1 + distance of the nearest unit) over the locations that the team does not hold."""
    board = state.board
    total = 0.0
    for location in board.locations:
        if state.holder[location] == team:
            continue
        nearest: i64 = 99
        kind: i64
        for kind in range(KINDS):
            if state.team[kind] == team:
                hex: i64 = state.where[kind]
                if hex != NOWHERE:
                    distance: i64 = board.distance[hex * board.size + location]
                    if distance < nearest:
                        nearest = distance
        total += 1.0 / (1.0 + float(nearest))
    return total


def distance_to_location(state: Position, hex: i64, team: i64) -> i64:
    """Return the distance to the nearest location that the team does not hold."""
    board = state.board
    nearest: i64 = 99
    for location in board.locations:
        if state.holder[location] != team:
            nearest = least(nearest, board.distance[hex * board.size + location])
    return nearest


def least(one: i64, other: i64) -> i64:
    return one if one < other else other
