"""The queue of a field: one group of pawns for each seat, in the order of their first pawns.

Where the groups do not fit, they close up step by step; their order never changes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from hetman.drawing import Say
from hetman.drawing.elements import at, number, tag, words
from hetman.drawing.text import END, MIDDLE, width, write
from hetman.games.grunwald.drawing.highlights import PAWNS, Light, Player, View, helpers_in
from hetman.games.grunwald.drawing.layout import SMALL, Layout
from hetman.games.grunwald.drawing.pieces import (
    HEIGHTS,
    HELPER,
    OFFICER,
    ROMAN,
    WIDTHS,
    count_sign,
    ducat,
    ghost,
    pawn,
    pile,
)
from hetman.games.grunwald.drawing.previews import Prospect, closed, prospect

COIN, GHOST_OFFICER, GHOST_HELPER, MORE = "coin", "ghost-officer", "ghost-helper", "more"
ROMAN_WIDTHS = (0, 14, 20, 25, 25)
TAG_HEIGHT = 17
OVERLAP = 0.34
HINT = 58
"""The width of what leading would cost."""


@dataclass(frozen=True)
class Fit:
    """How close the groups stand."""

    folded: bool
    gap: float
    pawn: float
    overlap: float


def fits(layout: Layout) -> list[Fit]:
    """From wide to close: helpers become one with a number, gaps close, pawns shrink a little, overlap, and shrink."""
    roomy = Fit(False, layout.gap, layout.pawn, 0)
    folded = replace(roomy, folded=True)
    close = replace(folded, gap=0.6 * layout.gap)
    small = replace(close, pawn=0.94 * layout.pawn)
    over = replace(small, overlap=OVERLAP)
    shrunk = [replace(over, pawn=part * layout.pawn) for part in (0.86, 0.76, 0.66)]
    return [roomy, folded, close, small, over, *shrunk]


@dataclass(frozen=True)
class Group:
    """The pawns of a seat, with those in outline that would join them."""

    seat: int
    officer: bool
    helpers: int
    ducats: int
    sum: int | None
    """None where no sums are compared: against the Teutons."""
    place: int | None
    ghosts: str | None = None
    outlook: Prospect | None = None
    more: bool = False
    """At least one ducat must still go along."""

    def pieces(self, folded: bool) -> list[tuple[str, int]]:
        found = [(OFFICER, 1)] if self.officer else []
        found += alike(HELPER, self.helpers, folded)
        if self.ghosts == PAWNS[0]:
            found.append((GHOST_OFFICER, 1))
        elif self.ghosts is not None:
            found += alike(GHOST_HELPER, helpers_in(self.ghosts), folded)
        if self.ducats:
            found.append((COIN, self.ducats))
        if self.more:
            found.append((MORE, 1))
        return found


def alike(kind: str, count: int, folded: bool) -> list[tuple[str, int]]:
    return [(kind, count)] if folded and count > 1 else [(kind, 1)] * count


class Queue:
    """The queue of one field in one picture."""

    def __init__(self, field: View, view: View, say: Say, lit: Light, layout: Layout, ringed: int | None) -> None:
        self.field = field
        self.say = say
        self.lit = lit
        self.layout = layout
        self.ringed = ringed
        self.player: Player | None = None
        if view["seat"] is not None:
            self.player = next(player for player in view["players"] if player["seat"] == view["seat"])
        self.tagged = field["number"] != 1
        self.groups = self.lined_up()
        self.lead = next((group.outlook.lead for group in self.groups if group.outlook), None)

    def lined_up(self) -> list[Group]:
        """The groups that stand there, and the pawns that were chosen in outline where they would go."""
        groups = [
            Group(group["seat"], group["officer"], group["helpers"], group["ducats"], group["sum"], group["place"])
            for group in self.field["queue"]
        ]
        pawns = self.lit.pawns
        if pawns is None or self.player is None or self.field["field"] not in self.lit.fields:
            return groups
        ducats = self.lit.ducats if self.field["worth"]["ducat"] else 0
        more = self.field["field"] == "mercenaries" and not ducats
        outlook = prospect(self.field, self.player, pawns, 1 if more else ducats) if self.tagged else None
        seat = self.player["seat"]
        own = next((group for group in groups if group.seat == seat), Group(seat, False, 0, 0, 0, None))
        joined = replace(own, ducats=own.ducats + ducats, ghosts=pawns, outlook=outlook, more=more)
        return [joined if group is own else group for group in groups] + ([] if own in groups else [joined])

    # Measuring

    def fit(self) -> Fit:
        """The roomiest arrangement; what leading would cost is told only where some room is left for it."""
        steps = fits(self.layout)
        room = self.layout.queue_room
        if self.lead:
            found = next((step for step in steps if self.length(step) <= room - HINT), None)
            if found is not None:
                return found
            self.lead = None
        return next((step for step in steps if self.length(step) <= room), steps[-1])

    def length(self, fit: Fit) -> float:
        return sum(self.group_width(group, fit) for group in self.groups) + fit.gap * max(0, len(self.groups) - 1)

    def group_width(self, group: Group, fit: Fit) -> float:
        return max(self.pieces_width(group, fit), self.tag_width(group))

    def pieces_width(self, group: Group, fit: Fit) -> float:
        wide = [self.piece_width(kind, fit) for kind, _ in group.pieces(fit.folded)]
        return wide[0] + (1 - fit.overlap) * sum(wide[1:])

    def piece_width(self, kind: str, fit: Fit) -> float:
        if kind in (COIN, MORE):
            return 2 * self.layout.coin
        return fit.pawn * WIDTHS[OFFICER if kind.endswith(OFFICER) else HELPER]

    def tag_width(self, group: Group) -> float:
        """Place and sum; whoever takes nothing has a sum alone."""
        if not self.tagged:
            return 0
        place = group.outlook.place if group.outlook else group.place or 0
        return ROMAN_WIDTHS[place] + width(str(self.total(group)), 13) + 8

    # Drawing

    def svg(self) -> str:
        fit = self.fit()
        x = 0.0
        drawn = []
        for group in self.groups:
            wide = self.group_width(group, fit)
            drawn.append(self.group(group, x, wide, fit))
            x += wide + fit.gap
        if self.lead:
            drawn.append(self.cost_of_leading(self.lead, x - fit.gap + 6))
        layout = self.layout
        y = layout.baseline if self.tagged else layout.baseline + (8 if layout.narrow else 9)
        standing = tag("g", *drawn, transform=at(layout.queue + layout.margin, y))
        return standing + self.reason(x)

    def group(self, group: Group, x: float, wide: float, fit: Fit) -> str:
        pieces_width = self.pieces_width(group, fit)
        left = (wide - pieces_width) / 2
        drawn, numbers = [], []
        place = left
        helpers = 0
        for kind, count in group.pieces(fit.folded):
            span = self.piece_width(kind, fit)
            name = None
            if kind == OFFICER:
                name = f"officer-{group.seat}"
            elif kind == HELPER:
                helpers += 1
                name = f"helper-{group.seat}-{self.field['field']}-{helpers}"
            drawn.append(self.piece(group, kind, count, place + span / 2, fit, name))
            if count > 1 and kind != COIN:
                covered = fit.overlap and group.ducats
                spot = at(place + span / 2 + (-2 if covered else 9) * fit.pawn, (-4 if covered else -26) * fit.pawn)
                numbers.append(tag("g", count_sign(count), transform=spot))
            place += span * (1 - fit.overlap)
        label = self.label(group)
        return tag(
            "g",
            tag("title", words(label)),
            self.ring(group, left, pieces_width, fit) if group.seat == self.ringed else "",
            *drawn,
            *numbers,
            self.tag(group, wide / 2) if self.tagged else "",
            transform=at(x, 0),
            role="img",
            aria_label=label,
        )

    def label(self, group: Group) -> str:
        seat, field = ("seat", group.seat), ("field", self.field["field"])
        if not self.tagged:
            return self.say("board-fighter", seat=seat, field=field)
        pawns = {"officers": int(group.officer), "helpers": group.helpers, "ducats": group.ducats}
        return self.say("board-group", seat=seat, field=field, **pawns, points=self.total(group))

    def total(self, group: Group) -> int:
        return group.outlook.sum if group.outlook else group.sum or 0

    def piece(self, group: Group, kind: str, count: int, x: float, fit: Fit, name: str | None) -> str:
        if kind == COIN:
            return tag("g", pile(self.layout.coin, count), transform=at(x, -self.layout.coin - 3))
        if kind == MORE:
            return self.dashed_coin(x)
        helper = kind.endswith(HELPER)
        figure = HELPER if helper else OFFICER
        drawn = (ghost if kind.startswith("ghost") else pawn)(group.seat, figure)
        return tag("g", drawn, id=self.layout.id(name) if name else None, transform=at(x, 0, fit.pawn))

    def dashed_coin(self, x: float) -> str:
        radius = self.layout.coin
        ring = tag("circle", r=radius - 1, fill="none", stroke="var(--act)", stroke_width=1.6, stroke_dasharray="3 2.6")
        text = write("1+", 0, 4.2, SMALL, anchor=MIDDLE, ink="act", weight=700, display=True)
        return tag("g", ring, text, transform=at(x, -radius - 3), class_="legal")

    def tag(self, group: Group, middle: float) -> str:
        """Place and sum below the group: filled where it takes a prize; in teal what would be."""
        outlook = group.outlook
        wide = self.tag_width(group)
        total, place = self.total(group), outlook.place if outlook else group.place or 0
        if outlook and not outlook.wins:
            return self.hollow_tag(wide, middle, total, place, "act")
        if not outlook and group.place is None:
            return self.hollow_tag(wide, middle, total, 0, "ink2")
        ink, figure = ("act", "act-ink") if outlook else ("ink", "surface")
        left, split = -wide / 2, -wide / 2 + ROMAN_WIDTHS[place]
        right = wide / 2 - 1.5
        window = f"M{number(split)} 1.5H{number(right - 2.5)}A2.5 2.5 0 0 1 {number(right)} 4V13"
        window += f"A2.5 2.5 0 0 1 {number(right - 2.5)} 15.5H{number(split)}Z"
        return tag(
            "g",
            tag("rect", x=left, width=wide, height=TAG_HEIGHT, rx=4, fill=f"var(--{ink})"),
            tag("path", d=window, fill="var(--raised)"),
            write(
                ROMAN[place], (left + split) / 2 + 0.5, 12.8, 12, anchor=MIDDLE, ink=figure, weight=700, display=True
            ),
            write(str(total), (split + right) / 2, 13, 13, anchor=MIDDLE, ink=ink, weight=700),
            transform=at(middle, 4),
        )

    def hollow_tag(self, wide: float, middle: float, total: int, place: int, ink: str) -> str:
        split = -wide / 2 + ROMAN_WIDTHS[place]
        roman = write(ROMAN[place], split - 8, 12.8, SMALL, anchor=MIDDLE, ink=ink, weight=700, display=True)
        return tag(
            "g",
            tag(
                "rect",
                x=-wide / 2,
                y=0.6,
                width=wide,
                height=15.8,
                rx=4,
                fill="none",
                stroke=f"var(--{ink})",
                stroke_width=1.2,
                stroke_dasharray="3 2.4" if ink == "act" else None,
            ),
            roman if place else "",
            write(str(total), (split + wide / 2) / 2, 13, 13, anchor=MIDDLE, ink=ink, weight=600),
            transform=at(middle, 4),
        )

    def ring(self, group: Group, left: float, wide: float, fit: Fit) -> str:
        """The last move: dots around the pawns that came."""
        high = min(fit.pawn * HEIGHTS[OFFICER if group.officer else HELPER], self.layout.baseline - 6)
        return tag(
            "rect",
            x=left - 5,
            y=-high - 3,
            width=wide + 10,
            height=high + 9,
            rx=10,
            fill="none",
            stroke="var(--ink2)",
            stroke_width=2.3,
            stroke_linecap="round",
            stroke_dasharray="0 5.4",
        )

    def cost_of_leading(self, ducats: int, x: float) -> str:
        arrow = tag(
            "path",
            d="M27-17H38M34-21 38.5-17 34-13",
            fill="none",
            stroke="var(--act)",
            stroke_width=2,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
        coin = tag("g", ducat(11, str(ducats)), transform=at(12, -17))
        first = write(ROMAN[1], 43, -12.3, 14, ink="act", weight=700, display=True)
        return tag("g", coin, arrow, first, transform=at(x, 0), class_="through")

    def reason(self, used: float) -> str:
        """Why the field is closed, where there is room to say it."""
        key = closed(self.field, self.player, self.lit) if self.player is not None else None
        if key is None:
            return ""
        text = self.say(key)
        layout = self.layout
        right = layout.width - 14 + (6 if layout.narrow else 0)
        if width(text, SMALL) > right - layout.queue - layout.margin - used:
            return ""
        return write(text, right, layout.line / 2 + 4, SMALL, anchor=END, ink="ink2")
