"""Moving a unit to another hex. `manoeuvres.py` lists the moves of one hex, the files of the units longer ones."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.warchest.rules.berserker import offer_repeat
from hetman.games.warchest.rules.constants import EMPTY
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import BERSERKER


def move_unit(state: Position, kind: i64, source: i64, target: i64) -> None:
    """Make a normal move. The way of a tactic is no move: nothing follows from it."""
    state.shift(kind, source, target)
    if kind == BERSERKER:
        offer_repeat(state, target)


def has_way(state: Position, source: i64, target: i64) -> bool:
    """Whether a unit can go two hexes, also around a corner: the hex on the way is empty."""
    for step in state.board.neighbours[source]:
        if state.unit[step] == EMPTY and state.board.distance[step * state.board.size + target] == 1:
            return True
    return False
