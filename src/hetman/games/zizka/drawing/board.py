"""The map of southern Bohemia with everything on it, as one picture in layers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hetman.drawing import Say, View, own_player
from hetman.drawing.button import clickable, roundel
from hetman.drawing.elements import Attribute, at, disc, placed, tag, words
from hetman.drawing.geometry import Point, Rect
from hetman.drawing.highlight import CHOSEN, LEGAL, Highlight
from hetman.drawing.highlight import START as STARTS
from hetman.drawing.icons import ICONS
from hetman.drawing.picture import labelled
from hetman.drawing.standalone import board
from hetman.drawing.text import START
from hetman.games.zizka.components.map import Field
from hetman.games.zizka.drawing import event_tokens
from hetman.games.zizka.drawing.fields import haloed, marks, plate
from hetman.games.zizka.drawing.icons import SKILLS
from hetman.games.zizka.drawing.landscape import CLIP, HEIGHT, TOP, WIDTH, frame, ground, names_of_rivers
from hetman.games.zizka.drawing.layout import Layout, is_named, ring_radius
from hetman.games.zizka.drawing.leaders import Leader, leaders_of, patterns, pawn
from hetman.games.zizka.drawing.roads import walked
from hetman.games.zizka.drawing.tracks import points_track
from hetman.games.zizka.drawing.trail import Trail

STYLE = Path(__file__).parents[1] / "drawing.css"
SIGNS = {"move": disc(11, "currentColor"), "peek": SKILLS["peek"]}
PAWN_BESIDE, PAWN_APART, PAWN_TALL = 35.0, 29.0, 36
"""How far a pawn stands from the middle of a plate and from the next pawn, and how tall it is."""
MAP = "whole-map"
WINDOW = (400, 115)
OFF_THE_MAP = 1000
"""The cost of a place for a pawn that would leave the map, in units of covered area."""


def window(layout: Layout, field: str) -> str:
    """The surroundings of a field, for phones while a contest takes the place of the map."""
    x, y = layout.spots[field]
    left = min(max(x - WINDOW[0] / 2, 0), WIDTH - WINDOW[0])
    top = min(max(y - WINDOW[1] / 2, TOP), TOP + HEIGHT - WINDOW[1])
    box = f"{left:.0f} {top:.0f} {WINDOW[0]} {WINDOW[1]}"
    return tag("svg", tag("use", href=f"#{MAP}"), class_="map-window", viewBox=box, aria_hidden="true")


def own_field(view: View) -> str | None:
    """Where the viewer's leader stands."""
    player = own_player(view)
    return player["field"] if player is not None else None


