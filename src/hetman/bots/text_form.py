"""The text form of a bot: `greedy`, `knight`, `search:500`, `search:time=0.2`, `module:Class`, `module:Class:n=3`."""

from __future__ import annotations

from hetman.bots.levels import LEVELS

SEARCH, LEVEL = "search", "level"


def full_form(text: str) -> str:
    """Return the form for records. A level of play becomes `search:level=knight`; other forms stay as they are."""
    name, _, settings = text.partition(":")
    if name not in LEVELS:
        return text
    return f"{SEARCH}:{LEVEL}={name}" + (f",{settings}" if settings else "")


def short_form(text: str) -> str:
    """Return the form for people: the level of play alone, if the bot is exactly that."""
    level = text.removeprefix(f"{SEARCH}:{LEVEL}=")
    return level if level in LEVELS else text
