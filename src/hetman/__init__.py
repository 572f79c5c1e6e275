"""Hetman: a table for medieval board games. This module has everything that a program needs."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from hetman import pure

pure.obey_environment()

from hetman.bots import bot
from hetman.core import state as _state
from hetman.core.decision import NATURE, OVER
from hetman.core.dice import Dice
from hetman.core.errors import CannotUndo, IllegalMove, RecordError
from hetman.core.game import Game, Last, Option
from hetman.core.match import Match
from hetman.core.picture import Picture
from hetman.core.record import Record
from hetman.core.registry import game, games, register
from hetman.core.seat import Seat
from hetman.core.state import State
from hetman.core.verify import verify


def _illustrate(game: Game, view: Mapping[str, Any], **parameters: Any) -> Picture:
    """Draw a view as `State.picture` describes."""
    # Imported by name, because the compiler follows plain imports and a build does not have the packages for texts.
    picture: Picture = import_module("hetman.presentation.picture").picture_of(game, view, **parameters)
    return picture


Game.illustrator = _illustrate

__version__ = "0.2.0"
"""The version of the package. pyproject.toml reads it here."""

COMPILED = not _state.__file__.endswith(".py")
"""True if the compiled kernel is loaded."""

__all__ = [
    "COMPILED",
    "NATURE",
    "OVER",
    "CannotUndo",
    "Dice",
    "Game",
    "IllegalMove",
    "Last",
    "Match",
    "Option",
    "Record",
    "RecordError",
    "Seat",
    "State",
    "__version__",
    "bot",
    "game",
    "games",
    "register",
    "verify",
]
