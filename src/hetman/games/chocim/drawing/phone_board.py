"""The map on a phone: the same land, a tile for each field, and under it the places of the field that was touched."""

from __future__ import annotations

from hetman.drawing.elements import number, tag, words
from hetman.games.chocim.components.names import SIDES, TENTS
from hetman.games.chocim.drawing.board import Siege
from hetman.games.chocim.drawing.highlights import Light
from hetman.games.chocim.drawing.landscape import BANK, RAVINE, RIVER, ways
from hetman.games.chocim.drawing.layout import (
    CAMP_HEAD,
    HEIGHT,
    MAP,
    RESERVE,
    TENT_ORDER,
    TENT_ROW,
    WIDTH,
    Box,
    Field,
    breadth,
)
from hetman.games.chocim.drawing.pieces import block, charge, marker, rect
from hetman.games.chocim.drawing.places import Place, outline, roundel, text

ACROSS, DOWN = 352.0, 384.0
BY_X, BY_Y = ACROSS / WIDTH, DOWN / HEIGHT
NAME = 12.0
SHEET = 344.0
SHEET_PLACE = Box(0, 0, 168, 60)


def scaled(box: Box) -> Box:
    return Box(box.x * BY_X, box.y * BY_Y, box.width * BY_X, box.height * BY_Y)


def moved(box: Box, start: Box, end: Box) -> Box:
    """A box inside `start`, where it lies when `start` becomes `end`."""
    by_x, by_y = end.width / start.width, end.height / start.height
    return Box(end.x + (box.x - start.x) * by_x, end.y + (box.y - start.y) * by_y, box.width * by_x, box.height * by_y)


