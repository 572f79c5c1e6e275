"""The map of southern Bohemia with everything on it, as one picture in layers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from hetman.drawing import Say
from hetman.drawing.elements import at, tag, words
from hetman.drawing.geometry import Point
from hetman.drawing.icons import ICONS
from hetman.drawing.standalone import style_of_its_own
from hetman.games.zizka.drawing import event_tokens
from hetman.games.zizka.drawing.fields import haloed, marks, plate
from hetman.games.zizka.drawing.highlights import Light, View
from hetman.games.zizka.drawing.icons import SKILLS
from hetman.games.zizka.drawing.landscape import CLIP, FRAME, HEIGHT, TOP, WIDTH, ground, names_of_rivers
from hetman.games.zizka.drawing.layout import (
    PLATE,
    SMALL,
    Field,
    around,
    is_named,
    labels,
    reach,
    room,
    shared,
    short,
    spot,
)
from hetman.games.zizka.drawing.leaders import TINCTURES, TORAK, TORAKS_COLOUR, patterns, pawn, tincture_of
from hetman.games.zizka.drawing.pieces import roundel
from hetman.games.zizka.drawing.roads import network, walked
from hetman.games.zizka.drawing.tracks import points_track
from hetman.games.zizka.drawing.trail import Trail

STYLE = Path(__file__).parents[1] / "drawing.css"
DOT = '<circle r="11"/>'
RINGS = {"large": PLATE + 4.5, "small": SMALL + 4}
PAWN_BESIDE, PAWN_APART, PAWN_TALL = 35.0, 29.0, 36
"""How far a pawn stands from the middle of a plate and from the next pawn, and how tall it is."""


class Countryside:
    """One view of the map. A field is a group around its own origin, and so is every pawn."""

    def __init__(self, view: View, say: Say, lit: Light, trail: Trail) -> None:
        self.view = view
        self.say = say
        self.lit = lit
        self.trail = trail
        self.fields: dict[str, Field] = {field["field"]: field for field in view["map"]["fields"]}
        self.spots: dict[str, Point] = {name: spot(field) for name, field in self.fields.items()}
        self.tokens: dict[str, Mapping[str, Any]] = {token["field"]: token for token in view["tokens"]}
        self.towns = {
            name: short(say("board-name", field=("field", name)))
            for name, field in self.fields.items()
            if is_named(field)
        }
        self.labels = labels(view["map"], self.towns)

    def svg(self, standalone: bool = False) -> str:
        layers = "".join(self.layers())
        style = tag("style", style_of_its_own(layers, ".board", STYLE)) if standalone else ""
        height = TOP + HEIGHT
        return tag(
            "svg",
            style,
            layers,
            class_="board countryside",
            xmlns="http://www.w3.org/2000/svg",
            width=WIDTH if standalone else None,
            height=height if standalone else None,
            viewBox=f"0 0 {WIDTH} {height}",
            role="group",
            aria_label=self.say("board-label"),
        )

    def layers(self) -> list[str]:
        """From the bottom up; where the leader can go lies above what is beside it, small fields above large ones."""
        small_first = sorted(self.fields.values(), key=is_named)
        far = [field for field in small_first if not self.lit.verbs(field["field"], "move", "peek")]
        near = [field for field in reversed(small_first) if field not in far]
        return [
            tag("defs", patterns(), CLIP),
            points_track(self.view, self.say),
            tag("g", ground(), self.roads(), names_of_rivers(), clip_path="url(#sheet)"),
            FRAME,
            self.last_ways(),
            *(self.field(field) for field in far + near),
            self.names(),
            self.pawns(),
            *(self.signs(field) for field in small_first),
        ]

    # Roads and ways

    def roads(self) -> str:
        return network(tuple((self.spots[one], self.spots[other]) for one, other in self.view["map"]["roads"]))

    def last_ways(self) -> str:
        rings = {start: RINGS[self.size(start)] for start, _ in self.trail.ways}
        return walked(self.view["map"], self.spots, self.trail.ways, rings)

    def size(self, name: str) -> str:
        return "large" if is_named(self.fields[name]) else "small"

    # Fields

    def place(self, name: str, *inside: str, **attributes: str | None) -> str:
        """Around the field's own origin; pieces grow on a phone, where the whole map is small."""
        piece = tag("g", *inside, class_="piece")
        return tag("g", piece, transform=at(*self.spots[name]), **attributes)

    def field(self, field: Field) -> str:
        """Where the leader can go and nothing else can be meant, a click on the field is enough."""
        name = field["field"]
        verbs = self.lit.verbs(name, "move", "peek")
        label = self.field_label(field)
        drawn = self.place(
            name,
            tag("title", words(label)),
            self.ring(name),
            self.plate(field),
            self.token(name),
            marks(field["start"], field["tavern"], is_named(field)),
            id=f"field-{name}",
            data_token=name,
            role="button" if verbs else "img",
            tabindex="0" if verbs else None,
            aria_label=label,
        )
        return tag("g", drawn, data_token="move") if verbs == ["move"] else drawn

    def ring(self, name: str) -> str:
        """Teal where the reader can go, ink around the field that is chosen or in play."""
        size = self.size(name)
        if name in self.lit.chosen:
            return haloed(RINGS[size], "var(--ink)", 3.5, "chosen")
        if self.lit.verbs(name, "move"):
            return haloed(RINGS[size], "var(--act)", 3.8, "legal")
        page = self.view["page"] or {}
        if name in (page.get("field"), self.trail.place):
            return haloed(RINGS[size], "var(--ink)", 2.6, "playing")
        return ""

    def plate(self, field: Field) -> str:
        lit = bool(self.lit.verbs(field["field"], "move"))
        return plate(field["large"], field["conquest"], lit, bare=field["field"] not in self.tokens)

    def token(self, name: str) -> str:
        token = self.tokens.get(name)
        if token is None:
            return ""
        if token["front"] is None:
            return event_tokens.back(token["hints"])
        return event_tokens.front(token["front"]["kind"], token["hints"], peeked=not token["open"])

    def field_label(self, field: Field) -> str:
        name = ("field", field["field"])
        told = [self.say("board-field", field=name)]
        if field["start"]:
            told.append(self.say("board-start"))
        if field["tavern"]:
            told.append(self.say("board-tavern"))
        if field["conquest"]:
            told.append(self.say("board-castle", level=("level", field["conquest"])))
        token = self.tokens.get(field["field"])
        if token is not None:
            told.append(self.token_label(token))
        return " ".join(told)

    def token_label(self, token: Mapping[str, Any]) -> str:
        if token["front"] is None:
            return self.say("board-token-back", back=("back", token["back"]))
        known = "board-token-open" if token["open"] else "board-token-peeked"
        return self.say(known, token=("token", token["front"]["token"]), kind=("kind", token["front"]["kind"]))

    def names(self) -> str:
        """Only of large fields and castles; small ones say theirs when they are touched."""
        texts = [
            tag("text", words(self.towns[name]), class_=f"town {label.anchor}", x=label.x, y=label.y)
            for name, label in self.labels.items()
        ]
        return tag("g", *texts, class_="through names")

    # Pawns and signs

    def standing(self) -> dict[str, list[tuple[str, str, bool]]]:
        """Field -> leaders there, with tincture and whether they lie on the ground."""
        found: dict[str, list[tuple[str, str, bool]]] = {}
        for player in self.view["players"]:
            if player["field"]:
                here = found.setdefault(player["field"], [])
                here.append((player["leader"], tincture_of(player), player["struck"]))
        torak = self.view["torak"]
        if torak is not None and torak["field"]:
            found.setdefault(torak["field"], []).append((TORAK, TINCTURES[TORAKS_COLOUR], torak["lies"]))
        return found

    def pawns(self) -> str:
        return "".join(
            self.pawn(name, *leader, spot=place)
            for name, leaders in self.standing().items()
            for leader, place in zip(leaders, self.beside(name, len(leaders)), strict=True)
        )

    def beside(self, name: str, count: int) -> Sequence[Point]:
        """On a small field itself; at a plate on the side where less is in the way, never on the token."""
        if not is_named(self.fields[name]):
            # Near the upper edge pawns stand beside the field, so that they do not reach into the track.
            beside, y = (22.0, 20.0) if self.spots[name][1] < TOP + PAWN_TALL else (0.0, 3.0)
            return [(beside + PAWN_APART * (number - (count - 1) / 2), y) for number in range(count)]
        spots = sorted([(PAWN_BESIDE, 14.0), (-PAWN_BESIDE, 14.0)], key=lambda spot: self.covered(name, spot))
        return [*spots, *((x + PAWN_APART * (1 if x > 0 else -1), y) for x, y in spots)][:count]

    def covered(self, name: str, beside: Point) -> float:
        """How much of other plates and of names a pawn there would hide."""
        x, y = self.spots[name][0] + beside[0], self.spots[name][1] + beside[1]
        box = (x - 15, y - PAWN_TALL, x + 15, y + 6)
        others = [around(self.spots[other], reach(field)) for other, field in self.fields.items() if other != name]
        others += [room(label, self.towns[town]) for town, label in self.labels.items()]
        outside = box[0] < 0 or box[2] > WIDTH
        return sum(shared(box, other) for other in others) + 1000 * outside

    def pawn(self, name: str, leader: str, tincture: str, lies: bool, *, spot: Point) -> str:
        target = bool(self.lit.verbs(leader, "attack"))
        label = self.say("board-pawn", leader=("leader", leader), field=("field", name))
        ring = ""
        if target or leader in self.lit.chosen:
            colour = "var(--ink)" if leader in self.lit.chosen else "var(--act)"
            ring = tag("g", haloed(22, colour, 3.4, "legal" if target else "chosen"), transform=at(0, -16))
        figures = tag(
            "g",
            tag("title", words(label)),
            ring,
            pawn(leader, tincture, lies),
            tag("g", roundel(ICONS["swords"], -15, -34, 9), class_="mark legal", data_token="attack") if target else "",
            transform=at(*spot),
            id=f"pawn-{leader}",
            data_token=leader,
            data_as="leader",
            role="button" if target else "img",
            tabindex="0" if target else None,
            aria_label=label,
        )
        drawn = self.place(name, figures, data_token=name)
        goes_there = self.lit.verbs(name, "move", "peek") == ["move"]
        return tag("g", drawn, data_token="move") if goes_there else drawn

    def signs(self, field: Field) -> str:
        """Verb roundels: a dot where the leader can go, an eye where a token can be looked at."""
        name = field["field"]
        verbs = self.lit.verbs(name, "move", "peek")
        if not verbs or name in self.lit.chosen:
            return ""
        return self.place(name, *(self.sign(field, verb, len(verbs) > 1) for verb in verbs), data_token=name)

    def sign(self, field: Field, verb: str, several: bool) -> str:
        """A click on a sign says its verb; where both could be meant, each is a button."""
        if verb == "move" and not is_named(field):
            return tag("circle", r=4, fill="var(--act)", class_="mark legal through")
        x, y = (self.eye_beside(field["field"]), -2) if verb == "peek" and several else (20, -20)
        charge = DOT if verb == "move" else SKILLS["peek"]
        label = self.say(f"verb-{verb}")
        button = {"role": "button", "tabindex": "0", "aria_label": label} if several else {}
        return tag(
            "g",
            roundel(charge, x, y, 8.5),
            class_="mark legal",
            data_token=verb,
            **button,
        )

    def eye_beside(self, name: str) -> float:
        """At the side where the name is not."""
        return -29 if self.labels[name].anchor == "start" else 29
