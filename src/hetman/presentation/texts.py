"""The texts of a game in one language."""

from __future__ import annotations

from hetman.core.game import Game
from hetman.language import Language, language


def texts_of(game: Game, code: str) -> Language:
    """The common texts with those of the game, and with those of somebody's own components."""
    return language(code, game.folder, game.own_texts.get(code, ""))


def optional(words: Language, key: str, default: str = "", **args: object) -> str:
    """A text that may be missing."""
    return words.say(key, **args) if words.has(key) else default
