"""The map of the siege with everything on it, as one picture in layers."""

from __future__ import annotations

from pathlib import Path

from hetman.drawing import Say, View
from hetman.drawing.button import clickable
from hetman.drawing.elements import at, classes, placed, rect, tag
from hetman.drawing.geometry import Rect
from hetman.drawing.hatching import fill_of, hatching
from hetman.drawing.highlight import CHOSEN, LEGAL, START
from hetman.drawing.picture import labelled
from hetman.drawing.standalone import board
from hetman.drawing.text import END, MIDDLE, width
from hetman.drawing.track import Marker, track
from hetman.games.chocim.components.names import SIDES, TENTS
from hetman.games.chocim.drawing.landscape import LAND, landscape, ways
from hetman.games.chocim.drawing.layout import BATTLE, CAMP_HEAD, HEAD, KEY, MAP, PREMIUM, RESERVE, TITLE
from hetman.games.chocim.drawing.pieces import definitions, marker, text, use
from hetman.games.chocim.drawing.places import UP, Place, Siege, draw_places, outline, sign_of
from hetman.games.chocim.drawing.trail import NO_TRAIL, Trail, draw_trail

STYLE = Path(__file__).parents[1] / "drawing.css"
LINES = ("", "I", "II", "III")
CELL = 22.0
"""Width of a cell of the trench's track."""
GUNS_REACH = 4
"""From this cell on guns do harm."""
KEY_ROWS = {
    "plan": tag("path", d=outline("plan", 40, 20, UP), class_="shape", transform=at(4, 0)),
    "support": tag("path", d=outline("support", 40, 20), class_="shape", transform=at(4, 0)),
    "effect": tag("path", d=outline("effect", 40, 20), class_="shape", transform=at(4, 0)),
    "level": use("wall", 17, 24, 10),
    "dice": use("die", 17, 24, 10),
    "closed": use("lock", 17, 24, 10),
}


def definitions_of_map() -> str:
    """Icons, hatchings and patterns that the parts of the table refer to."""
    hatchings = hatching("purpure", "var(--ot-fig)") + hatching("gules", "var(--rp-fig)")
    return definitions() + LAND["patterns"] + hatchings


def captured(field: View) -> bool:
    return bool(field["side"] == "commonwealth" and field["holder"] == 1)


def field_label(field: View, say: Say) -> str:
    name = ("field", field["field"])
    if field["holder"] is None or field["side"] == "ottoman":
        return say("board-field", field=name)
    side = ("side", SIDES[field["holder"]])
    near = ", ".join(say(f"field-{other}") for other in field["neighbours"])
    return say("board-field-walls", field=name, side=side, level=field["level"], line=field["line"], near=near)


def field_group(field: View, say: Say, id_: str, state: str, *inside: str) -> str:
    """A field on one of the maps. It is a button while it has a state: then it can be clicked as a whole."""
    label = field_label(field, say)
    holder = "common" if field["holder"] is None else SIDES[field["holder"]]
    return labelled(
        label,
        *inside,
        class_=classes("field", holder, "captured" if captured(field) else "", state),
        id=id_,
        data_token=field["field"],
        data_as="field",
        **clickable(bool(state), otherwise="group"),
    )


