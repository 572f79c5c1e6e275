"""Which games there are: those in `hetman.games` and those that other packages bring."""

from __future__ import annotations

import difflib
import importlib
import pkgutil
from importlib.metadata import entry_points
from pathlib import Path

from hetman.core.game import Game

PACKAGE = "hetman.games"
ENTRY_POINTS = "hetman.games"
"""Another package registers a game as an entry point of this group: `name = "package.module:GAME"`."""


def games() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    package = importlib.import_module(PACKAGE)
    own = {module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg}
    return tuple(sorted(own | {entry.name for entry in entry_points(group=ENTRY_POINTS)}))


def game(name: str, components: str | Path | None = None) -> Game:
    """The game of that name, with somebody's own components if they are given."""
    if name not in games():
        close = difflib.get_close_matches(name, games(), n=1)
        hint = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(games())}"
        raise ValueError(f"no game {name!r}; {hint}")
    found = load(name)
    return found if components is None else found.with_components(components)


def load(name: str) -> Game:
    for entry in entry_points(group=ENTRY_POINTS):
        if entry.name == name:
            outside: Game = entry.load()
            return outside
    own: Game = importlib.import_module(f"{PACKAGE}.{name}").GAME
    return own
