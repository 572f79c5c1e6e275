"""The skirmish: field 1 opened, with the Teutons, the cards laid against them, both strengths and the ledger."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.drawing import View
from hetman.drawing.elements import at, figure, frame, placed, rect, tag
from hetman.drawing.geometry import Point
from hetman.drawing.picture import labelled
from hetman.drawing.text import END, MIDDLE, brief, cut, headline, paragraph, width, wrap, write
from hetman.games.grunwald.drawing.cards import (
    RATIO,
    label_of,
    laid_card,
    large_card,
    missing_card,
    small_lying,
    small_upright,
    strength_of,
)
from hetman.games.grunwald.drawing.fields import ground_of, plate
from hetman.games.grunwald.drawing.icons import ICONS
from hetman.games.grunwald.drawing.layout import SMALL, Part, level, upright
from hetman.games.grunwald.drawing.pieces import TINCTURES, provisions, seal, shield


@dataclass(frozen=True)
class Places:
    """Where everything lies."""

    card: float
    teutons: Point
    teuton_step: float
    addition: Point
    shields: tuple[Point, Point, Point]
    """Of the Teutons, the swords between, of the knights."""
    shield: float
    fighters: Point
    fighter_step: float
    bars: Point
    bar: float
    """The height of a bar; the second one lies below the first."""
    bar_label: float
    ledger: float
    room: float
    """How far to the right things may go."""


WIDE_PLACES = Places(
    60, (58, 38), 69, (218, 88), ((277, 78), (324, 80), (371, 78)), 2.1, (424, 38), 88, (151, 160), 26, 58, 229, 762
)
NARROW_PLACES = Places(
    46, (38, 44), 51, (157, 82), ((193, 79), (226, 80), (259, 79)), 1.5, (38, 134), 76, (104, 227), 20, 38, 283, 338
)
WIDEST = 124
"""Between two fighters, where few leave room for their names."""


@dataclass
class Skirmish(Part):
    """The opened field in one picture; the origin is its upper left corner."""

    def __post_init__(self) -> None:
        self.skirmish: View = self.view["skirmish"]
        self.field: View = self.view["fields"][0]
        self.places = self.layout.either(WIDE_PLACES, NARROW_PLACES)
        room = self.places.room + 14 - self.places.fighters[0]
        self.step = min(WIDEST, max(self.places.fighter_step, room / self.view["seats"]))

    def svg(self, y: float, high: float) -> str:
        return self.strip(
            y,
            high,
            ground_of(self.field),
            self.heading(),
            *(self.teuton(prize, place) for place, prize in enumerate(self.field["prizes"])),
            self.sums(),
            *(self.fighter(seat, place) for place, seat in enumerate(self.everybody())),
            self.bars(),
            self.ledger() if self.skirmish["ledger"] else "" if self.skirmish["revealed"] else self.stakes(),
            plate=plate(self.field, self.layout, high),
        )

    def heading(self) -> str:
        layout, loss = self.layout, self.skirmish["loss"]
        name = self.name("field", self.field["field"])
        key = "board-skirmish-held" if self.skirmish["revealed"] else "board-skirmish"
        text = self.say("board-skirmish-lost", loss=loss) if loss else self.say(key)
        title = headline(name, layout.text, layout.either(24, 18), 17)
        if layout.narrow:
            return title + write(cut(text, SMALL, 296), layout.text, 36, SMALL, ink="ink2")
        x = layout.text + width(name, 17) + 14
        return title + write(cut(text, 13, self.places.room - x), x, 24, 13, ink="ink2")

    # Above: Teutons and knights

    def teuton(self, prize: View, place: int) -> str:
        """A Teuton, and once the cards are up whether he was captured."""
        x, y = self.places.teutons
        card = labelled(label_of(prize["card"], self.say), large_card(prize["card"], 0, self.places.card))
        fate = self.fate(prize) if self.skirmish["revealed"] else ""
        return placed(card + fate, x + self.places.teuton_step * place, y)

    def fate(self, prize: View) -> str:
        below, middle = self.places.card * RATIO + self.layout.either(19, 15), self.places.card / 2
        if prize["seat"] is None:
            return write(self.say("board-free"), middle, below, SMALL, anchor=MIDDLE, ink="ink2")
        mark = placed(seal(prize["seat"], 7), self.layout.either(9, middle), below - 4)
        return mark if self.layout.narrow else mark + write(self.say("board-captured"), 22, below, SMALL, weight=600)

    def sums(self) -> str:
        """What is added to the Teutons' cards, their sum, and the knights' once it is known."""
        places, skirmish = self.places, self.skirmish
        (x, y), (left, swords, right) = places.addition, places.shields
        if skirmish["revealed"]:
            strength = str(skirmish["knights"])
            knights = shield(strength, places.shield, "field-or", "ducat-fig")
        else:
            strength = "hidden"
            dashed = tag(
                "g", ICONS["heater"], fill="none", stroke="var(--line2)", stroke_width=1, stroke_dasharray="3 2"
            )
            knights = placed(dashed, 0, 0, places.shield)
        players = self.layout.either(self.say("board-players", count=self.view["seats"]), "")
        return (
            headline(f"+ {skirmish['addition']}", x, y, self.layout.either(21, 15), MIDDLE)
            + write(players, x, y + 20, SMALL, anchor=MIDDLE, ink="ink2")
            + placed(shield(str(skirmish["teutons"]), places.shield, "field-argent", "field-sable"), *left)
            + tag("g", figure(ICONS["swords"], self.layout.either(30, 20), *swords), class_="quiet")
            + tag("g", knights, id=self.layout.id("knights"), data_pulse=strength, transform=at(*right))
        )

    def everybody(self) -> list[int]:
        """Those who fight, in the order of their pawns, then those who stayed away."""
        fighting = [fighter["seat"] for fighter in self.skirmish["fighters"]]
        return fighting + [player["seat"] for player in self.view["players"] if player["seat"] not in fighting]

    def fighter(self, seat: int, place: int) -> str:
        """The card of a seat, and below it whose it is."""
        places = self.places
        x, y = places.fighters[0] + self.step * place, places.fighters[1]
        below = places.card * RATIO + 15
        answer = next((fighter["answer"] for fighter in self.skirmish["fighters"] if fighter["seat"] == seat), "away")
        if answer == "away":
            laid = missing_card(places.card, self.say("board-away"))
        else:
            laid = laid_card(answer, seat, places.card, self.say, "swords", self.view)
        return tag(
            "g",
            tag("g", laid, id=self.layout.id(f"laid-{seat}"), data_turn=answer or "back"),
            placed(seal(seat, 7), 8, below),
            write(brief(self.name("seat", seat), SMALL, self.step - 22), 22, below + 4, SMALL, weight=600),
            transform=at(x, y),
        )

    # In the middle: both strengths on one scale

    def bars(self) -> str:
        places, skirmish = self.places, self.skirmish
        (x, y), high = places.bars, places.bar
        strengths = [*[prize["strength"] for prize in self.field["prizes"]], skirmish["addition"]]
        teutons: list[tuple[int | None, int]] = [(None, strength) for strength in strengths]
        knights = [
            (fighter["seat"], strength_of(fighter["answer"])) for fighter in skirmish["fighters"] if fighter["answer"]
        ]
        unit = (places.room - 9 - x) / max(sum(strengths), sum(strength for _, strength in knights), 1)
        drawn = self.side("board-side-teutons", teutons, y, unit)
        if not skirmish["revealed"]:
            return drawn
        y += high + 5
        end = x + unit * sum(strength for _, strength in knights)
        return drawn + self.side("board-side-knights", knights, y, unit) + self.missing(end, y, skirmish["loss"], unit)

    def side(self, caption: str, parts: list[tuple[int | None, int]], y: float, unit: float) -> str:
        """The strengths of one side in a row; those of knights by their seats."""
        baseline = y + self.places.bar * 0.7
        drawn = write(self.say(caption), self.places.bar_label, baseline, self.layout.either(13, 12), weight=600)
        x = self.places.bars[0]
        for seat, strength in parts:
            drawn += self.bar(x, y, strength, unit, seat) if strength else ""
            x += strength * unit
        return drawn

    def bar(self, x: float, y: float, strength: int, unit: float, seat: int | None) -> str:
        wide, high = strength * unit - 2, self.places.bar
        fill, ink = ("argent", "sable") if seat is None else (TINCTURES[seat], "argent")
        mark = placed(seal(seat, 6.5), x + 15, y + high / 2) if seat is not None and wide > 48 else ""
        line = {"stroke": "var(--field-sable)", "fill": f"var(--field-{fill})"}
        middle = x + wide / 2 + (8 if mark else 0)
        return (
            rect(x, y, wide, high, 4, stroke_width=1.4, **line)
            + mark
            + headline(str(strength), middle, y + high * 0.7, 14, MIDDLE, f"field-{ink}")
        )

    def missing(self, x: float, y: float, loss: int, unit: float) -> str:
        if not loss:
            return ""
        wide, high = loss * unit - 2, self.places.bar
        text = self.say("board-missing", loss=loss)
        shown = text if width(text, 13) < wide - 6 else str(loss)
        gap = frame(x + 0.5, y + 0.5, wide, high - 1, 4, "var(--ink)", 1.6, "5 4")
        return gap + write(shown, x + wide / 2, y + high * 0.7, 13, anchor=MIDDLE, weight=700)

    # Below: who has given up what

    def ledger(self) -> str:
        places, left = self.places, self.layout.text
        wide = (places.room - left) / len(self.skirmish["ledger"])
        columns = [
            placed(self.column(entry, wide - 14, place > 0), left + wide * place, places.ledger + 19)
            for place, entry in enumerate(self.skirmish["ledger"])
        ]
        return level(left, places.ledger, places.room) + "".join(columns)

    def stakes(self) -> str:
        """What is fought for, while the cards are face down."""
        places, left = self.places, self.layout.text
        lines = wrap(self.say("board-stakes", teutons=self.skirmish["teutons"]), 14, places.room - left, 4)
        return paragraph(lines, left, places.bars[1] + places.bar + 34, 14, 20, ink="ink2")

    def column(self, entry: View, end: float, parted: bool) -> str:
        """What a seat has given up, its value, and a tick when it has settled."""
        room = end - 26 - (34 if entry["settled"] else 46)
        name = write(brief(self.name("seat", entry["seat"]), 13, room), 26, 5, 13, weight=650) if room >= 20 else ""
        edge = upright(-8, -11, self.layout.either(66, 78)) if parted else ""
        return edge + placed(seal(entry["seat"], 7.5), 11, 0) + name + self.settled(entry, end) + self.paid(entry, end)

    def settled(self, entry: View, end: float) -> str:
        if entry["settled"]:
            tick = tag("g", figure(ICONS["tick"], 15, end - 8, 0), class_="on-raised")
            return write(str(entry["value"]), end - 20, 5, 13, anchor=END, ink="ink2", weight=700) + tick
        paying = self.view["actor"] == entry["seat"]
        ink = "act" if paying and self.view["seat"] == entry["seat"] else "ink" if paying else "ink2"
        return write(f"{entry['value']} / {self.skirmish['loss']}", end, 5, 13, anchor=END, ink=ink, weight=700)

    def paid(self, entry: View, room: float) -> str:
        """Cards from the hand upright, from the camp lying, and a sack; many of them overlap."""
        paid = entry["gave"]
        step = min(32, (room - 28) / max(1, len(paid) - 1))
        pieces = [self.paid_piece(piece, entry["seat"]) for piece in paid]
        return "".join(placed(piece, 2 + step * place, 16) for place, piece in enumerate(pieces))

    def paid_piece(self, piece: View, seat: int) -> str:
        if "provisions" in piece:
            return placed(provisions(0.62, str(piece["provisions"])), 14, 17)
        if piece["place"] == "camp":
            return placed(small_lying(piece["card"], seat), 0, 6)
        return small_upright(piece["card"], seat)
