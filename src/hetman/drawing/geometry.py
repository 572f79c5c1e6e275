"""Points, rectangles and lines."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hetman.drawing.elements import Attribute, number, rect

Point = tuple[float, float]


def path(points: Iterable[Point], closed: bool = True) -> str:
    """The `d` of a path through these points."""
    line = "M" + " ".join(f"{number(x)} {number(y)}" for x, y in points)
    return line + "Z" if closed else line


def short_of(start: Point, end: Point, distance: float) -> Point:
    """The point on the way from start to end that is `distance` before the end."""
    length = math.dist(start, end)
    part = (length - distance) / length
    return start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])


def corners(radius: float, centre: Point = (0, 0)) -> list[Point]:
    """The corners of a hex with a flat top, clockwise from the right."""
    turns = (math.radians(60 * corner) for corner in range(6))
    return [(centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)) for turn in turns]


def contour(shapes: Iterable[Sequence[Point]]) -> list[Point]:
    """The line around shapes that share their edges and form one piece without a hole.

    An edge between two shapes is walked once in each direction. The edges that are left are the line around all.
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


@dataclass(frozen=True)
class Rect:
    """A rectangle in units of the picture."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> Point:
        """The point in the middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def draw(self, radius: float = 0, grow: float = 0, **attributes: Attribute) -> str:
        """The rectangle as a shape, larger by `grow` on every side."""
        return rect(self.x - grow, self.y - grow, self.width + 2 * grow, self.height + 2 * grow, radius, **attributes)

    def turned(self, within: Rect) -> Rect:
        """Where it lies when the rectangle around it is turned by half."""
        x = within.x + within.right - self.right
        y = within.y + within.bottom - self.bottom
        return Rect(x, y, self.width, self.height)

    def columns(self, weights: Sequence[float], gap: float) -> list[Rect]:
        """Rectangles side by side, with widths in proportion to the weights."""
        room = self.width - gap * (len(weights) - 1)
        found, x = [], self.x
        for weight in weights:
            width = room * weight / sum(weights)
            found.append(Rect(x, self.y, width, self.height))
            x += width + gap
        return found

    def rows(self, count: int, gap: float) -> list[Rect]:
        """Return this many equal rows with a gap between them."""
        height = (self.height - gap * (count - 1)) / count
        return [Rect(self.x, self.y + row * (height + gap), self.width, height) for row in range(count)]

    def shared(self, other: Rect) -> float:
        """The area that two rectangles have in common."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return across * down if across > 0 and down > 0 else 0.0
