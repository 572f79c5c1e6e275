"""What is to be had on a field, with its place and the seal of who takes it now."""

from __future__ import annotations

from typing import Any

from hetman.drawing import Say
from hetman.drawing.elements import at, figure, tag, words
from hetman.drawing.text import MIDDLE, write
from hetman.games.grunwald.drawing.cards import card_back, card_face, label_of, small_upright
from hetman.games.grunwald.drawing.highlights import View
from hetman.games.grunwald.drawing.icons import ICONS
from hetman.games.grunwald.drawing.layout import Layout
from hetman.games.grunwald.drawing.pieces import (
    ROMAN,
    change_sign,
    ducat,
    nobody,
    provisions,
    seal,
    shield,
    sunk_ducat,
    sunk_provisions,
)

PRIZE_STEP = {"wide": 90.0, "narrow": 50.0}
DUCAT_STEP = {"wide": 63.0, "narrow": 34.0}


class Prizes:
    """The prizes of one field in one picture; the origin is the upper left corner of the field's line."""

    def __init__(self, field: View, view: View, say: Say, layout: Layout) -> None:
        self.field = field
        self.view = view
        self.say = say
        self.layout = layout
        self.settled = view["phase"] == "resolution" and not view["skirmish"] and field["field"] != "helpers"
        """The field has been settled: what still lies there goes back to the box."""

    def svg(self) -> str:
        if self.field["number"] == 1:
            return self.teutons() if self.field["open"] else self.truce()
        ducats = self.field["field"] == "ducats"
        step = (DUCAT_STEP if ducats else PRIZE_STEP)[self.layout.name]
        prizes = enumerate(self.field["prizes"])
        return "".join(self.prize(prize, self.layout.prizes + step * number) for number, prize in prizes)

    # Fields 2 to 6

    def prize(self, prize: View, x: float) -> str:
        label = self.label(prize)
        return tag(
            "g",
            tag("title", words(label)),
            self.thing(prize),
            "" if self.is_out(prize) else self.taker(prize),
            transform=at(x, 0),
            role="img",
            aria_label=label,
        )

    def is_out(self, prize: View) -> bool:
        return self.settled or prize["place"] is None

    def label(self, prize: View) -> str:
        what = self.name(prize)
        if self.settled:
            return what
        if prize["place"] is None:
            return self.say("board-prize-out", text=what)
        if prize["seat"] is None:
            return self.say("board-prize", number=prize["place"], text=what)
        return self.say("board-prize-taken", number=prize["place"], text=what, seat=("seat", prize["seat"]))

    def name(self, prize: View) -> str:
        if "card" in prize:
            return label_of(prize["card"], self.say)
        if self.field["field"] == "helpers":
            return self.say("board-helper", price=prize["price"] or 0)
        return self.say(f"board-{self.field['field']}", amount=prize["amount"])

    def thing(self, prize: View) -> str:
        out = self.is_out(prize)
        if "card" in prize:
            return self.knight(prize["card"], out)
        if self.field["field"] == "helpers":
            return self.helper(prize["price"])
        return self.goods(prize, out)

    def knight(self, card: str, out: bool) -> str:
        if self.layout.narrow:
            return tag("g", small_upright(card, 0, 23, "out" if out else ""), transform=at(0, 21))
        return tag("g", card_face(card, 0, 44, state="out" if out else ""), transform=at(0, 11.7))

    def goods(self, prize: View, out: bool) -> str:
        """A value of the card as it is won in this round, and beside it what an event has changed."""
        narrow, amount = self.layout.narrow, str(prize["amount"])
        if self.field["field"] == "ducats":
            drawn = (sunk_ducat if out else ducat)(9 if narrow else 15, amount)
            spot = at(13, 28.5) if narrow else at(15, 42.5)
        else:
            drawn = (sunk_provisions if out else provisions)(0.6 if narrow else 0.92, amount)
            spot = at(13, 39) if narrow else at(23, 43.5)
        changed = prize["amount"] - prize["printed"]
        sign = tag("g", change_sign(f"{changed:+d}".replace("-", "−")), transform=at(3, 61)) if changed else ""
        return tag("g", drawn, transform=spot) + ("" if narrow else sign)

    def helper(self, price: int | None) -> str:
        narrow = self.layout.narrow
        body = tag(
            "g",
            figure(ICONS["helper"], 22 if narrow else 30, 9 if narrow else 13, 36 if narrow else 42),
            class_="quiet",
        )
        if price is None:
            return body
        coin = tag("g", ducat(7.5 if narrow else 10.5, str(price)), transform=at(20, 45) if narrow else at(33, 52))
        return body + coin

    def taker(self, prize: View) -> str:
        """The place in roman figures and below it the seal; three values on a phone stand over their seals."""
        narrow, ducats = self.layout.narrow, self.field["field"] == "ducats"
        seat = prize["seat"]
        if narrow and ducats:
            return tag("g", nobody(6.6) if seat is None else seal(seat, 7), transform=at(13, 48.5))
        x = 37 if narrow else 44 if ducats else 59
        roman = write(
            ROMAN[prize["place"]], x, 31, 12 if narrow else 14, anchor=MIDDLE, ink="ink2", weight=700, display=True
        )
        mark = nobody(6.6 if narrow else 10) if seat is None else seal(seat, 6.6 if narrow else 9)
        return roman + tag("g", mark, transform=at(x, 44 if narrow else 51.5))

    # Field 1

    def teutons(self) -> str:
        """Two cards, what is added for the number of players, and the sum that the knights must reach."""
        cards = self.field["prizes"]
        drawn = [self.teuton(prize, number) for number, prize in enumerate(cards)]
        if len(cards) < 2:
            return "".join(drawn)
        more = self.field["addition"]
        total = more + sum(prize["strength"] for prize in cards)
        x, narrow = self.layout.prizes, self.layout.narrow
        label = self.say("board-teutons", teutons=total, amount=more)
        if narrow:
            plus = write(f"+{more}", x + 54, 42, 13, ink="ink2", weight=650)
            sum_ = tag("g", shield(str(total), 1, "argent"), transform=at(x + 87, 37))
        else:
            plus = write(f"+ {more} =", x + 98, 47.5, 14, ink="ink2", weight=650)
            sum_ = tag("g", shield(str(total), 1.34, "argent"), transform=at(x + 160, 43.5))
        return "".join(drawn) + tag("g", tag("title", words(label)), plus, sum_, role="img", aria_label=label)

    def teuton(self, prize: View, number: int) -> str:
        label = label_of(prize["card"], self.say)
        if self.layout.narrow:
            drawn, spot = small_upright(prize["card"], 0, 23), at(self.layout.prizes + 26 * number, 21)
        else:
            drawn, spot = card_face(prize["card"], 0, 44), at(self.layout.prizes + 48 * number, 11.7)
        return tag("g", tag("title", words(label)), drawn, transform=spot, role="img", aria_label=label)

    def truce(self) -> str:
        """Until the Teutons come: two backs, a branch, and when the truce ends."""
        x, narrow = self.layout.prizes, self.layout.narrow
        wide, step, y = (23, 26, 21) if narrow else (44, 48, 11.7)
        backs = [tag("g", card_back(wide, "cross"), transform=at(x + step * number, y)) for number in range(2)]
        branch = tag(
            "g",
            figure(ICONS["truce"], 20 if narrow else 32, x + (68 if narrow else 122), 37 if narrow else 42),
            class_="quiet",
        )
        return "".join(backs) + branch


def truce_text(view: View, say: Say) -> str:
    rounds: list[Any] = view["calendar"]
    return say("board-truce", round=1 + sum(entry["truce"] for entry in rounds))


def takers(prizes: list[View]) -> list[View]:
    """The prizes that can be won, in the order of their places."""
    return [prize for prize in prizes if prize["place"] is not None]
