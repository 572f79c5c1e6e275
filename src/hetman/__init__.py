"""Hetman: a table for medieval board games. Everything a program needs is here; `docs/` tells the rest."""

from __future__ import annotations

from collections.abc import Callable

from hetman import pure

pure.obey_environment()

from hetman.bots import bot
from hetman.core import state as _state
from hetman.core.decision import NATURE, OVER
from hetman.core.dice import Dice
from hetman.core.errors import CannotUndo, IllegalMove, RecordError
from hetman.core.game import Game, Option
from hetman.core.match import Match
from hetman.core.record import Record
from hetman.core.registry import game, games, register
from hetman.core.seat import Seat
from hetman.core.state import State
from hetman.core.verify import verify


def _english(game: Game) -> Callable[..., str]:
    from hetman.language import language

    return language("en", game.folder, game.own_texts.get("en", "")).say


Game.speaker = _english

COMPILED = not _state.__file__.endswith(".py")
"""Whether the compiled kernel is loaded."""

__all__ = [
    "COMPILED",
    "NATURE",
    "OVER",
    "CannotUndo",
    "Dice",
    "Game",
    "IllegalMove",
    "Match",
    "Option",
    "Record",
    "RecordError",
    "Seat",
    "State",
    "bot",
    "game",
    "games",
    "register",
    "verify",
]
