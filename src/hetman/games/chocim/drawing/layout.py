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

from hetman.drawing import Say
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
EXTRA_CARD = ("council", "knights-circle")
"""Effects that bring a leader more, and have his token lying on them."""
RESERVE = "reserve"
"""Stands for an action where the reserve of a field defends it."""
DEFENDED_BY_RESERVE = ("tabor", "camp")
CAMP_HEAD = 103.0


NARROW, WIDE = frozenset("fijlrtI1.,:’' -łś"), frozenset("mwMWOQ—")
PITCH = 38.0
"""From block to block in a place."""


def breadth(shown: str, size: float = 14) -> float:
    """About how wide a bold text is: there is nobody here to measure it."""
    em = sum(0.38 if char in NARROW else 0.88 if char in WIDE else 0.7 if char.isupper() else 0.615 for char in shown)
    return size * em


def natural(action: Action, name: str) -> float:
    """How wide a place would like to be: its name, its blocks, and the limit above or beside them."""
    title, blocks, limit = 30 + breadth(name), 10 + PITCH * len(action["units"]), 28.0
    if action["action"] in EXTRA_CARD:
        title += 12
    return min(max(title + limit, blocks), max(title, blocks + limit))


class Layout:
    """The boxes of one view's fields and places, turned by half where the Ottomans look at it."""

    def __init__(self, view: View, say: Say) -> None:
        self.say = say
        self.turn = view["seat"] == 1
        self.fields: dict[str, Field] = {field["field"]: field for field in view["fields"]}
        self.boxes = {name: self.facing(box, MAP) for name, box in {**BOXES, **self.tents()}.items()}
        self.places = {name: self.places_of(field) for name, field in self.fields.items()}

    def facing(self, box: Box, within: Box) -> Box:
        return box.turned(within) if self.turn else box

    def tents(self) -> dict[str, Box]:
        weights = [sum(self.wants(self.fields[name]["actions"])) + 2 * SIDE for name in TENT_ORDER]
        return dict(zip(TENT_ORDER, TENT_ROW.columns(weights), strict=True))

    def wants(self, actions: Sequence[Action]) -> list[float]:
        """Widths of places side by side."""
        return [
            natural(action, self.say("board-action-short", action=("action", action["action"]))) for action in actions
        ]

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
            boxes = body.columns(self.wants(actions)) if actions else []
            laid = {action["action"]: box for action, box in zip(actions, boxes, strict=True)}
        elif name in WALLED:
            laid = self.walled(field, body)
        else:
            return {}
        return {action: self.facing(box, body) for action, box in laid.items()}

    def walled(self, field: Field, body: Box) -> dict[str, Box]:
        name = field["field"]
        works = [action for action in field["actions"] if action["kind"] != "plan"]
        halves = halves_of(field)
        if name == "camp":
            return dict(zip(halves, body.columns([1] * len(halves)), strict=True))
        if name == "ramparts":
            left, right = body.columns([1, 1])
            return {**dict(zip(halves, left.rows(2), strict=False)), **self.stacked(works, right.rows(2))}
        rows = body.rows(round((body.height + GAP) / (PLACE + GAP)))
        return {**dict(zip(halves, rows, strict=False)), **self.stacked(works, rows[2:])}

    def stacked(self, works: Sequence[Action], rows: Sequence[Box]) -> dict[str, Box]:
        """Effects and supports, one in a row as long as there are rows, else side by side."""
        found: dict[str, Box] = {}
        for number, row in enumerate(rows):
            share = works[number :: len(rows)]
            for work, box in zip(share, row.columns(self.wants(share)) if share else [], strict=True):
                found[work["action"]] = box
        return found

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
