"""The pieces of Na Grunwald!: pawns, seals, ducats, provisions, offices, events.

Tincture, shape and hatching tell the seats apart: gules round and upright, vert square and falling to the right,
purpure lozenge and falling to the left, azure hexagon and level.
"""

from __future__ import annotations

import cmath
import math
from functools import cache

from hetman.drawing.elements import beads, disc, figure, number, placed, ring, tag
from hetman.drawing.geometry import Point, corners, path
from hetman.drawing.picture import SHIELD, picture
from hetman.drawing.text import MIDDLE, headline, write
from hetman.games.grunwald.drawing.icons import ICONS

TINCTURES = ("gules", "vert", "purpure", "azure")
# The directions of the lines, in degrees from level.
HATCHES = (90.0, 45.0, 135.0, 0.0)
HATCH_GAP = 5.0

OFFICER, HELPER = "officer", "helper"
BASES = {OFFICER: (-15.6, 13.4), HELPER: (-11.0, 9.4)}
"""Of a pawn that stands on the origin: where the middle of its base is, and its radius."""
WIDTHS = {OFFICER: 36.0, HELPER: 26.0}
HEIGHTS = {OFFICER: 58.0, HELPER: 35.0}
PAWN_BOXES = {OFFICER: (-20, -58, 42, 62), HELPER: (-15, -35, 30, 39)}
"""The part of the drawing that the picture of a pawn shows."""
ROMAN = ("", "I", "II", "III", "IV")
RIMS = {"field-sable": 5.6, "field-argent": 3.4}
"""A dark line and a light rim around a piece, so that it stands out on any ground."""


# The shape of a seat


def base_corners(seat: int, radius: float, y: float = 0) -> list[Point]:
    """The corners of a seat's shape around a point on the axis; a circle has many."""
    if seat == 3:
        return corners(1.12 * radius, (0, y))
    count, size, turn = ((24, 1.0, 0), (4, 0.9 * math.sqrt(2), 225), (4, 1.2, 270))[seat]
    spots = [cmath.rect(size * radius, math.radians(turn + 360 * corner / count)) for corner in range(count)]
    return [(spot.real, y + spot.imag) for spot in spots]


def base(seat: int, radius: float, y: float = 0) -> str:
    if seat == 0:
        return tag("circle", cy=y, r=radius)
    return tag("path", d=path(base_corners(seat, radius, y)))


def hatched(seat: int, shape: list[Point]) -> str:
    """Lines of the seat's direction across a convex shape: no pattern, which would need an id on every page."""
    along = cmath.rect(1, math.radians(HATCHES[seat]))
    # Turned so that the lines are level.
    turned = [complex(*corner) / along for corner in shape]
    lowest, highest = min(corner.imag for corner in turned), max(corner.imag for corner in turned)
    count = math.ceil((highest - lowest) / 2 / HATCH_GAP)
    lines = []
    for step in range(-count, count + 1):
        height = (lowest + highest) / 2 + step * HATCH_GAP
        cuts = [
            start.real + (height - start.imag) / (end.imag - start.imag) * (end.real - start.real)
            for start, end in zip(turned, turned[1:] + turned[:1], strict=True)
            if start.imag != end.imag and (start.imag - height) * (end.imag - height) <= 0
        ]
        if cuts and max(cuts) - min(cuts) > 1:
            ends = [complex(cut, height) * along for cut in (min(cuts), max(cuts))]
            lines.append(path([(end.real, end.imag) for end in ends], closed=False))
    return tag("path", d="".join(lines), class_="hatch")


def layered(shape: str, fill: str, rims: dict[str, float]) -> str:
    """A shape with rims: colour -> width, the widest first."""
    below = [
        tag("g", shape, fill=f"var(--{colour})", stroke=f"var(--{colour})", stroke_width=width, stroke_linejoin="round")
        for colour, width in rims.items()
    ]
    return "".join(below) + tag("g", shape, fill=f"var(--{fill})")


# Pawns


def silhouette(seat: int, kind: str) -> str:
    y, radius = BASES[kind]
    return base(seat, radius, y) + ICONS[f"head-{kind}"]


def visor(kind: str, ink: str) -> str:
    return tag("g", ICONS["visor"], fill=f"var(--{ink})") if kind == OFFICER else ""


@cache
def pawn(seat: int, kind: str) -> str:
    """A pawn that stands on the origin."""
    y, radius = BASES[kind]
    shape = layered(silhouette(seat, kind), f"field-{TINCTURES[seat]}", RIMS)
    return shape + hatched(seat, base_corners(seat, radius, y)) + visor(kind, "field-argent")


@cache
def ghost(seat: int, kind: str) -> str:
    """A pawn in outline where it would stand, its base a roundel with a plus."""
    y, radius = BASES[kind]
    arm = 5.2 if kind == OFFICER else 4
    plus = f"M{number(-arm)} {number(y)}H{number(arm)}M0 {number(y - arm)}V{number(y + arm)}"
    return tag(
        "g",
        layered(silhouette(seat, kind), "act-soft", {"surface": 7, "act": 4}),
        visor(kind, "act"),
        tag("g", base(seat, 0.8 * radius, y), fill="var(--act)"),
        tag("path", d=plus, stroke="var(--act-ink)", stroke_width=2.8, stroke_linecap="round"),
        class_="legal",
    )


@cache
def absent(seat: int, kind: str) -> str:
    """A pawn that is out on the board, or not hired yet: only where it belongs."""
    shape = silhouette(seat, kind)
    outline = tag("g", shape, fill="var(--line2)", stroke="var(--line2)", stroke_width=3.2, stroke_dasharray="3 2.6")
    return outline + tag("g", shape, fill="var(--surface)", stroke="var(--surface)", stroke_width=0.4)


