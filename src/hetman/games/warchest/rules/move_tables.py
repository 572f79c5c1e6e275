"""Packed moves by coin or kind, then by hex or kind.

Half of a random game is listing moves, and a lookup is faster than making a number.
"""

from __future__ import annotations

from typing import Any, Final

from hetman.core.decision import FIRST, SECOND
from hetman.games.warchest.rules.board import HEXES
from hetman.games.warchest.rules.units import KINDS, ROYAL
from hetman.games.warchest.rules.verbs import ATTACK, CONTROL, DEPLOY, INITIATIVE, MOVE, PASS, RECRUIT


def by_hex(verb: int) -> list[list[Any]]:
    return [[verb + kind * FIRST + hex * SECOND for hex in range(len(HEXES))] for kind in range(KINDS)]


DEPLOYS: Final[list[list[Any]]] = by_hex(DEPLOY)
MOVES: Final[list[list[Any]]] = by_hex(MOVE)
ATTACKS: Final[list[list[Any]]] = by_hex(ATTACK)
CONTROLS: Final[list[Any]] = [CONTROL + kind * FIRST for kind in range(KINDS)]
INITIATIVES: Final[list[Any]] = [INITIATIVE + coin * FIRST for coin in range(ROYAL + 1)]
PASSES: Final[list[Any]] = [PASS + coin * FIRST for coin in range(ROYAL + 1)]
RECRUITS: Final[list[list[Any]]] = [
    [RECRUIT + kind * FIRST + coin * SECOND for kind in range(KINDS)] for coin in range(ROYAL + 1)
]
