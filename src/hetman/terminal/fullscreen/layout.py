"""How the sheets share the window: a column beside the board where there is room, and heights by need."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hetman.core.game import Game
from hetman.drawing.characters import SIDE, WIDE, Sheet
from hetman.language import Language
from hetman.presentation.characters import BOARD, sheets_of
from hetman.terminal.fullscreen.table import TableScene

COLUMN = SIDE + 3
"""The least width of the column beside the board: a mark stands before who is on turn, a scroll bar at the end."""
ROLL = 1
"""The column of a scroll bar."""
LEAST_BOARD = 6
TALL = 30
"""A window of so many lines is tall."""


@dataclass(frozen=True)
class Room:
    """The heights of the parts, and the width of the column beside the board; 0 without one."""

    side: int
    head: int
    moment: int
    hand: int
    news: int
    actions: int


def drawn_parts(scene: TableScene, view: Mapping[str, object], words: Language, width: int) -> dict[str, Sheet]:
    return parts_in(scene.game, view, words, width)


def parts_in(game: Game, view: Mapping[str, object], words: Language, width: int) -> dict[str, Sheet]:
    """All parts. The board leaves room for the column beside it in a wide window."""
    parts = sheets_of(game, view, words, width - ROLL)
    if width >= WIDE and BOARD in parts and parts[BOARD].width + ROLL + COLUMN > width:
        parts[BOARD] = sheets_of(game, view, words, width - COLUMN - ROLL)[BOARD]
    return parts


def room_for(parts: Mapping[str, Sheet], width: int, height: int, news: int, news_first: bool = False) -> Room:
    """Share the lines: actions and bar first, then what the moment needs, then the hand, the board gets the rest.

    `news_first`: news are no extra, but what the reader is here for.
    """
    board = parts.get(BOARD, Sheet())
    side = width - board.width - ROLL if board.width + ROLL + COLUMN <= width else 0
    actions = 3 if height >= TALL else 2
    left = height - 1 - 2 - actions - 1 - 1 - LEAST_BOARD
    told = min(news, max(left, 0)) if news_first else 0
    left -= told
    moment = min(height_of(parts, "moment"), max(left, 0))
    left -= moment
    hand = min(height_of(parts, "hand"), max(left, 0), 6 if height >= TALL else 4)
    left -= hand
    shown = min(news, max(left, 0), 6 if height >= TALL else 2)
    return Room(min(side, 48), 1, moment, hand, told or shown, actions)


def height_of(parts: Mapping[str, Sheet], name: str) -> int:
    return parts[name].height if name in parts else 0
