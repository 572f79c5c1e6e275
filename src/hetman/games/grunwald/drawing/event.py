"""An event that everybody obeys: its card opened, what there is to win, and where each seat stands with it."""

from __future__ import annotations

from hetman.drawing import Say
from hetman.drawing.elements import at, figure, number, tag, words
from hetman.drawing.text import cut, paragraph, width, wrap, write
from hetman.games.grunwald.drawing.cards import RATIO, card_back, card_face, label_of, missing_card
from hetman.games.grunwald.drawing.highlights import View
from hetman.games.grunwald.drawing.icons import ICONS
from hetman.games.grunwald.drawing.layout import SMALL, Layout
from hetman.games.grunwald.drawing.phrases import effect_of, name_of
from hetman.games.grunwald.drawing.pieces import OFFICER, ROMAN, ducat, event_sign, pawn, provisions, seal

CARD = {"wide": 60.0, "narrow": 52.0}


class Assembly:
    """The opened event in one picture; the origin is its upper left corner."""

    def __init__(self, view: View, say: Say, layout: Layout) -> None:
        self.view = view
        self.say = say
        self.layout = layout
        self.event: View = view["event"]
        self.answers: list[View] | None = view["auction"] or view["contest"]

    def svg(self, y: float, high: float) -> str:
        return tag(
            "g",
            tag("rect", width=self.layout.width, height=high, fill="var(--hex1)"),
            tag("path", d=f"M0 0H{number(self.layout.width)}", stroke="var(--hexline)"),
            self.card(name_of(self.event, self.say), self.sentence()),
            self.seats(0.72 * high if self.layout.narrow else high),
            class_="ground-hex1",
            transform=at(0, y),
        )

    def sentence(self) -> list[str]:
        """What the event does, in lines."""
        text = effect_of(self.event, self.say)
        return wrap(text, 13, 276, 6) if self.layout.narrow else wrap(text, 15, 620, 3)

    def card(self, name: str, lines: list[str]) -> str:
        if self.layout.narrow:
            return (
                tag("g", event_sign(20), transform=at(30, 34))
                + write(cut(name, 16, 276), 60, 28, 16, weight=700, display=True)
                + paragraph(lines, 60, 48, 13, 17)
                + self.awards(60, 48 + 17 * len(lines) + 14)
            )
        return (
            tag("g", event_sign(38), transform=at(66, 62))
            + write(cut(name, 21, 620), 124, 42, 21, weight=700, display=True)
            + paragraph(lines, 124, 68, 15, 20)
            + self.awards(124, 68 + 20 * len(lines) + 14)
        )

    def awards(self, x: float, y: float) -> str:
        """What the places of an auction or a contest win."""
        drawn = []
        for place, award in enumerate(self.event["awards"], 1):
            coin = self.event["effect"] == "contest"
            thing = ducat(13, str(award)) if coin else provisions(0.7, str(award))
            roman = write(ROMAN[place], 0, 5, 14, ink="ink2", weight=700, display=True)
            spot = at(width(ROMAN[place], 14) + 20, 0)
            drawn.append(tag("g", roman, tag("g", thing, transform=spot), transform=at(x, y)))
            x += 74
        return "".join(drawn)

    # Where each seat stands

    def seats(self, high: float) -> str:
        """From the start player on, in turn order."""
        order = [(self.view["start"] + number) % self.view["seats"] for number in range(self.view["seats"])]
        left = 14.0 if self.layout.narrow else 124.0
        step = (self.layout.width - left) / max(3, len(order))
        drawn = []
        for place, seat in enumerate(order):
            name = cut(self.say("thing", thing=("seat", seat)), 13, step - 27)
            named = tag("g", seal(seat, 8), transform=at(9, 0)) + write(name, 24, 4.5, 13, weight=650)
            inside = self.turn(seat, place, order) if self.answers is None else self.answer(seat)
            drawn.append(
                tag("g", tag("g", named, transform=at(0, -22)), inside, transform=at(left + step * place, high))
            )
        return "".join(drawn)

    def answer(self, seat: int) -> str:
        """What a seat has laid face down: the thing itself to whoever laid it, its back to the others."""
        wide = CARD[self.layout.name]
        found = next((answer for answer in self.answers or () if answer["seat"] == seat), {"answer": "none"})
        face = "back" if found["answer"] is None else str(found["answer"])
        name = self.layout.id(f"laid-{seat}")
        return tag("g", self.laid(seat, wide), id=name, data_turn=face, transform=at(0, -40 - wide * RATIO))

    def laid(self, seat: int, wide: float) -> str:
        found = next((answer for answer in self.answers or () if answer["seat"] == seat), None)
        if found is None:
            return missing_card(wide, self.say("board-no-bid"))
        given = found["answer"]
        if given is None and seat == self.view["seat"]:
            return missing_card(wide, ink="act")
        if given is None:
            back = card_back(wide, "ducat" if self.view["auction"] else "swords")
            return self.named(self.say("board-face-down"), back)
        if self.view["contest"]:
            return self.named(label_of(given, self.say), card_face(given, seat, wide))
        return missing_card(wide) + tag("g", ducat(wide * 0.3, str(given)), transform=at(wide / 2, wide * 0.7))

    def named(self, label: str, drawn: str) -> str:
        return tag("g", tag("title", words(label)), drawn, role="img", aria_label=label)

    def turn(self, seat: int, place: int, order: list[int]) -> str:
        """Officers in turn order: who has answered, who is asked now, who is still to come."""
        now = order.index(self.view["actor"])
        officer = tag("g", pawn(seat, OFFICER), transform=at(20, -42 - (22 if place == now else 0)))
        if place < now:
            return officer + tag("g", figure(ICONS["tick"], 18, 52, -58), class_="quiet")
        if place > now:
            return officer
        ink = "act" if seat == self.view["seat"] else "ink2"
        return officer + write(self.say("board-now"), 0, -44, SMALL, ink=ink, weight=650)
