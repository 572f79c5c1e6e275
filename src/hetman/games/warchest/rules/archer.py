"""The Archer: its tactic attacks at distance 2. `attack.py` keeps it from normal attacks."""

from __future__ import annotations

from hetman.core.decision import FIRST, SECOND
from hetman.core.native import i64
from hetman.games.warchest.rules.attack import attackable
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import ARCHER
from hetman.games.warchest.rules.verbs import TACTIC


def add_archer(state: Position, hex: i64, moves: list[i64]) -> None:
    """Attack at distance 2, not only in a straight line, over any unit."""
    for target in state.board.second_ring[hex]:
        if attackable(state, target, state.team[ARCHER], state.height[hex]):
            moves.append(TACTIC + ARCHER * FIRST + target * SECOND)
