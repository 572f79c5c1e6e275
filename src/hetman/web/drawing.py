"""The drawing of a game for pages. A fault in it ends no game: the page shows what can still be drawn."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from hetman.core.game import Game
from hetman.drawing.elements import tag
from hetman.drawing.elements import words as escaped
from hetman.language import Language
from hetman.table.logs import event

T = TypeVar("T")
View = Mapping[str, Any]

log = logging.getLogger(__name__)


def drawn(game: Game, view: View, words: Language, **lit: Any) -> dict[str, str]:
    """Draw a view as parts; `lit` is what `Game.draw` takes: legal moves, chosen tokens, the last move.

    If the drawing fails, nothing is lit and the tray is missing, so that every move gets a button. If that fails too,
    or if the game draws no board, the position is plain text.
    """
    parts = attempt(game, lambda: game.draw(view, words.say, **lit))
    if parts is None and lit:
        unlit = attempt(game, lambda: game.draw(view, words.say)) or {}
        parts = {name: part for name, part in unlit.items() if name != "tray"}
    parts = parts or {}
    return parts if "board" in parts else {**parts, "board": plain_board(game, view, words)}


def plain_board(game: Game, view: View, words: Language) -> str:
    """Return the plain text of the terminal, or the name of the game if that fails."""
    text = attempt(game, lambda: game.plain_text(view, words.say))
    return tag("pre", escaped(game.name if text is None else text), class_="plain-text", tabindex="0")


def figure(game: Game, view: View, thing: str) -> str:
    """Draw the small picture of a thing, as `kind:token`. It is empty if there is none."""
    return attempt(game, lambda: game.figure(view, *thing.split(":", 1))) or ""


def attempt(game: Game, draw: Callable[[], T]) -> T | None:
    """Return what is drawn, or None after an error. The log names its kind and its place, and no value of the view."""
    try:
        return draw()
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{place.filename}:{place.lineno}"
        said = event("drawing-failed", game=game.name, error=type(error).__name__, place=where)
        log.error("the drawing of %s failed: %s in %s", game.name, type(error).__name__, where, extra=said)
        return None
