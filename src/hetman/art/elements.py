"""Elements of SVG and HTML as text, and the few shapes that more than one board is made of."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from html import escape

Attribute = str | float | bool | None
Point = tuple[float, float]

# In HTML only these may close themselves; every other empty element needs its closing tag.
SHAPES = frozenset({"path", "circle", "ellipse"})


# Drawings say the same numbers, names and texts over and over: formatting them anew took a fifth of their time.


@lru_cache(maxsize=32768)
def number(value: float) -> str:
    """Two decimals: a finer step cannot be seen."""
    digits = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if digits == "-0" else digits


def tag(name: str, *inside: str, **attributes: Attribute) -> str:
    """An element around finished markup. `class_` and `data_token` stand for `class` and `data-token`.

    An attribute that is None or False is left out.
    """
    opening = name + "".join(
        f' {attribute_name(key)}="{attribute_text(value)}"'
        for key, value in attributes.items()
        if value is not None and value is not False
    )
    if name in SHAPES and not inside:
        return f"<{opening}/>"
    return f"<{opening}>{''.join(inside)}</{name}>"


@cache
def attribute_name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def attribute_text(value: str | float) -> str:
    if value is True:
        return ""
    return escaped(value) if isinstance(value, str) else number(value)


@lru_cache(maxsize=8192)
def escaped(text: str) -> str:
    return escape(text)


def words(text: str) -> str:
    """A text that a person reads, safe inside an element."""
    return escape(text, quote=False)


def at(x: float, y: float, scale: float = 1) -> str:
    """The transform that puts a shape drawn around the origin in its place."""
    grown = "" if scale == 1 else f" scale({number(scale)})"
    return f"translate({number(x)} {number(y)}){grown}"


def figure(charge: str, size: float, x: float = 0, y: float = 0) -> str:
    """A charge inside a drawing, `size` wide."""
    return tag("g", charge, transform=at(x, y, size / 48), fill="currentColor", stroke_linejoin="round")


def icon(charge: str, size: float, class_: str = "ic") -> str:
    """A charge that stands in a line of text; the words beside it name it."""
    return tag(
        "svg",
        tag("g", charge, fill="currentColor", stroke_linejoin="round"),
        class_=class_,
        width=size,
        height=size,
        viewBox="-24 -24 48 48",
        aria_hidden="true",
    )


def path(points: Iterable[Point], closed: bool = True) -> str:
    line = "M" + " ".join(f"{number(x)} {number(y)}" for x, y in points)
    return line + "Z" if closed else line


def corners(radius: float, centre: Point = (0, 0)) -> list[Point]:
    """Of a hex with a flat top, clockwise from the right."""
    turns = (math.radians(60 * corner) for corner in range(6))
    return [(centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)) for turn in turns]


def contour(shapes: Iterable[Sequence[Point]]) -> list[Point]:
    """The line around shapes that share their edges and lie in one piece without a hole.

    An edge between two shapes is walked once in each direction; what is left is the line around all.
    """

    def spot(point: Point) -> tuple[int, int]:
        return round(point[0]), round(point[1])

    edges: dict[tuple[tuple[int, int], tuple[int, int]], Point] = {}
    for shape in shapes:
        for start, end in zip(shape, (*shape[1:], shape[0]), strict=True):
            if edges.pop((spot(end), spot(start)), None) is None:
                edges[spot(start), spot(end)] = start
    onwards = {start: (end, point) for (start, end), point in edges.items()}
    line: list[Point] = []
    place = next(iter(onwards))
    while place in onwards:
        place, point = onwards.pop(place)
        line.append(point)
    return line
