"""The table of Na Grunwald! as named parts, from what a seat sees: the board, the tray before the reader, the seats.

Whatever a legal move names carries `data-token`, and `data-as` the operand that it stands for: provisions are a field
and a kind of goods, and a number can be an amount of either.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from hetman.core.game import Last
from hetman.drawing import Say, View
from hetman.drawing.elements import icon, tag, words
from hetman.games.grunwald.drawing.board import Board
from hetman.games.grunwald.drawing.cards import small_picture
from hetman.games.grunwald.drawing.fields import PLATES
from hetman.games.grunwald.drawing.hand import tray
from hetman.games.grunwald.drawing.highlights import Light, light
from hetman.games.grunwald.drawing.icons import ICONS
from hetman.games.grunwald.drawing.layout import NARROW, WIDE
from hetman.games.grunwald.drawing.panels import panel
from hetman.games.grunwald.drawing.pieces import (
    ducat_icon,
    event_sign,
    office_icon,
    picture,
    provisions_icon,
    seal_icon,
)
from hetman.games.grunwald.drawing.plain_text import plain_text as plain_text
from hetman.games.grunwald.drawing.trail import trail_of

FIGURE = 24
VERBS = {
    "send": "officer",
    "send_with": "ducat",
    "lay": "cards",
    "give": "cards",
    "give_provisions": "sack",
    "hire": "mercenary",
    "dismiss": "camp",
    "bid": "ducat",
    "buy": "ducat",
    "recruit": "crown",
    "promote": "crowncommander",
    "escort": "helper",
    "pay": "ducat",
    "take": "sack",
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
    lit = light(moves, chosen)
    # Both boards say the same words.
    say = cache(say)
    boards = [Board(view, say, lit, trail_of(last), layout).svg() for layout in (WIDE, NARROW)]
    panels = {f"seat-{player['seat']}": panel(view, player, say) for player in view["players"]}
    return {
        # The style sheet shows the one that suits the room.
        "board": tag("div", *boards, class_="boards"),
        "hand": tray(view, say, lit),
        "caption": caption(view, say),
        **panels,
    }


def svg(view: View, say: Say) -> str:
    """The board alone, with colours of its own: for notebooks and documents."""
    return Board(view, say, Light(), None).svg(standalone=True)


def caption(view: View, say: Say) -> str:
    """How far the game is; a phone has no room for the phase."""
    if not view["round"]:
        return tag("span")
    now = view["calendar"][view["round"] - 1]
    season = {"season": ("season", now["season"]), "year": str(now["year"])}
    when = say("board-caption", round=view["round"], count=len(view["calendar"]), **season)
    phase = tag("span", words(say("board-caption-phase", phase=("phase", view["phase"]))), class_="phase")
    return tag("span", words(when), " ", phase)


def figure(view: View, kind: str, token: str) -> str | None:
    """A thing as it stands in a line of the log, or the sign of a verb."""
    if kind == "verb":
        return icon(ICONS[VERBS[token]], 20) if token in VERBS else None
    if kind == "seat":
        return seal_icon(int(token), FIGURE)
    if kind == "fighter":
        return small_figure(view, token)
    if kind == "pawns":
        return icon(ICONS["officer" if token == "officer" else "helper"], FIGURE, "ic quiet")
    if kind == "field":
        charge, tincture = PLATES[token]
        return picture(plate_figure(charge, tincture), "-24 -24 48 48", FIGURE, FIGURE)
    if kind == "event":
        return picture(event_sign(22), "-24 -24 48 48", FIGURE, FIGURE)
    if kind == "office":
        return office_icon(token, FIGURE, None, held=True)
    if kind == "goods":
        return ducat_icon(FIGURE) if token == "ducats" else provisions_icon(FIGURE)
    return None


def small_figure(view: View, card: str) -> str | None:
    """A card; a peasant in the reader's tincture, since the log names his owner."""
    known = card == "peasant" or card[-1].isdecimal()
    return small_picture(card, view["seat"] or 0, "") if known else None


def plate_figure(charge: str, tincture: str) -> str:
    fill = "var(--ink2)" if tincture == "ink2" else f"var(--field-{tincture})"
    ground = tag("rect", x=-22, y=-22, width=44, height=44, rx=8, fill=fill, stroke="var(--line2)")
    return tag(
        "g", ground, tag("g", ICONS[charge], transform="scale(.75)", fill="currentColor"), class_=f"on-{tincture}"
    )
