"""What changed between two views of Chocim 1621."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hetman.core.changes import Change, Player, number_change, pairs_of_players

View = Mapping[str, Any]
FIELD, TRACK, UNITS, PLACED = 4, 3, 2, 1


def changes(before: View, after: View) -> list[Change]:
    found = [*fields(before, after)]
    for old, new in pairs_of_players(before, after):
        found += number_change("morale", "morale", old, new, ("source", "morale"), TRACK)
        found += number_change("supply", "supply", old, new, ("source", "supply"), TRACK)
        found += treaties(old, new)
        found += lost_units(old, new)
    if before["trench"]["at"] != after["trench"]["at"]:
        amount = after["trench"]["at"] - before["trench"]["at"]
        found.append(Change("trench", None, amount, ("action", "dig-trench"), weight=TRACK))
    if before["week"] == after["week"]:
        found += placed(before, after)
    return found


def fields(before: View, after: View) -> list[Change]:
    found = []
    for old, new in zip(before["fields"], after["fields"]):
        if old["holder"] != new["holder"]:
            args = {"field": ["field", new["field"]]}
            found.append(Change("field", new["holder"], 1, ("field", new["field"]), args, FIELD, (new["field"],)))
        if old["level"] != new["level"]:
            args = {"field": ["field", new["field"]]}
            amount = new["level"] - old["level"]
            found.append(Change("walls", 0, amount, ("source", "walls"), args, TRACK, (new["field"],), amount < 0))
    return found


def treaties(old: Player, new: Player) -> list[Change]:
    amount = new["treaties"]["count"] - old["treaties"]["count"]
    return [Change("treaties", new["seat"], amount, ("source", "treaty"), {}, TRACK, loss=amount < 0)] if amount else []


def lost_units(old: Player, new: Player) -> list[Change]:
    """Units that broke, rebelled or were removed, and units that came back."""
    found = []
    for where in ("broken", "rebelled", "removed"):
        for unit, count in new[where].items():
            amount = count - old[where][unit]
            if amount:
                args = {"unit": ["unit", unit]}
                found.append(Change(where, new["seat"], amount, ("unit", unit), args, UNITS, loss=amount > 0))
    return found


def placed(before: View, after: View) -> list[Change]:
    """Units that came to an action of a field."""
    old = {
        (field["field"], action["action"]): count(action) for field in before["fields"] for action in field["actions"]
    }
    found = []
    for field in after["fields"]:
        for action in field["actions"]:
            amount = count(action) - old[field["field"], action["action"]]
            if amount > 0:
                args = {"field": ["field", field["field"]], "action": ["action", action["action"]]}
                figure, places = ("action", action["action"]), (field["field"],)
                found.append(Change("placed", action["seat"], amount, figure, args, PLACED, places))
    return found


def count(action: View) -> int:
    return sum(action["units"].values())
