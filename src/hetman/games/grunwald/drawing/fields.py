"""A field as a line of the roll: plate, name and what counts, prizes, queue."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.drawing import View
from hetman.drawing.elements import figure, frame, placed, rect, stroke, tag
from hetman.drawing.highlight import CHOSEN, LEGAL, START, Highlight
from hetman.drawing.text import END, MIDDLE, brief, cut, headline, width, write
from hetman.games.grunwald.drawing.cards import small_lying
from hetman.games.grunwald.drawing.highlights import chosen_field, open_fields, placement
from hetman.games.grunwald.drawing.icons import ICONS
from hetman.games.grunwald.drawing.layout import SMALL, Layout, Part, upright
from hetman.games.grunwald.drawing.pieces import change_sign, ducat, provisions, seal
from hetman.games.grunwald.drawing.prizes import Prizes, signed, truce_text
from hetman.games.grunwald.drawing.queues import Queue

# By field: the icon on its plate, and the class that gives plate and icon their tinctures.
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
ARROW = "M36 0H49M45-4 49.5 0 45 4"


def ground_of(field: View) -> str:
    return GROUNDS[(field["number"] - 1) % 3]


def plate_fill(tincture: str) -> str:
    return f"var(--{'' if tincture == 'ink2' else 'field-'}{tincture})"


def plate(field: View, layout: Layout, high: float) -> str:
    """Number and icon in the field's tincture: side by side in a short line, otherwise below each other."""
    icon, tincture = PLATES[field["field"]]
    wide = layout.plate
    if high <= SHORT:
        spot, size, sign = (0.34 * wide, high / 2 + 5.5), 16, (17, 0.72 * wide, high / 2)
    else:
        spot, size = (wide / 2, layout.either(22, 20)), layout.either(18, 15)
        sign = layout.either((27, wide / 2, 54.5), (20, wide / 2, 41))
    return tag(
        "g",
        rect(0, 0, wide, high, fill=plate_fill(tincture)),
        headline(str(field["number"]), *spot, size, MIDDLE, f"plate-{tincture}"),
        figure(ICONS[icon], *sign),
        upright(wide, 0, high),
        class_=f"on-{tincture}",
    )


@dataclass
class Line(Part):
    """One field in one picture; all of it can be clicked."""

    field: View
    highlight: Highlight
    ringed: int | None

    def svg(self, y: float) -> str:
        field, layout = self.field["field"], self.layout
        label = self.say("board-field", number=self.field["number"], field=("field", field))
        state = self.state()
        # With the pawns chosen, the click on the field sends them.
        move = placement(field, self.highlight) if state == LEGAL else None
        return self.strip(
            y,
            layout.line,
            ground_of(self.field),
            self.outline(),
            self.words(),
            Prizes(self.view, self.say, layout, self.field).svg(),
            Queue(self.view, self.say, layout, self.field, self.highlight, self.ringed).svg(),
            "" if self.field["open"] else self.truce(),
            plate=plate(self.field, layout, layout.line),
            id=layout.id(f"field-{field}"),
            data_token=field,
            data_as="field",
            data_move=" ".join(move) if move else None,
            aria_label=label,
            aria_pressed="true" if state == CHOSEN else None,
            role="button" if state else "group",
            tabindex="0" if state else None,
            state=state,
        )

    def state(self) -> str:
        """Whether the field takes what is chosen, is chosen itself, or can be chosen instead of another one."""
        field, fields = self.field["field"], open_fields(self.highlight)
        if field == chosen_field(self.highlight):
            return CHOSEN
        if field in fields:
            return LEGAL
        return START if chosen_field(self.highlight) and field in self.highlight.usable else ""

    def outline(self) -> str:
        """The queue highlighted, ringed when it is chosen, or parted from the prizes by a line."""
        layout, state = self.layout, self.state()
        if not state:
            return upright(layout.queue - 1, 10, layout.line - 10)
        place = (layout.queue, 3, layout.width - layout.queue - 3, layout.line - 6, 7)
        if state == START:
            return frame(*place, "var(--line2)", 2)
        ink = "var(--ink)" if state == CHOSEN else "var(--act)"
        ring = frame(*place, "var(--surface)", 6.4) + frame(*place, ink, 3.4)
        return rect(*place, fill="var(--glow)") + tag("g", ring, class_="lit")

    # Name and what counts

    def words(self) -> str:
        layout, name = self.layout, self.name("field", self.field["field"])
        if layout.narrow:
            changed = self.field["change"] if self.field["prizes"] else 0
            room = layout.queue - layout.text - (24 if changed else 4)
            # Measured as regular letters; these are a little narrower.
            size = 13 if width(name, 12) <= room else 12
            # On a phone the change of all prizes stands by the name.
            sign = placed(change_sign(signed(changed)), layout.queue - 14, 10.5) if changed else ""
            return headline(cut(name, size - 1.4, room), layout.text, 14, size) + sign
        counted = self.what_counts()
        single = self.say("board-one-pawn") if self.field["one_pawn"] else ""
        return (
            headline(cut(name, 16, layout.prizes - layout.text - 8), layout.text, 34, 16)
            + counted
            + write(single, layout.text, 72 if counted else 54, SMALL, ink="ink2")
        )

    def what_counts(self) -> str:
        """Officer, helper and ducat with what each is worth here; an octagon where an event changed it."""
        drawn = []
        kinds = [kind for kind in ("officer", "helper", "ducat") if self.field["worth"][kind]]
        for place, kind in enumerate(kinds):
            x, worth = self.layout.text + 7.5 + 34 * place, self.field["worth"][kind]
            coin, changed = kind == "ducat", kind == "helper" and worth != 1
            drawn += [
                placed(ducat(7.5), x, 51) if coin else tag("g", figure(ICONS[kind], 16, x, 50.5), class_="quiet"),
                placed(change_sign(str(worth)), x + 19, 51)
                if changed
                else write(str(worth), x + 10.5, 55.6, 13, ink="ink2", weight=650),
            ]
        return "".join(drawn)

    def truce(self) -> str:
        text = cut(truce_text(self.view, self.say), SMALL, self.layout.queue_room)
        return write(text, self.layout.queue + self.layout.margin, self.layout.line / 2 + 4, SMALL, ink="ink2")


