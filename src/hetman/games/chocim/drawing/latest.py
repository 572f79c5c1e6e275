"""The last move as the map shows it: where units went, which spot or field was touched."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hetman.core.game import Last
from hetman.games.chocim.drawing.highlights import reserves
from hetman.games.chocim.drawing.layout import RESERVE, View
from hetman.games.chocim.drawing.trail import NOTHING, Spot, Trail

OF_FIELDS = ("fortify", "breach", "shell_wall", "remove", "rebel")


def trail_of(last: Last) -> Trail:
    """Nothing where the last move left no trace on the map."""
    if not last.events:
        return NOTHING
    event = last.events[0]
    operands = {name: value[1] for name, value in event["args"].items() if isinstance(value, (list, tuple))}
    return trace(event["key"], operands, last.before)


def trace(key: str, operands: Mapping[str, Any], before: View) -> Trail:
    field, action = operands.get("field"), operands.get("action")
    if key in OF_FIELDS and field:
        return Trail(fields=(field,))
    if key == "shell_unit" and field:
        return Trail(steps=((None, (field, "defence")),))
    if not field or not action:
        return NOTHING
    spot = (field, action)
    if key in ("place", "place_from"):
        return Trail(steps=((start(operands, before), spot),))
    if key == "shift":
        return Trail(steps=(((operands["from"], "defence"), spot),))
    if key in ("recall", "repel", "declare"):
        return Trail(steps=((None, spot),))
    return NOTHING


def start(operands: Mapping[str, Any], before: View) -> Spot | None:
    """The reserve that a unit left: the one named, else the only one where its kind waited."""
    source = operands.get("from") or next(iter(reserves(before, operands["unit"])), None)
    return (source, RESERVE) if source else None
