"""Luck tokens: the consolation for a failure, and later a symbol that is missing."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.zizka.rules.position import Position


def gain_luck(state: Position, seat: i64) -> None:
    if state.luck > 0:
        state.luck -= 1
        state.fresh += 1
        state.leaders[seat].luck += 1
        state.emit_of("luck", seat)
    else:
        state.emit_of("no-luck", seat)


def usable_luck(state: Position, seat: i64) -> i64:
    """A luck token can be spent from the action after the one that brought it."""
    luck: i64 = state.leaders[seat].luck
    return luck - state.fresh if seat == state.turn else luck


def spend_luck(state: Position, seat: i64) -> None:
    state.luck += 1
    state.leaders[seat].luck -= 1
