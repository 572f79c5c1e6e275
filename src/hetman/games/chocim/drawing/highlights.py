"""What the legal moves highlight on the map: places that take units, blocks that can be taken, walls."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from hetman.drawing import Move, View
from hetman.games.chocim.drawing.layout import RESERVE

Spot = tuple[str, str]
"""A field and an action on it, or its reserve."""
Stand = tuple[str, str, str]
"""A spot and a kind of unit."""

SWORDS, PLUS = "swords", "plus"
WALLS = {"fortify": PLUS, "breach": SWORDS, "shell": SWORDS}
"""Verbs that name a field alone, for its walls."""
ANYWHERE = ("remove", "rebel")
"""Verbs that take a unit from any place on a field. Without a field they take one that has left the map."""


@dataclass
class Spots:
    """What moves name on the map."""

    places: dict[Spot, str] = field(default_factory=dict)
    """A whole place, with the sign of what is done there."""
    targets: set[Stand] = field(default_factory=set)
    """A block that a click puts there or takes from there."""
    sources: set[Stand] = field(default_factory=set)
    """A block that can be sent elsewhere."""
    walls: dict[str, str] = field(default_factory=dict)
    """A field, with the sign of what is done to its walls."""

    @property
    def fields(self) -> set[str]:
        """Fields where something can be done."""
        return {name for name, *_ in (*self.places, *self.targets)} | set(self.walls)


def spots_of(view: View, moves: Iterable[Move]) -> Spots:
    spots = Spots()
    for move in moves:
        add_spots(spots, view, move)
    return spots


def add_spots(spots: Spots, view: View, move: Move) -> None:
    verb, operands = move[0], move[1:]
    if verb == "place":
        unit, name, action, *source = operands
        put(spots, name, action, unit)
        spots.sources.update((place, RESERVE, unit) for place in source or reserves(view, unit))
    elif verb == "shift":
        unit, place, name, action = operands
        put(spots, name, action, unit)
        spots.sources.add((place, "defence", unit))
    elif verb in ("recall", "repel"):
        unit, name, action = operands
        spots.targets.add((name, action, unit))
    elif verb == "declare":
        spots.places[operands[0], operands[1]] = SWORDS
    elif (verb in ANYWHERE or verb == "shell") and len(operands) == 2:
        unit, name = operands
        spots.targets.update((name, action, unit) for action in standing(view, name, unit))
    elif verb in WALLS and len(operands) == 1:
        spots.walls[operands[0]] = WALLS[verb]


def put(spots: Spots, name: str, action: str, unit: str) -> None:
    spots.places[name, action] = PLUS
    spots.targets.add((name, action, unit))


def reserves(view: View, unit: str) -> list[str]:
    """Fields where units of a kind wait."""
    return [found["field"] for found in view["fields"] if (found["reserve"] or {}).get(unit)]


def standing(view: View, name: str, unit: str) -> list[str]:
    """Actions of a field, or its reserve, where units of a kind stand."""
    found = next(other for other in view["fields"] if other["field"] == name)
    places = [action["action"] for action in found["actions"] if action["units"].get(unit)]
    return [*places, RESERVE] if (found["reserve"] or {}).get(unit) else places
