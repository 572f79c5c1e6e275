"""The trail of the last move: dotted lines from where something was to where it went."""

from __future__ import annotations

import math
from collections.abc import Sequence

from hetman.drawing.elements import Attribute, at, number, tag
from hetman.drawing.geometry import Point, path, short_of

GHOST = 27
RING = 36.5
ARROWHEAD = "M-37 0-50-7V7Z"


def dotted(name: str, width: float, dashes: str, /, ink: str = "ink2", **attributes: Attribute) -> str:
    """A dotted line with a light halo, because it crosses ground of any colour."""
    line: dict[str, Attribute] = {
        "fill": "none",
        "stroke_dasharray": dashes,
        "stroke_linecap": "round",
        **attributes,
    }
    halo = tag(name, stroke="var(--surface)", stroke_width=width + 2.4, **line)
    return halo + tag(name, stroke=f"var(--{ink})", stroke_width=width, **line)


def trail(route: Sequence[Point], hits: Sequence[Point]) -> str:
    """A ghost ring at the start, a dotted line, an arrowhead, and a dotted ring at each end."""
    if not route:
        return ""
    moved = len(route) > 1
    steps = [dotted("circle", 2.2, "2 5.71", r=GHOST, transform=at(*route[0])), arrow(route)] if moved else []
    steps += [arrow([route[-1], hit]) + end_ring(hit) for hit in hits]
    if moved or not hits:
        steps.append(end_ring(route[-1]))
    return tag("g", *steps, class_="through trail")


def end_ring(point: Point) -> str:
    return dotted("circle", 2.6, "0 6.37", r=RING, transform=at(*point))


def arrow(route: Sequence[Point]) -> str:
    start, end = short_of(route[1], route[0], 34), short_of(route[-2], route[-1], 48)
    dots = dotted("path", 3, "0 8", d=path([start, *route[1:-1], end], closed=False))
    (x, y), (to_x, to_y) = route[-2:]
    turn = math.degrees(math.atan2(to_y - y, to_x - x))
    head = tag(
        "path",
        d=ARROWHEAD,
        fill="var(--ink2)",
        stroke="var(--surface)",
        stroke_width=1.5,
        transform=f"{at(to_x, to_y)} rotate({number(turn)})",
    )
    return dots + head
