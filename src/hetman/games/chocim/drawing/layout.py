"""Where things lie on the map of the siege, with the Commonwealth below. Neighbouring fields lie next to each other.

sipahi camp   sultan's tents   siege works   Tatar kosh
foreground: two halves that point at each other
tabor   bastion   redoubts   church   (river)
        ramparts           castle     bridgehead
  hetman's camp                       (key)
"""

from __future__ import annotations

from collections.abc import Sequence

from hetman.drawing import Say, View
from hetman.drawing.geometry import Rect
from hetman.drawing.text import width
from hetman.games.chocim.components.names import TENTS, WALLED

WIDTH, HEIGHT = 920.0, 605.0
MAP = Rect(0, 0, WIDTH, HEIGHT)
HEAD = 28.0
"""Height of a field's head with its marker and name."""
PLACE = 51.0
GAP = 3.5
SIDE = 5.0
CAMP_HEAD = 103.0
"""Width of the camp's head, which stands at its left."""
PITCH = 38.0
"""Distance from block to block in a place."""


def tall(rows: int) -> float:
    """The height of a field with this number of rows of places."""
    return HEAD + rows * PLACE + (rows - 1) * GAP + SIDE + 1


FIRST_LINE, SECOND_LINE = 173.0, 379.0
BOXES = {
    "foreground": Rect(0, 97, WIDTH, 62),
    "tabor": Rect(0, FIRST_LINE, 160, tall(4)),
    "bastion": Rect(167, FIRST_LINE, 174, tall(3)),
    "redoubts": Rect(348, FIRST_LINE, 174, tall(3)),
    "church": Rect(529, FIRST_LINE, 174, tall(3)),
    "bridgehead": Rect(754, FIRST_LINE + 44, 166, tall(3)),
    "ramparts": Rect(167, SECOND_LINE, 355, tall(2)),
    "castle": Rect(529, SECOND_LINE, 174, tall(3)),
    "camp": Rect(88, 532, 434, PLACE + 2 * SIDE),
}
TENT_ROW = Rect(0, 0, WIDTH, HEAD + PLACE + SIDE + 4)
"""The Ottomans' own fields. Their places decide how wide each is."""
TENT_ORDER = ("sipahi-camp", "sultan", "trenches", "kosh")
EVEN_TENTS = dict(zip(TENT_ORDER, TENT_ROW.columns([1, 1, 1.2, 1], GAP), strict=True))
"""The same about equally wide, so that their names have room."""
FOR_FINGERS = {
    "foreground": Rect(0, 92, WIDTH, 77),
    "camp": Rect(88, 530, 434, HEIGHT - 531),
    **EVEN_TENTS,
}
"""Fields that are larger on a phone, so that a finger hits them: the camp reaches down to the river."""
KEY = Rect(766, 432, 150, 160)
TITLE = Rect(8, 102, 120, 52)
"""Where the foreground's name stands."""
PREMIUM = Rect(782, 102, 130, 52)
HALVES = (Rect(458, 102, 316, 52), Rect(136, 102, 316, 52))
"""Halves of the foreground by seat. The Ottomans' points right, the Commonwealth's left."""
EXTRA_CARD = ("council", "knights-circle")
"""Effects that bring one more leader; his token lies on them."""
BATTLE = "general-battle"
RESERVE = "reserve"
"""The name of a reserve among the actions of its field."""
DEFENDED_BY_RESERVE = ("tabor", "camp")


def natural(action: View, name: str) -> float:
    """The width that suits a place: its name, its blocks, and the limit above or beside them."""
    title, blocks, limit = 30 + width(name, 14, bold=True), 10 + PITCH * len(action["units"]), 28.0
    if action["action"] in EXTRA_CARD:
        title += 12
    return min(max(title + limit, blocks), max(title, blocks + limit))


def key_of(action: View) -> str:
    """The name of a place among those of its field. Both sides have a general battle."""
    name: str = action["action"]
    return f"{name}-{action['seat']}" if name == BATTLE else name


class Layout:
    """The boxes of one view's fields and places, turned by half for the Ottomans."""

    def __init__(self, view: View, say: Say) -> None:
        self.say = say
        self.turn = view["seat"] == 1
        self.fields: dict[str, View] = {field["field"]: field for field in view["fields"]}
        self.boxes = {name: self.facing(box) for name, box in {**BOXES, **self.tents()}.items()}
        self.places = {name: self.places_of(field) for name, field in self.fields.items()}

    def facing(self, box: Rect, within: Rect = MAP) -> Rect:
        return box.turned(within) if self.turn else box

    def tents(self) -> dict[str, Rect]:
        weights = [sum(self.widths(self.fields[name]["actions"])) + 2 * SIDE for name in TENT_ORDER]
        return dict(zip(TENT_ORDER, TENT_ROW.columns(weights, GAP), strict=True))

    def widths(self, actions: Sequence[View]) -> list[float]:
        """Widths of places side by side."""
        names = [self.say("board-action-short", action=("action", action["action"])) for action in actions]
        return [natural(action, name) for action, name in zip(actions, names, strict=True)]

    def body(self, name: str) -> Rect:
        """A field without its head."""
        box = self.boxes[name]
        if name == "camp":
            return Rect(box.x + CAMP_HEAD, box.y + SIDE, box.width - CAMP_HEAD - SIDE, PLACE)
        return Rect(box.x + SIDE, box.y + HEAD, box.width - 2 * SIDE, box.height - HEAD - SIDE - 1)

    def places_of(self, field: View) -> dict[str, Rect]:
        """Boxes by key. Of the plans only the pair for the holder of the field."""
        name = field["field"]
        body = self.body(name)
        if name in TENTS:
            laid = self.stacked(field["actions"], [body])
        elif name in WALLED:
            laid = self.walled(field, body)
        else:
            laid = {key_of(action): HALVES[action["seat"]] for action in field["actions"]}
            body = MAP
        return {action: self.facing(box, body) for action, box in laid.items()}

    def walled(self, field: View, body: Rect) -> dict[str, Rect]:
        name = field["field"]
        works = [action for action in field["actions"] if action["kind"] != "plan"]
        plans = plans_of(field)
        if name == "camp":
            return dict(zip(plans, body.columns([1] * len(plans), GAP), strict=True))
        if name == "ramparts":
            left, right = body.columns([1, 1], GAP)
            return {**dict(zip(plans, left.rows(2, GAP), strict=False)), **self.stacked(works, right.rows(2, GAP))}
        rows = body.rows(round((body.height + GAP) / (PLACE + GAP)), GAP)
        return {**dict(zip(plans, rows, strict=False)), **self.stacked(works, rows[2:])}

    def stacked(self, works: Sequence[View], rows: Sequence[Rect]) -> dict[str, Rect]:
        """One place in a row while there are rows, then side by side."""
        found: dict[str, Rect] = {}
        for number, row in enumerate(rows):
            share = works[number :: len(rows)]
            if share:
                boxes = row.columns(self.widths(share), GAP)
                found.update(zip((work["action"] for work in share), boxes, strict=True))
        return found


def plans_of(field: View) -> list[str]:
    """The plans on a field that its holder allows, the Ottomans' first."""
    if field["holder"] == 1:
        known = {action["action"] for action in field["actions"]}
        return [plan for plan in ("control", "counter-attack") if plan in known]
    return ["assault", RESERVE if field["field"] in DEFENDED_BY_RESERVE else "defence"]
