"""A view in characters: the parts that a game draws, or its plain text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hetman.core.game import Game
from hetman.drawing.characters import Link, Sheet, sheet_of_text
from hetman.language import Language
from hetman.presentation.choosing import Item

BOARD, MOMENT, HAND, MORE, CAPTION = "board", "moment", "hand", "more", "caption"
ALWAYS_SEEN = (BOARD, MOMENT, HAND)
"""Parts that no layout hides. Things that are lit elsewhere get buttons too."""


def sheets_of(game: Game, view: Mapping[str, Any], words: Language, width: int) -> dict[str, Sheet]:
    """The parts for a window of this width. Empty ones are left out."""
    drawn = game.characters(view, words.say, width)
    if drawn is None:
        return {BOARD: sheet_of_text(game.plain_text(view, words.say))}
    return {name: sheet for name, sheet in drawn.items() if sheet}


def items_of(links: tuple[Link, ...]) -> tuple[Item, ...]:
    return tuple(Item(token, names) for token, names in links)