class Board:
    """One view of the map. A field is a group around its own origin, and so is every pawn."""

    def __init__(self, view: View, say: Say, highlight: Highlight, trail: Trail, layout: Layout) -> None:
        self.view = view
        self.say = say
        self.highlight = highlight
        self.trail = trail
        self.layout = layout
        named = {verb: highlight.operands(verb) for verb in ("move", "peek")}
        self.verbs = {name: [verb for verb in named if name in named[verb]] for name in layout.fields}
        self.startable = highlight.operands("move", "peek", fitting=False)
        self.tokens: dict[str, View] = {token["field"]: token for token in view["tokens"]}
        self.event_here = own_field(view) if ("face",) in highlight.moves else None
        # Of Týn nad Vltavou the map shows the town without its river.
        self.towns = {
            name: say("board-name", field=("field", name)).split(" nad ")[0]
            for name, field in layout.fields.items()
            if is_named(field)
        }
        self.labels = layout.labels(tuple(self.towns.items()))
        self.name_boxes = [label.box(self.towns[name]) for name, label in self.labels.items()]

    def svg(self, standalone: bool = False) -> str:
        box = Rect(0, 0, WIDTH, TOP + HEIGHT)
        # Phones show a part of it in a window of its own.
        drawn = tag("g", *self.layers(), id=MAP, class_="countryside")
        return board(drawn, box, self.say("board-label"), STYLE if standalone else None, "countryside")

    def layers(self) -> list[str]:
        """From the bottom up; fields with a legal move lie above the others, small ones above large ones."""
        small_first = sorted(self.layout.fields.values(), key=is_named)
        far = [field for field in small_first if not self.verbs[field.id]]
        near = [field for field in reversed(small_first) if self.verbs[field.id]]
        return [
            tag("defs", patterns(), CLIP),
            points_track(self.view, self.say),
            tag("g", ground(), self.layout.network, names_of_rivers(), clip_path="url(#sheet)"),
            frame(),
            self.last_ways(),
            *(self.field(field) for field in far + near),
            self.names(),
            self.pawns(),
            *(self.signs(field) for field in small_first),
        ]

    def last_ways(self) -> str:
        rings = {start: ring_radius(self.layout.fields[start]) for start, _ in self.trail.ways}
        return walked(self.layout.roads, self.layout.spots, self.trail.ways, rings)

    # Fields

    def place(self, name: str, *inside: str, **attributes: Attribute) -> str:
        """Around the field's own origin; pieces grow on a phone, where the whole map is small."""
        piece = tag("g", *inside, class_="piece")
        return tag("g", piece, transform=at(*self.layout.spots[name]), **attributes)

    def movable(self, name: str, drawn: str) -> str:
        """Where the leader can go and a click can mean nothing else, a click on the field is enough."""
        return tag("g", drawn, data_token="move") if self.verbs[name] == ["move"] else drawn

    def field(self, field: Field) -> str:
        name, label = field.id, self.field_label(field)
        drawn = self.place(
            name,
            tag("title", words(label)),
            self.ring(field),
            plate(field.large, field.conquest, "move" in self.verbs[name], name not in self.tokens),
            self.token(name),
            marks(field),
            id=f"field-{name}",
            data_token=name,
            aria_label=label,
            **self.button_of(name),
        )
        return self.movable(name, drawn)

    def button_of(self, name: str) -> dict[str, Attribute]:
        """A field is a button where the leader can go or look. The one he stands on starts its event."""
        if name == self.event_here:
            return {**clickable(True), "class_": LEGAL, "data_move": "face"}
        if name in self.highlight.chosen:
            return {**clickable(True), "class_": CHOSEN}
        if self.verbs[name] or name not in self.startable:
            return clickable(bool(self.verbs[name]), otherwise="img")
        return {**clickable(True), "class_": STARTS}

    def ring(self, field: Field) -> str:
        """Teal where the viewer can go, ink around the field that is chosen or in play."""
        radius = ring_radius(field)
        if field.id in self.highlight.chosen:
            return haloed(radius, "var(--ink)", 3.5, CHOSEN)
        if "move" in self.verbs[field.id] or field.id == self.event_here:
            return haloed(radius, "var(--act)", 3.8, LEGAL)
        page = self.view["page"] or {}
        if field.id in (page.get("field"), self.trail.place):
            return haloed(radius, "var(--ink)", 2.6, "playing")
        return ""

    def token(self, name: str) -> str:
        token = self.tokens.get(name)
        if token is None:
            return ""
        if token["front"] is None:
            return event_tokens.back(tuple(token["hints"]))
        return event_tokens.front(token["front"]["kind"], tuple(token["hints"]), peeked=not token["open"])

    def field_label(self, field: Field) -> str:
        parts = [self.say("board-field", field=("field", field.id))]
        if field.start:
            parts.append(self.say("board-start"))
        if field.tavern:
            parts.append(self.say("board-tavern"))
        if field.conquest:
            parts.append(self.say("board-castle", level=("level", field.conquest)))
        if field.id in self.tokens:
            parts.append(event_tokens.token_text(self.tokens[field.id], "board", self.say))
        return " ".join(parts)

    def names(self) -> str:
        """Only of large fields and castles; small ones show theirs when they are touched."""
        texts = [
            tag("text", words(self.towns[name]), class_=f"town {label.anchor}", x=label.x, y=label.y)
            for name, label in self.labels.items()
        ]
        return tag("g", *texts, class_="through names")

    # Pawns and signs

    def pawns(self) -> str:
        standing: dict[str, list[Leader]] = {}
        for leader in leaders_of(self.view):
            if leader.field:
                standing.setdefault(leader.field, []).append(leader)
        return "".join(
            self.pawn(name, leader, spot)
            for name, leaders in standing.items()
            for leader, spot in zip(leaders, self.beside(name, len(leaders)), strict=True)
        )

    def beside(self, name: str, count: int) -> Sequence[Point]:
        """On a small field itself; at a plate on the side where less is in the way, never on the token."""
        if not is_named(self.layout.fields[name]):
            # Near the upper edge pawns stand beside the field, so that they do not reach into the track.
            beside, y = (22.0, 20.0) if self.layout.spots[name][1] < TOP + PAWN_TALL else (0.0, 3.0)
            return [(beside + PAWN_APART * (number - (count - 1) / 2), y) for number in range(count)]
        spots = sorted([(PAWN_BESIDE, 14.0), (-PAWN_BESIDE, 14.0)], key=lambda spot: self.covered(name, spot))
        return [*spots, *((x + PAWN_APART * (1 if x > 0 else -1), y) for x, y in spots)][:count]

    def covered(self, name: str, beside: Point) -> float:
        """How much of other plates and of names a pawn there would hide."""
        x, y = self.layout.spots[name][0] + beside[0], self.layout.spots[name][1] + beside[1]
        pawn = Rect(x - 15, y - PAWN_TALL, 30, PAWN_TALL + 6)
        others = [box for other, box in self.layout.boxes.items() if other != name] + self.name_boxes
        outside = pawn.x < 0 or pawn.right > WIDTH
        return sum(pawn.shared(other) for other in others) + OFF_THE_MAP * outside

    def pawn(self, name: str, leader: Leader, spot: Point) -> str:
        target, chosen = bool(self.highlight.verbs_for(leader.name, "attack")), leader.name in self.highlight.chosen
        label = self.say("board-pawn", leader=("leader", leader.name), field=("field", name))
        ring = sign = ""
        if target or chosen:
            colour = "var(--ink)" if chosen else "var(--act)"
            ring = placed(haloed(22, colour, 3.4, LEGAL if target else CHOSEN), 0, -16)
        if target:
            sign = tag("g", roundel(ICONS["swords"], -15, -34, 9), class_=f"mark {LEGAL}", data_token="attack")
        figures = labelled(
            label,
            ring,
            pawn(leader.name, leader.tincture, leader.lies),
            sign,
            transform=at(*spot),
            id=f"pawn-{leader.name}",
            data_token=leader.name,
            data_as="leader",
            **clickable(target, otherwise="img"),
        )
        return self.movable(name, self.place(name, figures, data_token=name))

    def signs(self, field: Field) -> str:
        """Verb roundels: a dot where the leader can go, an eye where a token can be looked at."""
        verbs = self.verbs[field.id]
        if not verbs or field.id in self.highlight.chosen:
            return ""
        several = len(verbs) > 1 or field.id == self.event_here
        signs = [self.sign(field, verb, several) for verb in verbs]
        return self.place(field.id, *signs, data_token=field.id)

    def sign(self, field: Field, verb: str, several: bool) -> str:
        """A click on a sign means its verb; where a click could mean both, each is a button."""
        if verb == "move" and not is_named(field):
            return disc(4, "var(--act)", class_=f"mark {LEGAL} through")
        x, y = 20, -20
        if verb == "peek" and several:
            # At the side where the name is not.
            x, y = -29 if self.labels[field.id].anchor == START else 29, -2
        return tag(
            "g",
            roundel(SIGNS[verb], x, y, 8.5),
            class_=f"mark {LEGAL}",
            data_token=verb,
            aria_label=self.say(f"verb-{verb}") if several else None,
            **clickable(several),
        )
