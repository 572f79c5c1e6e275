"""The table line by line: the parts that changed, then what the question needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hetman.core.game import Game
from hetman.language import Language
from hetman.presentation.characters import HAND, MOMENT, MORE, sheets_of
from hetman.terminal.screen import Screen


class TableText:
    """Remembers the parts of the table as they were printed last."""

    def __init__(self) -> None:
        self.shown: dict[str, str] = {}

    def show(self, screen: Screen, game: Game, view: Mapping[str, Any], words: Language, whole: bool) -> None:
        """Print the parts that changed, or the `whole` table. Dice, requirements and hand come last."""
        parts = sheets_of(game, view, words, screen.width)
        near = [parts.pop(name) for name in (MOMENT, HAND) if name in parts]
        if not whole:
            parts.pop(MORE, None)
        for name, sheet in parts.items():
            if whole or self.shown.get(name) != str(sheet):
                screen.block(str(sheet))
            self.shown[name] = str(sheet)
        for sheet in near:
            screen.show(str(sheet))

    def forget(self) -> None:
        """Print everything next time."""
        self.shown.clear()
