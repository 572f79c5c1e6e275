"""The places of hexes in the picture."""

from __future__ import annotations

import math
from functools import cache

from hetman.drawing import View
from hetman.drawing.elements import Attribute, tag
from hetman.drawing.geometry import Point, Rect, corners, path
from hetman.games.warchest.components import FIELDS
from hetman.games.warchest.components.board import axial
from hetman.games.warchest.drawing.pieces import side_of

HEX = 50
INRADIUS = HEX * math.sqrt(3) / 2
MARGIN = 10


class Layout:
    """The hexes of one view. For Ravens, who start at the top, the board is turned so that their side is below."""

    def __init__(self, view: View) -> None:
        self.names = FIELDS[view["seats"]].hexes()
        self.turn = -1 if view["seat"] is not None and side_of(view["seat"]) == "raven" else 1

    def centre(self, name: str) -> Point:
        q, r = axial(name)
        return self.turn * 1.5 * HEX * q, self.turn * INRADIUS * (2 * r + q)

    @property
    def box(self) -> Rect:
        centres = [self.centre(name) for name in self.names]
        width = max(x for x, _ in centres) + HEX + MARGIN
        height = max(y for _, y in centres) + INRADIUS + MARGIN
        return Rect(-width, -height, 2 * width, 2 * height)


@cache
def hexagon_line(inset: float) -> str:
    return path(corners(HEX - inset))


def hexagon(inset: float, **attributes: Attribute) -> str:
    return tag("path", d=hexagon_line(inset), **attributes)


def haloed(inset: float, colour: str, width: float) -> str:
    """The outline of a field, with a light line around it."""
    halo = hexagon(inset, fill="none", stroke="var(--surface)", stroke_width=width + 2.6)
    return halo + hexagon(inset, fill="none", stroke=colour, stroke_width=width)
