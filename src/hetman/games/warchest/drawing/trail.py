"""The trail of the last move on the board: the hexes of the route and the attacked hexes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hetman.core.game import Last
from hetman.drawing import View

# A tactic of these units attacks the named hex. The order of a Marshall is an attack, that of an Ensign a move.
SHOTS = {"archer", "crossbowman"}
MARSHALL = "marshall"


@dataclass(frozen=True)
class Trail:
    """`route`: hexes from start to end, or the one hex of a placed coin or marker. `hits`: attacked hexes."""

    route: tuple[str, ...] = ()
    hits: tuple[str, ...] = ()


NO_TRAIL = Trail()


def trail_of(last: Last | None) -> Trail:
    """Return the trail of the last move; an empty one if nothing changed on the board."""
    if last is None or not last.events:
        return NO_TRAIL
    return trace(*last.move(), last.before)


def trace(key: str, operands: Mapping[str, Any], before: View) -> Trail:
    unit = operands.get("unit")
    place = operands.get("from") or standing(before, unit)
    to, target, hex = operands.get("to"), operands.get("target"), operands.get("hex")
    if key == "deploy":
        return Trail(steps(hex))
    if key in ("bolster", "bolster_at", "control", "control_at"):
        return Trail(steps(hex or place))
    if key in ("move", "move_from"):
        return Trail(steps(place, to))
    if key in ("attack", "attack_from"):
        return Trail(steps(place), steps(target))
    if key == "charge":
        return Trail(steps(place, to), steps(target))
    if key == "tactic":
        return Trail(steps(place), steps(hex)) if unit in SHOTS else Trail(steps(place, hex))
    if key in ("order", "order_from"):
        ordered = operands.get("from") or standing(before, operands["other"])
        return Trail(steps(ordered), steps(hex)) if unit == MARSHALL else Trail(steps(ordered, hex))
    return NO_TRAIL


def steps(*places: str | None) -> tuple[str, ...]:
    return tuple(place for place in places if place is not None)


def standing(before: View, unit: str | None) -> str | None:
    """Return the hex of a unit before the move. With two Footmen the move names the hex itself."""
    return next((piece["hex"] for piece in before["units"] if piece["unit"] == unit), None)
