"""Elements of SVG and HTML as text."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from html import escape

Attribute = str | float | bool | None

# In HTML only these may close themselves; every other empty element needs its closing tag.
SHAPES = frozenset({"path", "circle", "ellipse"})


# Drawings repeat the same numbers, names and texts. Formatting them every time took a fifth of the drawing time.


@lru_cache(maxsize=32768)
def number(value: float) -> str:
    """A number with two decimals, because a finer step cannot be seen."""
    digits = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if digits == "-0" else digits


def tag(name: str, *inside: str, **attributes: Attribute) -> str:
    """An element around ready markup. `class_` and `data_token` stand for `class` and `data-token`.

    An attribute that is None or False is left out.
    """
    opening = opened(name, **attributes)
    if name in SHAPES and not inside:
        return f"{opening}/>"
    return f"{opening}>{''.join(inside)}</{name}>"


# Types count, because 1 and True are equal.
@lru_cache(maxsize=16384, typed=True)
def opened(name: str, **attributes: Attribute) -> str:
    """An opening tag without its end."""
    opening = f"<{name}"
    for key, value in attributes.items():
        if value is not None and value is not False:
            opening += f' {attribute_name(key)}="{attribute_text(value)}"'
    return opening


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
    """A text for people, escaped for the inside of an element."""
    return escape(text, quote=False)


def at(x: float, y: float, scale: float = 1) -> str:
    """The transform that moves a shape from the origin to its place."""
    grown = "" if scale == 1 else f" scale({number(scale)})"
    return f"translate({number(x)} {number(y)}){grown}"


def placed(inside: str, x: float, y: float, scale: float = 1) -> str:
    """A shape moved from the origin to its place."""
    return tag("g", inside, transform=at(x, y, scale))


def classes(*names: str) -> str:
    """A class attribute of the names that are not empty."""
    return " ".join(name for name in names if name)


def figure(icon: str, size: float, x: float = 0, y: float = 0) -> str:
    """An icon inside a drawing, `size` wide."""
    return tag("g", icon, transform=at(x, y, size / 48), fill="currentColor", stroke_linejoin="round")


def icon(shape: str, size: float, class_: str = "ic") -> str:
    """An icon in a line of text. The words beside it name it."""
    return tag(
        "svg",
        tag("g", shape, fill="currentColor", stroke_linejoin="round"),
        class_=class_,
        width=size,
        height=size,
        viewBox="-24 -24 48 48",
        aria_hidden="true",
    )


# Shapes


def rect(x: float, y: float, width: float, height: float, radius: float = 0, **attributes: Attribute) -> str:
    """Return a rectangle, with round corners if it has a radius."""
    return tag("rect", x=x, y=y, width=width, height=height, rx=radius or None, **attributes)


def square(half: float, radius: float, **attributes: Attribute) -> str:
    """A square around the origin."""
    return rect(-half, -half, 2 * half, 2 * half, radius, **attributes)


def frame(
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float,
    colour: str,
    line: float = 1,
    dashes: str | None = None,
    **attributes: Attribute,
) -> str:
    """The line of a rectangle, `line` wide."""
    stroke: dict[str, Attribute] = {"stroke": colour, "stroke_width": line, "stroke_dasharray": dashes}
    return rect(x, y, width, height, radius, fill="none", **stroke, **attributes)


def disc(radius: float, fill: str, **attributes: Attribute) -> str:
    """A circle around the origin."""
    return tag("circle", r=radius, fill=fill, **attributes)


def ring(radius: float, colour: str, width: float, dashes: str | None = None, **attributes: Attribute) -> str:
    """The line of a circle around the origin."""
    return disc(radius, "none", stroke=colour, stroke_width=width, stroke_dasharray=dashes, **attributes)


def beads(radius: float, colour: str, width: float, count: int) -> str:
    """A ring of dots."""
    gap = 2 * math.pi * radius / count
    return ring(radius, colour, width, f"0 {gap:.3f}", stroke_linecap="round")


def stroke(line: str, colour: str, width: float, dashes: str | None = None, **attributes: Attribute) -> str:
    """A line without a fill; `line` is the `d` of a path."""
    return tag("path", d=line, fill="none", stroke=colour, stroke_width=width, stroke_dasharray=dashes, **attributes)
