"""The ground of the map: woods, rivers, ponds, trees. It carries no rule, and is the same whatever the roads are."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from hetman.drawing.elements import at, number, tag, words

FILE = Path(__file__).with_name("landscape.json")
WIDTH, HEIGHT, TOP = 720, 526, 46
"""The sheet; above it runs the track of victory points."""
CLIP = tag("clipPath", tag("rect", x=0, y=TOP, width=WIDTH, height=HEIGHT, rx=10), id="sheet")
FRAME = tag(
    "rect",
    x=1.5,
    y=TOP + 1.5,
    width=WIDTH - 3,
    height=HEIGHT - 3,
    rx=9,
    fill="none",
    stroke="var(--frame)",
    stroke_width=3,
) + tag("rect", x=4.7, y=TOP + 4.7, width=WIDTH - 9.4, height=HEIGHT - 9.4, rx=6, fill="none", stroke="var(--frame)")

BANK = 1.8
"""How much wider a river's bank is than its water."""


@cache
def ground() -> str:
    drawn: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    land = tag("rect", x=0, y=TOP, width=WIDTH, height=HEIGHT, fill="var(--land)")
    woods = tag("path", d="".join(drawn["woods"]), fill="var(--wood)")
    banks = "".join(river(one["line"], one["width"] + BANK, "var(--waterline)") for one in drawn["rivers"])
    ponds = "".join(pond(*one) for one in drawn["ponds"])
    waters = "".join(river(one["line"], one["width"], "var(--water)") for one in drawn["rivers"])
    trees = tag("path", d="".join(tree(*one) for one in drawn["trees"]), fill="var(--tree)")
    return land + woods + banks + ponds + waters + trees


@cache
def names_of_rivers() -> str:
    drawn: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return "".join(
        tag("text", words(name), class_="river", transform=f"{at(x, y)} rotate({turn})")
        for name, x, y, turn in drawn["waters"]
    )


def river(line: str, width: float, colour: str) -> str:
    return tag("path", d=line, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round")


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
