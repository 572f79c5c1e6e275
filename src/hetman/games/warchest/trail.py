"""The trail of the last move: where a unit came from, where it went, what it struck."""

from __future__ import annotations

import math
from collections.abc import Sequence

from hetman.art.elements import Point, at, number, path, tag

GHOST = 27
RING = 36.5
ARROWHEAD = "M-37 0-50-7V7Z"


def trail(route: Sequence[Point], hits: Sequence[Point]) -> str:
    """A ghost ring at the start, a dotted line, an arrowhead and a dotted ring at each end."""
    if not route:
        return ""
    moved = len(route) > 1
    steps = [ghost(route[0]), walked(route)] if moved else []
    steps += [walked([route[-1], hit]) + end_ring(hit) for hit in hits]
    if moved or not hits:
        steps.append(end_ring(route[-1]))
    return tag("g", *steps, class_="through trail")


def dotted(name: str, width: float, dashes: str, **attributes: str | float) -> str:
    """A dotted line with a light halo: it crosses plates of any colour."""
    line = {"fill": "none", "stroke_dasharray": dashes, "stroke_linecap": "round", **attributes}
    halo = tag(name, stroke="var(--surface)", stroke_width=width + 2.4, **line)
    return halo + tag(name, stroke="var(--ink2)", stroke_width=width, **line)


def ghost(point: Point) -> str:
    return dotted("circle", 2.2, "2 5.71", r=GHOST, transform=at(*point))


def end_ring(point: Point) -> str:
    return dotted("circle", 2.6, "0 6.37", r=RING, transform=at(*point))


def walked(route: Sequence[Point]) -> str:
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


def short_of(start: Point, end: Point, distance: float) -> Point:
    """A point on the way from start to end, `distance` before the end."""
    length = math.dist(start, end)
    part = (length - distance) / length
    return start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])
