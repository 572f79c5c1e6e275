"""The board of War Chest with everything on it, as one picture in layers."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from hetman.art import Say
from hetman.art.charges import CHARGES
from hetman.art.elements import Point, at, contour, corners, figure, path, tag, words
from hetman.art.hatching import fill_of, hatching
from hetman.art.tokens import style_of_its_own
from hetman.games.warchest.components import FIELDS
from hetman.games.warchest.lighting import Light, Unit, View
from hetman.games.warchest.pieces import SIDES, corner_marker, marker_shape, side_of, stack
from hetman.games.warchest.rules.board import axial
from hetman.games.warchest.trail import trail

Last = Mapping[str, Sequence[str]]
"""The last move: `path`, the hexes a unit went over from start to end (one hex where a coin was put down or a
location taken), and `hits`, the hexes it attacked from there."""

STYLE = Path(__file__).with_name("drawing.css")

HEX = 50
INRADIUS = HEX * math.sqrt(3) / 2
MARGIN = 10
TOWER = CHARGES["tower"]
TINCTURES = {"raven": "azure", "wolf": "gules"}
PLATE_METALS = {"raven": "var(--raven-fig)", "wolf": "var(--wolf)"}
MARKER_SCALES = {"raven": 1.46, "wolf": 1.26}

# Lower left, then top right: the other two corners are the control marker's and the number's.
FREE_CORNERS = ((-23.0, 25.0), (24.0, -24.0))


@cache
def hexagon_line(inset: float) -> str:
    return path(corners(HEX - inset))


def hexagon(inset: float, **attributes: str | float | None) -> str:
    return tag("path", d=hexagon_line(inset), **attributes)


def haloed(inset: float, colour: str, width: float) -> str:
    """An outline of a field, parted by a light line from whatever lies beside it."""
    halo = hexagon(inset, fill="none", stroke="var(--surface)", stroke_width=width + 2.6)
    return halo + hexagon(inset, fill="none", stroke=colour, stroke_width=width)


class Battlefield:
    """One view of the board. A hex is a group around its own origin, and so is every piece."""

    def __init__(self, view: View, say: Say, lit: Light, last: Last) -> None:
        self.view = view
        self.say = say
        self.lit = lit
        self.last = last
        self.names = FIELDS[view["seats"]].hexes()
        self.units: dict[str, Unit] = {unit["hex"]: unit for unit in view["units"]}
        # Ravens start at the top: for them the board is turned by half, so that the own side is always below.
        self.turn = -1 if view["seat"] is not None and side_of(view["seat"]) == "raven" else 1

    def svg(self, standalone: bool) -> str:
        layers = "".join(self.layers())
        style = tag("style", style_of_its_own(layers, ".board", STYLE)) if standalone else ""
        centres = [self.centre(name) for name in self.names]
        width = max(x for x, _ in centres) + HEX + MARGIN
        height = max(y for _, y in centres) + INRADIUS + MARGIN
        return tag(
            "svg",
            style,
            layers,
            class_="board",
            xmlns="http://www.w3.org/2000/svg",
            width=2 * width if standalone else None,
            height=2 * height if standalone else None,
            viewBox=f"{-width:.0f} {-height:.0f} {2 * width:.0f} {2 * height:.0f}",
            role="group",
            aria_label=self.say("board-label"),
        )

    def layers(self) -> list[str]:
        """From the bottom up."""
        bare = [name for name in self.lit.fields if name not in self.units]
        steps = [self.centre(name) for name in self.last.get("path", ())]
        hits = [self.centre(name) for name in self.last.get("hits", ())]
        return [
            tag("defs", *(hatching(TINCTURES[side], PLATE_METALS[side]) for side in SIDES)),
            self.contour(),
            *(self.field(name) for name in self.names),
            *(self.outline(name) for name in self.names),
            trail(steps, hits),
            *(self.piece(name) for name in self.names if name in self.units),
            *(self.signs_of_field(name) for name in bare),
        ]

    def centre(self, name: str) -> Point:
        q, r = axial(name)
        return self.turn * 1.5 * HEX * q, self.turn * INRADIUS * (2 * r + q)

    def place(self, name: str, *inside: str, **attributes: str | None) -> str:
        return tag("g", *inside, transform=at(*self.centre(name)), **attributes)

    def holder(self, name: str) -> str | None:
        """The side whose marker lies there."""
        team = self.view["holds"].get(name, -1)
        return SIDES[team] if team >= 0 else None

    def contour(self) -> str:
        line = path(contour(corners(HEX, self.centre(name)) for name in self.names))
        frame = tag("path", d=line, stroke="var(--frame)", stroke_width=9, stroke_linejoin="round")
        # The fill covers the inner half of both lines, else they would show in the gaps between the hexes.
        return frame + tag(
            "path",
            d=line,
            fill="var(--hexline)",
            stroke="var(--surface)",
            stroke_width=4.5,
            stroke_linejoin="round",
            paint_order="stroke",
        )

    def field(self, name: str) -> str:
        """A hex, with its plate if it is a location."""
        q, r = axial(name)
        button = name in self.lit.fields and name not in self.units
        role = "button" if button else "img" if name in self.view["holds"] else None
        label = self.field_label(name)
        return self.place(
            name,
            tag("title", words(label)),
            hexagon(0.7, fill=f"var(--hex{(q - r) % 3 + 1})"),
            self.ground(name),
            self.coordinate(name),
            id=f"hex-{name}",
            data_token=name,
            role=role,
            tabindex="0" if button else None,
            aria_label=label if role else None,
        )

    def field_label(self, name: str) -> str:
        team = self.view["holds"].get(name)
        if team is None:
            return self.say("board-hex", hex=("hex", name))
        if team < 0:
            return self.say("board-free", hex=("hex", name))
        return self.say("board-held", hex=("hex", name), team=("team", team))

    def ground(self, name: str) -> str:
        lit, side = name in self.lit.fields, self.holder(name)
        if side is not None:
            return self.held_plate(name, side)
        if name in self.view["holds"]:
            return self.free_plate(name, lit)
        return hexagon(3.4, fill="var(--glow)") if lit else ""

    def held_plate(self, name: str, side: str) -> str:
        """It stays under a unit; the marker then moves to the corner beside it."""
        marker = tag("g", marker_shape(side, MARKER_SCALES[side], 2), id=f"marker-{name}")
        return (
            hexagon(3.2, fill=f"var(--{side}-plate)")
            + hexagon(3.2, fill=fill_of(TINCTURES[side]))
            + hexagon(6, fill="none", stroke=PLATE_METALS[side], stroke_width=1.4)
            + ("" if name in self.units else marker)
        )

    def free_plate(self, name: str, lit: bool) -> str:
        line = hexagon(7, fill="none", stroke="var(--locline)", stroke_width=1.5, stroke_dasharray="6 4.1")
        tower = figure(TOWER, 21, 0, -24) if lit else figure(TOWER, 36, 0, -3)
        ground = hexagon(3.2, fill="var(--glow)" if lit else "var(--loc)")
        return tag("g", ground, line, "" if name in self.units else tower, class_="free")

    def coordinate(self, name: str) -> str:
        """The name of a hex, where nothing covers it: on hatching and beside pieces it could not be read."""
        if name in self.units or name in self.lit.fields or self.holder(name):
            return ""
        return tag("text", words(name), class_="name", y=INRADIUS - (11 if name in self.view["holds"] else 6))

    def outline(self, name: str) -> str:
        if name in self.lit.chosen:
            return self.place(name, haloed(3, "var(--ink)", 4), class_="through chosen")
        if name in self.lit.fields:
            return self.place(name, haloed(3.2, "var(--act)", 3.8), class_="through lit")
        return ""

    def piece(self, name: str) -> str:
        """A unit, beside it the marker of its location and the signs of what can be done here."""
        unit = self.units[name]
        side = self.holder(name)
        button = name in self.lit.fields or unit["unit"] in self.lit.usable
        label = self.unit_label(unit)
        coins = tag(
            "g",
            tag("title", words(label)),
            self.chosen_ring(unit["unit"]),
            stack(unit["unit"], unit["seat"], unit["height"]),
            id=self.unit_id(unit),
            data_pulse=str(unit["height"]),
            class_=f"unit {side_of(unit['seat'])}",
            transform=at(2.5, 3.5) if side else at(0, 0, 1.06),
            role="button" if button else "img",
            tabindex="0" if button else None,
            aria_label=label,
        )
        known_as = tag(
            "g",
            coins,
            corner_marker(side) if side else "",
            self.signs(name, FREE_CORNERS, 13.5),
            data_token=unit["unit"],
        )
        return self.place(name, known_as, data_token=name)

    def unit_label(self, unit: Unit) -> str:
        kind, seat, place = ("unit", unit["unit"]), ("seat", unit["seat"]), ("hex", unit["hex"])
        return self.say("board-unit", unit=kind, seat=seat, hex=place, count=unit["height"])

    def unit_id(self, unit: Unit) -> str:
        """Two Footmen of one seat are told apart by their order in the view."""
        kind, seat = unit["unit"], unit["seat"]
        alike = [other["hex"] for other in self.view["units"] if (other["unit"], other["seat"]) == (kind, seat)]
        return f"unit-{seat}-{kind}-{alike.index(unit['hex']) + 1}"

    def chosen_ring(self, kind: str) -> str:
        if kind not in self.lit.chosen:
            return ""
        return tag("circle", class_="chosen", r=34.2, fill="var(--surface)", stroke="var(--ink)", stroke_width=3.5)

    def signs_of_field(self, name: str) -> str:
        """In the middle of a bare field, in the corners where a marker lies in the middle."""
        if self.holder(name):
            return self.place(name, self.signs(name, FREE_CORNERS, 13.5), class_="through")
        count = len(self.lit.signs(name))
        y = 8 if name in self.view["holds"] else 0
        middle = [(27 * (index - (count - 1) / 2), y) for index in range(count)]
        return self.place(name, self.signs(name, middle, 12), class_="through")

    def signs(self, name: str, spots: Sequence[Point], radius: float) -> str:
        signs = zip(self.lit.signs(name), spots, strict=False)
        return "".join(self.sign(sign, verb, spot, radius) for (sign, verb), spot in signs)

    def sign(self, sign: str, verb: str | None, spot: Point, radius: float) -> str:
        """A verb roundel. Where the verb needs a click of its own it is a button."""
        label = self.say(f"verb-{verb}") if verb else None
        return tag(
            "g",
            tag("title", words(label)) if label else "",
            tag("circle", r=radius, fill="var(--act)", stroke="var(--surface)", stroke_width=2.5),
            figure(CHARGES[sign], 1.55 * radius),
            class_=f"mark {sign} lit",
            transform=at(*spot),
            data_token=verb,
            role="button" if verb else None,
            tabindex="0" if verb else None,
            aria_label=label,
        )
