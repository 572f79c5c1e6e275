"""The end: everybody's points, part by part."""

from __future__ import annotations

from hetman.drawing import Say
from hetman.drawing.elements import at, figure, number, tag, words
from hetman.drawing.text import MIDDLE, cut, wrap, write
from hetman.games.grunwald.drawing.highlights import View
from hetman.games.grunwald.drawing.icons import ICONS
from hetman.games.grunwald.drawing.layout import SMALL, Layout
from hetman.games.grunwald.drawing.pieces import HELPER, OFFICER, ducat, pawn, seal

PARTS = {
    "knights": "crown",
    "teutons": "teuton",
    "crowncommander": "crowncommander",
    "mercenarycommander": "mercenarycommander",
    "quartermaster": "quartermaster",
    "ducats": "ducat",
}
"""What scores, and its charge."""
HEAD = {"wide": 112.0, "narrow": 62.0}
ROW = {"wide": 104.5, "narrow": 77.5}
"""The height of a row with four seats; with fewer the table ends earlier."""


class Tally:
    """The table of points in one picture; the origin is its upper left corner."""

    def __init__(self, view: View, say: Say, layout: Layout) -> None:
        self.view = view
        self.say = say
        self.layout = layout
        self.names = 90.0 if layout.narrow else 208.0
        self.step = (layout.width - self.names - (44 if layout.narrow else 92)) / len(PARTS)

    def svg(self, y: float, high: float) -> str:
        players = sorted(self.view["players"], key=lambda player: -self.view["scores"][player["seat"]])
        head, row = HEAD[self.layout.name], ROW[self.layout.name]
        rows = [self.row(player, head + row * place, place) for place, player in enumerate(players)]
        return tag(
            "g",
            tag("rect", width=self.layout.width, height=high, fill="var(--hex1)"),
            tag("path", d=f"M0 0H{number(self.layout.width)}", stroke="var(--hexline)"),
            self.title(),
            *(self.column(part, place) for place, part in enumerate(PARTS)),
            *rows,
            class_="ground-hex1",
            transform=at(0, y),
        )

    def title(self) -> str:
        key = "board-end" if self.view["winners"] else "board-feeding"
        lines = wrap(self.say(key), 17 if not self.layout.narrow else 13, self.names - 24, 3)
        size = 13 if self.layout.narrow else 17
        texts = [
            write(line, 14, 30 + (size + 4) * place, size, weight=700, display=True) for place, line in enumerate(lines)
        ]
        return "".join(texts)

    def middle(self, place: int) -> float:
        return self.names + self.step * (place + 0.5)

    def column(self, part: str, place: int) -> str:
        narrow = self.layout.narrow
        size, y = (22, 30) if narrow else (38, 42)
        drawn = (
            tag("g", ducat(size * 0.46), transform=at(0, 0))
            if part == "ducats"
            else tag("g", figure(ICONS[PARTS[part]], size), class_="quiet")
        )
        name = self.say(f"board-part-{part}")
        lines = [] if narrow else wrap(name, SMALL, self.step + 6, 2)
        captions = [
            write(line, 0, 40 + 14 * number, SMALL, anchor=MIDDLE, ink="ink2") for number, line in enumerate(lines)
        ]
        return tag(
            "g",
            tag("title", words(name)),
            drawn,
            *captions,
            transform=at(self.middle(place), y),
            role="img",
            aria_label=name,
        )

    def row(self, player: View, y: float, place: int) -> str:
        seat, narrow, high = player["seat"], self.layout.narrow, ROW[self.layout.name]
        ground = "hex3" if place % 2 == 0 else "hex2"
        won = seat in self.view["winners"]
        values = [
            write(
                str(player["points"][part] or "–"),
                self.middle(place),
                high / 2 + 6,
                15 if narrow else 19,
                anchor=MIDDLE,
                ink="ink" if player["points"][part] else "ink2",
            )
            for place, part in enumerate(PARTS)
        ]
        total = str(self.view["scores"][seat])
        x = self.layout.width - (24 if narrow else 46)
        return tag(
            "g",
            tag("rect", width=self.layout.width, height=high, fill=f"var(--{'raised' if won else ground})"),
            tag("path", d=f"M0 0H{number(self.layout.width)}", stroke="var(--hexline)"),
            self.who(seat, high, won),
            *values,
            write(
                total,
                x,
                high / 2 + (7 if narrow else 10),
                19 if narrow else 28,
                anchor=MIDDLE,
                weight=700,
                display=True,
            ),
            class_=f"ground-{ground}",
            transform=at(0, y),
        )

    def who(self, seat: int, high: float, won: bool) -> str:
        narrow = self.layout.narrow
        name = self.say("thing", thing=("seat", seat))
        if narrow:
            shown = write(
                cut(name, 13, self.names - 32), 28, high / 2 + (0 if won else 5), 13, weight=700, display=True
            )
            drawn = tag("g", seal(seat, 8), transform=at(15, high / 2))
        else:
            shown = write(
                cut(name, 17, self.names - 76), 66, high / 2 + (0 if won else 6), 17, weight=700, display=True
            )
            drawn = tag(
                "g",
                pawn(seat, OFFICER if won else HELPER),
                transform=at(34, high / 2 + (26 if won else 16), 1 if won else 0.9),
            )
        x = 28 if narrow else 66
        winner = write(self.say("board-winner"), x, high / 2 + 19, SMALL, ink="ink2", weight=600) if won else ""
        return drawn + shown + winner