def pawn_icon(drawn: str, kind: str, height: float, class_: str = "mk", id_: str | None = None) -> str:
    """A pawn outside the board; the words beside it name it."""
    _, _, wide, high = box = PAWN_BOXES[kind]
    return picture(drawn, " ".join(map(str, box)), height * wide / high, height, class_=class_, id_=id_)


@cache
def seal(seat: int, radius: float) -> str:
    """The seat's shape alone: who takes it, who pays, whose it is."""
    shape = layered(base(seat, radius), f"field-{TINCTURES[seat]}", {"field-sable": 5, "field-argent": 3})
    return shape + hatched(seat, base_corners(seat, radius))


def nobody(radius: float) -> str:
    """The place of a seal where nobody takes the prize."""
    return ring(radius, "var(--line2)", 1.5, "3 2.6")


# Goods


@cache
def ducat(radius: float, text: str = "", edges: int = 0) -> str:
    """A coin with its number, or with a crown if it has none; `edges` lie below it."""
    below = "".join(blank_coin(radius, 0.24 * radius * edge) for edge in range(edges, -1, -1))
    rim = beads(0.83 * radius, "var(--ducat-fig)", 0.09 * radius, 28) if radius > 9 else ""
    size = (1.04 if len(text) < 2 else 0.92) * radius
    crown = tag("g", figure(ICONS["royal"], 1.15 * radius), class_="on-or")
    return below + rim + (headline(text, 0, 0.36 * size, size, MIDDLE, "ducat-fig") if text else crown)


def blank_coin(radius: float, y: float) -> str:
    return disc(radius, "var(--ducat-line)", cy=y) + disc(radius - 0.9, "var(--field-or)", cy=y)


def pile(radius: float, count: int) -> str:
    """Ducats in one pile: a coin with their number, and edges from two upwards."""
    edges = min(count, 4) - 1
    return placed(ducat(radius, str(count), edges), 0, -0.24 * radius * edges)


@cache
def provisions(scale: float, text: str = "") -> str:
    """A sack with its number."""
    shape = layered(ICONS["sack-outline"], "field-tenne", {"field-sable": 4.5, "field-argent": 2.6})
    face = headline(text, 0, 14, 22, MIDDLE, "field-argent") if text else ""
    return placed(shape + face, 0, 0, scale)


def sunk(shape: str, text: str, size: float, y: float) -> str:
    """A thing that nobody can win: sunk and dashed."""
    ground = tag("g", shape, fill="var(--sunk)", stroke="var(--line2)", stroke_width=1.2, stroke_dasharray="4 3")
    return ground + headline(text, 0, y, size, MIDDLE, "ink2")


def sunk_ducat(radius: float, text: str) -> str:
    return sunk(tag("circle", r=radius - 0.5), text, 1.04 * radius, 0.37 * radius)


def sunk_provisions(scale: float, text: str) -> str:
    return placed(sunk(ICONS["sack-outline"], text, 22, 14), 0, 0, scale)


def ducat_icon(size: float, text: str = "") -> str:
    return picture(ducat(14, text), "-15 -15 30 30", size, size)


def provisions_icon(size: float, text: str = "") -> str:
    return picture(provisions(1, text), "-24 -27 48 52", size, size)


# Signs


def shield(text: str, scale: float, fill: str, line: str) -> str:
    """A sum in a heater shield."""
    ground = tag("g", ICONS["heater"], fill=f"var(--{fill})", stroke=f"var(--{line})", stroke_width=1.4)
    return placed(ground + headline(text, 0, 5.2, 14.5, MIDDLE, line), 0, 0, scale)


def octagon(radius: float, fill: str, line: str, width: float) -> str:
    short = radius * 0.4125
    right = [(short, -radius), (radius, -short), (radius, short), (short, radius)]
    shape = path([*right, *[(-x, y) for x, y in reversed(right)]])
    return tag("path", d=shape, fill=fill, stroke=f"var(--{line})", stroke_width=width)


def event_sign(radius: float, spent: bool = False) -> str:
    """An event: an octagon with a charter; in a quieter ink when it is settled."""
    ground, line = ("ink2", "surface") if spent else ("field-sable", "field-argent")
    return tag(
        "g",
        octagon(radius, f"var(--{ground})", "line2", 1),
        octagon(radius * 0.875, "none", line, 1.2),
        figure(ICONS["charter"], 1.22 * radius),
        class_="on-spent" if spent else "on-sable",
    )


def change_sign(text: str) -> str:
    """What an event changes for the round, beside what it changes."""
    return octagon(9, "var(--field-sable)", "surface", 1.5) + write(
        text, 0, 4.2, 12, anchor=MIDDLE, ink="field-argent", weight=700
    )


OFFICE_ICONS = {"crown": "crowncommander", "mercenary": "mercenarycommander", "quartermaster": "quartermaster"}


def office_icon(office: str, size: float, label: str | None, held: bool) -> str:
    """The shield of an office: dashed while it is only being led, solid at the end."""
    dashes = None if held else "4 3"
    outline = tag("path", d=SHIELD, fill="var(--raised)", stroke="var(--ink)", stroke_width=2, stroke_dasharray=dashes)
    drawn = tag("g", outline, figure(ICONS[OFFICE_ICONS[office]], 27, 0, -0.5), class_="on-raised")
    return picture(drawn, "-21 -23 42 47", size, size, label)


def count_sign(count: int) -> str:
    """How many there are of a piece that is drawn once: a number in an ink roundel."""
    ground = disc(8.5, "var(--ink)", stroke="var(--surface)", stroke_width=1.5)
    return ground + write(str(count), 0, 4.4, 12, anchor=MIDDLE, ink="surface", weight=700)
