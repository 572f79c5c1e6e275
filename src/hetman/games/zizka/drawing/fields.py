"""Fields of the map without what lies on them: plates, castles, signs of taverns and starts, rings around them."""

from __future__ import annotations

from functools import cache

from hetman.drawing.elements import at, figure, tag
from hetman.drawing.icons import ICONS
from hetman.games.zizka.drawing.event_tokens import CRENELLATED
from hetman.games.zizka.drawing.icons import KINDS, THINGS
from hetman.games.zizka.drawing.layout import PLATE, SMALL

TAVERN_SIGN = "M-10-9.5H10V6L0 11.5-10 6Z"


@cache
def plate(large: bool, conquest: str | None, lit: bool, bare: bool) -> str:
    """Round for events and roads, crenellated for castles; one without a token has a dashed inner line."""
    line: dict[str, str | float] = {"stroke": "var(--plateline)", "stroke_width": 1.6}
    fill = "var(--glow)" if lit else "var(--plate)"
    castle = ""
    if conquest:
        charge = THINGS["easy"] if conquest == "easy" else KINDS["conquest"]
        castle = tag("g", figure(charge, 26, 0, 4), class_="on-plate")
    if not large:
        shape = tag("path", d=CRENELLATED, fill=fill, **line) if castle else tag("circle", r=SMALL, fill=fill, **line)
        return shape + castle
    dashes = "4 3" if bare else None
    inner = tag("circle", r=23.3, fill="none", stroke="var(--plateline)", stroke_width=0.8, stroke_dasharray=dashes)
    return tag("circle", r=PLATE, fill=fill, **line) + inner + castle


@cache
def marks(start: bool, tavern: bool, named: bool) -> str:
    """A flag where leaders start, a hanging board at a tavern: top left."""
    x, y = (-23, -21) if named else (-13, -13)
    drawn = ""
    if start:
        disc = tag("circle", r=10, fill="var(--plateline)", stroke="var(--surface)", stroke_width=1.6)
        drawn += tag("g", disc, figure(ICONS["flag"], 12.5, 0.4), transform=at(x, y))
        x += 21
    if tavern:
        line = {"stroke": "var(--surface)", "stroke_linejoin": "round"}
        board = tag("path", d=TAVERN_SIGN, fill="var(--plateline)", stroke_width=1.6, **line)
        drawn += tag("g", board, figure(THINGS["tavern"], 15, 0, -1), transform=at(x, y))
    return tag("g", drawn, class_="on-mark") if drawn else ""


@cache
def haloed(radius: float, colour: str, width: float, class_: str) -> str:
    """A ring parted by a light line from whatever lies beside it."""
    halo = tag("circle", r=radius, fill="none", stroke="var(--surface)", stroke_width=width + 2.6)
    ring = tag("circle", r=radius, fill="none", stroke=colour, stroke_width=width)
    return tag("g", halo, ring, class_=f"through {class_}")