class Board:
    """The large map."""

    def __init__(self, siege: Siege, last: Trail = NO_TRAIL) -> None:
        self.siege = siege
        self.view = siege.view
        self.say = siege.say
        self.layout = siege.layout
        self.last = last

    def svg(self, standalone: bool = False) -> str:
        own = tag("defs", definitions_of_map()) if standalone else ""
        return board(own + self.layers(), MAP, self.say("board-label"), STYLE if standalone else None, "siege")

    def layers(self) -> str:
        """From the bottom up."""
        fields = self.view["fields"]
        # The foreground's places lie over those of the other fields.
        places = [place for field in sorted(fields, key=is_common) for place in self.siege.places(field)]
        layers = [
            landscape(self.layout, self.say),
            *map(self.field, fields),
            ways(self.layout),
            self.key(),
            draw_places(places, draw_trail(self.last, self.layout)),
            *(self.tent_reserve(field) for field in fields if field["field"] in TENTS),
        ]
        return "".join(layers)

    # Fields

    def field(self, field: View) -> str:
        name: str = field["field"]
        box = self.layout.boxes[name]
        sign = self.siege.spots.walls.get(name)
        others = name in self.siege.others.walls
        state = (START if others else "") if sign is None else CHOSEN if name in self.siege.highlight.chosen else LEGAL
        return field_group(
            field,
            self.say,
            f"field-{name}",
            state,
            box.draw(8, class_="land"),
            self.band(box, name) if captured(field) else "",
            self.head(field, box),
            box.draw(8, class_=state) if state in (CHOSEN, LEGAL) else "",
            sign_of(sign, box.right - 12, box.y + 14) if sign else "",
        )

    def band(self, box: Rect, name: str) -> str:
        """Held by the enemy: the head of the field in the enemy's tincture, hatched beside the name."""
        wide = CAMP_HEAD if name == "camp" else box.width
        band = rect(box.x + 0.8, box.y + 0.8, wide - 1.6, HEAD - 3, 7, class_="band")
        return band + rect(box.right - 74, box.y + 3, 48, HEAD - 7, fill=fill_of("purpure"))

    def head(self, field: View, box: Rect) -> str:
        name = field["field"]
        if is_common(field):
            return self.foreground_head()
        shown, line = self.say(f"field-{name}"), LINES[field["line"]]
        if name == "camp":
            return self.camp_head(field["holder"], shown, line, box)
        digging = self.trench_length() + 12 if name == "trenches" else 0
        room = box.width - 31 - (24 if line else 48 if field["reserve"] else digging)
        if width(shown, 15, bold=True) > room:
            shown = self.say("board-field-short", field=("field", name))
        shield = marker(field["holder"], box.x + 16, box.y + 15, 22)
        number = text(line, box.right - 8, box.y + 19.5, f"line-number {END}") if line else ""
        trench = self.trench(box) if name == "trenches" else ""
        return shield + text(shown, box.x + 31, box.y + 20, "field-name") + number + trench

    def camp_head(self, holder: int, shown: str, line: str, box: Rect) -> str:
        """At the left of the field, with the name in two rows."""
        middle = box.centre[1]
        first, _, rest = shown.rpartition(" ")
        rows = enumerate(part for part in (first, rest) if part)
        names = "".join(text(part, box.x + 10, box.y + 42 + 16 * row, "field-name") for row, part in rows)
        return marker(holder, box.x + 18, middle - 18, 22) + names + text(line, box.x + 34, middle - 13, "line-number")

    def trench(self, box: Rect) -> str:
        """The approach trench: cells from 0 on, with an outline from where the guns reach the stores."""
        now, last = self.view["trench"]["at"], self.view["trench"]["last"]
        states = ["now" if cell == now else "within" if cell >= GUNS_REACH else "" for cell in range(last + 1)]
        cells = [
            rect(0, 4, CELL - 2, 21, 3, class_=classes("cell", state))
            + text(str(cell), 10, 23.5 if cell == now else 19.5, classes(MIDDLE, state))
            for cell, state in enumerate(states)
        ]
        icon = tag("g", use("trench", 15, -1, 9.5), class_="ottoman")
        label = self.say("board-trench", count=now, last=last)
        length = self.trench_length()
        drawn = track(cells, [Marker(now, icon)], length=length)
        return labelled(label, drawn, class_="trench", transform=at(box.right - 6 - length, box.y))

    def trench_length(self) -> float:
        return CELL * (int(self.view["trench"]["last"]) + 1)

    def foreground_head(self) -> str:
        title = self.layout.facing(TITLE)
        name = text(self.say("field-foreground"), title.x + 4, title.y + 18, "field-name")
        battle = self.say("board-action-short", action=("action", BATTLE))
        below = use(BATTLE, 20, title.x + 15, title.y + 41) + text(battle, title.x + 30, title.y + 46, "place-name")
        return name + tag("g", below, class_="plain") + self.premium(self.layout.facing(PREMIUM))

    def premium(self, box: Rect) -> str:
        """The premium for the week's first victory; taken, it leaves an outline."""
        there = self.view["bonus"]
        label = self.say("board-bonus" if there else "board-bonus-taken")
        return labelled(
            label,
            use("bonus", 40, box.x + 26, box.y + 28),
            tag("g", use("treaty", 21, box.x + 26, box.y + 28), class_="seal") if there else "",
            text(self.say("board-premium"), box.x + 54, box.y + 25, "quiet"),
            text(self.say("board-premium-gain"), box.x + 54, box.y + 41, "quiet"),
            class_=classes("bonus", "" if there else "gone"),
        )

    def tent_reserve(self, field: View) -> str:
        """The Ottomans' reserves stand in the heads of their fields."""
        if not field["reserve"]:
            return ""
        box = self.layout.boxes[field["field"]]
        (unit,) = field["reserve"]
        return Place(self.siege, field, RESERVE, Rect(box.right - 55, box.y - 20.5, 50, 50)).block(unit)

    def key(self) -> str:
        """What the shapes of places and the icons mean."""
        box = self.layout.facing(KEY)
        rows = [
            placed(shape + text(self.say(f"board-key-{name}"), 54, 15, "quiet"), box.x, box.y + 26 * row)
            for row, (name, shape) in enumerate(KEY_ROWS.items())
        ]
        return tag("g", *rows, class_="key plain", aria_hidden="true")


def is_common(field: View) -> bool:
    return bool(field["side"] == "common")
