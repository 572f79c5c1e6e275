"""The bots that a person can choose from, gentlest first."""

from __future__ import annotations

from typing import Any

from hetman.bots import bot, bots
from hetman.bots.base import Bot
from hetman.bots.levels import LEVELS


def levels() -> tuple[str, ...]:
    """The names of the levels of play."""
    return tuple(LEVELS)


def gentlest() -> str:
    return levels()[0]


def strongest() -> str:
    return levels()[-1]


def read_level(text: str) -> str:
    """A level or another bot by its name; ValueError names those there are. Classes by their module are not let in."""
    if text not in bots():
        raise ValueError(f"no bot {text!r}; there are {', '.join(bots())}")
    return text


def bot_of(level: str, seed: int) -> Bot:
    """At a table many bots share the machine: each thinks on one core."""
    settings: dict[str, Any] = {"cores": 1} if "cores" in LEVELS.get(level, {}) else {}
    return bot(level, seed=seed, **settings)