@dataclass
class ShortLine(Part):
    """A field folded to its outcome: the prizes and who takes them, or what can still come there."""

    field: View

    def svg(self, y: float) -> str:
        layout = self.layout
        name = cut(self.name("field", self.field["field"]), 15, layout.prizes - layout.text - 8)
        return self.strip(
            y,
            SHORT,
            ground_of(self.field),
            headline(name, layout.text, 26, 15),
            self.coming() + self.note() if self.view["phase"] == "event" else self.outcomes(),
            plate=plate(self.field, layout, SHORT),
        )

    def outcomes(self) -> str:
        """The prizes that can be won, in the order of their places."""
        prizes = [prize for prize in self.field["prizes"] if prize["place"] is not None]
        step = (self.layout.width - self.layout.prizes) / 3.05
        return "".join(
            placed(self.outcome(prize), self.layout.prizes + step * place, SHORT / 2)
            for place, prize in enumerate(prizes)
        )

    def coming(self) -> str:
        """Before the cards of a round are turned up: those that are left in the pile."""
        unseen, name = self.view["unseen"], self.field["field"]
        if name in KNIGHT_PILES:
            cards = unseen[KNIGHT_PILES[name]]
            return self.counted([(placed(small_lying(card, 0), 0, -10.5), cards[card]) for card in cards], 34)
        faces = sorted({tuple(face) for face in unseen.get(name, ())}, reverse=True)
        return self.counted([(self.face(face), unseen[name].count(list(face))) for face in faces], 52)

    def note(self) -> str:
        """What the cards in all lines are, only in the first one."""
        text = self.say("board-coming") if self.field["number"] == 1 else ""
        return write(text, self.layout.width - 14, SHORT / 2 + 4.5, SMALL, anchor=END, ink="ink2")

    def counted(self, things: list[tuple[str, int]], wide: float) -> str:
        drawn = []
        x = self.layout.prizes
        for thing, count in things:
            more = write(f"×{count}", wide - 1, 4.5, SMALL, ink="ink2", weight=650) if count > 1 else ""
            drawn.append(placed(thing + more, x, SHORT / 2))
            x += wide + (24 if more else 10)
        return "".join(drawn)

    def face(self, values: tuple[int, ...]) -> str:
        """The values of a provision or ducat card beside its sign."""
        sign = ducat(8) if self.field["field"] == "ducats" else provisions(0.4)
        return placed(sign, 9, 0) + headline("·".join(map(str, values)), 21, 5, 14)

    def outcome(self, prize: View) -> str:
        """A prize, an arrow, and the seal and name of who takes it now."""
        seat = prize["seat"]
        if seat is None:
            return self.thing(prize)
        return (
            self.thing(prize)
            + stroke(ARROW, "var(--ink2)", 1.8, stroke_linecap="round")
            + placed(seal(seat, 8), 66, 0)
            + write(brief(self.name("seat", seat), 13, 100), 81, 4.5, 13, weight=650)
        )

    def thing(self, prize: View) -> str:
        if "card" in prize:
            return placed(small_lying(prize["card"], 0), 0, -10.5)
        if self.field["field"] == "helpers":
            coin = placed(ducat(7.5, str(prize["price"])), 22, 6) if prize["price"] is not None else ""
            return tag("g", figure(ICONS["helper"], 22, 11, -1), class_="quiet") + coin
        amount = str(prize["amount"])
        return placed(ducat(12, amount) if self.field["field"] == "ducats" else provisions(0.62, amount), 14, 0)
