"""Where the fields and the names of the map lie in the picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from hetman.drawing.geometry import Point, Rect
from hetman.drawing.text import END, MIDDLE, START, width
from hetman.games.zizka.components.map import Field
from hetman.games.zizka.drawing.landscape import HEIGHT, SHEET, TOP, WIDTH
from hetman.games.zizka.drawing.roads import Road, along, network

COMPONENT_SHEET = (1000, 760)
PIECE = 0.94
"""Pieces are drawn a little smaller on the map."""
PLATE, SMALL, CASTLE = 26, 8.5, 21
FONT, LINE = 12, 13
"""The font size and the line height of a name."""
CROSSED, COVERED, OUTSIDE = 1, 0.05, 100
"""The cost of a place for a name: of a point of a road below it, of a unit of covered area, of lying off the sheet."""
MARGIN = 6

Names = tuple[tuple[str, str], ...]
"""Fields with the names that the map shows."""


@dataclass(frozen=True)
class Label:
    """Where a name stands: the foot of its line, and how it is anchored."""

    x: float
    y: float
    anchor: str

    def box(self, text: str) -> Rect:
        across = width(text, FONT, bold=True)
        left = self.x - across * {START: 0, MIDDLE: 0.5, END: 1}[self.anchor]
        return Rect(left, self.y - LINE + 3, across, LINE)


class Layout:
    """The map of a box. All views have the same one, so a game makes it once."""

    def __init__(self, fields: Sequence[Field], roads: Sequence[Road]) -> None:
        self.fields = {field.id: field for field in fields}
        self.roads = roads
        self.spots: Mapping[str, Point] = {
            field.id: (WIDTH * field.x / COMPONENT_SHEET[0], TOP + HEIGHT * field.y / COMPONENT_SHEET[1])
            for field in fields
        }
        self.boxes = {field.id: around(self.spots[field.id], reach(field)) for field in fields}
        self.network = network(roads, self.spots)
        self.labels = cache(self.place_labels)

    def place_labels(self, names: Names) -> dict[str, Label]:
        """Every name beside its field, where least is in its way."""
        taken = list(self.boxes.values())
        for name, field in self.fields.items():
            if field.tavern or field.start:
                x, y = self.spots[name]
                taken.append(Rect(x - 32, y - 30, 20, 22))
        points = [point for one, other in self.roads for point in along(self.spots[one], self.spots[other])]
        found = {}
        for name, text in names:
            labels = candidates(self.spots[name], reach(self.fields[name]))
            found[name] = min(labels, key=lambda label: cost(label.box(text), taken, points))
            taken.append(found[name].box(text))
        return found


def is_named(field: Field) -> bool:
    return field.large or bool(field.conquest)


def reach(field: Field) -> float:
    """Half the width of a field."""
    return PIECE * (PLATE if field.large else CASTLE if field.conquest else SMALL)


def ring_radius(field: Field) -> float:
    """The radius of the ring around a field that is highlighted or in play."""
    return PLATE + 4.5 if is_named(field) else SMALL + 4


def around(place: Point, size: float) -> Rect:
    x, y = place
    return Rect(x - size, y - size, 2 * size, 2 * size)


def candidates(place: Point, size: float) -> Iterator[Label]:
    """Below, above, to the right, to the left: in this order where all are free."""
    x, y = place
    yield Label(x, y + size + 13, MIDDLE)
    yield Label(x, y - size - 5, MIDDLE)
    yield Label(x + size + 6, y + 4, START)
    yield Label(x - size - 6, y + 4, END)


def cost(box: Rect, taken: Sequence[Rect], points: Sequence[Point]) -> float:
    """How much is in the way of a name."""
    covered = sum(box.shared(other) for other in taken)
    crossed = sum(box.x < x < box.right and box.y < y < box.bottom for x, y in points)
    inside = SHEET.x + MARGIN <= box.x and box.right <= SHEET.right - MARGIN
    inside &= SHEET.y + MARGIN <= box.y and box.bottom <= SHEET.bottom - MARGIN
    return COVERED * covered + CROSSED * crossed + OUTSIDE * (not inside)
