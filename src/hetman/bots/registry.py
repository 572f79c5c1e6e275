"""Bots by name: those of this package, levels of play, bots of other packages, and any class by its module."""

from __future__ import annotations

import difflib
import importlib
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from hetman.bots.base import Bot
from hetman.bots.greedy import GreedyBot
from hetman.bots.levels import LEVELS
from hetman.bots.random import RandomBot
from hetman.bots.search import SearchBot

BOTS: dict[str, Callable[..., Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}
ENTRY_POINTS = "hetman.bots"
"""Entry points of other packages: `name = "package.module:Class"`."""


@cache
def outside() -> dict[str, EntryPoint]:
    """Bots of installed packages."""
    return {entry.name: entry for entry in entry_points(group=ENTRY_POINTS)}


def bots() -> tuple[str, ...]:
    """The names of all bots, levels of play first."""
    return (*LEVELS, *BOTS, *outside())


def bot(name: str, **settings: Any) -> Bot:
    """Make the bot of that name, or of the class `module:Class`. Raises ValueError that lists the bots.

    `bot("search", level="knight")` and `bot("knight")` are the same.
    """
    level = settings.pop("level", None) if name == "search" else name if name in LEVELS else None
    if level is not None:
        if level not in LEVELS:
            raise ValueError(f"no level {level!r}; there are {', '.join(LEVELS)}")
        name, settings = "search", {**LEVELS[level], **settings}
    try:
        return maker(name)(**settings)
    except TypeError:
        given = ", ".join(setting for setting in settings if setting != "seed")
        raise ValueError(f"bot {name!r} does not take {given or 'a seed, which is required'}") from None


def maker(name: str) -> Callable[..., Bot]:
    if name in BOTS:
        return BOTS[name]
    if name in outside():
        found: Callable[..., Bot] = outside()[name].load()
        return found
    if ":" in name:
        return named_class(name)
    close = difflib.get_close_matches(name, bots(), n=1)
    hint = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(bots())}, or module:Class"
    raise ValueError(f"no bot {name!r}; {hint}")


def named_class(name: str) -> Callable[..., Bot]:
    module, _, attribute = name.partition(":")
    try:
        found: Callable[..., Bot] = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise ValueError(f"no bot {name!r}: {error}") from None
    if not callable(getattr(found, "choose", None)):
        raise ValueError(f"{name!r} is not a bot: it has no choose(seat)")
    return found


def read_bot(text: str, seed: int = 0) -> Bot:
    """Make a bot from its text form: `greedy`, `knight`, `search:500`, `search:time=0.2`, `my_module:MyBot`."""
    name, _, rest = text.partition(":")
    if name not in bots():
        return bot(text, seed=seed)
    settings: dict[str, Any] = {}
    for part in filter(None, rest.split(",")):
        key, given, value = part.partition("=")
        settings[key if given else "iterations"] = read_number(text, value if given else key)
    if "seed" in settings:
        raise ValueError(f"bot {text!r}: the seed of a bot comes from the game; leave it out")
    return bot(name, seed=seed, **settings)


def read_number(text: str, word: str) -> int | float:
    try:
        return int(word) if word.isdecimal() else float(word)
    except ValueError:
        raise ValueError(f"bot {text!r}: {word!r} is not a number; write search:500 or search:time=0.2") from None
