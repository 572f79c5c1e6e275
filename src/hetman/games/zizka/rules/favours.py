"""The favour of the two rulers."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.zizka.components.map import RULERS
from hetman.games.zizka.rules.constants import DISFAVOUR, NONE
from hetman.games.zizka.rules.position import Position


def win_favour(state: Position, seat: i64, ruler: i64) -> None:
    """From the pool or from its holder, who gets a point for it. A seat that has it already gets a point instead."""
    if state.wanted_for(DISFAVOUR):
        state.emit_of("disfavoured", seat)
        return
    holder: i64 = state.favour[ruler]
    if holder == seat:
        emit_favour(state, "favour-again", seat, ruler)
        state.score(seat, 1)
        return
    state.favour[ruler] = seat
    emit_favour(state, "favour", seat, ruler)
    if holder != NONE:
        emit_favour(state, "favour-lost", holder, ruler)
        state.score(holder, 1)


def return_favour(state: Position, ruler: i64) -> None:
    """The holder puts it back and gets a point."""
    holder: i64 = state.favour[ruler]
    state.favour[ruler] = NONE
    emit_favour(state, "favour-lost", holder, ruler)
    state.score(holder, 1)


def emit_favour(state: Position, key: str, seat: i64, ruler: i64) -> None:
    if state.event_log is not None:
        state.emit(key, {"seat": ["seat", int(seat)], "ruler": ["ruler", RULERS[ruler]]})
