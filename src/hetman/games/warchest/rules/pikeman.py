"""The Pikeman strikes back at an adjacent attacker. `attack.py` has what happens to an attacker that falls."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.warchest.rules.board import HEXES
from hetman.games.warchest.rules.coins import lose_coin
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import NAMES


def strike_back(state: Position, kind: i64, source: i64, target: i64) -> bool:
    """A Pikeman next to the attacker takes a coin of it at the same time. Returns whether the attacker still stands."""
    if state.board.distance[source * state.board.size + target] != 1:
        return True
    if state.event_log is not None:
        state.emit("pikes", {"unit": ["unit", NAMES[kind]], "hex": ["hex", HEXES[source]]})
    lose_coin(state, source)
    return state.height[source] > 0
