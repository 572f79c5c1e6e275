"""A field as a line of the roll: plate, name and what counts, prizes, queue."""

from __future__ import annotations

from hetman.drawing import Say
from hetman.drawing.elements import at, figure, number, tag
from hetman.drawing.text import END, MIDDLE, cut, width, write
from hetman.games.grunwald.drawing.cards import small_lying
from hetman.games.grunwald.drawing.highlights import Light, View
from hetman.games.grunwald.drawing.icons import ICONS
from hetman.games.grunwald.drawing.layout import SMALL, Layout
from hetman.games.grunwald.drawing.pieces import change_sign, ducat, provisions, seal
from hetman.games.grunwald.drawing.prizes import Prizes, takers, truce_text
from hetman.games.grunwald.drawing.queues import Queue

# By field: the charge on its plate, and the class that gives plate and charge their tinctures.
PLATES = {
    "teutons": ("cross", "argent"),
    "crown": ("crown", "or"),
    "provisions": ("sack", "tenne"),
    "ducats": ("ducat", "or"),
    "mercenaries": ("mercenary", "sable"),
    "helpers": ("helper", "ink2"),
}
GROUNDS = ("hex1", "hex3", "hex2")
KNIGHT_PILES = {"teutons": "teuton", "crown": "crown", "mercenaries": "mercenary"}
SHORT = 42
"""The height of a line that is folded to its outcome."""


def ground_of(field: View) -> str:
    return GROUNDS[(field["number"] - 1) % 3]


def plate(field: View, layout: Layout, high: float) -> str:
    """Number and charge in the field's tincture."""
    charge, tincture = PLATES[field["field"]]
    wide, narrow = layout.plate, layout.narrow
    if high <= SHORT:
        inside = [
            write(
                str(field["number"]),
                0.34 * wide,
                high / 2 + 5.5,
                16,
                anchor=MIDDLE,
                ink=f"plate-{tincture}",
                weight=700,
                display=True,
            ),
            figure(ICONS[charge], 17, 0.72 * wide, high / 2),
        ]
    else:
        size = 20 if narrow else 27
        inside = [
            write(
                str(field["number"]),
                wide / 2,
                20 if narrow else 22,
                15 if narrow else 18,
                anchor=MIDDLE,
                ink=f"plate-{tincture}",
                weight=700,
                display=True,
            ),
            figure(ICONS[charge], size, wide / 2, 41 if narrow else 54.5),
        ]
    fill = "var(--ink2)" if tincture == "ink2" else f"var(--field-{tincture})"
    edge = tag("path", d=f"M{number(wide)} 0V{number(high)}", stroke="var(--hexline)")
    return tag("g", tag("rect", width=wide, height=high, fill=fill), *inside, edge, class_=f"on-{tincture}")


