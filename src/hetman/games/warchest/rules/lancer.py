"""The Lancer: its tactic moves and attacks in a straight line. `attack.py` keeps it from normal attacks."""

from __future__ import annotations

from hetman.core.decision import FIRST, SECOND, THIRD
from hetman.core.native import i64
from hetman.games.warchest.rules.attack import attackable
from hetman.games.warchest.rules.constants import EMPTY
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import LANCER
from hetman.games.warchest.rules.verbs import CHARGE


def add_lancer(state: Position, hex: i64, moves: list[i64]) -> None:
    """Move one or two hexes, then attack, all in one straight line."""
    lancer: i64 = CHARGE + LANCER * FIRST
    team: i64 = state.team[LANCER]
    for ray in state.board.rays[hex]:
        for steps in range(1, len(ray)):
            stop: i64 = ray[steps - 1]
            if state.unit[stop] != EMPTY:
                break
            if attackable(state, ray[steps], team, state.height[hex]):
                moves.append(lancer + stop * SECOND + ray[steps] * THIRD)
