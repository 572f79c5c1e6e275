"""An event that every seat answers: its card opened, the prizes, and the answer of each seat."""

from __future__ import annotations

from typing import Any

from hetman.drawing import Say, View
from hetman.drawing.elements import at, figure, placed, tag
from hetman.drawing.text import brief, cut, headline, paragraph, width, wrap, write
from hetman.games.grunwald.drawing.cards import RATIO, laid_card, missing_card
from hetman.games.grunwald.drawing.icons import ICONS
from hetman.games.grunwald.drawing.layout import SMALL, Part
from hetman.games.grunwald.drawing.pieces import OFFICER, ROMAN, ducat, event_sign, pawn, provisions, seal


def effect_of(event: View, say: Say) -> str:
    """What the event does, with the numbers of this game."""
    args: dict[str, Any] = dict(event["numbers"])
    if event["field"] is not None:
        args["field"] = ("field", event["field"])
    if event["awards"]:
        args["awards"] = ", ".join(map(str, event["awards"]))
        args["count"] = len(event["awards"])
    text = say(f"effect-{event['effect']}", **args)
    return say("later-effect", text=text) if event["later"] else text


class OpenedEvent(Part):
    """The opened event in one picture; the origin is its upper left corner."""

    def svg(self, y: float, high: float) -> str:
        return self.strip(y, high, "hex1", self.card(), self.seats(self.layout.either(high, 0.72 * high)))

    def card(self) -> str:
        either, event = self.layout.either, self.view["event"]
        x, top, size, leading, room, most = either((124, 68, 15, 20, 620, 3), (60, 48, 13, 17, 276, 6))
        lines = wrap(effect_of(event, self.say), size, room, most)
        title, sign = either(21, 16), either((38, 66, 62), (20, 30, 34))
        return (
            placed(event_sign(sign[0]), *sign[1:])
            + headline(cut(self.name("event", event["event"]), title, room), x, either(42, 28), title)
            + paragraph(lines, x, top, size, leading)
            + self.awards(x, top + leading * len(lines) + 14)
        )

    def awards(self, x: float, y: float) -> str:
        """What the places of an auction or a contest win."""
        event, drawn = self.view["event"], []
        for place, award in enumerate(event["awards"]):
            thing = ducat(13, str(award)) if event["effect"] == "contest" else provisions(0.7, str(award))
            roman = ROMAN[place + 1]
            inside = headline(roman, 0, 5, 14, ink="ink2") + placed(thing, width(roman, 14) + 20, 0)
            drawn.append(placed(inside, x + 74 * place, y))
        return "".join(drawn)

    # Where each seat stands

    def seats(self, high: float) -> str:
        """From the start player on, in turn order."""
        order = [(self.view["start"] + number) % self.view["seats"] for number in range(self.view["seats"])]
        answers: list[View] | None = self.view["auction"] or self.view["contest"]
        left = self.layout.either(124, 14)
        step = (self.layout.width - left) / max(3, len(order))
        drawn = []
        for place, seat in enumerate(order):
            name = brief(self.name("seat", seat), 13, step - 27)
            named = placed(seal(seat, 8), 9, 0) + write(name, 24, 4.5, 13, weight=650)
            inside = self.turn(seat, place, order) if answers is None else self.answer(seat, answers)
            drawn.append(placed(placed(named, 0, -22) + inside, left + step * place, high))
        return "".join(drawn)

    def answer(self, seat: int, answers: list[View]) -> str:
        """What a seat has laid face down: the thing itself to the seat that laid it, its back to the others."""
        wide = self.layout.either(60.0, 52.0)
        given = next((answer["answer"] for answer in answers if answer["seat"] == seat), "none")
        if given == "none":
            drawn = missing_card(wide, self.say("board-no-bid"))
        elif given is None or self.view["contest"]:
            drawn = laid_card(given, seat, wide, self.say, "ducat" if self.view["auction"] else "swords", self.view)
        else:
            drawn = missing_card(wide) + placed(ducat(wide * 0.3, str(given)), wide / 2, wide * 0.7)
        face = "back" if given is None else str(given)
        name = self.layout.id(f"laid-{seat}")
        return tag("g", drawn, id=name, data_turn=face, transform=at(0, -40 - wide * RATIO))

    def turn(self, seat: int, place: int, order: list[int]) -> str:
        """Officers in turn order: who has answered, who is asked now, who is still to come."""
        now = order.index(self.view["actor"])
        officer = placed(pawn(seat, OFFICER), 20, -42 - (22 if place == now else 0))
        if place < now:
            return officer + tag("g", figure(ICONS["tick"], 18, 52, -58), class_="quiet")
        if place > now:
            return officer
        ink = "act" if seat == self.view["seat"] else "ink2"
        return officer + write(self.say("board-now"), 0, -44, SMALL, ink=ink, weight=650)
