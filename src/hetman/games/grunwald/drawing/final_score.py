"""Everybody's points, part by part, while the army is fed. After that the result says them, beside the board."""

from __future__ import annotations

from hetman.drawing import View
from hetman.drawing.elements import at, figure, placed, tag
from hetman.drawing.picture import labelled
from hetman.drawing.text import MIDDLE, brief, headline, paragraph, wrap, write
from hetman.games.grunwald.drawing.icons import ICONS
from hetman.games.grunwald.drawing.layout import SMALL, Part
from hetman.games.grunwald.drawing.pieces import HELPER, ducat, pawn, seal

PARTS = {
    "knights": "crown",
    "teutons": "teuton",
    "crowncommander": "crowncommander",
    "mercenarycommander": "mercenarycommander",
    "quartermaster": "quartermaster",
    "ducats": "ducat",
}
"""What scores, and its icon."""


class FinalScore(Part):
    """The table of points in one picture; the origin is its upper left corner."""

    def svg(self, y: float, high: float) -> str:
        players = sorted(self.view["players"], key=lambda player: -self.view["scores"][player["seat"]])
        # The height of a row with four seats; with fewer the table ends earlier.
        head, row = self.layout.either((112, 104.5), (62, 77.5))
        return self.strip(
            y,
            high,
            "hex1",
            self.title(),
            *(self.column(part, place) for place, part in enumerate(PARTS)),
            *(self.row(player, head + row * place, row, place) for place, player in enumerate(players)),
        )

    @property
    def names(self) -> float:
        """The width of the names."""
        return self.layout.either(208, 90)

    def title(self) -> str:
        size = self.layout.either(17, 13)
        lines = wrap(self.say("board-feeding"), size, self.names - 24, 3)
        return paragraph(lines, 14, 30, size, size + 4, weight=700, display=True)

    def middle(self, place: float) -> float:
        """The middle of a column."""
        return self.names + self.step * (place + 0.5)

    @property
    def step(self) -> float:
        return (self.layout.width - self.names - self.layout.either(92, 44)) / len(PARTS)

    def column(self, part: str, place: int) -> str:
        size, y = self.layout.either((38, 42), (22, 30))
        coin = part == "ducats"
        drawn = ducat(size * 0.46) if coin else tag("g", figure(ICONS[PARTS[part]], size), class_="quiet")
        name = self.say(f"board-part-{part}")
        lines = [] if self.layout.narrow else wrap(name, SMALL, self.step + 6, 2)
        caption = paragraph(lines, 0, 40, SMALL, 14, anchor=MIDDLE, ink="ink2")
        return labelled(name, drawn, caption, transform=at(self.middle(place), y))

    def row(self, player: View, y: float, high: float, place: int) -> str:
        seat, either = player["seat"], self.layout.either
        ground = "hex2" if place % 2 else "hex3"
        points = [player["points"][part] for part in PARTS]
        values = [
            write(
                str(value or "–"),
                self.middle(column),
                high / 2 + 6,
                either(19, 15),
                anchor=MIDDLE,
                ink="ink" if value else "ink2",
            )
            for column, value in enumerate(points)
        ]
        size, right, down = either((28, 46, 10), (19, 24, 7))
        total = headline(str(self.view["scores"][seat]), self.layout.width - right, high / 2 + down, size, MIDDLE)
        return self.strip(y, high, ground, self.who(seat, high / 2), *values, total)

    def who(self, seat: int, middle: float) -> str:
        x, size, taken, down = self.layout.either((66, 17, 76, 6), (28, 13, 32, 5))
        name = brief(self.name("seat", seat), size, self.names - taken)
        if self.layout.narrow:
            sign = placed(seal(seat, 8), 15, middle)
        else:
            sign = placed(pawn(seat, HELPER), 34, middle + 16, 0.9)
        return sign + headline(name, x, middle + down, size)
