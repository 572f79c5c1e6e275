"""What changed between two views of War Chest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hetman.core.changes import Change, pairs_of_players

View = Mapping[str, Any]
LOCATION, UNIT, COINS, MINOR = 4, 3, 2, 1


def changes(before: View, after: View) -> list[Change]:
    found = [*locations(before, after), *units(before, after)]
    for old, new in pairs_of_players(before, after):
        recruited = sum(old["supply"].values()) - sum(new["supply"].values())
        if recruited > 0 and not before["pool"]:
            found.append(Change("recruited", new["seat"], recruited, ("verb", "recruit"), weight=COINS))
    if before["initiative"] != after["initiative"]:
        found.append(Change("initiative", after["initiative"], 0, ("verb", "initiative"), weight=MINOR))
    return found


def locations(before: View, after: View) -> list[Change]:
    found = []
    for place, side in after["holds"].items():
        old = before["holds"].get(place)
        if old == side:
            continue
        args = {"hex": ["hex", place]}
        if old is not None:
            lost = Change("location", old, -1, ("team", str(old)), args, LOCATION, (place,), loss=True)
            found.append(lost)
        if side is not None:
            found.append(Change("location", side, 1, ("team", str(side)), args, LOCATION, (place,)))
    return found


def units(before: View, after: View) -> list[Change]:
    old = {(unit["seat"], unit["unit"], unit["hex"]): unit["height"] for unit in before["units"]}
    new = {(unit["seat"], unit["unit"], unit["hex"]): unit["height"] for unit in after["units"]}
    gone = [key for key in old if key not in new]
    come = [key for key in new if key not in old]
    found = []
    for seat, unit, place in come:
        start = next((key for key in gone if key[:2] == (seat, unit)), None)
        if start is None:
            found.append(change("deployed", seat, unit, place, new[seat, unit, place]))
        else:
            gone.remove(start)
            args = {"unit": ["unit", unit], "from": ["hex", start[2]], "to": ["hex", place]}
            found.append(Change("moved", seat, 0, ("unit", unit), args, MINOR, (start[2], place)))
            found += heights(seat, unit, place, new[seat, unit, place] - old[start])
    for seat, unit, place in gone:
        found.append(change("destroyed", seat, unit, place, -old[seat, unit, place]))
    for seat, unit, place in new:
        if (seat, unit, place) in old:
            found += heights(seat, unit, place, new[seat, unit, place] - old[seat, unit, place])
    return found


def heights(seat: int, unit: str, place: str, amount: int) -> list[Change]:
    """Coins that came onto a unit, or were struck off it."""
    return [change("stack", seat, unit, place, amount)] if amount else []


def change(key: str, seat: int, unit: str, place: str, amount: int) -> Change:
    args = {"unit": ["unit", unit], "hex": ["hex", place]}
    return Change(key, seat, amount, ("unit", unit), args, UNIT, (place,), loss=amount < 0)
