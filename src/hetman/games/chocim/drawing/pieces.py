"""The pieces of the siege: blocks of units, markers of the two sides, icons that a drawing refers to."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from hetman.drawing.elements import Attribute, at, classes, figure, icon, number, placed, rect, tag, words
from hetman.drawing.picture import SHIELD, image, picture
from hetman.games.chocim.components.names import SIDES, UNITS
from hetman.games.chocim.drawing.icons import ICONS

WIDTH, HEIGHT = 35.0, 23.5
"""Of a block; at the size of a table it is no smaller than 31 by 21 pixels."""
PLATE = 8.6
"""The radius of the plate under a number."""
EDGE = 2.5
EMBLEMS = ("eagle", "crescent")
SHIELDS: tuple[tuple[str, dict[str, Attribute], dict[str, Attribute]], ...] = (
    ("path", {"d": SHIELD}, {"d": SHIELD, "transform": "scale(.86)"}),
    ("circle", {"r": 20.5}, {"r": 17.5}),
)
"""By side: the element of its shield, the attributes of the ground and of the inner line."""
ROUNDED = (2.0, 9.5)
"""Corners of blocks by side: the Commonwealth's are square, the Ottomans' round."""

Icons = Callable[[str, float, float, float], str]
"""Draws an icon by its name, size and place."""


def side_of(unit: str) -> int:
    return UNITS.index(unit) // 3


def text(shown: str, x: float, y: float, class_: str) -> str:
    return tag("text", words(shown), x=x, y=y, class_=class_)


# Icons


def definitions() -> str:
    """The icons that `use` refers to."""
    return "".join(
        tag("g", shape, id=f"charge-{name}", fill="currentColor", stroke_linejoin="round")
        for name, shape in ICONS.items()
    )


def use(name: str, size: float, x: float, y: float) -> str:
    """An icon in a drawing that has the definitions."""
    return tag("use", href=f"#charge-{name}", transform=at(x, y, size / 48))


def inlined(name: str, size: float, x: float, y: float) -> str:
    """The same in a drawing without definitions."""
    return figure(ICONS[name], size, x, y)


@cache
def sign(name: str, size: float) -> str:
    """An icon in a line of text."""
    return icon(ICONS[name], size)


# Blocks


@cache
def block(unit: str, count: int = 1, dice: int | None = None, icons: Icons = use) -> str:
    """Units of one kind in one place, from the top left corner: edges below, pips of dice, a number from 2 on."""
    side = side_of(unit)
    faces = [
        rect(EDGE * edge / 2, EDGE * edge, WIDTH, HEIGHT, ROUNDED[side], class_="face")
        for edge in range(min(count, 3) - 1, -1, -1)
    ]
    # The inner line is plain on one side, beaded on the other.
    line = rect(2.2, 2.2, WIDTH - 4.4, HEIGHT - 4.4, max(ROUNDED[side] - 2, 0.6), class_="inner")
    figure_of_unit = icons(unit, 19.5, WIDTH / 2 if dice is None else 14.0, HEIGHT / 2)
    number_of_units = tally(str(count), WIDTH + 0.5, HEIGHT + 0.5) if count > 1 else ""
    inside = [*faces, line, figure_of_unit, pips(dice), number_of_units]
    return tag("g", *inside, class_=f"block {SIDES[side]}")


def pips(dice: int | None) -> str:
    """A pip for each die that one unit rolls; a hollow one for none."""
    if dice is None:
        return ""
    spots = [HEIGHT * (step + 1) / (dice + 1) for step in range(dice)] or [HEIGHT / 2]
    kind = classes("pip-of-block", "" if dice else "hollow")
    return "".join(tag("circle", cx=WIDTH - 6, cy=spot, r=1.8, class_=kind) for spot in spots)


def tally(shown: str, x: float, y: float, class_: str = "tally") -> str:
    """A number on a dark plate."""
    plate = tag("circle", r=PLATE, class_="plate")
    return tag("g", plate, tag("text", shown, y=4.8), class_=class_, transform=at(x, y))


@cache
def vacancy(unit: str) -> str:
    """Nobody stands here, but this kind may."""
    outline = rect(0.7, 0.7, WIDTH - 1.4, HEIGHT - 1.4, ROUNDED[side_of(unit)], class_="dashed")
    return tag("g", outline, use(unit, 16, WIDTH / 2, HEIGHT / 2), class_="vacancy")


def frame(unit: str, class_: str, gap: float = 2.5) -> str:
    """An outline around a block: it can be clicked, or has been."""
    radius = ROUNDED[side_of(unit)] + gap
    return rect(-gap, -gap, WIDTH + 2 * gap, HEIGHT + 2 * gap, radius, class_=class_)


# The same beside the board, each in a picture of its own


@cache
def loose_block(unit: str, height: float, count: int = 1, dice: int | None = None, label: str | None = None) -> str:
    """A block in a line of text or on a button. It needs no definitions."""
    room = 2 + (5 if count > 1 else 0)
    across, down, scale = WIDTH + room, HEIGHT + room, height / HEIGHT
    box = f"-1 -1 {number(across)} {number(down)}"
    return picture(block(unit, count, dice, inlined), box, scale * across, scale * down, label, "loose")


def marker_shape(side: int, icons: Icons) -> str:
    """The heater shield with the eagle, or the round shield with the crescent."""
    name, outer, inner = SHIELDS[side]
    grounds = [tag(name, class_=kind, **outer) for kind in ("rim", "ground")]
    emblem = icons(EMBLEMS[side], (29, 25)[side], 0, -1)
    return tag("g", *grounds, tag(name, class_="inner", **inner), emblem, class_=f"marker {SIDES[side]}")


@cache
def marker(side: int, x: float, y: float, size: float) -> str:
    """A side's marker in a drawing that has the definitions."""
    return placed(marker_shape(side, use), x, y, size / 48)


@cache
def loose_marker(side: int, size: float) -> str:
    return image(marker_shape(side, inlined), size)


@cache
def command_badge(side: int, value: int, size: float) -> str:
    """A side's shield with the command value of a leader."""
    name, ground, inner = SHIELDS[side]
    shield = tag(name, class_="ground", **ground) + tag(name, class_="inner", **inner)
    number_of_units = tag("text", str(value), y=9, text_anchor="middle", fill="currentColor", class_="value")
    return image(tag("g", shield, number_of_units, class_=f"marker badge-of {SIDES[side]}"), size)
