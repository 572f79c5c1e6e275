"""The order of play: in every round each seat draws, then the seats play one coin at a time."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.warchest.rules.constants import FRESH, LEDGER, RUNNING
from hetman.games.warchest.rules.decisions import DRAWS
from hetman.games.warchest.rules.draws import coins_to_draw
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.scoring import finish_at_limit
from hetman.games.warchest.rules.turn import begin_turns, open_turn


def proceed(state: Position) -> None:
    """Open the next turn, or start a round if no seat has a coin in hand."""
    if state.winner == RUNNING and not open_turn(state):
        start_round(state)


def start_round(state: Position) -> None:
    if state.round == state.round_limit:
        finish_at_limit(state)
        return
    state.round += 1
    begin_turns(state)
    if state.event_log is not None:
        state.emit("round", {"round": int(state.round)})
        state.emit("starts", {"seat": ["seat", int(state.initiative)]})
    seat: i64
    for seat in range(state.seats):
        state.ledger[LEDGER * seat + FRESH] = 0
        for _ in range(coins_to_draw(state, seat)):
            state.stack.append(DRAWS[seat])
