"""The skirmish: field 1 opened, with the Teutons, the cards laid against them, both strengths and the ledger."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.drawing import Say
from hetman.drawing.elements import at, figure, number, tag, words
from hetman.drawing.geometry import Point
from hetman.drawing.text import END, MIDDLE, cut, paragraph, width, wrap, write
from hetman.games.grunwald.drawing.cards import (
    card_back,
    card_face,
    label_of,
    missing_card,
    small_lying,
    small_upright,
    strength_of,
)
from hetman.games.grunwald.drawing.fields import ground_of, plate
from hetman.games.grunwald.drawing.highlights import View
from hetman.games.grunwald.drawing.icons import ICONS
from hetman.games.grunwald.drawing.layout import SMALL, Layout
from hetman.games.grunwald.drawing.pieces import HEATER, TINCTURES, provisions, seal, shield


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


class Skirmish:
    """The opened field in one picture; the origin is its upper left corner."""

    def __init__(self, view: View, say: Say, layout: Layout) -> None:
        self.view = view
        self.say = say
        self.layout = layout
        self.fray: View = view["skirmish"]
        self.field = view["fields"][0]
        self.places = NARROW_PLACES if layout.narrow else WIDE_PLACES

    def svg(self, y: float, high: float) -> str:
        ground = ground_of(self.field)
        return tag(
            "g",
            tag("rect", width=self.layout.width, height=high, fill=f"var(--{ground})"),
            plate(self.field, self.layout, high),
            tag("path", d=f"M0 0H{number(self.layout.width)}", stroke="var(--hexline)"),
            self.heading(),
            *(self.teuton(prize, place) for place, prize in enumerate(self.field["prizes"])),
            self.sums(),
            *(self.fighter(seat, place) for place, seat in enumerate(self.everybody())),
            self.bars(),
            self.ledger() if self.fray["ledger"] else self.stakes(),
            class_=f"ground-{ground}",
            transform=at(0, y),
        )

    def heading(self) -> str:
        layout = self.layout
        name = self.say("thing", thing=("field", self.field["field"]))
        loss = self.fray["loss"]
        text = self.say("board-skirmish-lost", loss=loss) if loss else self.say("board-skirmish")
        title = write(name, layout.text, 24 if not layout.narrow else 18, 17, weight=700, display=True)
        if layout.narrow:
            return title + write(cut(text, SMALL, 296), layout.text, 36, SMALL, ink="ink2")
        x = layout.text + width(name, 17) + 14
        return title + write(cut(text, 13, self.places.room - x), x, 24, 13, ink="ink2")

    # Above: who meets whom

    def teuton(self, prize: View, place: int) -> str:
        """A Teuton, and once the cards are up whether he was captured."""
        places = self.places
        x, y = places.teutons[0] + places.teuton_step * place, places.teutons[1]
        label = label_of(prize["card"], self.say)
        card = tag(
            "g", tag("title", words(label)), card_face(prize["card"], 0, places.card), role="img", aria_label=label
        )
        return tag("g", card, self.fate(prize), transform=at(x, y))

    def fate(self, prize: View) -> str:
        places = self.places
        below, middle = places.card * 1.4 + (15 if self.layout.narrow else 19), places.card / 2
        if not self.fray["revealed"]:
            return ""
        if prize["seat"] is None:
            return write(self.say("board-free"), middle, below, SMALL, anchor=MIDDLE, ink="ink2")
        mark = tag("g", seal(prize["seat"], 7), transform=at(middle if self.layout.narrow else 9, below - 4))
        if self.layout.narrow:
            return mark
        return mark + write(self.say("board-captured"), 22, below, SMALL, weight=600)

    def sums(self) -> str:
        """What is added to the Teutons' cards, their sum, and the knights' once it is known."""
        places, fray = self.places, self.fray
        (x, y), (left, swords, right) = places.addition, places.shields
        narrow = self.layout.narrow
        plus = write(f"+ {fray['addition']}", x, y, 15 if narrow else 21, anchor=MIDDLE, weight=700, display=True)
        players = self.say("board-players", count=self.view["seats"])
        note = "" if narrow else write(players, x, y + 20, SMALL, anchor=MIDDLE, ink="ink2")
        knights = (
            shield(str(fray["knights"]), places.shield, "or")
            if fray["revealed"]
            else tag(
                "path",
                d=HEATER,
                fill="none",
                stroke="var(--line2)",
                stroke_width=1,
                stroke_dasharray="3 2",
                transform=f"scale({number(places.shield)})",
            )
        )
        strength = str(fray["knights"]) if fray["revealed"] else "hidden"
        return (
            plus
            + note
            + tag("g", shield(str(fray["teutons"]), places.shield, "argent"), transform=at(*left))
            + tag("g", figure(ICONS["swords"], 20 if narrow else 30, *swords), class_="quiet")
            + tag("g", knights, id=self.layout.id("knights"), data_pulse=strength, transform=at(*right))
        )

    def everybody(self) -> list[int]:
        """Those who fight, in the order of their pawns, then those who stayed away."""
        fighting = [fighter["seat"] for fighter in self.fray["fighters"]]
        return fighting + [player["seat"] for player in self.view["players"] if player["seat"] not in fighting]

    def fighter(self, seat: int, place: int) -> str:
        places = self.places
        x, y = places.fighters[0] + places.fighter_step * place, places.fighters[1]
        name = self.say("thing", thing=("seat", seat))
        below = places.card * 1.4 + 15
        shown = cut(name, SMALL, places.fighter_step - 22)
        return tag(
            "g",
            tag("g", self.laid(seat), id=self.layout.id(f"laid-{seat}"), data_turn=self.face(seat)),
            tag("g", seal(seat, 7), transform=at(8, below)),
            write(shown, 22, below + 4, SMALL, weight=600),
            transform=at(x, y),
        )

    def face(self, seat: int) -> str:
        """What shows of the card of a seat."""
        found = next((fighter for fighter in self.fray["fighters"] if fighter["seat"] == seat), {"answer": "away"})
        return found["answer"] or "back"

    def laid(self, seat: int) -> str:
        """The card of a seat: its face once it is up or to whoever laid it, else its back."""
        wide = self.places.card
        found = next((fighter for fighter in self.fray["fighters"] if fighter["seat"] == seat), None)
        if found is None:
            return missing_card(wide, self.say("board-away"))
        card = found["answer"]
        if card is not None:
            label = label_of(card, self.say)
            return tag("g", tag("title", words(label)), card_face(card, seat, wide), role="img", aria_label=label)
        if seat == self.view["seat"]:
            return missing_card(wide, ink="act")
        label = self.say("board-face-down")
        return tag("g", tag("title", words(label)), card_back(wide, "swords"), role="img", aria_label=label)

    # In the middle: both strengths on one scale

    def bars(self) -> str:
        places, fray = self.places, self.fray
        (x, y), high = places.bars, places.bar
        teutons = [prize["strength"] for prize in self.field["prizes"]] + [fray["addition"]]
        laid = [(fighter["seat"], strength_of(fighter["answer"])) for fighter in fray["fighters"] if fighter["answer"]]
        unit = (places.room - 9 - x) / max(sum(teutons), sum(strength for _, strength in laid), 1)
        size = 12 if self.layout.narrow else 13
        captions = write(self.say("board-side-teutons"), places.bar_label, y + high * 0.7, size, weight=600)
        drawn = [captions]
        reach = x
        for strength in teutons:
            drawn.append(self.bar(reach, y, strength, unit, "field-argent", None))
            reach += strength * unit
        if not fray["revealed"]:
            return "".join(drawn)
        y += high + 5
        drawn.append(write(self.say("board-side-knights"), places.bar_label, y + high * 0.7, size, weight=600))
        reach = x
        for seat, strength in laid:
            drawn.append(self.bar(reach, y, strength, unit, f"field-{TINCTURES[seat]}", seat) if strength else "")
            reach += strength * unit
        return "".join(drawn) + self.missing(reach, y, fray["loss"], unit)

    def bar(self, x: float, y: float, strength: int, unit: float, fill: str, seat: int | None) -> str:
        wide, high = strength * unit - 2, self.places.bar
        mark = tag("g", seal(seat, 6.5), transform=at(x + 15, y + high / 2)) if seat is not None and wide > 48 else ""
        ink = "field-sable" if seat is None else "field-argent"
        line = "var(--field-sable)"
        return (
            tag("rect", x=x, y=y, width=wide, height=high, rx=4, fill=f"var(--{fill})", stroke=line, stroke_width=1.4)
            + mark
            + write(
                str(strength),
                x + wide / 2 + (8 if mark else 0),
                y + high * 0.7,
                14,
                anchor=MIDDLE,
                ink=ink,
                weight=700,
                display=True,
            )
        )

    def missing(self, x: float, y: float, loss: int, unit: float) -> str:
        if not loss:
            return ""
        wide, high = loss * unit - 2, self.places.bar
        text = self.say("board-missing", loss=loss)
        shown = text if width(text, 13) < wide - 6 else str(loss)
        return tag(
            "rect",
            x=x + 0.5,
            y=y + 0.5,
            width=wide,
            height=high - 1,
            rx=4,
            fill="none",
            stroke="var(--ink)",
            stroke_width=1.6,
            stroke_dasharray="5 4",
        ) + write(shown, x + wide / 2, y + high * 0.7, 13, anchor=MIDDLE, weight=700)

    # Below: who has given up what

    def ledger(self) -> str:
        places = self.places
        left, y = self.layout.text, places.ledger
        rule = tag("path", d=f"M{number(left)} {number(y)}H{number(places.room)}", stroke="var(--hexline)")
        wide = (places.room - left) / len(self.fray["ledger"])
        columns = [
            self.column(entry, left + wide * place, wide, place > 0) for place, entry in enumerate(self.fray["ledger"])
        ]
        return rule + "".join(columns)

    def stakes(self) -> str:
        """What is fought for, while the cards are face down."""
        places, left = self.places, self.layout.text
        lines = wrap(self.say("board-stakes", teutons=self.fray["teutons"]), 14, places.room - left, 4)
        return paragraph(lines, left, places.bars[1] + places.bar + 34, 14, 20, ink="ink2")

    def column(self, entry: View, x: float, wide: float, parted: bool) -> str:
        """What a seat has given up, its value, and a tick when it has settled."""
        y = self.places.ledger + 19
        name = self.say("thing", thing=("seat", entry["seat"]))
        end = wide - 14
        room = end - 26 - (46 if not entry["settled"] else 34)
        edge = (
            tag("path", d=f"M-8 -11V{66 if not self.layout.narrow else 78}", stroke="var(--hexline)") if parted else ""
        )
        return tag(
            "g",
            edge,
            tag("g", seal(entry["seat"], 7.5), transform=at(11, 0)),
            "" if room < 20 else write(cut(name, 13, room), 26, 5, 13, weight=650),
            self.settled(entry, end),
            self.gifts(entry, wide - 14),
            transform=at(x, y),
        )

    def settled(self, entry: View, end: float) -> str:
        if entry["settled"]:
            tick = tag("g", figure(ICONS["tick"], 15, end - 8, 0), class_="on-raised")
            return write(str(entry["value"]), end - 20, 5, 13, anchor=END, ink="ink2", weight=700) + tick
        paying = self.view["actor"] == entry["seat"]
        ink = "act" if paying and self.view["seat"] == entry["seat"] else "ink" if paying else "ink2"
        return write(f"{entry['value']} / {self.fray['loss']}", end, 5, 13, anchor=END, ink=ink, weight=700)

    def gifts(self, entry: View, room: float) -> str:
        """Cards from the hand upright, from the camp lying, and a sack; many of them overlap."""
        gifts = entry["gave"]
        step = min(32, (room - 28) / max(1, len(gifts) - 1))
        return "".join(
            tag("g", self.gift(gift, entry["seat"]), transform=at(2 + step * place, 16))
            for place, gift in enumerate(gifts)
        )

    def gift(self, gift: View, seat: int) -> str:
        if "provisions" in gift:
            return tag("g", provisions(0.62, str(gift["provisions"])), transform=at(14, 17))
        if gift["place"] == "camp":
            return tag("g", small_lying(gift["card"], seat), transform=at(0, 6))
        return small_upright(gift["card"], seat)
