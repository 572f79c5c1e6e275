"""The order of play: fill the bags; in every round each seat draws, then the seats play one coin at a time."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.warchest.rules.constants import BAG, FRESH, IN_BAG, IN_HAND, LEDGER, RUNNING, SUPPLY
from hetman.games.warchest.rules.decisions import DRAWS, TURNS
from hetman.games.warchest.rules.draws import coins_to_draw
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.scoring import finish_at_limit
from hetman.games.warchest.rules.units import COINS, ROYAL


def begin(state: Position, first: i64) -> None:
    """Put two coins of each unit and the royal coin into each bag, the other coins into the supply."""
    seat: i64
    for seat in range(state.seats):
        for kind in state.army[seat]:
            state.coins[BAG + kind] = 2
            state.coins[SUPPLY + kind] = COINS[kind] - 2
        state.coins[BAG + ROYAL + seat] = 1
        state.ledger[LEDGER * seat + IN_BAG] = 2 * len(state.army[seat]) + 1
    state.army = [[*units, ROYAL + seat] for seat, units in enumerate(state.army)]
    state.initiative = first
    start_round(state)


def proceed(state: Position) -> None:
    """Open the turn of the next seat with a coin in hand, or start a round."""
    if state.winner != RUNNING:
        return
    seat: i64 = state.turn
    for _ in range(state.seats):
        seat += 1
        if seat >= state.seats:
            seat = 0
        if state.ledger[LEDGER * seat + IN_HAND] > 0:
            state.turn = seat
            state.stack = [TURNS[seat]]  # faster than an append to an empty list
            return
    start_round(state)


def start_round(state: Position) -> None:
    if state.round == state.round_limit:
        finish_at_limit(state)
        return
    state.round += 1
    state.claimed = False
    state.turn = state.initiative - 1
    if state.event_log is not None:
        state.emit("round", {"round": int(state.round)})
        state.emit("starts", {"seat": ["seat", int(state.initiative)]})
    seat: i64
    for seat in range(state.seats):
        state.ledger[LEDGER * seat + FRESH] = 0
        for _ in range(coins_to_draw(state, seat)):
            state.stack.append(DRAWS[seat])
