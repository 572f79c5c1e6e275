"""The pieces of War Chest: coins, stacks of coins and control markers.

The sides differ in tincture, shape and polarity: Ravens are light on azure with a plain rim, Wolves gules on or with
beads. The second of two partners has a compony rim, the mark of a younger son in heraldry.
"""

from __future__ import annotations

from hetman.drawing.elements import at, beads, disc, figure, number, ring, stroke, tag
from hetman.drawing.picture import LOZENGE, SHIELD, image
from hetman.games.warchest.drawing.icons import BEASTS, COIN_ICONS

SIDES = ("raven", "wolf")
RADIUS = 30
EDGE = 4.6
"""The visible part of each coin below the top one."""

MARKERS = {"raven": LOZENGE, "wolf": SHIELD}
# The beast fills its marker. A lozenge has less room than a shield.
BEAST_SIZES = {"raven": 20.5, "wolf": 26}


def side_of(seat: int) -> str:
    return SIDES[seat % 2]


def blank(seat: int) -> str:
    """A coin without its figure."""
    side = side_of(seat)
    field, metal, line = f"var(--{side})", f"var(--{side}-fig)", f"var(--{side}-line)"
    rim = metal if side == "raven" else field
    base = disc(RADIUS, line) + disc(28.8, rim)
    if seat >= 2:
        half = f"{3.141593 * 26.3 / 10:.3f}"
        return base + ring(26.3, field if side == "raven" else metal, 3.6, half) + disc(24.5, field)
    return base + (disc(26.2, field) if side == "raven" else beads(26.2, metal, 2.3, 40))


def edge(seat: int, y: float) -> str:
    """The edge of a coin that lies under another."""
    side = side_of(seat)
    rim = "var(--raven-fig)" if side == "raven" else "var(--wolf)"
    return tag("g", disc(RADIUS, f"var(--{side}-line)"), disc(28.8, rim), transform=at(0, y))


def coin(kind: str, seat: int, size: float, label: str | None = None) -> str:
    """A coin outside the board. Without a label the words beside it name it."""
    return image(blank(seat) + figure(COIN_ICONS[kind], 43), size, label, 31, f"coin {side_of(seat)}")


def coin_back(seat: int, size: float, label: str) -> str:
    return coin(side_of(seat), seat, size, label)


def stack(kind: str, seat: int, height: int) -> str:
    """A unit: its stacked coins, and their number if there are several."""
    middle = (height - 1) * EDGE / 2
    shadow = tag("ellipse", cy=middle + 3.5, rx=30.5, ry=30, fill="var(--shadow)", fill_opacity=0.34)
    edges = "".join(edge(seat, EDGE * below - middle) for below in range(height - 1, 0, -1))
    top = tag("g", blank(seat), figure(COIN_ICONS[kind], 43), transform=at(0, -middle))
    return shadow + edges + top + (height_number(height, 22 - middle) if height > 1 else "")


def height_number(height: int, y: float) -> str:
    roundel = disc(10.5, "var(--ink)", stroke="var(--surface)", stroke_width=2)
    return tag("g", roundel, tag("text", str(height), y=4.9), class_="count", transform=at(22, y))


def marker_shape(side: str, scale: float, rim: float) -> str:
    """A control marker around the origin. The rim has the same width at every scale."""
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
    return image(marker_shape(side, 1, 2.2), size)


def missing_marker(side: str, size: float) -> str:
    """The outline of a marker that is not placed yet."""
    return image(stroke(MARKERS[side], "var(--line2)", 2.4, "4 3.4"), size)


def corner_marker(side: str) -> str:
    """The control marker beside a unit on the location: top left, with a light rim between them."""
    scale = 0.66 if side == "raven" else 0.6
    halo = stroke(MARKERS[side], "var(--surface)", 7, transform=f"scale({scale})")
    return tag("g", halo, marker_shape(side, scale, 1.7), transform=at(-21.5, -29.5))
