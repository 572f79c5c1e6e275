"""Bots: they choose a move from a seat, and know what a person in that seat knows."""

from __future__ import annotations

import difflib
from typing import Any

from hetman.bots.base import Bot
from hetman.bots.random import RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot}


def bot(name: str, **settings: Any) -> Bot:
    """The bot of that name; ValueError names the ones there are."""
    if name not in BOTS:
        close = difflib.get_close_matches(name, BOTS, n=1)
        hint = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(BOTS)}"
        raise ValueError(f"no bot {name!r}; {hint}")
    try:
        return BOTS[name](**settings)
    except TypeError:
        raise ValueError(f"bot {name!r} does not take {', '.join(settings)}") from None
