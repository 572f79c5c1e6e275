"""The registry of games: those in `hetman.games` and those of installed packages."""

from __future__ import annotations

import difflib
import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from hetman.core.game import Game
from hetman.core.installed_games import InstalledGames, installed_games

PACKAGE = "hetman.games"

REGISTERED: dict[str, Game] = {}


def register(game: Game) -> None:
    """Register a game in this process, for tests and notebooks of its author. Raises TypeError for another thing."""
    if not isinstance(game, Game):
        raise TypeError(f"expected an instance of hetman.Game, got {game!r}")
    REGISTERED[game.name] = game


def outside() -> InstalledGames:
    """Return the games of installed packages. Games of Hetman keep their names."""
    return installed_games(inside())


@cache
def inside() -> frozenset[str]:
    """Return the games in folders of `hetman.games`."""
    package = importlib.import_module(PACKAGE)
    return frozenset(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg)


def games() -> tuple[str, ...]:
    """Return the names of all games, in alphabetical order."""
    return tuple(sorted({*inside(), *outside().games, *REGISTERED}))


def games_to_learn() -> tuple[str, ...]:
    """Return the names of all games, the easiest to learn first."""
    return tuple(sorted(games(), key=lambda name: (game(name).difficulty, name)))


def game(name: str, components: str | Path | None = None) -> Game:
    """Return the game of that name, with the host's own components if they are given. Raises ValueError."""
    if name not in games():
        if name in outside().left_out:
            raise ValueError(f"the game {name!r} cannot be played: {outside().left_out[name]}")
        close = difflib.get_close_matches(name, games(), n=1)
        hint = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(games())}"
        raise ValueError(f"no game {name!r}; {hint}")
    found = load(name)
    return found if components is None else found.with_components(read_files(Path(components)))


def with_files(name: str, files: Mapping[str, str]) -> Game:
    """Return the game of that name with component files that are already loaded, such as those of a record."""
    return game(name).with_components(files) if files else game(name)


def read_files(place: Path) -> dict[str, str]:
    """Load component files, name -> text, from a folder of .json files or from one such file. Raises ValueError."""
    paths = sorted(place.glob("*.json")) if place.is_dir() else [place]
    if not paths:
        raise ValueError(f"{place}: expected a folder of .json files, or one such file")
    try:
        return {path.name: path.read_text(encoding="utf-8") for path in paths}
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"{place}: cannot read the components: {error}") from None


def load(name: str) -> Game:
    found: Game
    if name in REGISTERED:
        found = REGISTERED[name]
    elif name in outside().games:
        found = outside().games[name]
    else:
        found = importlib.import_module(f"{PACKAGE}.{name}").GAME
    return found
