"""The last move as the board shows it: the hexes a unit went over, and those it struck from there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hetman.core.game import Last
from hetman.games.warchest.battlefield import Last as Trail
from hetman.games.warchest.lighting import View

# What a tactic does on the hex that it names, by the unit whose tactic it is; of an order, by the one who gives it.
SHOTS = {"archer", "crossbowman"}
MARSHALL = "marshall"


def trail_of(last: Last) -> Trail:
    """Nothing where the last move left no trace on the board."""
    if not last.events:
        return {}
    event = last.events[0]
    operands = {name: value[1] for name, value in event["args"].items() if isinstance(value, (list, tuple))}
    return trace(event["key"], operands, last.before)


def trace(key: str, operands: Mapping[str, Any], before: View) -> Trail:
    unit = operands.get("unit")
    place = operands.get("from") or standing(before, unit)
    to, target, hex = operands.get("to"), operands.get("target"), operands.get("hex")
    if key == "deploy":
        return {"path": steps(hex)}
    if key in ("bolster", "bolster_at", "control", "control_at"):
        return {"path": steps(hex or place)}
    if key in ("move", "move_from"):
        return {"path": steps(place, to)}
    if key in ("attack", "attack_from"):
        return {"path": steps(place), "hits": steps(target)}
    if key == "charge":
        return {"path": steps(place, to), "hits": steps(target)}
    if key == "tactic":
        return {"path": steps(place), "hits": steps(hex)} if unit in SHOTS else {"path": steps(place, hex)}
    if key in ("order", "order_from"):
        ordered = operands.get("from") or standing(before, operands["other"])
        return {"path": steps(ordered), "hits": steps(hex)} if unit == MARSHALL else {"path": steps(ordered, hex)}
    return {}


def steps(*places: str | None) -> list[str]:
    return [place for place in places if place is not None]


def standing(before: View, unit: str | None) -> str | None:
    """Where a unit stood; of two Footmen the move itself tells which one it was."""
    return next((piece["hex"] for piece in before["units"] if piece["unit"] == unit), None)
