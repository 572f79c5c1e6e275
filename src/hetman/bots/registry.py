"""Bots by name: those of this package, levels of play, bots of other packages, and any class by its module."""

from __future__ import annotations

import difflib
import importlib
import logging
import re
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from hetman.bots.base import Bot
from hetman.bots.greedy import GreedyBot
from hetman.bots.levels import LEVELS
from hetman.bots.random import RandomBot
from hetman.bots.search import LinearBot, SearchBot
from hetman.bots.settings import BotSettings
from hetman.bots.text_form import LEVEL, SEARCH

BOTS: dict[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "linear": LinearBot,
    SEARCH: SearchBot,
}
ENTRY_POINTS = "hetman.bots"
"""Entry points of other packages: `name = "package.module:Class"`."""
LONGEST_NAME = 32

FILE = re.compile(r"^\.|[/\\]|\.py$")
"""What the name of a file has and the name of a module does not."""

log = logging.getLogger(__name__)


class BrokenBot(Exception):
    """The code of somebody's bot raised an error while it was loaded or made. The error is its cause."""


def broken(name: str, what: str, cause: BaseException) -> BrokenBot:
    return BrokenBot(f"bot {name!r} cannot be {what}: {first_line(cause)}")


@cache
def outside() -> dict[str, Callable[..., Bot]]:
    """Bots of installed packages. One that cannot be used is left out, with a warning."""
    found = {}
    for entry in entry_points(group=ENTRY_POINTS):
        try:
            found[entry.name] = load(entry)
        except (Exception, SystemExit) as error:
            # Any code may run while the module of another package loads, and none of it may stop us.
            package = entry.dist.name if entry.dist else "a package"
            log.warning("bot %r of %s is left out: %s", entry.name, package, first_line(error))
    return found


def load(entry: EntryPoint) -> Callable[..., Bot]:
    """Return the class of an entry point. Raises ValueError if the name is not free or the class is not a bot."""
    if entry.name in (*LEVELS, *BOTS):
        raise ValueError("that name is taken, choose another one")
    if not entry.name.replace("-", "").replace("_", "").isalnum() or len(entry.name) > LONGEST_NAME:
        raise ValueError(f"a name must have at most {LONGEST_NAME} letters, digits, '-' and '_'")
    return checked(entry.load(), entry.value)


def first_line(error: BaseException) -> str:
    text = str(error).strip().splitlines()
    return f"{type(error).__name__}: {text[0]}" if text else type(error).__name__


def bots() -> tuple[str, ...]:
    """The names of all bots, levels of play first."""
    return (*LEVELS, *BOTS, *outside())


def opponents() -> tuple[str, ...]:
    """The bots that the page offers: the levels of play, and the bots of installed packages."""
    return (*LEVELS, *outside())


def bot(name: str, **settings: Any) -> Bot:
    """Make the bot of that name, or of the class `module:Class`. Raises ValueError that lists the bots or settings.

    `bot("search", level="knight")` and `bot("knight")` are the same. A bot that takes no `seed` gets none. Raises
    BrokenBot if the code of a bot from outside fails.
    """
    level = settings.pop(LEVEL, None) if name == SEARCH else name if name in LEVELS else None
    if level is not None:
        if level not in LEVELS:
            raise ValueError(f"no level {level!r}; there are {', '.join(LEVELS)}")
        name, settings = SEARCH, {**LEVELS[level], **settings}
    found = maker(name)
    accepted = BotSettings(name, found).accepted(settings)
    if name in BOTS:
        return found(**accepted)
    try:
        return found(**accepted)
    except (Exception, SystemExit) as error:
        raise broken(name, "made", error) from error


def maker(name: str) -> Callable[..., Bot]:
    if name in BOTS:
        return BOTS[name]
    if name in outside():
        return outside()[name]
    if ":" in name:
        return named_class(name)
    raise ValueError(f"no bot {name!r}; {hint(name)}")


def hint(name: str) -> str:
    """Return what a person who typed this name may have meant."""
    module, _, attribute = name.partition(".")
    if module.isidentifier() and find_spec(module) is not None:
        return f"did you mean {f'{module}:{attribute}' if attribute.isidentifier() else f'{module}:Class'!r}?"
    close = difflib.get_close_matches(name, bots(), n=1)
    return f"did you mean {close[0]!r}?" if close else f"there are {', '.join(bots())}, or module:Class"


def named_class(name: str) -> Callable[..., Bot]:
    module, _, attribute = name.partition(":")
    if not module:
        raise ValueError(f"no bot {name!r}: expected module:Class")
    if FILE.search(module):
        named = f"{Path(module).stem}:{attribute}"
        raise ValueError(f"no bot {name!r}: expected a module and its class, such as {named!r}, got a file")
    try:
        loaded = importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise broken(name, "loaded", error) from error
        raise ValueError(f"no bot {name!r}: {error}") from None
    except (Exception, SystemExit) as error:
        raise broken(name, "loaded", error) from error
    if not hasattr(loaded, attribute):
        raise ValueError(f"no bot {name!r}: {bots_of(loaded)}")
    return checked(getattr(loaded, attribute), name)


def bots_of(module: ModuleType) -> str:
    found = [name for name, value in vars(module).items() if isinstance(value, type) and hasattr(value, "choose")]
    return f"the module {module.__name__!r} has {', '.join(found) or 'no class with choose(seat)'}"


def checked(found: Any, name: str) -> Callable[..., Bot]:
    """Return the class of a bot. Raises ValueError if it is none."""
    if not isinstance(found, type):
        raise ValueError(f"{name!r} must be the class of a bot, got {type(found).__name__} {found!r}")
    if not callable(getattr(found, "choose", None)):
        raise ValueError(f"{name!r} is not a bot: it has no choose(seat)")
    return found


def read_bot(text: str, seed: int = 0) -> Bot:
    """Make a bot from its text form: `greedy`, `knight`, `search:500`, `search:time=0.2`, `module:Class:n=3`."""
    name, settings = split(text)
    if name == SEARCH and settings.startswith(f"{LEVEL}="):
        name, _, settings = settings.removeprefix(f"{LEVEL}=").partition(",")
        if name not in LEVELS:
            raise ValueError(f"bot {text!r}: no level {name!r}; there are {', '.join(LEVELS)}")
    found = BOTS[SEARCH] if name in LEVELS else maker(name)
    return bot(name, seed=seed, **BotSettings(text, found).read(settings))


def split(text: str) -> tuple[str, str]:
    """Return the name of a bot, or its module and class, and its settings."""
    name, _, rest = text.partition(":")
    # Bots of other packages are loaded only if the name is not one of ours.
    if not rest or name in LEVELS or name in BOTS or name in outside():
        return name, rest
    attribute, _, settings = rest.partition(":")
    return f"{name}:{attribute}", settings
