"""The Crossbowman: its tactic attacks at distance 2 in a straight line. It also attacks normally."""

from __future__ import annotations

from hetman.core.decision import FIRST, SECOND
from hetman.core.native import i64
from hetman.games.warchest.rules.attack import attackable
from hetman.games.warchest.rules.constants import EMPTY
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import CROSSBOWMAN
from hetman.games.warchest.rules.verbs import TACTIC


def add_crossbowman(state: Position, hex: i64, moves: list[i64]) -> None:
    """Attack at distance 2 in a straight line, over an empty hex."""
    for ray in state.board.rays[hex]:
        if len(ray) > 1 and state.unit[ray[0]] == EMPTY:
            target: i64 = ray[1]
            if attackable(state, target, state.team[CROSSBOWMAN], state.height[hex]):
                moves.append(TACTIC + CROSSBOWMAN * FIRST + target * SECOND)
