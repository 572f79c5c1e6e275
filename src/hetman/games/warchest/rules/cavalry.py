"""The Cavalry: its tactic moves, then attacks."""

from __future__ import annotations

from hetman.core.decision import FIRST, SECOND, THIRD
from hetman.core.native import i64
from hetman.games.warchest.rules.attack import attackable
from hetman.games.warchest.rules.constants import EMPTY
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import CAVALRY
from hetman.games.warchest.rules.verbs import CHARGE


def add_cavalry(state: Position, hex: i64, moves: list[i64]) -> None:
    """Move, then attack. The tactic needs a target."""
    team: i64 = state.team[CAVALRY]
    for step in state.board.neighbours[hex]:
        if state.unit[step] == EMPTY:
            for target in state.board.neighbours[step]:
                if attackable(state, target, team, state.height[hex]):
                    moves.append(CHARGE + CAVALRY * FIRST + step * SECOND + target * THIRD)
