"""The view of a seat as named parts: the board, the hand, a panel for each seat.

Everything that a legal move names carries `data-token`. A click means its token and those around it, from the inside
outwards, as far as they fit one legal move: the plus beside an Archer on d4 means bolster, then archer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hetman.core.game import Last
from hetman.drawing import Say, View
from hetman.drawing.elements import icon, tag, words
from hetman.drawing.highlight import Highlight
from hetman.drawing.icons import ICONS
from hetman.games.warchest.drawing.board import Board
from hetman.games.warchest.drawing.characters import characters as characters
from hetman.games.warchest.drawing.hand import hand
from hetman.games.warchest.drawing.icons import COIN_ICONS
from hetman.games.warchest.drawing.panels import panel
from hetman.games.warchest.drawing.pieces import coin, marker, side_of
from hetman.games.warchest.drawing.plain_text import plain_text as plain_text
from hetman.games.warchest.drawing.trail import trail_of
from hetman.games.warchest.drawing.tray import SHAPES, tray

VERBS = {
    **SHAPES,
    **dict.fromkeys(("charge", "order", "order_from", "drill"), "bulawa"),
    "bolster_at": "plus",
    "control_at": "keep",
    "attack_from": "swords",
    "move_from": "march",
}
"""The icons of verbs on buttons."""


def draw(
    view: View,
    say: Say,
    *,
    moves: Iterable[Sequence[str]] = (),
    chosen: Iterable[str] = (),
    last: Last | None = None,
) -> dict[str, str]:
    """Return the parts by name. `moves` are the legal moves as tokens, `chosen` the tokens clicked so far."""
    highlight = Highlight.of(moves, chosen)
    panels = {f"seat-{player['seat']}": panel(view, player, say, highlight) for player in view["players"]}
    return {
        "board": Board(view, say, highlight, trail_of(last)).svg(),
        "hand": hand(view, say, highlight),
        "tray": tray(view, say, highlight),
        "caption": tag("span", words(say("part-round", round=view["round"])) if not view["pool"] else ""),
        **panels,
    }


def svg(view: View, say: Say, *, last: Last | None = None) -> str:
    """Return the board alone with its colours, for notebooks and documents."""
    return Board(view, say, Highlight(), trail_of(last)).svg(standalone=True)


def figure(view: View, kind: str, token: str) -> str | None:
    """Return a coin or a marker for a line of the log, or the icon of a verb."""
    if kind == "verb":
        return icon(ICONS[VERBS[token]], 22) if token in VERBS else None
    if kind == "prompt":
        return icon(ICONS["hand"], 30)
    if kind == "kind":
        return icon(ICONS["march"], 30) if token == "hex" else None
    if kind in ("side", "team"):
        return marker(side_of(int(token)), 26)
    if kind not in ("unit", "coin") or token not in COIN_ICONS:
        return None
    owner = next((player["seat"] for player in view["players"] if token in player["army"]), None)
    # The royal coin is the same for all. It takes the viewer's side.
    return coin(token, owner if owner is not None else view["seat"] or 0, 26)
