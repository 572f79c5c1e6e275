"""The pieces of the siege: blocks of units, markers of the two sides, charges that a drawing refers to."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from hetman.drawing.elements import at, figure, icon, number, tag
from hetman.games.chocim.components.names import SIDES, UNITS
from hetman.games.chocim.drawing.icons import ICONS

WIDTH, HEIGHT = 35.0, 23.5
"""Of a block; at the size of a table it is no smaller than 31 by 21 pixels."""
EDGE = 2.5
SHIELD = "M-17-19H17V1C17 11 9.6 17.6 0 21.6-9.6 17.6-17 11-17 1Z"
EMBLEMS = ("eagle", "crescent")
ROUNDED = (2.0, 9.5)
"""Corners of blocks by side: the Commonwealth's are square, the Ottomans' round."""


def side_of(unit: str) -> int:
    return UNITS.index(unit) // 3


def rect(x: float, y: float, width: float, height: float, radius: float = 0, **attributes: str | float | None) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, rx=radius or None, **attributes)


# Charges of a drawing are defined once in it


def definitions() -> str:
    """What `charge` refers to."""
    return "".join(
        tag("g", drawn, id=f"charge-{name}", fill="currentColor", stroke_linejoin="round")
        for name, drawn in ICONS.items()
    )


def charge(name: str, size: float, x: float = 0, y: float = 0) -> str:
    """A charge around a point of a drawing that has the definitions."""
    return tag("use", href=f"#charge-{name}", transform=at(x, y, size / 48))


# Blocks


def inlined(name: str, size: float, x: float = 0, y: float = 0) -> str:
    """The same where there are no definitions."""
    return figure(ICONS[name], size, x, y)


@cache
def block(unit: str, count: int = 1, dice: int | None = None, charges: Callable[..., str] = charge) -> str:
    """Units of one kind in one place, from the top left corner: edges below, pips of dice, a number from 2 on."""
    side = side_of(unit)
    edges = [face(side, EDGE * edge / 2, EDGE * edge) for edge in range(min(count, 3) - 1, 0, -1)]
    middle = WIDTH / 2 if dice is None else 14.0
    parts = [*edges, face(side, 0, 0), inner_line(side), charges(unit, 19.5, middle, HEIGHT / 2), pips(dice)]
    if count > 1:
        parts.append(tally(count))
    return tag("g", *parts, class_=f"block {SIDES[side]}")


def face(side: int, x: float, y: float) -> str:
    return rect(x, y, WIDTH, HEIGHT, ROUNDED[side], class_="face")


def inner_line(side: int) -> str:
    """Plain on one side, beaded on the other."""
    return rect(2.2, 2.2, WIDTH - 4.4, HEIGHT - 4.4, max(ROUNDED[side] - 2, 0.6), class_="inner")


def pips(dice: int | None) -> str:
    """As many as one unit rolls; a hollow one for none."""
    if dice is None:
        return ""
    spots = [HEIGHT / 2] if dice < 2 else [HEIGHT * (step + 1) / (dice + 1) for step in range(dice)]
    return "".join(
        tag("circle", cx=WIDTH - 6, cy=spot, r=1.8, class_="pip-of-block hollow" if dice == 0 else "pip-of-block")
        for spot in spots
    )


def tally(count: int) -> str:
    plate = tag("circle", r=8.6, class_="plate")
    return tag("g", plate, tag("text", str(count), y=4.8), class_="tally", transform=at(WIDTH + 0.5, HEIGHT + 0.5))


@cache
def vacancy(unit: str) -> str:
    """Nobody stands here, but this kind may."""
    outline = rect(0.7, 0.7, WIDTH - 1.4, HEIGHT - 1.4, ROUNDED[side_of(unit)], class_="dashed")
    return tag("g", outline, charge(unit, 16, WIDTH / 2, HEIGHT / 2), class_="vacancy")


def frame(unit: str, class_: str, gap: float = 2.5) -> str:
    """An outline around a block: it can be clicked, or has been."""
    radius = ROUNDED[side_of(unit)] + gap
    return rect(-gap, -gap, WIDTH + 2 * gap, HEIGHT + 2 * gap, radius, class_=class_)


# The same beside the board, each in a picture of its own


@cache
def loose_block(unit: str, height: float, count: int = 1, dice: int | None = None, label: str | None = None) -> str:
    """A block in a line of text or on a button. It needs no definitions."""
    drawn = block(unit, count, dice, inlined)
    room = 5 if count > 1 else 0
    return tag(
        "svg",
        drawn,
        class_="loose",
        width=height / HEIGHT * (WIDTH + 2 + room),
        height=height / HEIGHT * (HEIGHT + 2 + room),
        viewBox=f"-1 -1 {number(WIDTH + 2 + room)} {number(HEIGHT + 2 + room)}",
        role="img" if label else None,
        aria_label=label,
        aria_hidden=None if label else "true",
    )


def marker_shape(side: int, charges: Callable[..., str]) -> str:
    """The heater shield with the eagle, or the round shield with the crescent."""
    if side == 0:
        ground = tag("path", d=SHIELD, class_="rim") + tag("path", d=SHIELD, class_="ground")
        line = tag("path", d=SHIELD, transform="scale(.86)", class_="inner")
    else:
        ground = tag("circle", r=20.5, class_="rim") + tag("circle", r=20.5, class_="ground")
        line = tag("circle", r=17.5, class_="inner")
    emblem = charges(EMBLEMS[side], (29, 25)[side], 0, -1)
    return tag("g", ground, line, emblem, class_=f"marker {SIDES[side]}")


@cache
def marker(side: int, x: float, y: float, size: float) -> str:
    """A side's marker in a drawing that has the definitions."""
    return tag("g", marker_shape(side, charge), transform=at(x, y, size / 48))


@cache
def loose_marker(side: int, size: float) -> str:
    return tag(
        "svg",
        marker_shape(side, inlined),
        class_="mk",
        width=size,
        height=size,
        viewBox="-24 -24 48 48",
        aria_hidden="true",
    )


@cache
def sign(name: str, size: float) -> str:
    """A charge in a line of text."""
    return icon(ICONS[name], size)
