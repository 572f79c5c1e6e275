"""What the last move left on the map: where units stood, where they went, which walls changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hetman.drawing.elements import number, tag
from hetman.drawing.geometry import Point
from hetman.games.chocim.drawing.layout import RESERVE, Layout

Spot = tuple[str, str]


@dataclass(frozen=True)
class Trail:
    """Steps from spot to spot, and spots or fields that were touched."""

    steps: tuple[tuple[Spot | None, Spot], ...] = ()
    fields: tuple[str, ...] = ()


NOTHING = Trail()


def trail(last: Trail, layout: Layout) -> str:
    parts = [step(layout, start, end) for start, end in last.steps]
    parts += [ring(layout, name) for name in last.fields if name in layout.boxes]
    return tag("g", *parts, class_="through trail") if parts else ""


def step(layout: Layout, start: Spot | None, end: Spot) -> str:
    target = centre(layout, end)
    if target is None:
        return ""
    source = centre(layout, start) if start else None
    route: Sequence[Point] = [target] if source is None or source == target else [source, target]
    dots = "".join(tag("circle", cx=x, cy=y, r=4, class_="step") for x, y in route)
    if len(route) == 1:
        return dots
    (x, y), (to_x, to_y) = route
    line = f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"
    return tag("path", d=line, class_="halo") + tag("path", d=line, class_="walked") + dots


def centre(layout: Layout, spot: Spot) -> Point | None:
    """The middle of a place; a reserve that has no place of its own stands in its field's head."""
    name, action = spot
    field = layout.boxes[name]
    place = field if name == "foreground" else layout.places[name].get(action)
    if place is not None:
        return place.x + place.width / 2, place.y + place.height - 8
    return (field.right - 34, field.y + 14) if action == RESERVE else None


def ring(layout: Layout, name: str) -> str:
    box = layout.boxes[name]
    return tag("rect", x=box.x - 3, y=box.y - 3, width=box.width + 6, height=box.height + 6, rx=10, class_="walked")
