"""The head of the board: eight rounds from autumn 1408 to summer 1410, and the event of this one."""

from __future__ import annotations

from itertools import groupby

from hetman.drawing import Say
from hetman.drawing.elements import at, figure, number, tag, words
from hetman.drawing.text import MIDDLE, cut, paragraph, wrap, write
from hetman.games.grunwald.drawing.highlights import View
from hetman.games.grunwald.drawing.icons import ICONS
from hetman.games.grunwald.drawing.layout import SMALL, Layout
from hetman.games.grunwald.drawing.phrases import effect_of, name_of
from hetman.games.grunwald.drawing.pieces import ducat, event_sign, provisions

CELL = {"wide": (45.0, 58.0, 47.0), "narrow": (20.0, 32.0, 22.0)}
"""Width, height and step of a round's cell."""
LASTING = frozenset({"prizes", "worth", "regroup", "promote"})
"""Effects that hold until the end of the round."""


class Heading:
    """Calendar and event in one picture."""

    def __init__(self, view: View, say: Say, layout: Layout) -> None:
        self.view = view
        self.say = say
        self.layout = layout

    def svg(self) -> str:
        cells = [self.cell(number, entry) for number, entry in enumerate(self.view["calendar"], 1)]
        label = self.say("board-round", round=max(1, self.view["round"]), count=len(cells))
        calendar = tag("g", tag("title", words(label)), *cells, role="img", aria_label=label)
        return calendar + ("" if self.layout.narrow else self.years()) + self.event()

    # The calendar

    def cell(self, round: int, entry: View) -> str:
        """Number, season, and a branch while the truce holds, a cross when the Teutons come."""
        wide, high, step = CELL[self.layout.name]
        now, past = round == self.view["round"], round < self.view["round"]
        ground = "raised" if now else "sunk" if past else "hex3"
        ink, sign = "ink" if now else "ink2", ICONS["truce" if entry["truce"] else "cross"]
        narrow = self.layout.narrow
        inside = (
            [
                write(str(round), wide / 2, 15, 14, anchor=MIDDLE, ink=ink, weight=700, display=True),
                figure(sign, 11, wide / 2, 24),
            ]
            if narrow
            else [
                write(str(round), 7, 19, 16, ink=ink, weight=700, display=True),
                figure(sign, 14, 33, 14),
                figure(ICONS[entry["season"]], 25, wide / 2, 40),
            ]
        )
        frame = tag(
            "rect",
            width=wide,
            height=high,
            rx=5,
            fill=f"var(--{ground})",
            stroke="var(--ink)" if now else "var(--hexline)",
            stroke_width=2.6 if now else 1,
        )
        left, top = (6, 6) if narrow else (11, 11)
        return tag(
            "g", frame, *inside, transform=at(left + step * (round - 1), top), class_="now" if now else f"on-{ground}"
        )

    def years(self) -> str:
        """Brackets below the rounds of a year."""
        _, _, step = CELL[self.layout.name]
        drawn = []
        rounds = enumerate(self.view["calendar"])
        for year, entries in groupby(rounds, key=lambda entry: entry[1]["year"]):
            places = [place for place, _ in entries]
            left, right = 14 + step * places[0], 53 + step * places[-1]
            line = f"M{number(left)} 74V77H{number(right)}V74"
            drawn.append(tag("path", d=line, fill="none", stroke="var(--hexline)"))
            drawn.append(write(str(year), (left + right) / 2, 90, SMALL, anchor=MIDDLE, ink="ink2", weight=600))
        return "".join(drawn)

    # The event

    def event(self) -> str:
        event = self.view["event"]
        opened = self.view["phase"] == "event" and self.view["actor"] >= 0
        if event is None or opened:
            return self.no_event()
        name, text = name_of(event, self.say), effect_of(event, self.say)
        spent = self.view["phase"] != "event" and event["effect"] not in LASTING
        narrow = self.layout.narrow
        inside = self.narrow_event(name, spent) if narrow else self.wide_event(name, text, spent)
        label = self.say("board-event", event=("event", event["event"]), text=text)
        return tag("g", tag("title", words(label)), inside, role="img", aria_label=label)

    def wide_event(self, name: str, text: str, spent: bool) -> str:
        ink = "ink2" if spent else "ink"
        room = self.layout.width - 474 - 8
        return (
            tag("path", d="M396 10V84", stroke="var(--hexline)")
            + tag("g", event_sign(24, spent), transform=at(436, 47))
            + write(self.say("board-event-caption"), 474, 18, SMALL, ink="ink2", weight=600)
            + write(cut(name, 17, room), 474, 37, 17, ink=ink, weight=700, display=True)
            + paragraph(wrap(text, 12.5, room, 3), 474, 53.5, 12.5, 15, ink=ink)
        )

    def narrow_event(self, name: str, spent: bool) -> str:
        ink = "ink2" if spent else "ink"
        lines = wrap(name, 13, self.layout.width - 222, 2)
        top = 27 if len(lines) == 1 else 19
        texts = [
            write(line, 220, top + 15 * place, 13, ink=ink, weight=700, display=True)
            for place, line in enumerate(lines)
        ]
        return tag("g", event_sign(15, spent), transform=at(199, 22)) + "".join(texts)

    def no_event(self) -> str:
        """None in the first round, none at the end; one that is opened below needs no second place."""
        text = self.say("board-no-event") if self.view["round"] <= 1 else ""
        narrow = self.layout.narrow
        bank = tag("g", bank_stock(self.view, self.say), transform=at(200, 22) if narrow else at(424, 47))
        if narrow:
            return bank if not text else paragraph(wrap(text, SMALL, 146, 2), 190, 19, SMALL, 15, ink="ink2")
        return tag("path", d="M396 10V84", stroke="var(--hexline)") + (
            write(text, 414, 51, 13, ink="ink2") if text else bank
        )


def bank_stock(view: View, say: Say) -> str:
    """What the bank still has, after its name."""
    bank = view["bank"]
    label = say("board-bank-stock", ducats=bank["ducats"], provisions=bank["provisions"])
    return tag(
        "g",
        tag("title", words(label)),
        write(say("board-bank"), 0, 4.5, SMALL, ink="ink2", weight=600),
        tag("g", ducat(7.5), transform=at(42, 0)),
        write(str(bank["ducats"]), 52, 4.5, SMALL, ink="ink2", weight=650),
        tag("g", provisions(0.34), transform=at(79, 0)),
        write(str(bank["provisions"]), 88, 4.5, SMALL, ink="ink2", weight=650),
        role="img",
        aria_label=label,
    )
