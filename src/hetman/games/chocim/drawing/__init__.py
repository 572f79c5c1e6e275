"""The table of Chocim 1621 as named parts, from what a seat sees.

The board is the map; a clash and the negotiations take its place. Beside it lie the calendar, the leader who acts,
choices that have no place on the map, the week's treaties and the reader's commanders; below it the officers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from hetman.core.game import Last
from hetman.drawing import Say
from hetman.drawing.elements import tag, words
from hetman.games.chocim.components.names import SIDES, UNITS
from hetman.games.chocim.drawing import leaders, treaties
from hetman.games.chocim.drawing.board import Siege, definitions_of_map
from hetman.games.chocim.drawing.calendar import calendar, caption
from hetman.games.chocim.drawing.choices import choice
from hetman.games.chocim.drawing.clash import Clash
from hetman.games.chocim.drawing.highlights import Light, light
from hetman.games.chocim.drawing.icons import ICONS
from hetman.games.chocim.drawing.layout import View
from hetman.games.chocim.drawing.negotiation import Negotiation
from hetman.games.chocim.drawing.panels import panel
from hetman.games.chocim.drawing.phone_board import Tiles, sheet
from hetman.games.chocim.drawing.pieces import loose_block, loose_marker, sign
from hetman.games.chocim.drawing.plain_text import plain_text as plain_text
from hetman.games.chocim.drawing.trail import NO_TRAIL, trail_of

OF_TREATIES = {"discard", "lay", "ready"}
VERBS = {
    "command": "card",
    "fortel": "fortel",
    "fortel_of": "fortel",
    "place": "reserve",
    "place_from": "reserve",
    "shift": "reserve",
    "rally": "bonus",
    "recall": "reserve",
    "repel": "counter-attack",
    "fortify": "fortify",
    "breach": "trench",
    "recover": "card",
    "declare": "assault",
    "support": "flank-attack",
    "raise": "bonus",
    "break": "broken",
    "retreat": "reserve",
    "take": "treaty",
    "pray": "candle",
    "shell_supply": "supply",
    "shell_unit": "bombard",
    "shell_wall": "wall",
    "bury": "broken",
    "remove": "removed",
    "rebel": "rebelled",
    "discard": "treaty",
    "lay": "treaty",
    "ready": "scales",
}
"""The signs of what buttons do."""


def draw(
    view: View,
    say: Say,
    *,
    moves: Iterable[Sequence[str]] = (),
    chosen: Iterable[str] = (),
    last: Last | None = None,
) -> dict[str, str]:
    """The parts by name. `moves` are the legal moves as tokens, `chosen` the tokens clicked so far."""
    lit = light(view, moves, chosen)
    siege = Siege(view, say, lit, trail_of(last))
    parts = {
        "board": board(view, say, lit, siege),
        "hand": hand(view, say, lit),
        "caption": tag("span", words(caption(view, say)), class_="caption-of-siege"),
        **{f"seat-{player['seat']}": panel(view, player, say, lit) for player in view["players"]},
        "field": sheet(siege),
        "calendar": calendar(view, say),
        "play": leaders.acting(view, say),
        "choice": choice(view, say, lit),
        "treaties": treaties.on_table(view, say, lit),
        "commanders": "" if view["negotiation"] else leaders.commanders(view, say, lit),
    }
    return {name: part for name, part in parts.items() if part or name in ("board", "hand", "caption")}


def board(view: View, say: Say, lit: Light, siege: Siege) -> str:
    if view["clash"] is not None:
        return Clash(view, say, lit).html()
    if view["negotiation"] is not None:
        return Negotiation(view, say).html()
    return tag("div", definitions(), siege.svg(), Tiles(siege).svg(), class_="table-of-siege")


@cache
def definitions() -> str:
    """What the map refers to, apart from it, so that a map that is not shown still lends it."""
    return tag("svg", tag("defs", definitions_of_map()), class_="definitions", aria_hidden="true")


def hand(view: View, say: Say, lit: Light) -> str:
    if view["negotiation"] is not None or lit.verbs & OF_TREATIES:
        return treaties.hand(view, say, lit)
    return leaders.hand(view, say, lit)


def svg(view: View, say: Say) -> str:
    """The map alone, with colours of its own: for notebooks and documents."""
    return Siege(view, say, Light(), NO_TRAIL).svg(standalone=True)


def figure(view: View, kind: str, token: str) -> str | None:
    """A block, a marker or a charge as it stands in a line of the log or on a button."""
    if kind == "verb":
        return sign(VERBS[token], 18) if token in VERBS else None
    if kind == "unit" and token in UNITS:
        return loose_block(token, 18)
    if kind == "side" and token in SIDES:
        return loose_marker(SIDES.index(token), 22)
    if kind == "action" and token in ICONS:
        return sign(token, 20)
    return None
