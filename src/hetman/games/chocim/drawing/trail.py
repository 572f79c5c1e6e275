"""The last move as the map shows it: where a unit stood, where it went, which field changed."""

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
LEAVING = {"place": RESERVE, "place_from": RESERVE, "shift": "defence"}
"""Verbs that send a unit from a spot of this kind."""
ON_THE_SPOT = ("recall", "repel", "declare", "shell_unit")


@dataclass(frozen=True)
class Trail:
    """`route`: spots from start to end, or the one where something happened; `field`: what changed as a whole."""

    route: tuple[Spot, ...] = ()
    field: str | None = None


NO_TRAIL = Trail()


def trail_of(last: Last | None) -> Trail:
    """The trail of the last move; empty if it left none on the map."""
    if last is None or not last.events:
        return NO_TRAIL
    event = last.events[0]
    key = event["key"]
    operands = {name: value[1] for name, value in event["args"].items() if isinstance(value, (list, tuple))}
    field = operands.get("field")
    if field and key in OF_FIELDS:
        return Trail(field=field)
    if field and key in (*LEAVING, *ON_THE_SPOT):
        # Guns name no action: they hit the garrison.
        return Trail((*start(key, operands, last.before), (field, operands.get("action", "defence"))))
    return NO_TRAIL


def start(key: str, operands: Mapping[str, Any], before: View) -> tuple[Spot, ...]:
    """The spot that a unit left: the one that the move names, or the first reserve where its kind waited."""
    if key not in LEAVING:
        return ()
    source = operands.get("from") or next(iter(reserves(before, operands["unit"])), None)
    return ((source, LEAVING[key]),) if source else ()


def draw_trail(last: Trail, layout: Layout) -> str:
    if last.field:
        box = layout.boxes[last.field]
        wide, tall = box.width + 6, box.height + 6
        drawn = dotted("rect", *LINE, x=box.x - 3, y=box.y - 3, width=wide, height=tall, rx=10)
    else:
        points = [centre(layout, spot) for spot in last.route]
        if not points or points[-1] is None:
            return ""
        route = list(dict.fromkeys(point for point in points if point))
        drawn = dotted("path", *LINE, d=path(route, closed=False)) if len(route) > 1 else ""
        drawn += "".join(tag("circle", cx=x, cy=y, r=4, class_="step") for x, y in route)
    return tag("g", drawn, class_="through trail")


def centre(layout: Layout, spot: Spot) -> Point | None:
    """The middle of a place; a reserve that has no place of its own stands in its field's head."""
    name, action = spot
    field = layout.boxes[name]
    place = field if name == "foreground" else layout.places[name].get(action)
    if place is not None:
        return place.centre[0], place.bottom - 8
    return (field.right - 34, field.y + 14) if action == RESERVE else None
