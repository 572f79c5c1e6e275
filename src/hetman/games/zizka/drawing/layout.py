"""Where the fields, the roads and the names of the map lie in the picture."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from hetman.drawing.elements import number
from hetman.drawing.geometry import Point
from hetman.games.zizka.drawing.landscape import HEIGHT, TOP, WIDTH

Field = Mapping[str, Any]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

SHEET = (1000, 760)
PIECE = 0.94
"""Pieces are drawn a little smaller on the map."""
PLATE, SMALL, CASTLE = 26, 8.5, 21
BEND = 0.085
"""How far a road bends aside, as a part of its length."""
LETTER, LINE = 6.7, 13
"""The room that a letter and a line of a name take."""
ROAD_IN_THE_WAY, COVERED, OUTSIDE = 1, 0.05, 100
"""What speaks against a place for a name: a point of a road, a unit of ground already taken, lying off the sheet."""


def spot(field: Field) -> Point:
    return WIDTH * field["x"] / SHEET[0], TOP + HEIGHT * field["y"] / SHEET[1]


def bend(start: Point, end: Point) -> Point:
    """The point that a road is drawn towards on its way."""
    (x, y), (to_x, to_y) = start, end
    return (x + to_x) / 2 + BEND * (to_y - y), (y + to_y) / 2 - BEND * (to_x - x)


def road(start: Point, end: Point) -> str:
    control = bend(start, end)
    return "M{} {}Q{} {} {} {}".format(*(number(value) for point in (start, control, end) for value in point))


@dataclass(frozen=True)
class Label:
    """Where a name stands: the foot of its line, and how it is anchored."""

    x: float
    y: float
    anchor: str


def short(name: str) -> str:
    """A name as it stands on the map: of Týn nad Vltavou, the town without its river."""
    return name.split(" nad ")[0]


def is_named(field: Field) -> bool:
    return bool(field["large"] or field["conquest"])


def around(place: Point, size: float) -> Box:
    x, y = place
    return x - size, y - size, x + size, y + size


def labels(plan: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, Label]:
    """Every name beside its field, where least is in its way."""
    fields = tuple(
        (field["field"], *spot(field), reach(field), field["tavern"] or field["start"]) for field in plan["fields"]
    )
    roads = tuple((one, other) for one, other in plan["roads"])
    return dict(zip(names, placed(fields, roads, tuple(names.items())), strict=True))


def reach(field: Field) -> float:
    """Half the width of a field."""
    if field["large"]:
        return PIECE * PLATE
    return PIECE * (CASTLE if field["conquest"] else SMALL)


@cache
def placed(
    fields: tuple[tuple[str, float, float, float, bool], ...],
    roads: tuple[tuple[str, str], ...],
    names: tuple[tuple[str, str], ...],
) -> list[Label]:
    spots = {name: (x, y) for name, x, y, _, _ in fields}
    reaches = {name: size for name, _, _, size, _ in fields}
    taken = [around((x, y), size) for _, x, y, size, _ in fields]
    taken += [(x - 32, y - 30, x - 12, y - 8) for _, x, y, _, sign in fields if sign]
    ways = [point for one, other in roads for point in along(spots[one], spots[other])]
    found: list[Label] = []
    for name, text in names:
        choices = [(label, room(label, text)) for label in candidates(spots[name], reaches[name])]
        label, box = min(choices, key=lambda choice: in_the_way(choice[1], taken, ways))
        taken.append(box)
        found.append(label)
    return found


def candidates(place: Point, size: float) -> Iterator[Label]:
    """Below, above, to the right, to the left: in this order where all are free."""
    x, y = place
    yield Label(x, y + size + 13, "middle")
    yield Label(x, y - size - 5, "middle")
    yield Label(x + size + 6, y + 4, "start")
    yield Label(x - size - 6, y + 4, "end")


def room(label: Label, text: str) -> Box:
    width = LETTER * len(text)
    left = {"middle": label.x - width / 2, "start": label.x, "end": label.x - width}[label.anchor]
    return left, label.y - LINE + 3, left + width, label.y + 3


def in_the_way(box: Box, taken: Sequence[Box], ways: Sequence[Point]) -> float:
    left, top, right, bottom = box
    covered = sum(shared(box, other) for other in taken)
    crossed = sum(left < x < right and top < y < bottom for x, y in ways)
    out = left < 6 or right > WIDTH - 6 or top < TOP + 6 or bottom > TOP + HEIGHT - 6
    return COVERED * covered + ROAD_IN_THE_WAY * crossed + OUTSIDE * out


def shared(one: Box, other: Box) -> float:
    """The ground that two boxes have in common."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across * down if across > 0 and down > 0 else 0.0


def along(start: Point, end: Point) -> list[Point]:
    """Points on a road, a few units apart."""
    control = bend(start, end)
    count = max(2, round(math.dist(start, end) / 8))
    return [curve(start, control, end, step / count) for step in range(1, count)]


def curve(start: Point, control: Point, end: Point, part: float) -> Point:
    weights = ((1 - part) ** 2, 2 * part * (1 - part), part**2)
    x = sum(weight * point[0] for weight, point in zip(weights, (start, control, end), strict=True))
    y = sum(weight * point[1] for weight, point in zip(weights, (start, control, end), strict=True))
    return x, y


def route(plan: Mapping[str, Any], start: str, end: str) -> list[tuple[str, str]]:
    """The roads of a shortest way, each as the map names it and in the order they are walked."""
    came: dict[str, str] = {end: end}
    front = [end]
    while front and start not in came:
        nearer = {place: one for one in front for place in neighbours(plan, one) if place not in came}
        came.update(nearer)
        front = list(nearer)
    steps = []
    while start in came and start != end:
        steps.append((start, came[start]))
        start = came[start]
    return steps


def neighbours(plan: Mapping[str, Any], place: str) -> list[str]:
    return [other if one == place else one for one, other in plan["roads"] if place in (one, other)]
