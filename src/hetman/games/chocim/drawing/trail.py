"""The last move as the map shows it: where units stood, where they went, which fields changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hetman.core.game import Last
from hetman.drawing import View
from hetman.drawing.elements import tag
from hetman.drawing.geometry import Point, path
from hetman.drawing.trail import dotted
from hetman.games.chocim.drawing.highlights import Spot, reserves
from hetman.games.chocim.drawing.layout import RESERVE, Layout

LINE = (2.6, "0 7")
"""Width and dashes of its lines."""
OF_FIELDS = ("fortify", "breach", "shell_wall", "remove", "rebel")
OF_SPOTS = ("place", "place_from", "shift", "recall", "repel", "declare")


@dataclass(frozen=True)
class Trail:
    """Steps from spot to spot, and fields that changed. A step without a start only marks its end."""

    steps: tuple[tuple[Spot | None, Spot], ...] = ()
    fields: tuple[str, ...] = ()


NO_TRAIL = Trail()


def trail_of(last: Last | None) -> Trail:
    """The trail of the last move; empty if it left none on the map."""
    if last is None or not last.events:
        return NO_TRAIL
    return trace(*last.move(), last.before)


def trace(key: str, operands: Mapping[str, Any], before: View) -> Trail:
    field, action = operands.get("field"), operands.get("action")
    if key in OF_FIELDS and field:
        return Trail(fields=(field,))
    if key == "shell_unit" and field:
        return Trail(steps=((None, (field, "defence")),))
    if not field or not action or key not in OF_SPOTS:
        return NO_TRAIL
    return Trail(steps=((start(key, operands, before), (field, action)),))


def start(key: str, operands: Mapping[str, Any], before: View) -> Spot | None:
    """What a unit left: a garrison, the reserve that the move names, or the first reserve where its kind waited."""
    if key == "shift":
        return operands["from"], "defence"
    if not key.startswith("place"):
        return None
    source = operands.get("from") or next(iter(reserves(before, operands["unit"])), None)
    return (source, RESERVE) if source else None


# Its drawing


def draw_trail(last: Trail, layout: Layout) -> str:
    parts = [step(layout, start, end) for start, end in last.steps]
    for box in (layout.boxes[name] for name in last.fields):
        wide, tall = box.width + 6, box.height + 6
        parts.append(dotted("rect", *LINE, x=box.x - 3, y=box.y - 3, width=wide, height=tall, rx=10))
    return tag("g", *parts, class_="through trail") if parts else ""


def step(layout: Layout, start: Spot | None, end: Spot) -> str:
    target = centre(layout, end)
    if target is None:
        return ""
    source = centre(layout, start) if start else None
    route = [target] if source is None or source == target else [source, target]
    line = dotted("path", *LINE, d=path(route, closed=False)) if len(route) > 1 else ""
    return line + "".join(tag("circle", cx=x, cy=y, r=4, class_="step") for x, y in route)


def centre(layout: Layout, spot: Spot) -> Point | None:
    """The middle of a place; a reserve that has no place of its own stands in its field's head."""
    name, action = spot
    field = layout.boxes[name]
    place = field if name == "foreground" else layout.places[name].get(action)
    if place is not None:
        return place.x + place.width / 2, place.bottom - 8
    return (field.right - 34, field.y + 14) if action == RESERVE else None
