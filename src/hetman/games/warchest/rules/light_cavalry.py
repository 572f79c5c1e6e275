"""The Light Cavalry: its tactic moves two hexes."""

from __future__ import annotations

from hetman.core.decision import FIRST, SECOND
from hetman.core.native import i64
from hetman.games.warchest.rules.constants import EMPTY
from hetman.games.warchest.rules.movement import has_way
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import LIGHT_CAVALRY
from hetman.games.warchest.rules.verbs import TACTIC


def add_light_cavalry(state: Position, hex: i64, moves: list[i64]) -> None:
    """Move two hexes over an empty hex, also around a corner."""
    for target in state.board.second_ring[hex]:
        if state.unit[target] == EMPTY and has_way(state, hex, target):
            moves.append(TACTIC + LIGHT_CAVALRY * FIRST + target * SECOND)
