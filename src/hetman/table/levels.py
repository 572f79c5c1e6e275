"""The bots that a person can choose from, gentlest first."""

from __future__ import annotations

from hetman.bots import BOTS, bot
from hetman.bots.base import Bot


def levels() -> tuple[str, ...]:
    """The names of the levels there are."""
    return tuple(BOTS)


def gentlest() -> str:
    return levels()[0]


def strongest() -> str:
    return levels()[-1]


def read_level(text: str) -> str:
    """ValueError names the levels there are."""
    if text not in levels():
        raise ValueError(f"no bot {text!r}; there are {', '.join(levels())}")
    return text


def bot_of(level: str, seed: int) -> Bot:
    return bot(level, seed=seed)