class Tiles:
    """The whole map as a summary; a field is what a finger touches."""

    def __init__(self, siege: Siege) -> None:
        self.siege = siege
        self.say = siege.say
        self.lit = siege.lit
        self.layout = siege.layout
        self.boxes = {name: scaled(box) for name, box in self.layout.boxes.items()}
        # All tents are about as wide here, so that their names have room.
        tents = dict(zip(TENT_ORDER, TENT_ROW.columns([1, 1, 1.2, 1]), strict=True))
        self.boxes |= {name: scaled(self.layout.facing(box, MAP)) for name, box in tents.items()}

    def svg(self) -> str:
        return tag(
            "svg",
            self.land(),
            *(self.tile(field) for field in self.siege.view["fields"]),
            class_="board siege tiles",
            viewBox=f"0 0 {ACROSS:.0f} {DOWN:.0f}",
            role="group",
            aria_label=self.say("board-label"),
        )

    def land(self) -> str:
        turned = f" rotate(180 {number(WIDTH / 2)} {number(HEIGHT / 2)})" if self.layout.turn else ""
        return tag(
            "g",
            rect(0, 0, WIDTH, HEIGHT, 12, fill="var(--ground)"),
            tag(
                "g",
                tag("path", d=BANK, class_="bank"),
                tag("path", d=RIVER, class_="river"),
                tag("path", d=RAVINE, fill="url(#ravine)"),
                transform=turned.strip() or None,
            ),
            ways(self.layout),
            transform=f"scale({BY_X:.4f} {BY_Y:.4f})",
        )

    def tile(self, field: Field) -> str:
        name = field["field"]
        box = self.boxes[name]
        touch, chosen = touches(self.lit, name), name in self.lit.chosen
        label = self.siege.field_label(field)
        holder = "common" if field["holder"] is None else SIDES[field["holder"]]
        taken = field["side"] == "commonwealth" and field["holder"] == 1
        ring = "ring" if chosen else "legal" if touch else ""
        return tag(
            "g",
            tag("title", words(label)),
            rect(box.x, box.y, box.width, box.height, 5, class_="land"),
            rect(box.x + 0.8, box.y + 0.8, box.width - 1.6, 15, 4, class_="band") if taken else "",
            self.head(field, box),
            *self.marks(field),
            self.tent_reserve(field, box) if name in TENTS else "",
            rect(box.x, box.y, box.width, box.height, 5, class_=ring) if ring else "",
            roundel("dot", box.right - 5, box.bottom - 5, 7) if touch and not chosen else "",
            class_=f"field {holder}" + (" taken" if taken else ""),
            id=f"tile-{name}",
            data_token=name,
            data_as="field",
            role="button" if touch else "group",
            tabindex="0" if touch else None,
            aria_label=label,
        )

    def head(self, field: Field, box: Box) -> str:
        """The marker gives way to a long name, since the tile's colours tell the holder too."""
        name = field["field"]
        if field["side"] == "common":
            battle = self.layout.facing(Box(8, 105, 120, 72), MAP)
            spot = scaled(battle)
            return tag("g", charge("general-battle", 24, spot.x + 23, spot.y + 19), class_="plain")
        shown = self.say("board-field-short", field=("field", name))
        room = CAMP_HEAD * BY_X if name == "camp" else box.width - (30 if name in TENTS else 2)
        width = breadth(shown, NAME + 0.6)
        shield = marker(field["holder"], box.x + 8, box.y + 8.5, 13) if 16 + width <= room else ""
        left = 15 if shield else 3
        squeezed = room - left - 1 if left + width > room else None
        written = tag(
            "text",
            words(shown),
            x=box.x + left,
            y=box.y + 12.5,
            class_="field-name",
            textLength=squeezed,
            lengthAdjust="spacingAndGlyphs" if squeezed else None,
        )
        return shield + written

    def tent_reserve(self, field: Field, box: Box) -> str:
        if field["field"] == "trenches":
            now = self.siege.view["trench"]["at"]
            plate = rect(box.right - 25, box.y + 2, 23, 14, 3, class_="cell now")
            zigzag = tag("g", charge("trench", 11, box.right - 18, box.y + 9), class_="ottoman")
            return plate + zigzag + text(str(now), box.right - 10, box.y + 13, "now-number")
        if not field["reserve"]:
            return ""
        ((unit, count),) = field["reserve"].items()
        return tag(
            "g", block(unit, count), transform=f"translate({number(box.right - 27)} {number(box.y + 1)}) scale(.6)"
        )

    def marks(self, field: Field) -> list[str]:
        if field["side"] == "common":
            halves = [(action["action"], self.layout.half(action["seat"]), action) for action in field["actions"]]
            return [self.mark(Place(self.siege, field, name, box, action), scaled(box)) for name, box, action in halves]
        found = field["field"]
        start, end = self.layout.boxes[found], self.boxes[found]
        places = self.layout.places[found]
        return [self.mark(Place(self.siege, field, name, box), moved(box, start, end)) for name, box in places.items()]

    def mark(self, place: Place, box: Box) -> str:
        """A place as its sign and how many stand there."""
        facts = place.facts
        shape = outline(facts["kind"], box.width, box.height, 0)
        middle = box.height / 2
        parts = [tag("path", d=shape, class_="shape")]
        if place.barred:
            parts.append(tag("g", charge("lock", 12, box.width / 2, middle), class_="charge"))
        else:
            parts.append(tag("g", charge(place.charge, 14, 10, middle), class_="charge"))
            parts.append(self.numbers(place, box))
        state = "barred" if place.barred else "manned" if facts["standing"] else ""
        kind = f"place {facts['kind']} of-{SIDES[place.seat]} {state}".strip()
        return tag("g", *parts, class_=kind, transform=f"translate({number(box.x)} {number(box.y)})")

    def numbers(self, place: Place, box: Box) -> str:
        facts, y = place.facts, box.height / 2 + 4.5
        narrow = box.width < 40
        least = f"/{facts['minimum']}" if facts["kind"] == "plan" and facts["minimum"] and not narrow else ""
        shown = tag("tspan", str(facts["standing"]), class_="strong") + least if facts["standing"] or least else ""
        parts = [tag("text", shown, x=19, y=y, class_="limit")] if shown else []
        if place.action in ("defence", RESERVE) and box.width > 48:
            parts.append(tag("g", charge("wall", 12, box.width - 17, box.height / 2), class_="plain"))
            parts.append(text(str(place.field["level"]), box.width - 10, y, "number"))
        return "".join(parts)


def touches(lit: Light, name: str) -> bool:
    """Whether a legal move has to do with a field."""
    spots = {spot[0] for spot in lit.places} | {spot[0] for spot in lit.targets} | set(lit.walls)
    return name in spots


def sheet(siege: Siege) -> str:
    """The places of the field that was touched, at a size for fingers."""
    field = next((field for field in siege.view["fields"] if field["field"] in siege.lit.chosen), None)
    if field is None or not touches(siege.lit, field["field"]):
        return ""
    if field["side"] == "common":
        shown = [(action["action"], action) for action in field["actions"]]
    else:
        shown = [(name, None) for name in siege.layout.places[field["field"]]]
    places = []
    for row, (name, action) in enumerate(shown):
        box = Box((row % 2) * (SHEET - SHEET_PLACE.width), 8 + row // 2 * 72, SHEET_PLACE.width, SHEET_PLACE.height)
        places.append(Place(siege, field, name, box, action, prefix="sheet-"))
    height = 8 + (len(places) + 1) // 2 * 72
    layers = "".join(
        [*(place.ground() for place in places), *(place.blocks() for place in places), *(p.signs() for p in places)]
    )
    picture = tag("svg", layers, class_="board siege", viewBox=f"-3 0 {SHEET + 6:.0f} {height}", role="group")
    title = tag("h2", words(siege.say(f"field-{field['field']}")))
    return tag("section", title, picture, class_="panel field-sheet", aria_label=siege.field_label(field))
