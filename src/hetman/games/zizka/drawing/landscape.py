"""The ground of the map: woods, rivers, ponds, trees. No rule depends on it, and all maps have the same."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from hetman.drawing.elements import at, number, rect, stroke, tag, words
from hetman.drawing.geometry import Rect

WIDTH, HEIGHT, TOP = 720, 526, 46
"""The sheet; above it runs the track of victory points."""
SHEET = Rect(0, TOP, WIDTH, HEIGHT)
CLIP = tag("clipPath", rect(0, TOP, WIDTH, HEIGHT, 10), id="sheet")
BANK = 1.8
"""How much wider a river's bank is than its water."""


@cache
def landscape() -> dict[str, Any]:
    drawn: dict[str, Any] = json.loads(Path(__file__).with_name("landscape.json").read_text(encoding="utf-8"))
    return drawn


@cache
def frame() -> str:
    """Two lines around the sheet."""
    line = {"fill": "none", "stroke": "var(--frame)"}
    outer = rect(1.5, TOP + 1.5, WIDTH - 3, HEIGHT - 3, 9, stroke_width=3, **line)
    return outer + rect(4.7, TOP + 4.7, WIDTH - 9.4, HEIGHT - 9.4, 6, **line)


@cache
def ground() -> str:
    drawn = landscape()
    land = rect(0, TOP, WIDTH, HEIGHT, fill="var(--land)")
    woods = tag("path", d="".join(drawn["woods"]), fill="var(--wood)")
    ponds = "".join(pond(*one) for one in drawn["ponds"])
    trees = tag("path", d="".join(tree(*one) for one in drawn["trees"]), fill="var(--tree)")
    return land + woods + rivers("var(--waterline)", BANK) + ponds + rivers("var(--water)", 0) + trees


def rivers(colour: str, wider: float) -> str:
    return "".join(
        stroke(river["line"], colour, river["width"] + wider, stroke_linecap="round") for river in landscape()["rivers"]
    )


@cache
def names_of_rivers() -> str:
    return "".join(
        tag("text", words(name), class_="river", transform=f"{at(x, y)} rotate({turn})")
        for name, x, y, turn in landscape()["waters"]
    )


def pond(x: float, y: float, across: float, down: float, turn: float) -> str:
    """A carp pond with a dented shore."""
    line = (
        f"M{number(-across)} 0C{number(-across)} {number(-down)} {number(-across / 5)} {number(-0.6 * down)} "
        f"0 {number(-down)}S{number(across)} {number(-down / 2)} {number(across)} 0 {number(0.4 * across)} "
        f"{number(down)} 0 {number(0.8 * down)} {number(-across)} {number(0.6 * down)} {number(-across)} 0Z"
    )
    shape = tag("path", d=line, fill="var(--water)", stroke="var(--waterline)", stroke_width=1.2)
    return tag("g", shape, transform=f"{at(x, y)} rotate({turn})")


def tree(x: float, y: float, scale: float) -> str:
    """A spruce of two tiers."""
    steps = (20, 12, 22, 6, 9, 13, 12.5, 7, 5)
    tall, half, tier, notch, skirt, fall, hem, trunk, width = (number(scale * step) for step in steps)
    right = f"l{half} {tier}h-{notch}l{skirt} {fall}h-{hem}v{trunk}"
    left = f"h-{width}v-{trunk}h-{hem}l{skirt}-{fall}h-{notch}z"
    return f"M{number(x)} {number(y)}m0-{tall}{right}{left}"