class Line:
    """One field in one picture; all of it can be clicked."""

    def __init__(self, field: View, view: View, say: Say, lit: Light, layout: Layout, ringed: int | None) -> None:
        self.field = field
        self.view = view
        self.say = say
        self.lit = lit
        self.layout = layout
        self.ringed = ringed

    @property
    def name(self) -> str:
        return self.say("thing", thing=("field", self.field["field"]))

    def svg(self, y: float) -> str:
        field, high = self.field["field"], self.layout.line
        button = field in self.lit.fields and field not in self.lit.chosen
        label = self.say("board-field", number=self.field["number"], field=("field", field))
        return tag(
            "g",
            tag("rect", width=self.layout.width, height=high, fill=f"var(--{ground_of(self.field)})"),
            plate(self.field, self.layout, high),
            tag("path", d=f"M0 0H{number(self.layout.width)}", stroke="var(--hexline)"),
            self.outline(),
            self.words(),
            Prizes(self.field, self.view, self.say, self.layout).svg(),
            Queue(self.field, self.view, self.say, self.lit, self.layout, self.ringed).svg(),
            "" if self.field["open"] else self.truce(),
            id=self.layout.id(f"field-{field}"),
            class_=f"ground-{ground_of(self.field)}",
            transform=at(0, y),
            data_token=field,
            data_as="field",
            role="button" if button else "group",
            tabindex="0" if button else None,
            aria_label=label,
        )

    def outline(self) -> str:
        """The queue lit, ringed when it is chosen, or parted from the prizes by a line."""
        field, layout = self.field["field"], self.layout
        x, wide, high = layout.queue, layout.width - layout.queue - 3, layout.line - 6
        if field not in self.lit.fields:
            return tag("path", d=f"M{number(x - 1)} 10V{number(layout.line - 10)}", stroke="var(--hexline)")
        chosen = field in self.lit.chosen

        def frame(colour: str, stroke: float) -> str:
            return tag("rect", x=x, y=3, width=wide, height=high, rx=7, fill="none", stroke=colour, stroke_width=stroke)

        glow = tag("rect", x=x, y=3, width=wide, height=high, rx=7, fill="var(--glow)")
        ring = frame("var(--surface)", 6.4) + frame("var(--ink)" if chosen else "var(--act)", 3.4)
        return glow + tag("g", ring, class_="chosen" if chosen else "legal")

    # Name and what counts

    def words(self) -> str:
        layout = self.layout
        if layout.narrow:
            changed = self.change()
            room = layout.queue - layout.text - (24 if changed else 4)
            # Measured as regular letters; these are a little narrower.
            size = 13 if width(self.name, 12) <= room else 12
            name = write(cut(self.name, size - 1.4, room), layout.text, 14, size, weight=700, display=True)
            return name + (tag("g", changed, transform=at(layout.queue - 14, 10.5)) if changed else "")
        name = write(cut(self.name, 16, layout.prizes - layout.text - 8), layout.text, 34, 16, weight=700, display=True)
        counted = self.what_counts()
        single = self.say("board-one-pawn") if self.field["one_pawn"] else ""
        return name + counted + write(single, layout.text, 72 if counted else 54, SMALL, ink="ink2")

    def change(self) -> str:
        """On a phone the change of all prizes stands by the name."""
        changed = self.field["change"]
        return change_sign(f"{changed:+d}".replace("-", "−")) if changed and self.field["prizes"] else ""

    def what_counts(self) -> str:
        """Officer, helper and ducat with what each is worth here; an octagon where an event changed it."""
        worth = self.field["worth"]
        x = self.layout.text + 7.5
        drawn = []
        for kind in ("officer", "helper", "ducat"):
            if not worth[kind]:
                continue
            if kind == "ducat":
                drawn.append(tag("g", ducat(7.5), transform=at(x, 51)))
            else:
                drawn.append(tag("g", figure(ICONS[kind], 16, x, 50.5), class_="quiet"))
            if kind == "helper" and worth[kind] != 1:
                drawn.append(tag("g", change_sign(str(worth[kind])), transform=at(x + 19, 51)))
            else:
                drawn.append(write(str(worth[kind]), x + 10.5, 55.6, 13, ink="ink2", weight=650))
            x += 34
        return "".join(drawn)

    def truce(self) -> str:
        text = truce_text(self.view, self.say)
        x = self.layout.queue + self.layout.margin
        return write(cut(text, SMALL, self.layout.queue_room), x, self.layout.line / 2 + 4, SMALL, ink="ink2")


