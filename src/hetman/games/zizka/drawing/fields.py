"""Fields of the map without what lies on them: plates, castles, signs of taverns and starts, rings around them."""

from __future__ import annotations

from functools import cache

from hetman.drawing.elements import Attribute, disc, figure, placed, ring, tag
from hetman.drawing.icons import ICONS
from hetman.games.zizka.components.map import Field
from hetman.games.zizka.drawing.icons import CASTLES, SHAPES, THINGS
from hetman.games.zizka.drawing.layout import PLATE, SMALL, is_named
from hetman.games.zizka.drawing.pieces import castle


@cache
def plate(large: bool, conquest: str, legal: bool, bare: bool) -> str:
    """Round for events and roads, crenellated for castles; one without a token has a dashed inner line."""
    fill = "var(--glow)" if legal else "var(--plate)"
    if conquest and not large:
        return castle(conquest, fill)
    ground = disc(PLATE if large else SMALL, fill, stroke="var(--plateline)", stroke_width=1.6)
    if not large:
        return ground
    inner = ring(23.3, "var(--plateline)", 0.8, "4 3" if bare else None)
    return ground + inner + (tag("g", figure(CASTLES[conquest], 26, 0, 4), class_="on-plate") if conquest else "")


def marks(field: Field) -> str:
    """A flag where leaders start, a hanging board at a tavern: top left."""
    x, y = (-23, -21) if is_named(field) else (-13, -13)
    line: dict[str, Attribute] = {"stroke": "var(--surface)", "stroke_width": 1.6}
    drawn = ""
    if field.start:
        drawn += placed(disc(10, "var(--plateline)", **line) + figure(ICONS["flag"], 12.5, 0.4), x, y)
        x += 21
    if field.tavern:
        board = tag("path", d=SHAPES["tavern sign"], fill="var(--plateline)", stroke_linejoin="round", **line)
        drawn += placed(board + figure(THINGS["tavern"], 15, 0, -1), x, y)
    return tag("g", drawn, class_="on-mark") if drawn else ""


@cache
def haloed(radius: float, colour: str, width: float, class_: str) -> str:
    """A ring with a light line between it and the things beside it."""
    halo = ring(radius, "var(--surface)", width + 2.6)
    return tag("g", halo, ring(radius, colour, width), class_=f"through {class_}")
