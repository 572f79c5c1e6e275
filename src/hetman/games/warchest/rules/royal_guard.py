"""The Royal Guard: its tactic for the royal coin, and a coin of the supply that it loses instead of its own."""

from __future__ import annotations

from hetman.core.counts import add
from hetman.core.decision import FIRST, SECOND
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.warchest.rules.coins import lose_coin
from hetman.games.warchest.rules.constants import EMPTY, LOST, NOWHERE, SUPPLY
from hetman.games.warchest.rules.movement import has_way
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import ROYAL, ROYAL_GUARD
from hetman.games.warchest.rules.verbs import SOAK, SUFFER, TACTIC

# Tactic


def coin_to_pay(coin: i64, verb: i64) -> i64:
    """The coin that pays a manoeuvre or tactic: the unit's own, but the royal coin for the Royal Guard's tactic."""
    return ROYAL if coin == ROYAL_GUARD and verb == TACTIC else coin


def add_royal_guard(state: Position, seat: i64, moves: list[i64]) -> None:
    """Move up to two hexes to a location of the side, for the royal coin. In the first printing it is a plain move."""
    hex: i64 = state.where[ROYAL_GUARD]
    if hex == NOWHERE or state.owner[ROYAL_GUARD] != seat:
        return
    guard: i64 = TACTIC + ROYAL_GUARD * FIRST
    for near in state.board.neighbours[hex]:
        if state.unit[near] == EMPTY and (not state.revised_guard or held(state, near)):
            moves.append(guard + near * SECOND)
    if state.revised_guard:
        for target in state.board.second_ring[hex]:
            if state.unit[target] == EMPTY and held(state, target) and has_way(state, hex, target):
                moves.append(guard + target * SECOND)


def held(state: Position, hex: i64) -> bool:
    return state.holder[hex] == state.team[ROYAL_GUARD]


# When it is attacked


def can_soak(state: Position, kind: i64) -> bool:
    """Whether the unit is a Royal Guard with a coin in the supply."""
    return kind == ROYAL_GUARD and state.coins[SUPPLY + ROYAL_GUARD] > 0


class RoyalGuardSoak(SeatDecision[Position]):
    """When the Royal Guard is attacked, its owner may lose a coin of the supply instead."""

    def moves(self, state: Position) -> list[i64]:
        return [SOAK, SUFFER]

    def play(self, state: Position, move: i64) -> None:
        if move == SOAK:
            add(state.coins, SUPPLY + ROYAL_GUARD, -1)
            add(state.coins, LOST + ROYAL_GUARD, 1)
        else:
            lose_coin(state, state.where[ROYAL_GUARD])
