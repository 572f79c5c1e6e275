"""The map on a phone: the same land, a tile for each field, and under it the places of the field that was touched."""

from __future__ import annotations

from hetman.drawing import View
from hetman.drawing.elements import at, classes, placed, rect, tag, words
from hetman.drawing.geometry import Rect
from hetman.drawing.highlight import BARRED, CHOSEN, LEGAL, START
from hetman.drawing.standalone import board
from hetman.drawing.text import width
from hetman.games.chocim.components.names import SIDES, TENTS
from hetman.games.chocim.drawing.board import LINES, captured, field_group, field_label, is_common
from hetman.games.chocim.drawing.landscape import ground, ways
from hetman.games.chocim.drawing.layout import BATTLE, CAMP_HEAD, FOR_FINGERS, HEIGHT, RESERVE, TITLE, WIDTH
from hetman.games.chocim.drawing.pieces import block, loose_marker, marker, text, use, vacancy
from hetman.games.chocim.drawing.places import MANNED, Place, Siege, draw_places, outline, sign_of

ACROSS, DOWN = 352.0, 376.0
RESERVE_ROOM = 31.0
"""Width of a reserve and its number in the head of a field of tents."""
BY_X, BY_Y = ACROSS / WIDTH, DOWN / HEIGHT
NAME = 12.6


def scaled(box: Rect) -> Rect:
    return Rect(box.x * BY_X, box.y * BY_Y, box.width * BY_X, box.height * BY_Y)


class PhoneBoard:
    """The whole map as a summary; a field is what a finger touches."""

    def __init__(self, siege: Siege) -> None:
        self.siege = siege
        self.say = siege.say
        self.layout = siege.layout
        boxes = self.layout.boxes | {name: self.layout.facing(box) for name, box in FOR_FINGERS.items()}
        self.boxes = {name: scaled(box) for name, box in boxes.items()}

    def svg(self) -> str:
        land = ground(self.layout, "land") + ways(self.layout)
        scaled_land = tag("g", land, transform=f"scale({BY_X:.4f} {BY_Y:.4f})")
        tiles = "".join(map(self.tile, self.siege.view["fields"]))
        return board(scaled_land + tiles, Rect(0, 0, ACROSS, DOWN), self.say("board-label"), class_="siege tiles")

    def tile(self, field: View) -> str:
        name: str = field["field"]
        box = self.boxes[name]
        fits, touch = name in self.siege.spots.fields, name in self.siege.others.fields
        state = CHOSEN if fits and name in self.siege.highlight.chosen else LEGAL if fits else START if touch else ""
        return field_group(
            field,
            self.say,
            f"tile-{name}",
            state,
            box.draw(5, class_="land"),
            rect(box.x + 0.8, box.y + 0.8, box.width - 1.6, 15, 4, class_="band") if captured(field) else "",
            self.head(field, box),
            *(self.place(place, box) for place in self.siege.places(field)),
            self.tent_head(field, box) if name in TENTS else "",
            box.draw(5, class_=state) if state in (CHOSEN, LEGAL) else "",
            sign_of("dot", box.right - 5, box.bottom - 5, 7) if state == LEGAL else "",
        )

    def head(self, field: View, box: Rect) -> str:
        """A long name takes the room of the marker, because the tile's colours show the holder too."""
        name = field["field"]
        if is_common(field):
            spot = scaled(self.layout.facing(TITLE))
            return tag("g", use(BATTLE, 24, spot.x + 23, spot.y + 14.5), class_="plain")
        shown = self.say("board-field-short", field=("field", name))
        room = CAMP_HEAD * BY_X if name == "camp" else box.width - (RESERVE_ROOM + 3 if name in TENTS else 2)
        needed = width(shown, NAME, bold=True)
        shield = marker(field["holder"], box.x + 8, box.y + 8.5, 13) if 16 + needed <= room else ""
        left = 15 if shield else 3
        squeezed = room - left - 1 if left + needed > room else None
        return shield + tag(
            "text",
            words(shown),
            x=box.x + left,
            y=box.y + 12.5,
            class_="field-name",
            textLength=squeezed,
            lengthAdjust="spacingAndGlyphs" if squeezed else None,
        )

    def tent_head(self, field: View, box: Rect) -> str:
        """The trench, or the reserve."""
        if field["field"] == "trenches":
            plate = rect(box.right - 25, box.y + 2, 23, 14, 3, class_="cell now")
            zigzag = tag("g", use("trench", 11, box.right - 18, box.y + 9), class_="ottoman")
            return plate + zigzag + text(str(self.siege.view["trench"]["at"]), box.right - 10, box.y + 13, "now-number")
        reserve = (field["reserve"] or {}).items()
        blocks = [block(unit, count) if count else vacancy(unit) for unit, count in reserve]
        return placed("".join(blocks), box.right - RESERVE_ROOM, box.y + 1, 0.6) if blocks else ""

    def place(self, place: Place, tile: Rect) -> str:
        """A place as its icon and how many stand there, at its place within the tile."""
        facts, field = place.facts, self.layout.boxes[place.name]
        by_x, by_y = tile.width / field.width, tile.height / field.height
        x, y = tile.x + (place.box.x - field.x) * by_x, tile.y + (place.box.y - field.y) * by_y
        wide, tall = place.box.width * by_x, place.box.height * by_y
        icon, numbers = use(place.icon, 14, 10, tall / 2), self.numbers(place, wide, tall / 2)
        state = MANNED if facts["standing"] else ""
        if place.barred:
            icon, numbers, state = use("lock", 12, wide / 2, tall / 2), "", BARRED
        return tag(
            "g",
            tag("path", d=outline(facts["kind"], wide, tall), class_="shape"),
            tag("g", icon, class_="icon"),
            numbers,
            class_=classes("place", facts["kind"], f"of-{SIDES[place.seat]}", state),
            transform=at(x, y),
        )

    def numbers(self, place: Place, wide: float, middle: float) -> str:
        facts, y = place.facts, middle + 4.5
        least = f"/{facts['minimum']}" if facts["kind"] == "plan" and facts["minimum"] and wide >= 40 else ""
        shown = tag("tspan", str(facts["standing"]), class_="strong") + least if facts["standing"] or least else ""
        parts = tag("text", shown, x=19, y=y, class_="limit") if shown else ""
        if place.action in ("defence", RESERVE) and wide > 48:
            parts += tag("g", use("wall", 12, wide - 17, middle), class_="plain")
            parts += text(str(place.field["level"]), wide - 10, y, "number")
        return parts


