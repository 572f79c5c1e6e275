"""The queue of a field: one group of pawns for each seat, in the order of their first pawns.

Where the groups do not fit, they close up step by step; their order never changes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from hetman.drawing import Player, View, own_player
from hetman.drawing.elements import at, frame, number, placed, rect, ring, stroke, tag
from hetman.drawing.highlight import Highlight
from hetman.drawing.picture import labelled
from hetman.drawing.text import END, MIDDLE, headline, width, write
from hetman.games.grunwald.drawing.highlights import chosen_ducats, chosen_pawns, helpers_in, open_fields
from hetman.games.grunwald.drawing.layout import SMALL, Layout, Part
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
from hetman.games.grunwald.drawing.previews import Preview, closed, preview

COIN, GHOST_OFFICER, GHOST_HELPER, MORE = "coin", "ghost-officer", "ghost-helper", "more"
ROMAN_WIDTHS = (0, 14, 20, 25, 25)
TAG_HEIGHT = 17
OVERLAP = 0.34
HINT = 58
"""The width of what leading would cost."""
ARROW = "M27-17H38M34-21 38.5-17 34-13"


@dataclass(frozen=True)
class Fit:
    """How close the groups stand."""

    folded: bool
    gap: float
    pawn: float
    overlap: float = 0


def fits(layout: Layout) -> list[Fit]:
    """From wide to close: helpers become one with a number, gaps close, pawns shrink a little, overlap, and shrink."""
    gap, size = layout.gap, layout.pawn
    close = 0.6 * gap
    overlapping = [Fit(True, close, part * size, OVERLAP) for part in (0.94, 0.86, 0.76, 0.66)]
    return [
        Fit(False, gap, size),
        Fit(True, gap, size),
        Fit(True, close, size),
        Fit(True, close, 0.94 * size),
        *overlapping,
    ]


@dataclass(frozen=True)
class Group:
    """The pawns of a seat, with those in outline that would join them."""

    seat: int
    officer: bool = False
    helpers: int = 0
    ducats: int = 0
    total: int | None = 0
    """None where no sums are compared: against the Teutons."""
    place: int | None = None
    ghosts: str | None = None
    preview: Preview | None = None
    more: bool = False
    """At least one ducat must still go along."""

    def pieces(self, folded: bool) -> list[tuple[str, int]]:
        found = [(OFFICER, 1)] if self.officer else []
        found += alike(HELPER, self.helpers, folded)
        if self.ghosts == OFFICER:
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


@dataclass
class Queue(Part):
    """The queue of one field in one picture. `ringed` is the seat whose pawns came last."""

    field: View
    highlight: Highlight
    ringed: int | None

    def __post_init__(self) -> None:
        self.player: Player | None = own_player(self.view)
        self.tagged = self.field["number"] != 1
        self.groups = self.lined_up()
        self.lead = next((group.preview.lead for group in self.groups if group.preview), None)

    def lined_up(self) -> list[Group]:
        """The groups that stand there, and the pawns that were chosen in outline where they would go."""
        groups = [
            Group(group["seat"], group["officer"], group["helpers"], group["ducats"], group["sum"], group["place"])
            for group in self.field["queue"]
        ]
        pawns = chosen_pawns(self.highlight)
        if pawns is None or self.player is None or self.field["field"] not in open_fields(self.highlight):
            return groups
        ducats = chosen_ducats(self.highlight) if self.field["worth"]["ducat"] else 0
        more = self.field["field"] == "mercenaries" and not ducats
        shown = preview(self.field, self.player, pawns, 1 if more else ducats) if self.tagged else None
        seat = self.player["seat"]
        own = next((group for group in groups if group.seat == seat), Group(seat))
        joined = replace(own, ducats=own.ducats + ducats, ghosts=pawns, preview=shown, more=more)
        return [joined if group is own else group for group in groups] + ([] if own in groups else [joined])

    # Measuring

    def fit(self) -> Fit:
        """The roomiest arrangement; the cost of leading is shown only if some room is left for it."""
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
        return fit.pawn * WIDTHS[figure_of(kind)]

    def tag_width(self, group: Group) -> float:
        """Place and sum; a group that takes nothing has a sum alone."""
        place, total = self.standing(group)
        return ROMAN_WIDTHS[place] + width(str(total), 13) + 8 if self.tagged else 0

    def standing(self, group: Group) -> tuple[int, int]:
        """Place and sum of a group, with the pawns that would join it."""
        if group.preview:
            return group.preview.place, group.preview.sum
        return group.place or 0, group.total or 0

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
        y = layout.baseline if self.tagged else layout.baseline + layout.either(9, 8)
        return placed("".join(drawn), layout.queue + layout.margin, y) + self.reason(x)

    def group(self, group: Group, x: float, wide: float, fit: Fit) -> str:
        pieces_width = self.pieces_width(group, fit)
        left = (wide - pieces_width) / 2
        drawn, numbers = [], []
        place = left
        for order, (kind, count) in enumerate(group.pieces(fit.folded), 1 - group.officer):
            span = self.piece_width(kind, fit)
            drawn.append(self.piece(group, kind, count, order, place + span / 2, fit))
            if count > 1 and kind != COIN:
                covered = fit.overlap and group.ducats
                right, down = (-2, -4) if covered else (9, -26)
                numbers.append(placed(count_sign(count), place + span / 2 + right * fit.pawn, down * fit.pawn))
            place += span * (1 - fit.overlap)
        return labelled(
            self.label(group),
            self.ring(group, left, pieces_width, fit) if group.seat == self.ringed else "",
            *drawn,
            *numbers,
            placed(self.tag(group), wide / 2, 4) if self.tagged else "",
            transform=at(x, 0),
        )

    def label(self, group: Group) -> str:
        seat, field = ("seat", group.seat), ("field", self.field["field"])
        if not self.tagged:
            return self.say("board-fighter", seat=seat, field=field)
        pawns = {"officers": int(group.officer), "helpers": group.helpers, "ducats": group.ducats}
        return self.say("board-group", seat=seat, field=field, **pawns, points=self.standing(group)[1])

    def piece(self, group: Group, kind: str, count: int, order: int, x: float, fit: Fit) -> str:
        """`order` counts the helpers of a group from 1."""
        if kind == COIN:
            return placed(pile(self.layout.coin, count), x, -self.layout.coin - 3)
        if kind == MORE:
            return self.dashed_coin(x)
        names = {OFFICER: f"officer-{group.seat}", HELPER: f"helper-{group.seat}-{self.field['field']}-{order}"}
        name = self.layout.id(names[kind]) if kind in names else None
        drawn = (pawn if name else ghost)(group.seat, figure_of(kind))
        return tag("g", drawn, id=name, transform=at(x, 0, fit.pawn))

    def dashed_coin(self, x: float) -> str:
        radius = self.layout.coin
        circle = ring(radius - 1, "var(--act)", 1.6, "3 2.6")
        return tag(
            "g", circle, headline("1+", 0, 4.2, SMALL, MIDDLE, "act"), transform=at(x, -radius - 3), class_="legal"
        )

    def tag(self, group: Group) -> str:
        """Place and sum below the group: filled where it takes a prize; in teal what would be."""
        wide, wins = self.tag_width(group), group.preview.wins if group.preview else group.place is not None
        place, total = self.standing(group)
        ink = "act" if group.preview else "ink" if wins else "ink2"
        left, split, right = -wide / 2, -wide / 2 + ROMAN_WIDTHS[place], wide / 2 - 1.5
        if not wins:
            return (
                frame(left, 0.6, wide, 15.8, 4, f"var(--{ink})", 1.2, "3 2.4" if group.preview else None)
                + (headline(ROMAN[place], split - 8, 12.8, SMALL, MIDDLE, ink) if place else "")
                + write(str(total), (split + wide / 2) / 2, 13, 13, anchor=MIDDLE, ink=ink, weight=600)
            )
        turn = "A2.5 2.5 0 0 1"
        window = f"M{number(split)} 1.5H{number(right - 2.5)}{turn} {number(right)} 4V13"
        window += f"{turn} {number(right - 2.5)} 15.5H{number(split)}Z"
        return (
            rect(left, 0, wide, TAG_HEIGHT, 4, fill=f"var(--{ink})")
            + tag("path", d=window, fill="var(--raised)")
            + headline(
                ROMAN[place], (left + split) / 2 + 0.5, 12.8, 12, MIDDLE, "act-ink" if group.preview else "surface"
            )
            + write(str(total), (split + right) / 2, 13, 13, anchor=MIDDLE, ink=ink, weight=700)
        )

    def ring(self, group: Group, left: float, wide: float, fit: Fit) -> str:
        """The last move: dots around the pawns that came."""
        high = min(fit.pawn * HEIGHTS[OFFICER if group.officer else HELPER], self.layout.baseline - 6)
        place = (left - 5, -high - 3, wide + 10, high + 9)
        return frame(*place, 10, "var(--ink2)", 2.3, "0 5.4", stroke_linecap="round")

    def cost_of_leading(self, ducats: int, x: float) -> str:
        arrow = stroke(ARROW, "var(--act)", 2, stroke_linecap="round", stroke_linejoin="round")
        first = headline(ROMAN[1], 43, -12.3, 14, ink="act")
        return tag("g", placed(ducat(11, str(ducats)), 12, -17), arrow, first, transform=at(x, 0), class_="through")

    def reason(self, used: float) -> str:
        """Why the field is closed, if there is room for the words."""
        key = closed(self.field, self.player, self.highlight) if self.player is not None else None
        layout, text = self.layout, self.say(key) if key else ""
        right = layout.width - layout.either(14, 8)
        if not text or width(text, SMALL) > right - layout.queue - layout.margin - used:
            return ""
        return write(text, right, layout.line / 2 + 4, SMALL, anchor=END, ink="ink2")


def figure_of(kind: str) -> str:
    """The pawn of a piece: itself, or in outline."""
    return kind.removeprefix("ghost-")
