"""Rules of single pieces and cards."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache

from hetman.core.game import Game
from hetman.language import Language, TextError


@lru_cache(maxsize=64)
def card_texts(words: Language) -> dict[str, str]:
    """Return the rule of every piece and card by its token, except texts that need arguments."""
    found = {}
    for key in words.keys("card-"):
        with suppress(TextError):
            found[key.removeprefix("card-")] = words.say(key)
    return found


def token_kinds(game: Game) -> dict[str, str]:
    """Return the kind of every token that a move can name."""
    kinds = [operand.kind for shape in game.verbs.shapes for operand in shape.operands]
    found: dict[str, str] = {}
    for kind in kinds:
        for token in kind.tokens:
            found.setdefault(token, kind.name)
    return found
