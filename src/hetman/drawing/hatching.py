"""Hatching: the second sign of each tincture, for eyes and prints without colour."""

from __future__ import annotations

from hetman.drawing.elements import tag

UPRIGHT = "M3 0V6"
LEVEL = "M0 3H6"

# The lines of a tile of six, and by how much the tiles are turned.
LINES = {
    "gules": (UPRIGHT, 0),
    "azure": (LEVEL, 0),
    "vert": (UPRIGHT, -45),
    "purpure": (UPRIGHT, 45),
    "sable": (UPRIGHT + LEVEL, 0),
    "or": ("M3 2.4V3.6", 0),
    "argent": ("", 0),
    "tenne": (LEVEL + "M6 0 0 6", 0),
}


def hatching(tincture: str, colour: str, opacity: float = 0.38) -> str:
    """The pattern that `fill_of(tincture)` fills a shape with."""
    lines, turn = LINES[tincture]
    return tag(
        "pattern",
        tag("path", d=lines, stroke=colour, opacity=opacity),
        id=f"hatch-{tincture}",
        width=6,
        height=6,
        patternUnits="userSpaceOnUse",
        patternTransform=f"rotate({turn})" if turn else None,
    )


def fill_of(tincture: str) -> str:
    """Return the fill with the hatching of a tincture."""
    return f"url(#hatch-{tincture})"
