"""The reserves: where units of each kind return."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.chocim.rules import places
from hetman.games.chocim.rules.position import Position


def home(state: Position, seat: i64, kind: i64) -> i64:
    """The reserve of a kind; Cossacks share the camp while the tabor is lost."""
    if seat == places.OTTOMAN:
        return places.TENTS + kind
    if kind == places.COSSACK and state.held & 1 == 0:
        return places.TABOR
    return places.CAMP


def send_home(state: Position, seat: i64, place: i64) -> None:
    """All units of a place go to their reserves."""
    kind: i64
    for kind in range(3):
        number: i64 = state.units[3 * place + kind]
        if number > 0:
            state.move_units(place, home(state, seat, kind), kind, number)
