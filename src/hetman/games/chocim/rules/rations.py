"""Rations, in the summary: double rations raise morale, a shortage lowers it."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.chocim.rules.constants import DOUBLE, HUNGER, SHORT, SUPPLY
from hetman.games.chocim.rules.position import Position


def rations(state: Position, seat: i64) -> i64:
    return state.box.rations[seat][state.marks[SUPPLY + seat]]


def check_rations(state: Position) -> None:
    """Double rations raise morale, a shortage lowers it."""
    seat: i64
    for seat in range(2):
        if rations(state, seat) == DOUBLE:
            state.emit_side("double_rations", seat)
            state.change_morale(seat, 1)
        elif rations(state, seat) == SHORT:
            state.emit_side("shortage", seat)
            state.change_morale(seat, -1)
        elif rations(state, seat) == HUNGER:
            state.emit_side("hunger", seat)
