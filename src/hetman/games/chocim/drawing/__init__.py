"""The view of a seat as named parts.

The board is the map; a clash and the negotiations take its place. Beside it lie the calendar, the leader who acts,
choices that have no place on the map, the week's treaties and the viewer's commanders; below it the officers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from hetman.core.game import Last
from hetman.drawing import Say, View
from hetman.drawing.elements import tag, words
from hetman.drawing.highlight import Highlight
from hetman.games.chocim.components.names import SIDES, UNITS
from hetman.games.chocim.drawing.board import Board, definitions_of_map
from hetman.games.chocim.drawing.calendar import calendar, caption
from hetman.games.chocim.drawing.cards import acting, treaties_on_table
from hetman.games.chocim.drawing.choices import choice
from hetman.games.chocim.drawing.clash import Clash
from hetman.games.chocim.drawing.hand import commanders, hand
from hetman.games.chocim.drawing.icons import ICONS
from hetman.games.chocim.drawing.negotiation import negotiation
from hetman.games.chocim.drawing.panels import panel
from hetman.games.chocim.drawing.phone_board import PhoneBoard, sheet
from hetman.games.chocim.drawing.pieces import loose_block, loose_marker, sign
from hetman.games.chocim.drawing.places import Siege
from hetman.games.chocim.drawing.plain_text import plain_text as plain_text
from hetman.games.chocim.drawing.trail import trail_of

VERBS_BY_ICON = {
    "assault": ("declare",),
    "bombard": ("shell_unit",),
    "bonus": ("rally", "raise"),
    "broken": ("break", "bury"),
    "candle": ("pray",),
    "card": ("command", "recover"),
    "counter-attack": ("repel",),
    "flank-attack": ("support",),
    "fortel": ("fortel", "fortel_of"),
    "fortify": ("fortify",),
    "rebelled": ("rebel",),
    "removed": ("remove",),
    "reserve": ("place", "place_from", "shift", "recall", "retreat"),
    "scales": ("ready",),
    "supply": ("shell_supply",),
    "treaty": ("take", "discard", "lay"),
    "trench": ("breach",),
    "wall": ("shell_wall",),
}
VERBS = {verb: icon for icon, verbs in VERBS_BY_ICON.items() for verb in verbs}
"""The icons of verbs on buttons."""


def draw(
    view: View,
    say: Say,
    *,
    moves: Iterable[Sequence[str]] = (),
    chosen: Iterable[str] = (),
    last: Last | None = None,
) -> dict[str, str]:
    """The parts by name. `moves` are the legal moves as tokens, `chosen` the tokens clicked so far."""
    highlight = Highlight.of(moves, chosen)
    siege = Siege(view, say, highlight)
    parts = {
        "board": board(siege, last),
        "hand": hand(view, say, highlight),
        "caption": tag("span", words(caption(view, say)), class_="caption-of-siege"),
        **{f"seat-{player['seat']}": panel(view, player, say, highlight) for player in view["players"]},
        "field": sheet(siege),
        "calendar": calendar(view, say),
        "play": acting(view, say),
        "choice": choice(view, say, highlight),
        "treaties": treaties_on_table(view, say, highlight),
        "commanders": commanders(view, say, highlight),
    }
    return {name: part for name, part in parts.items() if part or name in ("board", "hand", "caption")}


def board(siege: Siege, last: Last | None) -> str:
    """The map, large and for a phone, or what takes its place."""
    view = siege.view
    if view["clash"] is not None:
        return Clash(view, siege.say, siege.highlight).html()
    if view["negotiation"] is not None:
        return negotiation(view, siege.say)
    maps = Board(siege, trail_of(last)).svg() + PhoneBoard(siege).svg()
    return tag("div", definitions(), maps, class_="table-of-siege")


@cache
def definitions() -> str:
    """What the maps refer to, apart from them: a map that is not shown cannot lend it."""
    return tag("svg", tag("defs", definitions_of_map()), class_="definitions", aria_hidden="true")


def svg(view: View, say: Say, *, last: Last | None = None) -> str:
    """The map alone, with colours of its own: for notebooks and documents."""
    return Board(Siege(view, say, Highlight()), trail_of(last)).svg(standalone=True)


def figure(view: View, kind: str, token: str) -> str | None:
    """A block, a marker or an icon for a line of the log or a button."""
    if kind == "verb":
        return sign(VERBS[token], 18) if token in VERBS else None
    if kind == "unit" and token in UNITS:
        return loose_block(token, 18)
    if kind == "side" and token in SIDES:
        return loose_marker(SIDES.index(token), 22)
    return sign(token, 20) if kind == "action" and token in ICONS else None
