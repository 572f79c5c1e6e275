"""Roads of the map, and the ways that leaders went on them last."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from hetman.drawing.elements import at, number, stroke, tag
from hetman.drawing.geometry import Point
from hetman.drawing.trail import dotted

Road = tuple[str, str]
Spots = Mapping[str, Point]

BEND = 0.085
"""How far a road bends aside, as a part of its length."""


def bend(start: Point, end: Point) -> Point:
    """The control point of a road's curve."""
    (x, y), (to_x, to_y) = start, end
    return (x + to_x) / 2 + BEND * (to_y - y), (y + to_y) / 2 - BEND * (to_x - x)


def line(start: Point, end: Point) -> str:
    """A road as the `d` of a path."""
    points = (start, bend(start, end), end)
    return "M{} {}Q{} {} {} {}".format(*(number(value) for point in points for value in point))


def along(start: Point, end: Point) -> list[Point]:
    """Points on a road, a few units apart."""
    points = (start, bend(start, end), end)
    count = max(2, round(math.dist(start, end) / 8))
    found = []
    for part in (step / count for step in range(1, count)):
        weights = ((1 - part) ** 2, 2 * part * (1 - part), part**2)
        x, y = (sum(weight * point[axis] for weight, point in zip(weights, points, strict=True)) for axis in (0, 1))
        found.append((x, y))
    return found


def network(roads: Sequence[Road], spots: Spots) -> str:
    """All roads: a dark edge and a light core."""
    lines = "".join(line(spots[one], spots[other]) for one, other in roads)
    edge = stroke(lines, "var(--roadedge)", 5, stroke_linecap="round")
    return edge + stroke(lines, "var(--road)", 2.8, stroke_linecap="round")


def walked(roads: Sequence[Road], spots: Spots, ways: Sequence[Road], rings: Mapping[str, float]) -> str:
    """Dots along the roads, and a ghost of the field's ring where each way began."""
    drawn = ""
    for start, end in ways:
        steps = [(one, other) if (one, other) in roads else (other, one) for one, other in route(roads, start, end)]
        dots = "".join(line(spots[one], spots[other]) for one, other in steps)
        drawn += dotted("path", 3.8, "0 7.5", "ink", d=dots)
        drawn += dotted("circle", 2.4, "3 5", "ink", r=rings[start], transform=at(*spots[start]))
    return tag("g", drawn, class_="through trail") if drawn else ""


def route(roads: Sequence[Road], start: str, end: str) -> list[Road]:
    """The roads of a shortest way, in the order and the direction in which they are walked."""
    onwards = {end: end}
    front = [end]
    while front and start not in onwards:
        nearer = {place: one for one in front for place in neighbours(roads, one) if place not in onwards}
        onwards.update(nearer)
        front = list(nearer)
    steps = []
    while start in onwards and start != end:
        steps.append((start, onwards[start]))
        start = onwards[start]
    return steps


def neighbours(roads: Sequence[Road], place: str) -> list[str]:
    return [other if one == place else one for one, other in roads if place in (one, other)]
