"""The prizes of a field, each with its place and the seal of who takes it now."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.drawing import Say, View
from hetman.drawing.elements import at, figure, placed, tag
from hetman.drawing.picture import labelled
from hetman.drawing.text import MIDDLE, headline, write
from hetman.games.grunwald.drawing.cards import face_down_card, label_of, large_card, small_upright
from hetman.games.grunwald.drawing.icons import ICONS
from hetman.games.grunwald.drawing.layout import Part
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


@dataclass
class Prizes(Part):
    """The prizes of one field in one picture; the origin is the upper left corner of the field's line."""

    field: View

    @property
    def settled(self) -> bool:
        """The field has been settled: what still lies there goes back to the box."""
        return self.view["phase"] == "resolution" and not self.view["skirmish"] and self.field["field"] != "helpers"

    def svg(self) -> str:
        if self.field["number"] == 1:
            return self.teutons() if self.field["open"] else self.truce()
        step = self.layout.either(63, 34) if self.field["field"] == "ducats" else self.layout.either(90, 50)
        prizes = enumerate(self.field["prizes"])
        return "".join(self.prize(prize, self.layout.prizes + step * number) for number, prize in prizes)

    # Fields 2 to 6

    def prize(self, prize: View, x: float) -> str:
        out = self.settled or prize["place"] is None
        taker = "" if out else self.taker(prize)
        return labelled(self.label(prize), self.thing(prize, out), taker, transform=at(x, 0))

    def label(self, prize: View) -> str:
        what = self.name_of(prize)
        if self.settled:
            return what
        if prize["place"] is None:
            return self.say("board-prize-out", text=what)
        if prize["seat"] is None:
            return self.say("board-prize", number=prize["place"], text=what)
        return self.say("board-prize-taken", number=prize["place"], text=what, seat=("seat", prize["seat"]))

    def name_of(self, prize: View) -> str:
        if "card" in prize:
            return label_of(prize["card"], self.say)
        if self.field["field"] == "helpers":
            return self.say("board-helper", price=prize["price"] or 0)
        return self.say(f"board-{self.field['field']}", amount=prize["amount"])

    def thing(self, prize: View, out: bool) -> str:
        if "card" in prize:
            return self.knight(prize["card"], out)
        return self.helper(prize["price"]) if self.field["field"] == "helpers" else self.goods(prize, out)

    def knight(self, card: str, out: bool = False) -> str:
        if self.layout.narrow:
            return placed(small_upright(card, 0, 23, out), 0, 21)
        return placed(large_card(card, 0, 44, out=out), 0, 11.7)

    def goods(self, prize: View, out: bool) -> str:
        """A value of the card as it is won in this round, and beside it what an event has changed."""
        either, amount = self.layout.either, str(prize["amount"])
        if self.field["field"] == "ducats":
            drawn = (sunk_ducat if out else ducat)(either(15, 9), amount)
            x, y = either((15, 42.5), (13, 28.5))
        else:
            drawn = (sunk_provisions if out else provisions)(either(0.92, 0.6), amount)
            x, y = either((23, 43.5), (13, 39))
        changed = prize["amount"] - prize["printed"]
        sign = placed(change_sign(signed(changed)), 3, 61) if changed and not self.layout.narrow else ""
        return placed(drawn, x, y) + sign

    def helper(self, price: int | None) -> str:
        size, x, y = self.layout.either((30, 13, 42), (22, 9, 36))
        body = tag("g", figure(ICONS["helper"], size, x, y), class_="quiet")
        radius, x, y = self.layout.either((10.5, 33, 52), (7.5, 20, 45))
        return body if price is None else body + placed(ducat(radius, str(price)), x, y)

    def taker(self, prize: View) -> str:
        """The place in roman figures and below it the seal; three values on a phone stand over their seals."""
        ducats, seat = self.field["field"] == "ducats", prize["seat"]
        if self.layout.narrow and ducats:
            return placed(nobody(6.6) if seat is None else seal(seat, 7), 13, 48.5)
        x = self.layout.either(44 if ducats else 59, 37)
        roman = headline(ROMAN[prize["place"]], x, 31, self.layout.either(14, 12), MIDDLE, "ink2")
        mark = nobody(self.layout.either(10, 6.6)) if seat is None else seal(seat, self.layout.either(9, 6.6))
        return roman + placed(mark, x, self.layout.either(51.5, 44))

    # Field 1

    def teutons(self) -> str:
        """Two cards, what is added for the number of players, and the sum that the knights must reach."""
        cards = self.field["prizes"]
        x, step = self.layout.prizes, self.layout.either(48, 26)
        drawn = "".join(
            labelled(label_of(prize["card"], self.say), self.knight(prize["card"]), transform=at(x + step * number, 0))
            for number, prize in enumerate(cards)
        )
        if len(cards) < 2:
            return drawn
        more = self.field["addition"]
        total = more + sum(prize["strength"] for prize in cards)
        if self.layout.narrow:
            plus = write(f"+{more}", x + 54, 42, 13, ink="ink2", weight=650)
        else:
            plus = write(f"+ {more} =", x + 98, 47.5, 14, ink="ink2", weight=650)
        scale, right, y = self.layout.either((1.34, 160, 43.5), (1, 87, 37))
        sum_ = placed(shield(str(total), scale, "field-argent", "field-sable"), x + right, y)
        return drawn + labelled(self.say("board-teutons", teutons=total, amount=more), plus, sum_)

    def truce(self) -> str:
        """Until the Teutons come: two backs and a branch."""
        x = self.layout.prizes
        wide, step, y = self.layout.either((44, 48, 11.7), (23, 26, 21))
        backs = [placed(face_down_card(wide, "cross"), x + step * number, y) for number in range(2)]
        size, right, middle = self.layout.either((32, 122, 42), (20, 68, 37))
        return "".join(backs) + tag("g", figure(ICONS["truce"], size, x + right, middle), class_="quiet")


def signed(change: int) -> str:
    return f"{change:+d}".replace("-", "−")


def truce_text(view: View, say: Say) -> str:
    return say("board-truce", round=1 + sum(entry["truce"] for entry in view["calendar"]))
