"""The view of a seat as named parts: the board, the tray in front of the viewer, a panel for each seat.

Everything that a legal move names carries `data-token`, and `data-as` the operand that it stands for: provisions are a
field and a kind of goods, and a number can be an amount of either.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from hetman.core.game import Last
from hetman.drawing import Say, View
from hetman.drawing.elements import figure as icon_in
from hetman.drawing.elements import icon, square, tag, words
from hetman.drawing.highlight import Highlight
from hetman.drawing.picture import image, picture
from hetman.games.grunwald.drawing.board import Board
from hetman.games.grunwald.drawing.calendar import season_of
from hetman.games.grunwald.drawing.cards import small_picture
from hetman.games.grunwald.drawing.characters import characters as characters
from hetman.games.grunwald.drawing.fields import PLATES, plate_fill
from hetman.games.grunwald.drawing.hand import hand
from hetman.games.grunwald.drawing.icons import ICONS
from hetman.games.grunwald.drawing.layout import NARROW, WIDE
from hetman.games.grunwald.drawing.panels import panel
from hetman.games.grunwald.drawing.pieces import (
    OFFICER,
    ducat_icon,
    event_sign,
    office_icon,
    pawn,
    pawn_icon,
    provisions_icon,
    seal,
)
from hetman.games.grunwald.drawing.plain_text import plain_text as plain_text
from hetman.games.grunwald.drawing.trail import trail_of
from hetman.games.grunwald.drawing.tray import tray

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
    "pass": "flag",
    "decline": "flag",
    "overpay": "cards",
    "settle": "flag",
}
"""The icons of verbs on buttons."""
PROMPTS = {
    "lay": "swords",
    "compete": "swords",
    "give": "teuton",
    "hire": "helper",
    "dismiss": "camp",
    "purchase": "sack",
    "recruit": "mercenary",
    "promote": "officer",
    "escort": "cards",
    "levy": "ducat",
    "grant": "ducat",
    "auction-start": "flag",
    "auction-helpers": "helper",
    "auction-provisions": "sack",
    "auction-knights": "crown",
    "overpay": "teuton",
}
"""The icons of questions."""
SOURCES = {
    "knights": "crown",
    "teutons": "teuton",
    "crowncommander": "crowncommander",
    "mercenarycommander": "mercenarycommander",
    "quartermaster": "quartermaster",
    "ducats": "ducat",
}
"""The icons of what points come from."""


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
    # Both boards have the same texts.
    say = cache(say)
    boards = [Board(view, say, layout, highlight, trail_of(last)).svg() for layout in (WIDE, NARROW)]
    panels = {f"seat-{player['seat']}": panel(view, player, say) for player in view["players"]}
    return {
        # The style sheet shows the one that fits.
        "board": tag("div", *boards, class_="boards"),
        "hand": hand(view, say, highlight),
        "tray": tray(view, say, highlight),
        "caption": caption(view, say),
        **panels,
    }


def svg(view: View, say: Say, *, last: Last | None = None) -> str:
    """The board alone, with colours of its own: for notebooks and documents."""
    return Board(view, say, WIDE, Highlight(), trail_of(last)).svg(standalone=True)


def caption(view: View, say: Say) -> str:
    """Round, season and phase. A phone has no room for the phase."""
    if not view["round"]:
        return tag("span")
    when = say("board-caption", round=view["round"], count=len(view["calendar"]), **season_of(view))
    phase = tag("span", words(say("board-caption-phase", phase=("phase", view["phase"]))), class_="phase")
    return tag("span", words(when), " ", phase)


def figure(view: View, kind: str, token: str) -> str | None:
    """A thing as it stands in a line of the log, or the icon of a verb."""
    if kind == "verb":
        return icon(ICONS[VERBS[token]], 20) if token in VERBS else None
    if kind == "prompt":
        if token == "send":
            return pawn_icon(pawn(view["seat"] or 0, OFFICER), OFFICER, 40)
        return icon(ICONS[PROMPTS[token]], 28) if token in PROMPTS else None
    if kind == "source":
        return icon(ICONS[SOURCES[token]], 20, "ic quiet") if token in SOURCES else None
    if kind == "place":
        return icon(ICONS["cards" if token == "hand" else "camp"], FIGURE, "ic quiet")
    if kind == "seat":
        return picture(seal(int(token), 10), "-15 -15 30 30", FIGURE, FIGURE)
    if kind == "fighter":
        # A peasant has the viewer's tincture, since the log names his owner.
        known = token == "peasant" or token[-1].isdecimal()
        return small_picture(token, view["seat"] or 0, "") if known else None
    if kind == "pawns":
        return icon(ICONS["officer" if token == "officer" else "helper"], FIGURE, "ic quiet")
    if kind == "field":
        sign, tincture = PLATES[token]
        ground = square(22, 8, fill=plate_fill(tincture), stroke="var(--line2)")
        return image(tag("g", ground, icon_in(ICONS[sign], 36), class_=f"on-{tincture}"), FIGURE)
    if kind == "event":
        return image(event_sign(22), FIGURE)
    if kind == "office":
        return office_icon(token, FIGURE, None, held=True)
    if kind == "goods":
        return ducat_icon(FIGURE) if token == "ducats" else provisions_icon(FIGURE)
    return None
