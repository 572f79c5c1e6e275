"""Games of installed packages. Each is loaded and checked once; one that does not work is left out with one line.

A package names its game as an entry point of the group `hetman.games`: `mygame = "mygame:GAME"`.
"""

from __future__ import annotations

import logging
import multiprocessing
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from hetman.core.game import Game, Option
from hetman.core.verbs import Vocabulary

GROUP = "hetman.games"
NAME = re.compile(r"[a-z][a-z0-9_]*")

log = logging.getLogger("hetman")


class NotAGame(ValueError):
    """Something is not a game that can be played. The message says what was expected and what came."""


@dataclass
class InstalledGames:
    """The games of installed packages, and the reasons why others are left out, by name."""

    games: dict[str, Game] = field(default_factory=dict)
    left_out: dict[str, str] = field(default_factory=dict)

    def add(self, entry: EntryPoint, taken: frozenset[str]) -> None:
        """Load the game of an entry point, or note and report why it cannot be played."""
        try:
            if entry.name in taken or entry.name in self.games:
                raise NotAGame("expected a name of its own, but another game has this one")
            self.games[entry.name] = load(entry)
        except NotAGame as error:
            reason = f"{error} (package {package_of(entry)}, entry point {entry.value})"
            self.left_out.setdefault(entry.name, reason)
            report(f"the game {entry.name!r} is left out: {reason}")


@cache
def installed_games(taken: frozenset[str]) -> InstalledGames:
    """Return the games of installed packages. `taken` are names that they cannot have."""
    found = InstalledGames()
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, package_of(entry))):
        found.add(entry, taken)
    return found


def package_of(entry: EntryPoint) -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else "unknown"


def report(line: str) -> None:
    """Log one line. Programs that do not configure logging print it on standard error."""
    # Worker processes load the same games. Their parent has reported them already.
    if multiprocessing.parent_process() is None:
        log.warning("%s", " ".join(line.split()))


# Checks


def load(entry: EntryPoint) -> Game:
    """Return the game of an entry point. Raises NotAGame."""
    try:
        found = entry.load()
    except (Exception, SystemExit) as error:
        raise NotAGame(f"expected it to load, got {type(error).__name__}: {error}") from error
    game = checked(found)
    if game.name != entry.name:
        raise NotAGame(f"expected the name of its entry point, {entry.name!r}, got the game {game.name!r}")
    return game


def checked(found: Any) -> Game:
    """Return a game if it can start. Raises NotAGame."""
    if isinstance(found, type):
        raise NotAGame(f"expected an instance of hetman.Game, got the class {found.__name__}: write {found.__name__}()")
    if not isinstance(found, Game):
        raise NotAGame(f"expected an instance of hetman.Game, got {found!r}")
    for name, (holds, expected) in ATTRIBUTES.items():
        value = getattr(found, name, None)
        if not holds(value):
            raise NotAGame(f"expected {name} to be {expected}, got {value!r}")
    try:
        state = found.start()
        state.view(None)
        state.dump()
        found.restore(state.copy().dump())
    except Exception as error:
        raise NotAGame(f"expected it to start, got {type(error).__name__}: {error}") from error
    return found


def is_name(value: Any) -> bool:
    return isinstance(value, str) and NAME.fullmatch(value) is not None


def is_seats(value: Any) -> bool:
    return isinstance(value, tuple) and bool(value) and all(isinstance(count, int) and count > 0 for count in value)


def is_options(value: Any) -> bool:
    return isinstance(value, Mapping) and all(isinstance(option, Option) for option in value.values())


ATTRIBUTES: dict[str, tuple[Callable[[Any], bool], str]] = {
    "name": (is_name, "lower-case letters, digits and underscores"),
    "version": (lambda value: isinstance(value, str) and bool(value), "a text, such as '1'"),
    "seats": (is_seats, "a tuple of seat counts, such as (2, 3)"),
    "options": (is_options, "a mapping from names to hetman.Option"),
    "verbs": (lambda value: isinstance(value, Vocabulary), "a Vocabulary"),
    "difficulty": (lambda value: isinstance(value, int), "an integer, 1 for the easiest game"),
    "own_texts": (lambda value: isinstance(value, Mapping), "a mapping from languages to texts"),
    "folder": (lambda value: isinstance(value, Path) and value.is_dir(), "a Path to the folder of the game"),
}