def touched_field(siege: Siege) -> View | None:
    """The field whose places lie under the map: the one that was touched, or the one that a command fills."""
    play = siege.view["play"]
    filled = play["field"] if play is not None and siege.highlight.verbs & {"place"} else None
    names = [*(name for name in siege.layout.fields if name in siege.highlight.chosen), filled]
    field = next((siege.layout.fields[name] for name in names if name in siege.layout.fields), None)
    return field if field is not None and field["field"] in siege.others.fields else None


def sheet(siege: Siege) -> str:
    """The places of the field that was touched, at a size for fingers."""
    field = touched_field(siege)
    if field is None:
        return ""
    places = [
        Place(siege, field, key, Rect(176 * (number % 2), 4 + 60 * (number // 2), 168, 54), "sheet-")
        for number, key in enumerate(siege.layout.places[field["field"]])
    ]
    name = siege.say(f"field-{field['field']}")
    picture = board(draw_places(places), Rect(-3, 0, 350, 4 + (len(places) + 1) // 2 * 60), name, class_="siege")
    line = tag("small", words(siege.say("sheet-line", line=LINES[field["line"]]))) if field["line"] else ""
    shield = loose_marker(field["holder"], 20) if field["holder"] is not None else ""
    head = tag("h2", shield, words(name), line)
    return tag("section", head, picture, class_="field-sheet", aria_label=field_label(field, siege.say))


def window(siege: Siege) -> str:
    """The map in a window. Where a sheet takes its room the window shows the part around the field."""
    field = touched_field(siege)
    drawn = PhoneBoard(siege).svg()
    if field is not None:
        middle = siege.layout.boxes[field["field"]].centre[1] / HEIGHT
        part = "YMin" if middle < 0.36 else "YMid" if middle < 0.58 else "YMax"
        drawn = drawn.replace("<svg ", f'<svg preserveAspectRatio="xMid{part} slice" ', 1)
    return tag("div", drawn, class_=classes("map-window", "cut" if field is not None else ""), tabindex="0")
