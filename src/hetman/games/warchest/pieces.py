"""The pieces of War Chest: coins, stacks of coins and control markers.

A side is told by tincture, shape and polarity: Ravens are light on azure with a plain rim, Wolves gules on or
with beads. Of two partners the second bears a difference, as a younger son did in heraldry: a compony rim.
"""

from __future__ import annotations

from hetman.art.elements import at, figure, number, tag, words
from hetman.games.warchest.charges import BEASTS, ROYAL, UNIT_CHARGES

SIDES = ("raven", "wolf")
RADIUS = 30
EDGE = 4.6
"""What shows of each coin below the top one."""

CHARGES = {**UNIT_CHARGES, **BEASTS, "royal": ROYAL}

LOZENGE = "M0-22.5 18 0 0 22.5-18 0Z"
SHIELD = "M-17-19H17V1C17 11 9.6 17.6 0 21.6-9.6 17.6-17 11-17 1Z"
MARKERS = {"raven": LOZENGE, "wolf": SHIELD}
# The beast fills its marker: a lozenge has less room than a shield.
BEAST_SIZES = {"raven": 20.5, "wolf": 26}


def side_of(seat: int) -> str:
    return SIDES[seat % 2]


def disc(radius: float, fill: str) -> str:
    return tag("circle", r=radius, fill=fill)


def dashed_ring(radius: float, width: float, colour: str, dashes: int, round_ends: bool = False) -> str:
    """`dashes` marks of equal length and distance around the coin; with round ends they are dots."""
    length = 2 * 3.141593 * radius / dashes
    pattern = f"0 {length:.3f}" if round_ends else f"{length / 2:.3f}"
    return tag(
        "circle",
        r=radius,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_dasharray=pattern,
        stroke_linecap="round" if round_ends else None,
    )


def blank(seat: int) -> str:
    """A coin without its figure."""
    side = side_of(seat)
    field, metal, line = f"var(--{side})", f"var(--{side}-fig)", f"var(--{side}-line)"
    rim = metal if side == "raven" else field
    base = disc(RADIUS, line) + disc(28.8, rim)
    if seat >= 2:
        difference = dashed_ring(26.3, 3.6, field if side == "raven" else metal, 10)
        return base + difference + disc(24.5, field)
    if side == "raven":
        return base + disc(26.2, field)
    return base + dashed_ring(26.2, 2.3, metal, 40, round_ends=True)


def edge(seat: int, y: float) -> str:
    """The edge of a coin that lies under another."""
    side = side_of(seat)
    rim = "var(--raven-fig)" if side == "raven" else "var(--wolf)"
    return tag("g", disc(RADIUS, f"var(--{side}-line)"), disc(28.8, rim), transform=at(0, y))


def coin(kind: str, seat: int, size: float, label: str | None = None) -> str:
    """A coin outside the board. Without a label the words beside it name it."""
    name = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    return tag(
        "svg",
        tag("title", words(label)) if label else "",
        blank(seat),
        figure(CHARGES[kind], 43),
        class_=f"coin {side_of(seat)}",
        width=size,
        height=size,
        viewBox="-31 -31 62 62",
        **name,
    )


def coin_back(seat: int, size: float, label: str) -> str:
    return coin(side_of(seat), seat, size, label)


def stack(kind: str, seat: int, height: int) -> str:
    """A unit: its coins, one upon the other, and their number from two upwards."""
    middle = (height - 1) * EDGE / 2
    shadow = tag("ellipse", cy=middle + 3.5, rx=30.5, ry=30, fill="var(--shadow)", fill_opacity=0.34)
    edges = "".join(edge(seat, EDGE * below - middle) for below in range(height - 1, 0, -1))
    top = tag("g", blank(seat), figure(CHARGES[kind], 43), transform=at(0, -middle))
    return shadow + edges + top + (height_number(height, 22 - middle) if height > 1 else "")


def height_number(height: int, y: float) -> str:
    roundel = tag("circle", r=10.5, fill="var(--ink)", stroke="var(--surface)", stroke_width=2)
    return tag("g", roundel, tag("text", str(height), y=4.9), class_="count", transform=at(22, y))


def marker_shape(side: str, scale: float, rim: float) -> str:
    """A control marker around the origin; the rim keeps its width whatever the scale."""
    shape = tag(
        "path",
        d=MARKERS[side],
        fill=f"var(--{side})",
        stroke=f"var(--{side}-fig)",
        stroke_width=rim / scale,
        stroke_linejoin="round",
    )
    beast = figure(BEASTS[side], BEAST_SIZES[side], 0, -1)
    return tag("g", shape, beast, class_=side, transform=f"scale({number(scale)})")


def marker(side: str, size: float) -> str:
    return marker_svg(marker_shape(side, 1, 2.2), size)


def missing_marker(side: str, size: float) -> str:
    """The place in a row where a marker that is not yet placed belongs."""
    dashed = tag(
        "path",
        d=MARKERS[side],
        fill="none",
        stroke="var(--line2)",
        stroke_width=2.4,
        stroke_dasharray="4 3.4",
    )
    return marker_svg(dashed, size)


def marker_svg(shape: str, size: float) -> str:
    return tag("svg", shape, class_="mk", width=size, height=size, viewBox="-24 -24 48 48", aria_hidden="true")


def corner_marker(side: str) -> str:
    """The control marker beside a unit on the location: top left, parted from it by a light rim."""
    scale = 0.66 if side == "raven" else 0.6
    halo = tag(
        "path",
        d=MARKERS[side],
        fill="none",
        stroke="var(--surface)",
        stroke_width=7,
        transform=f"scale({scale})",
    )
    return tag("g", halo, marker_shape(side, scale, 1.7), transform=at(-21.5, -29.5))
