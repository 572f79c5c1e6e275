"""What the legal moves light up: places that take units, blocks that can be taken, walls, cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from hetman.games.chocim.drawing.layout import RESERVE, View

Move = Sequence[str]
Spot = tuple[str, str]
"""A field and an action on it, or its reserve."""

SWORDS, PLUS = "swords", "plus"
WALLS = {"fortify": PLUS, "breach": SWORDS, "shell": SWORDS}
"""Verbs that name a field alone, for its walls."""
ANYWHERE = ("remove", "rebel")
"""Verbs that take a unit from wherever it stands on a field."""


@dataclass
class Light:
    """Spots and blocks that the moves still open name."""

    places: dict[Spot, str] = field(default_factory=dict)
    """A whole place, with the sign of what is done there."""
    targets: set[tuple[str, str, str]] = field(default_factory=set)
    """Field, action, unit: a block that a click puts there or takes from there."""
    sources: set[tuple[str, str, str]] = field(default_factory=set)
    """Field, action or reserve, unit: a block that can be sent elsewhere."""
    walls: dict[str, str] = field(default_factory=dict)
    open: set[str] = field(default_factory=set)
    """Tokens of the moves that fit what was chosen."""
    usable: set[str] = field(default_factory=set)
    """Tokens of all legal moves: something else can be chosen instead."""
    verbs: set[str] = field(default_factory=set)
    moves: set[tuple[str, ...]] = field(default_factory=set)
    chosen: frozenset[str] = frozenset()

    @property
    def names_field_of_reserve(self) -> bool:
        """Whether a block in reserve stands for its field too, and not only for where a unit comes from."""
        return bool(self.verbs & {*ANYWHERE, "shell"})


def light(view: View, moves: Iterable[Move], chosen: Iterable[str]) -> Light:
    """Lights what the moves that fit the tokens chosen so far still leave open."""
    legal = [tuple(move) for move in moves]
    lit = Light(usable={token for move in legal for token in move}, chosen=frozenset(chosen), moves=set(legal))
    fitting = [move for move in legal if lit.chosen <= set(move)]
    lit.verbs = {move[0] for move in legal}
    for move in fitting:
        lit.open.update(move)
        shine(lit, view, move)
    return lit


def shine(lit: Light, view: View, move: Move) -> None:
    verb, operands = move[0], move[1:]
    if verb == "place":
        unit, name, action = operands[:3]
        put(lit, name, action, unit)
        lit.sources.update((place, RESERVE, unit) for place in operands[3:] or reserves(view, unit))
    elif verb == "shift":
        unit, source, name, action = operands
        put(lit, name, action, unit)
        lit.sources.add((source, "defence", unit))
    elif verb in ("recall", "repel"):
        unit, name, action = operands
        lit.targets.add((name, action, unit))
    elif verb == "declare":
        lit.places[operands[0], operands[1]] = SWORDS
    elif verb in ANYWHERE or (verb == "shell" and len(operands) == 2):
        unit, name = operands
        lit.targets.update((name, action, unit) for action in standing(view, name, unit))
    elif verb in WALLS and len(operands) == 1:
        lit.walls[operands[0]] = WALLS[verb]


def put(lit: Light, name: str, action: str, unit: str) -> None:
    lit.places[name, action] = PLUS
    lit.targets.add((name, action, unit))


def reserves(view: View, unit: str) -> list[str]:
    """Fields where units of a kind wait."""
    return [found["field"] for found in view["fields"] if (found["reserve"] or {}).get(unit)]


def standing(view: View, name: str, unit: str) -> list[str]:
    """Actions of a field, or its reserve, where units of a kind stand."""
    found = next(other for other in view["fields"] if other["field"] == name)
    places = [action["action"] for action in found["actions"] if action["units"].get(unit)]
    return [*places, RESERVE] if (found["reserve"] or {}).get(unit) else places
