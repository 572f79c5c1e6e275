"""Levels of play, weakest first. Each is the search with a larger budget."""

from __future__ import annotations

from typing import Any

LEVELS: dict[str, dict[str, Any]] = {
    "page": {"iterations": 48, "margin": 0.35},
    "squire": {"iterations": 150, "margin": 0.03},
    "knight": {"time": 0.4},
    "hetman": {"time": 2.0, "cores": 2},
}


def gentlest() -> str:
    return next(iter(LEVELS))


def strongest() -> str:
    return list(LEVELS)[-1]
