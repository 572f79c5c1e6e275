"""Where things lie on the map of the siege, with the Commonwealth below. Touching fields lie next to each other.

sipahi camp   sultan's tents   siege works   Tatar kosh
foreground: two halves that point at each other
tabor   bastion   redoubts   church   (river)
        ramparts           castle     bridgehead
  hetman's camp                       (key)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hetman.games.chocim.components.names import TENTS, WALLED

View = Mapping[str, Any]
Action = Mapping[str, Any]
Field = Mapping[str, Any]

WIDTH, HEIGHT = 920.0, 680.0
HEAD = 28.0
"""Of a field: its marker and name."""
PLACE = 60.0
GAP = 4.0
SIDE = 5.0


@dataclass(frozen=True)
class Box:
    """A rectangle on the map."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def turned(self, within: Box) -> Box:
        """Where it lies when what it lies in is turned by half."""
        x = within.x + within.right - self.right
        y = within.y + within.bottom - self.bottom
        return Box(x, y, self.width, self.height)

    def columns(self, weights: Sequence[float]) -> list[Box]:
        """Side by side, parted by gaps, as wide as their weights say."""
        room = self.width - GAP * (len(weights) - 1)
        boxes, x = [], self.x
        for weight in weights:
            width = room * weight / sum(weights)
            boxes.append(Box(x, self.y, width, self.height))
            x += width + GAP
        return boxes

    def rows(self, count: int) -> list[Box]:
        height = (self.height - GAP * (count - 1)) / count
        return [Box(self.x, self.y + row * (height + GAP), self.width, height) for row in range(count)]


MAP = Box(0, 0, WIDTH, HEIGHT)


def column(rows: int) -> float:
    """How tall a field with so many rows of places is."""
    return HEAD + rows * PLACE + (rows - 1) * GAP + SIDE + 1


FIRST_LINE, SECOND_LINE = 193.0, 430.0
BOXES = {
    "foreground": Box(0, 105, WIDTH, 72),
    "tabor": Box(0, FIRST_LINE, 160, column(4)),
    "bastion": Box(167, FIRST_LINE, 174, column(3)),
    "redoubts": Box(348, FIRST_LINE, 174, column(3)),
    "church": Box(529, FIRST_LINE, 174, column(3)),
    "bridgehead": Box(754, FIRST_LINE + 44, 166, column(3)),
    "ramparts": Box(167, SECOND_LINE, 355, column(2)),
    "castle": Box(529, SECOND_LINE, 174, column(3)),
    "camp": Box(88, 604, 434, PLACE + 2 * SIDE),
}
TENT_ROW = Box(0, 0, WIDTH, HEAD + PLACE + SIDE + 5)
"""The Ottomans' own fields, as wide as their places need."""
TENT_ORDER = ("sipahi-camp", "sultan", "trenches", "kosh")
KEY = Box(766, 484, 150, 188)
RESERVE = "reserve"
"""Stands for an action where the reserve of a field defends it."""
DEFENDED_BY_RESERVE = ("tabor", "camp")
CAMP_HEAD = 103.0
OTTOMAN_HALF, COMMONWEALTH_HALF = ("assault", "control"), ("defence", "counter-attack")


def weight(action: Action) -> float:
    """Of a place in a row: a name, and as many blocks as there are kinds."""
    return (100.0, 100.0, 136.0, 154.0)[len(action["units"])]


class Layout:
    """The boxes of one view's fields and places, turned by half where the Ottomans look at it."""

    def __init__(self, view: View) -> None:
        self.turn = view["seat"] == 1
        self.fields: dict[str, Field] = {field["field"]: field for field in view["fields"]}
        self.boxes = {name: self.facing(box, MAP) for name, box in {**BOXES, **self.tents()}.items()}
        self.places = {name: self.places_of(field) for name, field in self.fields.items()}

    def facing(self, box: Box, within: Box) -> Box:
        return box.turned(within) if self.turn else box

    def tents(self) -> dict[str, Box]:
        weights = [sum(map(weight, self.fields[name]["actions"])) + 20 for name in TENT_ORDER]
        return dict(zip(TENT_ORDER, TENT_ROW.columns(weights), strict=True))

    def body(self, name: str) -> Box:
        """What is left of a field below its head; the camp's head stands on its left."""
        box = self.boxes[name]
        if name == "camp":
            return Box(box.x + CAMP_HEAD, box.y + SIDE, box.width - CAMP_HEAD - SIDE, PLACE)
        return Box(box.x + SIDE, box.y + HEAD, box.width - 2 * SIDE, box.height - HEAD - SIDE - 1)

    def places_of(self, field: Field) -> dict[str, Box]:
        """Action -> its box. Of each half only the pair of who holds the field."""
        name = field["field"]
        body = self.body(name)
        if name in TENTS:
            actions = field["actions"]
            boxes = body.columns([weight(action) for action in actions]) if actions else []
            laid = {action["action"]: box for action, box in zip(actions, boxes, strict=True)}
        elif name in WALLED:
            laid = self.walled(field, body)
        else:
            return {}
        return {action: self.facing(box, body) for action, box in laid.items()}

    def walled(self, field: Field, body: Box) -> dict[str, Box]:
        name = field["field"]
        works = [action["action"] for action in field["actions"] if action["kind"] != "plan"]
        halves = halves_of(field)
        if name == "camp":
            return dict(zip(halves, body.columns([1] * len(halves)), strict=True))
        if name == "ramparts":
            left, right = body.columns([1, 1])
            return {**dict(zip(halves, left.rows(2), strict=False)), **stacked(works, right.rows(2))}
        rows = body.rows(round((body.height + GAP) / (PLACE + GAP)))
        return {**dict(zip(halves, rows, strict=False)), **stacked(works, rows[2:])}

    def half(self, seat: int) -> Box:
        """Of the foreground: the Ottomans' points right, the Commonwealth's left."""
        ground = BOXES["foreground"]
        box = Box(ground.x + (458, 136)[seat], ground.y + 8, 316, ground.height - 16)
        return self.facing(box, MAP)

    def bonus(self) -> Box:
        ground = BOXES["foreground"]
        return self.facing(Box(ground.x + 782, ground.y + 8, 130, ground.height - 16), MAP)

    def title(self) -> Box:
        """Where the foreground's name stands."""
        ground = BOXES["foreground"]
        return self.facing(Box(ground.x + 8, ground.y + 8, 120, ground.height - 16), MAP)


def halves_of(field: Field) -> list[str]:
    """The two halves of the front on a field, the Ottomans' first."""
    known = {action["action"] for action in field["actions"]}
    if field["holder"] == 1:
        return [half for half in ("control", "counter-attack") if half in known]
    defence = RESERVE if field["field"] in DEFENDED_BY_RESERVE else "defence"
    return ["assault", defence]


def stacked(works: Sequence[str], rows: Sequence[Box]) -> dict[str, Box]:
    """Effects and supports, one in a row as long as there are rows, else side by side in the last ones."""
    if not works or not rows:
        return {}
    shares = [works[number :: len(rows)] for number in range(len(rows))]
    return {
        work: box
        for row, share in zip(rows, shares, strict=True)
        for work, box in zip(share, row.columns([1] * len(share)) if share else [], strict=True)
    }
