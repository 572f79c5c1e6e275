"""The map of the siege with everything on it, as one picture in layers."""

from __future__ import annotations

from pathlib import Path

from hetman.drawing import Say
from hetman.drawing.elements import at, tag, words
from hetman.drawing.hatching import fill_of, hatching
from hetman.drawing.standalone import style_of_its_own
from hetman.games.chocim.components.names import SIDES, TENTS
from hetman.games.chocim.drawing.highlights import Light
from hetman.games.chocim.drawing.landscape import landscape, patterns, ways
from hetman.games.chocim.drawing.layout import (
    CAMP_HEAD,
    HEAD,
    HEIGHT,
    KEY,
    MAP,
    RESERVE,
    WIDTH,
    Box,
    Field,
    Layout,
    View,
    breadth,
)
from hetman.games.chocim.drawing.pieces import charge, definitions, marker, rect
from hetman.games.chocim.drawing.places import Place, outline, roundel, text
from hetman.games.chocim.drawing.trail import Trail, draw_trail

STYLE = Path(__file__).parents[1] / "drawing.css"
LINES = ("", "I", "II", "III")
CELL = 22.0
"""Of the trench's track."""
GUNS_REACH = 4
"""From this space on guns do harm."""


class Siege:
    """One view of the map."""

    def __init__(self, view: View, say: Say, lit: Light, last: Trail) -> None:
        self.view = view
        self.say = say
        self.lit = lit
        self.last = last
        self.layout = Layout(view, say)

    def svg(self, standalone: bool = False) -> str:
        layers = "".join(self.layers())
        own = tag("defs", definitions_of_map()) if standalone else ""
        style = tag("style", style_of_its_own(own + layers, ".board", STYLE)) if standalone else ""
        return tag(
            "svg",
            style,
            own,
            layers,
            class_="board siege",
            xmlns="http://www.w3.org/2000/svg",
            width=WIDTH if standalone else None,
            height=HEIGHT if standalone else None,
            viewBox=f"0 0 {WIDTH:.0f} {HEIGHT:.0f}",
            role="group",
            aria_label=self.say("board-label"),
        )

    def layers(self) -> list[str]:
        """From the bottom up."""
        places = self.places()
        return [
            landscape(self.layout, self.say),
            *(self.field(field) for field in self.view["fields"]),
            ways(self.layout),
            self.key(),
            *(place.ground() for place in places),
            draw_trail(self.last, self.layout),
            *(place.blocks() for place in places),
            *(place.signs() for place in places),
            *(self.tent_reserve(field) for field in self.view["fields"] if field["field"] in TENTS),
        ]

    def places(self) -> list[Place]:
        found = []
        for field in self.view["fields"]:
            for action, box in self.layout.places[field["field"]].items():
                found.append(Place(self, field, action, box))
        foreground = next(field for field in self.view["fields"] if field["side"] == "common")
        for action in foreground["actions"]:
            found.append(Place(self, foreground, action["action"], self.layout.half(action["seat"]), action))
        return found

    # Fields

    def field(self, field: Field) -> str:
        name = field["field"]
        box = self.layout.boxes[name]
        sign = self.lit.walls.get(name)
        label = self.field_label(field)
        holder = "common" if field["holder"] is None else SIDES[field["holder"]]
        taken = field["side"] == "commonwealth" and field["holder"] == 1
        chosen = name in self.lit.chosen and bool(sign)
        inside = [
            tag("title", words(label)),
            rect(box.x, box.y, box.width, box.height, 8, class_="land"),
            self.band(box, name) if taken else "",
            self.head(field, box),
        ]
        if sign or chosen:
            inside.append(rect(box.x, box.y, box.width, box.height, 8, class_="ring" if chosen else "legal"))
            inside.append(roundel(sign or "dot", box.right - 12, box.y + 14))
        return tag(
            "g",
            *inside,
            class_=f"field {holder}" + (" taken" if taken else ""),
            id=f"field-{name}",
            data_token=name,
            data_as="field",
            role="button" if sign else "group",
            tabindex="0" if sign else None,
            aria_label=label,
        )

    def field_label(self, field: Field) -> str:
        name = ("field", field["field"])
        if field["holder"] is None or field["side"] == "ottoman":
            return self.say("board-field", field=name)
        side = ("side", SIDES[field["holder"]])
        key = "board-field-walls"
        near = ", ".join(self.say(f"field-{other}") for other in field["neighbours"])
        return self.say(key, field=name, side=side, level=field["level"], line=field["line"], near=near)

    def band(self, box: Box, name: str) -> str:
        """Held by the enemy: the head of the field in the enemy's tincture, hatched beside the name."""
        width = CAMP_HEAD if name == "camp" else box.width
        return rect(box.x + 0.8, box.y + 0.8, width - 1.6, HEAD - 3, 7, class_="band") + rect(
            box.right - 74, box.y + 3, 48, HEAD - 7, fill=fill_of("purpure")
        )

    def head(self, field: Field, box: Box) -> str:
        name = field["field"]
        if field["side"] == "common":
            return self.foreground_head()
        shield = marker(field["holder"], box.x + 16, box.y + 15, 22)
        shown = self.say(f"field-{name}")
        line = LINES[field["line"]]
        if name == "camp":
            middle = box.y + box.height / 2
            first, _, rest = shown.rpartition(" ")
            rows = [part for part in (first, rest) if part]
            names = "".join(
                text(row, box.x + 10, box.y + 42 + 16 * number, "field-name") for number, row in enumerate(rows)
            )
            return (
                marker(field["holder"], box.x + 18, middle - 18, 22)
                + names
                + text(line, box.x + 34, middle - 13, "line-number")
            )
        room = box.width - 31 - (24 if line else 48 if field["reserve"] else 0)
        if breadth(shown, 15) > room:
            shown = self.say("board-field-short", field=("field", name))
        parts = [shield, text(shown, box.x + 31, box.y + 20, "field-name")]
        if line:
            parts.append(text(line, box.right - 8, box.y + 19.5, "line-number end"))
        if name == "trenches":
            parts.append(self.trench(box))
        return "".join(parts)

    def trench(self, box: Box) -> str:
        """The approach trench: cells from 0 on, with an outline from where the guns reach the stores."""
        at_cell, last = self.view["trench"]["at"], self.view["trench"]["last"]
        first = box.right - 6 - CELL * (last + 1)
        cells = []
        for cell in range(last + 1):
            x = first + CELL * cell
            state = "cell now" if cell == at_cell else "cell within" if cell >= GUNS_REACH else "cell"
            cells.append(rect(x, box.y + 4, CELL - 2, 21, 3, class_=state))
            if cell == at_cell:
                cells.append(tag("g", charge("trench", 15, x + 10, box.y + 9.5), class_="ottoman"))
            low = 23.5 if cell == at_cell else 19.5
            kind = "middle" + (" now-text" if cell == at_cell else " within-text" if cell >= GUNS_REACH else "")
            cells.append(text(str(cell), x + 10, box.y + low, kind))
        label = self.say("board-trench", count=at_cell, last=last)
        return tag("g", tag("title", words(label)), *cells, class_="trench", role="img", aria_label=label)

    def foreground_head(self) -> str:
        title, bonus = self.layout.title(), self.layout.bonus()
        name = text(self.say("field-foreground"), title.x + 4, title.y + 18, "field-name")
        battle = charge("general-battle", 20, title.x + 15, title.y + 41) + text(
            self.say("board-action-short", action=("action", "general-battle")),
            title.x + 30,
            title.y + 46,
            "place-name",
        )
        return name + tag("g", battle, class_="plain") + self.bonus(bonus)

    def bonus(self, box: Box) -> str:
        """The premium for the week's first victory; taken, it leaves an outline."""
        there = self.view["bonus"]
        label = self.say("board-bonus" if there else "board-bonus-taken")
        token = charge("bonus", 40, box.x + 26, box.y + 28)
        seal = tag("g", charge("treaty", 21, box.x + 26, box.y + 28), class_="seal")
        return tag(
            "g",
            tag("title", words(label)),
            token,
            seal if there else "",
            text(self.say("board-premium"), box.x + 54, box.y + 25, "quiet"),
            text(self.say("board-premium-gain"), box.x + 54, box.y + 41, "quiet"),
            class_="bonus" if there else "bonus gone",
            role="img",
            aria_label=label,
        )

    # The Ottomans' reserves stand in the head of their fields

    def tent_reserve(self, field: Field) -> str:
        if not field["reserve"]:
            return ""
        box = self.layout.boxes[field["field"]]
        (unit,) = field["reserve"]
        return Place(self, field, RESERVE, Box(box.right - 52, box.y - 23, 50, 50)).block(unit)

    def key(self) -> str:
        """What the three shapes of places mean."""
        box = self.layout.facing(KEY, MAP)
        rows = []
        for row, (kind, tip) in enumerate((("plan", -1), ("support", 0), ("effect", 0))):
            shape = tag("path", d=outline(kind, 40, 20, tip), class_="shape", transform=at(box.x + 4, box.y + 26 * row))
            rows.append(shape + text(self.say(f"board-key-{kind}"), box.x + 54, box.y + 26 * row + 15, "quiet"))
        for row, (name, key) in enumerate((("wall", "level"), ("die", "dice"), ("lock", "closed")), start=3):
            sign = tag("g", charge(name, 17, box.x + 24, box.y + 26 * row + 10), class_="plain")
            rows.append(sign + text(self.say(f"board-key-{key}"), box.x + 54, box.y + 26 * row + 15, "quiet"))
        return tag("g", *rows, class_="key", aria_hidden="true")


def definitions_of_map() -> str:
    """Charges, hatchings and patterns that the parts of the table refer to."""
    return definitions() + patterns() + hatching("purpure", "var(--ot-fig)") + hatching("gules", "var(--rp-fig)")