class ShortLine:
    """A field folded to its outcome: what is to be had and to whom it goes, or what can still come there."""

    def __init__(self, field: View, view: View, say: Say, layout: Layout) -> None:
        self.field = field
        self.view = view
        self.say = say
        self.layout = layout

    def svg(self, y: float) -> str:
        name = self.say("thing", thing=("field", self.field["field"]))
        layout = self.layout
        inside = self.coming() + self.note() if self.view["phase"] == "event" else self.outcomes()
        return tag(
            "g",
            tag("rect", width=layout.width, height=SHORT, fill=f"var(--{ground_of(self.field)})"),
            plate(self.field, layout, SHORT),
            tag("path", d=f"M0 0H{number(layout.width)}", stroke="var(--hexline)"),
            write(cut(name, 15, layout.prizes - layout.text - 8), layout.text, 26, 15, weight=700, display=True),
            inside,
            class_=f"ground-{ground_of(self.field)}",
            transform=at(0, y),
        )

    def outcomes(self) -> str:
        prizes = takers(self.field["prizes"])
        step = (self.layout.width - self.layout.prizes) / 3.05
        return "".join(self.outcome(prize, self.layout.prizes + step * place) for place, prize in enumerate(prizes))

    def coming(self) -> str:
        """Before the cards of a round are turned up: those that are left in the pile."""
        unseen = self.view["unseen"]
        name = self.field["field"]
        if name in KNIGHT_PILES:
            cards = unseen[KNIGHT_PILES[name]]
            things = [tag("g", small_lying(card, 0), transform=at(0, -10.5)) for card in cards]
            return self.counted(things, list(cards.values()), 34)
        if name not in unseen:
            return ""
        faces = sorted({tuple(face) for face in unseen[name]}, reverse=True)
        counts = [unseen[name].count(list(face)) for face in faces]
        return self.counted([self.face(face) for face in faces], counts, 52)

    def note(self) -> str:
        """What the cards in all lines are, told once."""
        text = self.say("board-coming") if self.field["number"] == 1 else ""
        return write(text, self.layout.width - 14, SHORT / 2 + 4.5, SMALL, anchor=END, ink="ink2")

    def counted(self, things: list[str], counts: list[int], wide: float) -> str:
        drawn = []
        x = self.layout.prizes
        for thing, count in zip(things, counts, strict=True):
            more = write(f"×{count}", wide - 1, 4.5, SMALL, ink="ink2", weight=650) if count > 1 else ""
            drawn.append(tag("g", thing, more, transform=at(x, SHORT / 2)))
            x += wide + (24 if more else 10)
        return "".join(drawn)

    def face(self, values: tuple[int, ...]) -> str:
        """The values of a provision or ducat card beside its sign."""
        sign = ducat(8) if self.field["field"] == "ducats" else provisions(0.4)
        text = write("·".join(map(str, values)), 21, 5, 14, weight=700, display=True)
        return tag("g", sign, transform=at(9, 0)) + text

    def outcome(self, prize: View, x: float) -> str:
        """A prize, an arrow, and the seal and name of who takes it now."""
        middle = SHORT / 2
        if prize["seat"] is None:
            return tag("g", self.thing(prize), transform=at(x, middle))
        name = self.say("thing", thing=("seat", prize["seat"]))
        arrow = tag(
            "path",
            d="M36 0H49M45-4 49.5 0 45 4",
            fill="none",
            stroke="var(--ink2)",
            stroke_width=1.8,
            stroke_linecap="round",
        )
        return tag(
            "g",
            self.thing(prize),
            arrow,
            tag("g", seal(prize["seat"], 8), transform=at(66, 0)),
            write(cut(name, 13, 100), 81, 4.5, 13, weight=650),
            transform=at(x, middle),
        )

    def thing(self, prize: View) -> str:
        if "card" in prize:
            return tag("g", small_lying(prize["card"], 0), transform=at(0, -10.5))
        if self.field["field"] == "helpers":
            coin = tag("g", ducat(7.5, str(prize["price"])), transform=at(22, 6)) if prize["price"] is not None else ""
            return tag("g", figure(ICONS["helper"], 22, 11, -1), class_="quiet") + coin
        if self.field["field"] == "ducats":
            return tag("g", ducat(12, str(prize["amount"])), transform=at(14, 0))
        return tag("g", provisions(0.62, str(prize["amount"])), transform=at(14, 0))
