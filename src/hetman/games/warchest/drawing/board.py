"""The board with everything on it, as one picture in layers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hetman.drawing import Say, View
from hetman.drawing.button import clickable
from hetman.drawing.elements import Attribute, at, classes, disc, figure, tag, words
from hetman.drawing.geometry import Point, contour, corners, path
from hetman.drawing.hatching import fill_of, hatching
from hetman.drawing.highlight import CHOSEN, LEGAL, Highlight
from hetman.drawing.icons import ICONS
from hetman.drawing.picture import labelled
from hetman.drawing.standalone import board
from hetman.drawing.trail import trail
from hetman.games.warchest.components.board import axial
from hetman.games.warchest.drawing.highlights import SIGNS, fields_of, unit_state
from hetman.games.warchest.drawing.layout import HEX, INRADIUS, Layout, haloed, hexagon
from hetman.games.warchest.drawing.pieces import SIDES, corner_marker, marker_shape, side_of, stack
from hetman.games.warchest.drawing.trail import Trail

STYLE = Path(__file__).parents[1] / "drawing.css"

TOWER = ICONS["tower"]
TINCTURES = {"raven": "azure", "wolf": "gules"}
PLATE_METALS = {"raven": "var(--raven-fig)", "wolf": "var(--wolf)"}
MARKER_SCALES = {"raven": 1.46, "wolf": 1.26}

# Lower left, then top right: the control marker and the number have the other two corners.
FREE_CORNERS = ((-23.0, 25.0), (24.0, -24.0))


class Board:
    """One view of the board. A hex is a group around its own origin, and so is every piece."""

    def __init__(self, view: View, say: Say, highlight: Highlight, last: Trail) -> None:
        self.view = view
        self.say = say
        self.highlight = highlight
        self.fields = fields_of(view, highlight)
        self.last = last
        self.layout = Layout(view)
        self.units: dict[str, View] = {unit["hex"]: unit for unit in view["units"]}

    def svg(self, standalone: bool = False) -> str:
        layers = "".join(self.layers())
        return board(layers, self.layout.box, self.say("board-label"), STYLE if standalone else None)

    def layers(self) -> list[str]:
        """Return the layers from the bottom up."""
        names = self.layout.names
        route, hits = ([self.layout.centre(name) for name in hexes] for hexes in (self.last.route, self.last.hits))
        return [
            tag("defs", *(hatching(TINCTURES[side], PLATE_METALS[side]) for side in SIDES)),
            self.contour(),
            *(self.field(name) for name in names),
            *(self.outline(name) for name in names),
            trail(route, hits),
            *(self.piece(name) for name in names if name in self.units),
            *(self.signs_of_field(name) for name in self.fields if name not in self.units),
            *(self.coordinate(name) for name in names),
        ]

    def place(self, name: str, *inside: str, **attributes: Attribute) -> str:
        return tag("g", *inside, transform=at(*self.layout.centre(name)), **attributes)

    def holder(self, name: str) -> str | None:
        """Return the side whose marker lies there."""
        team = self.view["holds"].get(name, -1)
        return SIDES[team] if team >= 0 else None

    def contour(self) -> str:
        line = path(contour(corners(HEX, self.layout.centre(name)) for name in self.layout.names))
        frame = tag("path", d=line, stroke="var(--frame)", stroke_width=9, stroke_linejoin="round")
        # The fill covers the inner half of both lines, so that they do not show in the gaps between the hexes.
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
        can = (name in self.fields or name in self.highlight.chosen) and name not in self.units
        attributes = clickable(can, otherwise="img" if name in self.view["holds"] else None)
        label = self.field_label(name)
        return self.place(
            name,
            tag("title", words(label)),
            hexagon(0.7, fill=f"var(--hex{(q - r) % 3 + 1})"),
            self.ground(name),
            id=f"hex-{name}",
            class_=(CHOSEN if name in self.highlight.chosen else LEGAL) if can else None,
            data_token=name,
            aria_label=label if attributes["role"] else None,
            **attributes,
        )

    def field_label(self, name: str) -> str:
        team = self.view["holds"].get(name)
        if team is None:
            return self.say("board-hex", hex=("hex", name))
        if team < 0:
            return self.say("board-free", hex=("hex", name))
        return self.say("board-held", hex=("hex", name), team=("team", team))

    def ground(self, name: str) -> str:
        legal, side = name in self.fields, self.holder(name)
        if side is not None:
            return self.held_plate(name, side)
        if name in self.view["holds"]:
            return self.free_plate(name, legal)
        return hexagon(3.4, fill="var(--glow)") if legal else ""

    def held_plate(self, name: str, side: str) -> str:
        """Draw the plate of a held location. If a unit stands there, `piece` draws the marker beside it."""
        marker = tag("g", marker_shape(side, MARKER_SCALES[side], 2), id=f"marker-{name}")
        return (
            hexagon(3.2, fill=f"var(--{side}-plate)")
            + hexagon(3.2, fill=fill_of(TINCTURES[side]))
            + hexagon(6, fill="none", stroke=PLATE_METALS[side], stroke_width=1.4)
            + ("" if name in self.units else marker)
        )

    def free_plate(self, name: str, legal: bool) -> str:
        line = hexagon(7, fill="none", stroke="var(--locline)", stroke_width=1.5, stroke_dasharray="6 4.1")
        tower = figure(TOWER, 21, 0, -24) if legal else figure(TOWER, 36, 0, -3)
        ground = hexagon(3.2, fill="var(--glow)" if legal else "var(--loc)")
        return tag("g", ground, line, "" if name in self.units else tower, class_="free")

    def coordinate(self, name: str) -> str:
        """Draw the name of a hex over everything, as log and hints use it. On a unit and on hatching it has a halo."""
        if name in self.units:
            above = 2.5
        elif name in self.view["holds"]:
            above = 11
        else:
            above = 9 if name in self.fields else 6
        owned = name in self.units or self.holder(name)
        label = tag("text", words(name), class_="name owned" if owned else "name", y=INRADIUS - above)
        return self.place(name, label, class_="through", aria_hidden="true")

    def outline(self, name: str) -> str:
        if name in self.highlight.chosen:
            return self.place(name, haloed(3, "var(--ink)", 4), class_=f"through {CHOSEN}")
        if name in self.fields:
            return self.place(name, haloed(3.2, "var(--act)", 3.8), class_=f"through {LEGAL}")
        return ""

    def piece(self, name: str) -> str:
        """Draw a unit, the marker of its location and the signs of legal moves."""
        unit = self.units[name]
        side = self.holder(name)
        state, meant = unit_state(unit, self.view, self.highlight)
        if unit["seat"] % 2 != (self.view["seat"] or 0) % 2 and name in self.fields:
            state = CHOSEN if name in self.highlight.chosen else LEGAL
        coins = labelled(
            self.unit_label(unit),
            self.chosen_ring(unit["unit"]),
            stack(unit["unit"], unit["seat"], unit["height"]),
            id=self.unit_id(unit),
            data_pulse=str(unit["height"]),
            transform=at(2.5, 3.5) if side else at(0, 0, 1.06),
            class_=classes("unit", side_of(unit["seat"]), state),
            **clickable(bool(state), otherwise="img"),
        )
        marker = corner_marker(side) if side else ""
        known_as = tag(
            "g", coins, marker, self.signs(name, FREE_CORNERS, 13.5), data_token=unit["unit"], data_as=meant or None
        )
        return self.place(name, known_as, data_token=name)

    def unit_label(self, unit: View) -> str:
        kind, seat, place = ("unit", unit["unit"]), ("seat", unit["seat"]), ("hex", unit["hex"])
        return self.say("board-unit", unit=kind, seat=seat, hex=place, count=unit["height"])

    def unit_id(self, unit: View) -> str:
        """Return an id. Two Footmen of a seat differ by their order in the view."""
        kind, seat = unit["unit"], unit["seat"]
        alike = [other["hex"] for other in self.view["units"] if (other["unit"], other["seat"]) == (kind, seat)]
        return f"unit-{seat}-{kind}-{alike.index(unit['hex']) + 1}"

    def chosen_ring(self, kind: str) -> str:
        if kind not in self.highlight.chosen:
            return ""
        return disc(34.2, "var(--surface)", class_=CHOSEN, stroke="var(--ink)", stroke_width=3.5)

    def signs_of_field(self, name: str) -> str:
        """Draw the signs in the middle of a bare field, or in the corners around a marker."""
        if self.holder(name):
            return self.place(name, self.signs(name, FREE_CORNERS, 13.5), class_="through")
        count = len(self.fields[name])
        y = 8 if name in self.view["holds"] else 0
        middle = [(27 * (index - (count - 1) / 2), y) for index in range(count)]
        return self.place(name, self.signs(name, middle, 12), class_="through")

    def signs(self, name: str, spots: Sequence[Point], radius: float) -> str:
        found = self.fields.get(name, {})
        signs = zip([sign for sign in SIGNS if sign in found], spots, strict=False)
        return "".join(self.sign(sign, found[sign], spot, radius) for sign, spot in signs)

    def sign(self, sign: str, verb: str | None, spot: Point, radius: float) -> str:
        """Draw the roundel of a verb. It is a button if the verb needs its own click."""
        label = self.say(f"verb-{verb}") if verb else None
        return tag(
            "g",
            tag("title", words(label)) if label else "",
            disc(radius, "var(--act)", stroke="var(--surface)", stroke_width=2.5),
            figure(ICONS[sign], 1.55 * radius),
            class_=classes("mark", sign, LEGAL),
            transform=at(*spot),
            data_token=verb,
            aria_label=label,
            **clickable(verb is not None),
        )
