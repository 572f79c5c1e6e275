"""A position of Chocim 1621: where every unit, card and marker is, and how they move."""

from __future__ import annotations

from typing import Any, Final

from hetman.core.counts import add
from hetman.core.native import i64
from hetman.core.state import State
from hetman.games.chocim.components.names import FIELDS, SIDES, UNITS
from hetman.games.chocim.rules import constants, places
from hetman.games.chocim.rules.box import Box

NO_CLASH: Final[list[i64]] = [0]
NO_STAKES: Final[list[i64]] = []


class Position(State):
    """Everything on the table.

    `treaties` counts by strength, part after part: the deck, the table, the hands of both seats, and what everybody
    knows of these hands. clash_state.py describes `clash`, negotiation.py describes `stakes`. Copies share both until
    a clash or the negotiations begin.
    """

    def __init__(self, setup: Any, source: Position | None = None) -> None:
        if source is not None:
            super().__init__(setup, source.stack[:])
            self.take_over(source)
            return
        super().__init__(setup, [])
        box: Box = setup.game.box
        self.box: Box = box
        self.weeks: i64 = min(setup.options["weeks"] or int(box.weeks), int(box.weeks))
        """The last week of the siege."""
        self.units: list[i64] = [0] * (3 * places.PLACES)
        self.levels: list[i64] = [0] * len(box.levels)
        self.held: i64 = 0
        """The walled fields that the Ottomans control, as bits."""
        self.cards: list[i64] = [constants.IN_DECK] * box.leaders
        self.treaties: list[i64] = box.diplomacy + [0] * ((constants.PARTS - 1) * box.strengths)
        self.marks: list[i64] = [0] * constants.MARKS
        self.trench: i64 = 0
        self.bonus: bool = True
        self.week: i64 = 1
        self.stage: i64 = 0
        self.turn: i64 = places.COMMONWEALTH
        # The current play: its card, its use, its step and how far that is.
        self.card: i64 = constants.NO_CARD
        self.way: i64 = 0
        self.step_at: i64 = 0
        self.busy: bool = False
        """Whether that step has begun."""
        self.left: i64 = 0
        self.target: i64 = places.NOWHERE
        self.last: i64 = 0
        self.touched: i64 = 0
        """Plans that got units in this step, as bits: assaults, counter-attacks, the general battle."""
        self.raises: i64 = 0
        self.occupied: i64 = places.NOWHERE
        """The field that was just won and is to be occupied."""
        self.kept: i64 = 0
        """The kind that stayed there last. `last` belongs to the step of a fortel that may be waiting."""
        self.clash: list[i64] = NO_CLASH
        self.stakes: list[i64] = NO_STAKES
        self.claims: list[i64] = []
        """Drawn so far. Never changed in place, so that copies share it."""
        self.outcome: i64 = constants.RUNNING
        self.ending: i64 = constants.NOT_OVER

    def take_over(self, source: Position) -> None:
        self.box = source.box
        self.weeks = source.weeks
        self.units = source.units[:]
        self.levels = source.levels[:]
        self.held = source.held
        self.cards = source.cards[:]
        self.treaties = source.treaties[:]
        self.marks = source.marks[:]
        self.trench = source.trench
        self.bonus = source.bonus
        self.week = source.week
        self.stage = source.stage
        self.turn = source.turn
        self.card = source.card
        self.way = source.way
        self.step_at = source.step_at
        self.busy = source.busy
        self.left = source.left
        self.target = source.target
        self.last = source.last
        self.touched = source.touched
        self.raises = source.raises
        self.occupied = source.occupied
        self.kept = source.kept
        self.clash = source.clash if source.clash is NO_CLASH else source.clash[:]
        self.stakes = source.stakes if source.stakes is NO_STAKES else source.stakes[:]
        self.claims = source.claims
        self.outcome = source.outcome
        self.ending = source.ending

    # Units

    def count(self, place: i64) -> i64:
        """Units in a place."""
        units = self.units
        return units[3 * place] + units[3 * place + 1] + units[3 * place + 2]

    def has_minimum(self, place: i64) -> bool:
        """Whether enough units stand in a place for its action."""
        return self.count(place) >= self.box.minimum[place]

    def dice_in(self, place: i64) -> i64:
        """Dice that all units of a place roll in a clash."""
        units = self.units
        dice = self.box.dice
        at: i64 = 3 * place
        return units[at] * dice[at] + units[at + 1] * dice[at + 1] + units[at + 2] * dice[at + 2]

    def move_units(self, source: i64, target: i64, kind: i64, number: i64) -> None:
        add(self.units, 3 * source + kind, -number)
        add(self.units, 3 * target + kind, number)

    def in_battle(self, seat: i64) -> bool:
        """Whether the seat stands in the general battle with its minimum, which blocks the other side."""
        return self.has_minimum(places.BATTLES[seat])

    def eaters(self, seat: i64) -> i64:
        """Units of a seat that are not removed: broken and rebelled ones eat as well."""
        return self.box.units_in_all[seat] - self.count(places.REMOVED + places.APART * seat)

    # Markers

    def change_morale(self, seat: i64, by: i64) -> None:
        self.change_mark(constants.MORALE + seat, by, self.box.morale_top[seat])

    def change_supply(self, seat: i64, by: i64) -> None:
        self.change_mark(constants.SUPPLY + seat, by, self.box.supply_top[seat])

    def change_mark(self, mark: i64, by: i64, top: i64) -> None:
        """Move a marker along its track, no further than the ends."""
        before: i64 = self.marks[mark]
        after: i64 = within(before + by, top)
        self.marks[mark] = after
        if self.event_log is not None and after != before:
            track = "morale" if mark < constants.SUPPLY else "supply"
            key = f"{track}_{'up' if after > before else 'down'}"
            self.emit(key, {"side": ["side", SIDES[mark & 1]], "by": abs(int(after - before)), "now": int(after)})

    def change_trench(self, by: i64) -> None:
        before: i64 = self.trench
        self.trench = within(before + by, self.box.trench)
        if self.event_log is not None and self.trench != before:
            self.emit("trench_up" if self.trench > before else "trench_down", {"now": int(self.trench)})

    # Cards

    def leaders_in(self, seat: i64, first_place: i64, last_place: i64) -> i64:
        """How many of a seat's leaders lie in these places."""
        number: i64 = 0
        card: i64
        for card in range(self.box.first_leader[seat], self.box.last_leader[seat]):
            if first_place <= self.cards[card] <= last_place:
                number += 1
        return number

    def treaties_in(self, part: i64) -> i64:
        """How many treaties lie in a part of the list."""
        first: i64 = part * self.box.strengths
        number: i64 = 0
        place: i64
        for place in range(first, first + self.box.strengths):
            number += self.treaties[place]
        return number

    def treaties_of(self, seat: i64) -> i64:
        """How many treaties a seat has in hand."""
        return self.treaties_in(constants.HAND + seat)

    def add_treaties(self, part: i64, strength: i64, by: i64) -> None:
        add(self.treaties, part * self.box.strengths + strength, by)

    # Events

    def emit_units(self, key: str, seat: i64, kind: i64, number: i64) -> None:
        if self.event_log is not None:
            args = {"side": ["side", SIDES[seat]], "unit": ["unit", UNITS[3 * seat + kind]], "count": int(number)}
            self.emit(key, args)

    def emit_week(self) -> None:
        if self.event_log is not None:
            self.emit("week", {"week": int(self.week)})
            self.emit_phase("preparation")

    def emit_phase(self, phase: str) -> None:
        if self.event_log is not None:
            self.emit("phase", {"phase": ["phase", phase]})

    def emit_side(self, key: str, seat: i64) -> None:
        if self.event_log is not None:
            self.emit(key, {"side": ["side", SIDES[seat]]})

    def emit_field(self, key: str, field: i64) -> None:
        if self.event_log is not None:
            self.emit(key, {"field": ["field", FIELDS[field]]})

    # The end

    def finish(self, outcome: i64, ending: i64) -> None:
        self.outcome = outcome
        self.ending = ending
        self.stack.clear()
        if outcome != constants.DRAWN_GAME:
            self.emit_side("won", outcome)
        elif self.event_log is not None:
            self.emit("tied", {})


def within(number: i64, top: i64) -> i64:
    """The number, or the end of the track that it exceeds."""
    return 0 if number < 0 else number if number < top else top
