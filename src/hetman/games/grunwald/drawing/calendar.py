"""The head of the board: eight rounds from autumn 1408 to summer 1410, and the event of this one."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from hetman.drawing import Say, View
from hetman.drawing.elements import at, figure, number, placed, rect, stroke, tag
from hetman.drawing.picture import labelled
from hetman.drawing.text import MIDDLE, cut, headline, paragraph, wrap, write
from hetman.games.grunwald.drawing.event import effect_of
from hetman.games.grunwald.drawing.icons import ICONS
from hetman.games.grunwald.drawing.layout import SMALL, Part, upright
from hetman.games.grunwald.drawing.pieces import ducat, event_sign, provisions

STEP = 47
LASTING = frozenset({"prizes", "worth", "regroup", "promote"})
"""Effects that hold until the end of the round."""


class Heading(Part):
    """Calendar and event in one picture."""

    def svg(self) -> str:
        cells = [self.cell(number, entry) for number, entry in enumerate(self.view["calendar"], 1)]
        label = self.say("board-round", round=max(1, self.view["round"]), count=len(cells))
        return labelled(label, *cells) + ("" if self.layout.narrow else self.years()) + self.event()

    # The calendar

    def cell(self, round: int, entry: View) -> str:
        """Number, season, and a branch while the truce holds, a cross when the Teutons come."""
        wide, high, step, edge = self.layout.either((45, 58, STEP, 11), (20, 32, 22, 6))
        now, past = round == self.view["round"], round < self.view["round"]
        ground = "raised" if now else "sunk" if past else "hex3"
        ink, sign = "ink" if now else "ink2", ICONS["truce" if entry["truce"] else "cross"]
        if self.layout.narrow:
            inside = headline(str(round), wide / 2, 15, 14, MIDDLE, ink) + figure(sign, 11, wide / 2, 24)
        else:
            season = figure(ICONS[entry["season"]], 25, wide / 2, 40)
            inside = headline(str(round), 7, 19, 16, ink=ink) + figure(sign, 14, 33, 14) + season
        line, width = ("var(--ink)", 2.6) if now else ("var(--hexline)", 1.0)
        return tag(
            "g",
            rect(0, 0, wide, high, 5, fill=f"var(--{ground})", stroke=line, stroke_width=width),
            inside,
            transform=at(edge + step * (round - 1), edge),
            class_="now" if now else f"on-{ground}",
        )

    def years(self) -> str:
        """Brackets below the rounds of a year."""
        drawn = []
        rounds = enumerate(self.view["calendar"])
        for year, entries in groupby(rounds, key=lambda entry: entry[1]["year"]):
            places = [place for place, _ in entries]
            left, right = 14 + STEP * places[0], 53 + STEP * places[-1]
            drawn.append(stroke(f"M{number(left)} 74V77H{number(right)}V74", "var(--hexline)", 1))
            drawn.append(write(str(year), (left + right) / 2, 90, SMALL, anchor=MIDDLE, ink="ink2", weight=600))
        return "".join(drawn)

    # The event

    def event(self) -> str:
        event = self.view["event"]
        opened = self.view["phase"] == "event" and self.view["actor"] >= 0
        if event is None or opened:
            return self.no_event()
        name, text = self.name("event", event["event"]), effect_of(event, self.say)
        spent = self.view["phase"] != "event" and event["effect"] not in LASTING
        inside = self.narrow_event(name, spent) if self.layout.narrow else self.wide_event(name, text, spent)
        return labelled(self.say("board-event", event=("event", event["event"]), text=text), inside)

    def wide_event(self, name: str, text: str, spent: bool) -> str:
        ink = "ink2" if spent else "ink"
        room = self.layout.width - 474 - 8
        return (
            upright(396, 10, 84)
            + placed(event_sign(24, spent), 436, 47)
            + write(self.say("board-event-caption"), 474, 18, SMALL, ink="ink2", weight=600)
            + headline(cut(name, 17, room), 474, 37, 17, ink=ink)
            + paragraph(wrap(text, 12.5, room, 3), 474, 53.5, 12.5, 15, ink=ink)
        )

    def narrow_event(self, name: str, spent: bool) -> str:
        lines = wrap(name, 13, self.layout.width - 222, 2)
        top = 27 if len(lines) == 1 else 19
        texts = paragraph(lines, 220, top, 13, 15, ink="ink2" if spent else "ink", weight=700, display=True)
        return placed(event_sign(15, spent), 199, 22) + texts

    def no_event(self) -> str:
        """None in the first round, none at the end; one that is opened below needs no second place."""
        text = self.say("board-no-event") if self.view["round"] <= 1 else ""
        if self.layout.narrow:
            bank = placed(bank_stock(self.view, self.say), 200, 22)
            return paragraph(wrap(text, SMALL, 146, 2), 190, 19, SMALL, 15, ink="ink2") if text else bank
        # The captions over the fields name the bank; while the army is fed there are none.
        fed = self.view["phase"] == "end" and not self.view["winners"]
        bank = placed(bank_stock(self.view, self.say), 424, 47) if fed else ""
        return upright(396, 10, 84) + (write(text, 414, 51, 13, ink="ink2") if text else bank)


def season_of(view: View) -> dict[str, Any]:
    """The arguments of a text that names season and year."""
    now = view["calendar"][view["round"] - 1]
    return {"season": ("season", now["season"]), "year": str(now["year"])}


def bank_stock(view: View, say: Say) -> str:
    """What the bank still has, after its name."""
    bank = view["bank"]
    return labelled(
        say("board-bank-stock", ducats=bank["ducats"], provisions=bank["provisions"]),
        write(say("board-bank"), 0, 4.5, SMALL, ink="ink2", weight=600),
        placed(ducat(7.5), 42, 0),
        write(str(bank["ducats"]), 52, 4.5, SMALL, ink="ink2", weight=650),
        placed(provisions(0.34), 79, 0),
        write(str(bank["provisions"]), 88, 4.5, SMALL, ink="ink2", weight=650),
    )
