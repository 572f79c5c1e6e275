"""The view of a seat as named parts.

The board is the map; a clash and the negotiations take its place. Below it lie leaders or treaties, and the tray has a
button for everything that the viewer can do. On a phone the board holds what lies below it too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from hetman.core.game import Last
from hetman.drawing import Say, View
from hetman.drawing.elements import tag
from hetman.drawing.highlight import Highlight
from hetman.games.chocim.components.names import LEADER_COUNTS, SIDES, UNITS
from hetman.games.chocim.drawing.board import Board, definitions_of_map
from hetman.games.chocim.drawing.calendar import caption
from hetman.games.chocim.drawing.characters import characters as characters
from hetman.games.chocim.drawing.clash import Clash
from hetman.games.chocim.drawing.hand import hand
from hetman.games.chocim.drawing.icons import ICONS
from hetman.games.chocim.drawing.negotiation import negotiation
from hetman.games.chocim.drawing.panels import panel
from hetman.games.chocim.drawing.phone_board import sheet, window
from hetman.games.chocim.drawing.pieces import command_badge, loose_block, loose_marker, sign
from hetman.games.chocim.drawing.places import Siege
from hetman.games.chocim.drawing.plain_text import plain_text as plain_text
from hetman.games.chocim.drawing.trail import trail_of
from hetman.games.chocim.drawing.tray import tray

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
WITH_HAND = {"command", "fortel", "pass", "recover", "take", "discard"}
"""Verbs that need what the viewer holds: on a phone it lies under the map only then."""
VERBS = {verb: icon for icon, verbs in VERBS_BY_ICON.items() for verb in verbs}
"""The icons of verbs on buttons."""
SIGNS = {"treaty": "treaty", "die": "die", "claim": "scales", "way": "fortel"}
PROMPTS = {
    "turn": "card",
    "deploy": "reserve",
    "occupy": "control",
    "withdraw": "reserve",
    "premium": "treaty",
    "pick": "treaty",
    "stake": "scales",
    "declare": "assault",
    "bombard": "bombard",
    "pray": "procession",
    "raise": "die",
}
"""The icons of questions in the bar; others have that of the verb of the same name."""


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
        "hand": "" if view["clash"] is not None else hand(view, say, highlight),
        "tray": tray(view, say, highlight),
        "caption": caption(view, say),
        **{f"seat-{player['seat']}": panel(view, player, say, highlight) for player in view["players"]},
    }
    return parts


def board(siege: Siege, last: Last | None) -> str:
    """The map, large and for a phone with what lies under it there, or the stage that takes its place."""
    view, say, highlight = siege.view, siege.say, siege.highlight
    staged = stage(view, say, highlight)
    if staged:
        return staged
    below = sheet(siege) or (hand(view, say, highlight, "below") if highlight.verbs & WITH_HAND else "")
    phone = tag("div", window(siege), tag("div", below, class_="below-map") if below else "", class_="phone-of-siege")
    return tag("div", definitions(), Board(siege, trail_of(last)).svg(), phone, class_="table-of-siege")


def stage(view: View, say: Say, highlight: Highlight) -> str:
    """A clash or the negotiations, from the view alone."""
    if view["clash"] is not None:
        return Clash(view, say, highlight).html()
    if view["negotiation"] is None:
        return ""
    held = tag("div", hand(view, say, highlight, "below"), class_="below-map")
    return tag("div", negotiation(view, say), held, class_="stage-of-siege")


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
    if kind == "leader" and token in view["commands"]:
        return command_badge(seat_of_leader(view, token), view["commands"][token], 24)
    if kind == "prompt":
        return sign(PROMPTS.get(token, VERBS.get(token, "card")), 34)
    icon = SIGNS.get(kind, token if kind in ("action", "gain") else "")
    return sign(icon, 20) if icon in ICONS else None


def seat_of_leader(view: View, leader: str) -> int:
    """Leaders are listed by side."""
    return int(list(view["commands"]).index(leader) >= LEADER_COUNTS["commonwealth"])
