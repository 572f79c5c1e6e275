"""The Knight: only a bolstered unit may attack it."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.warchest.rules.units import KNIGHT


def is_safe(kind: i64, height: i64) -> bool:
    """Whether a unit is a Knight, and an attacker of this height not bolstered. Every kind of attack counts."""
    return kind == KNIGHT and height <= 1
