"""A position of Chocim 1621: where every unit, card and marker is, and the smallest things that happen to them."""

from __future__ import annotations

from typing import Any, Final

from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.core.state import State
from hetman.games.chocim.components.names import FIELDS, SIDES, UNITS, WALLED
from hetman.games.chocim.rules import dump, pending
from hetman.games.chocim.rules.box import Tables
from hetman.games.chocim.rules.places import (
    APART,
    BATTLES,
    BITS,
    CAMP,
    COMMONWEALTH,
    CONTROL,
    COSSACK,
    GARRISON,
    NOWHERE,
    OTTOMAN,
    PLACES,
    REMOVED,
    TABOR,
    TENTS,
)

RUNNING: Final = -1
DRAWN_GAME: Final = 2

# How the game ended
NOT_OVER: Final = 0
MUTINY: Final = 1
CAMP_TAKEN: Final = 2
AGREED: Final = 3

# Where a leader's card is. In a hand, a card can be known to everybody (secrets.py tells when).
IN_DECK: Final = 0
IN_HAND: Final = 1
SEEN_IN_HAND: Final = 2
FACE_UP: Final = 3
FLIPPED: Final = 4
USED: Final = 5
GONE: Final = 6
PLAYED: Final = 7
NO_CARD: Final = 63

# Marks of each seat: marks[mark + seat]
MORALE: Final = 0
SUPPLY: Final = 2
EXTRA: Final = 4
"""Whether the seat has taken its token for an extra leader card."""
PASSED: Final = 6
BLOCKED: Final = 8
"""Actions that a fortel keeps the seat from until the end of the week, as bits."""
TO_DRAW: Final = 10
"""Leader cards that the seat has still to draw."""
FINAL_CARDS: Final = 12
"""Treaties with which the seat went into the negotiations."""
MARKS: Final = 14

NO_CLASH: Final[list[i64]] = [0]
NO_STAKES: Final[list[i64]] = []


class Position(State):
    """Everything on the table.

    Treaties are counted by strength in one list: the deck, the table, the hands of both seats, and what everybody knows
    of these hands, in this order. `clash` is laid out in fight.py, `stakes` in negotiation.py; both are shared and
    never changed while nothing of the kind goes on.
    """

    def __init__(self, setup: Any, source: Position | None = None) -> None:
        if source is not None:
            super().__init__(setup, source.stack[:])
            self.take_over(source)
            return
        super().__init__(setup, [])
        box: Tables = setup.game.tables
        self.box: Tables = box
        self.units: list[i64] = [0] * (3 * PLACES)
        self.levels: list[i64] = box.levels[:]
        self.held: i64 = 0
        """The walled fields that the Ottomans control, as bits."""
        self.cards: list[i64] = [FACE_UP if commander else IN_DECK for commander in box.commander]
        self.treaties: list[i64] = box.diplomacy + [0] * (5 * box.strengths)
        self.marks: list[i64] = [*box.morale_start, *box.supply_start, *[0] * (MARKS - 4)]
        self.trench: i64 = 0
        self.bonus: bool = True
        self.week: i64 = 1
        self.stage: i64 = 0
        self.turn: i64 = COMMONWEALTH
        # A play: the card, what it is used for, the step that is carried out and how far it is.
        self.card: i64 = NO_CARD
        self.way: i64 = 0
        self.step_at: i64 = 0
        self.busy: bool = False
        """Whether that step is being carried out; else it is still to begin."""
        self.left: i64 = 0
        self.target: i64 = NOWHERE
        self.last: i64 = 0
        self.touched: i64 = 0
        """Plans that got units in this step, as bits: assaults, counter-attacks, the general battle."""
        self.raises: i64 = 0
        self.occupied: i64 = NOWHERE
        """The field that was just won and is to be manned."""
        self.kept: i64 = 0
        """The kind that was last left there; a step of a fortel may be waiting with a `last` of its own."""
        self.clash: list[i64] = NO_CLASH
        self.stakes: list[i64] = NO_STAKES
        self.claims: list[i64] = []
        """Drawn so far."""
        self.outcome: i64 = RUNNING
        self.ending: i64 = NOT_OVER

    def copy(self) -> Position:
        return Position(self.setup, self)

    def take_over(self, source: Position) -> None:
        self.box = source.box
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

    # Setting up

    def muster(self) -> None:
        """All units go to their reserves and first garrisons."""
        box = self.box
        kind: i64
        for kind in range(3):
            self.units[3 * self.home(COMMONWEALTH, kind) + kind] = box.reserves[kind]
            self.units[3 * self.home(OTTOMAN, kind) + kind] = box.reserves[3 + kind]
            field: i64
            for field in range(1, CAMP):
                self.units[3 * (GARRISON + field) + kind] = box.garrisons[6 * field + kind]

    def proceed(self) -> None:
        pending.GUIDES[0].proceed(self)

    # Units

    def count(self, place: i64) -> i64:
        """Units in a place."""
        units = self.units
        return units[3 * place] + units[3 * place + 1] + units[3 * place + 2]

    def home(self, seat: i64, kind: i64) -> i64:
        """The reserve of a kind; Cossacks share the camp while the tabor is lost."""
        if seat == OTTOMAN:
            return TENTS + kind
        if kind == COSSACK and self.held & 1 == 0:
            return TABOR
        return CAMP

    def move_units(self, source: i64, target: i64, kind: i64, number: i64) -> None:
        units = self.units
        units[3 * source + kind] = units[3 * source + kind] - number
        units[3 * target + kind] = units[3 * target + kind] + number

    def send_home(self, seat: i64, place: i64) -> None:
        """All units of a place go to their reserves."""
        kind: i64
        for kind in range(3):
            number: i64 = self.units[3 * place + kind]
            if number > 0:
                self.move_units(place, self.home(seat, kind), kind, number)

    def in_battle(self, seat: i64) -> bool:
        """Whether the seat stands in the general battle with its minimum, which blocks the other side."""
        return self.count(BATTLES[seat]) >= self.box.minimum[BATTLES[seat]]

    def eaters(self, seat: i64) -> i64:
        """Units of a seat that are not removed: broken and rebelled ones eat as well."""
        return self.box.units_in_all[seat] - self.count(REMOVED + APART * seat)

    def free_if_empty(self, field: i64) -> None:
        """A field whose control is empty is the Commonwealth's at once."""
        if self.held & BITS[field] and self.count(CONTROL + field) == 0:
            self.held = self.held - BITS[field]
            if self.event_log is not None:
                self.emit("freed", {"field": ["field", WALLED[field]]})

    # Markers

    def change_morale(self, seat: i64, by: i64) -> None:
        self.change_mark(MORALE + seat, by, self.box.morale_top[seat])

    def change_supply(self, seat: i64, by: i64) -> None:
        self.change_mark(SUPPLY + seat, by, self.box.supply_top[seat])

    def change_mark(self, mark: i64, by: i64, top: i64) -> None:
        """Move a marker along its track, no further than the ends."""
        before: i64 = self.marks[mark]
        after: i64 = before + by
        if after < 0:
            after = 0
        elif after > top:
            after = top
        self.marks[mark] = after
        if self.event_log is not None and after != before:
            track = "morale" if mark < SUPPLY else "supply"
            key = f"{track}_{'up' if after > before else 'down'}"
            self.emit(key, {"side": ["side", SIDES[mark & 1]], "by": abs(int(after - before)), "now": int(after)})

    def change_trench(self, by: i64) -> None:
        before: i64 = self.trench
        after: i64 = before + by
        if after < 0:
            after = 0
        elif after > self.box.trench:
            after = self.box.trench
        self.trench = after
        if self.event_log is not None and after != before:
            self.emit("trench_up" if after > before else "trench_down", {"now": int(after)})

    # Treaties

    def treaties_of(self, seat: i64) -> i64:
        """How many treaties a seat has in hand."""
        first: i64 = (2 + seat) * self.box.strengths
        total: i64 = 0
        place: i64
        for place in range(first, first + self.box.strengths):
            total += self.treaties[place]
        return total

    # Events

    def emit_units(self, key: str, seat: i64, kind: i64, number: i64) -> None:
        if self.event_log is not None:
            args = {"side": ["side", SIDES[seat]], "unit": ["unit", UNITS[3 * seat + kind]], "count": int(number)}
            self.emit(key, args)

    def emit_field(self, key: str, field: i64) -> None:
        if self.event_log is not None:
            self.emit(key, {"field": ["field", FIELDS[field]]})

    # The end

    def finish(self, outcome: i64, ending: i64) -> None:
        self.outcome = outcome
        self.ending = ending
        self.stack.clear()
        if self.event_log is not None:
            if outcome == DRAWN_GAME:
                self.emit("tied", {})
            else:
                self.emit("won", {"side": ["side", SIDES[outcome]]})

    def scores(self) -> list[int]:
        """Treaties collected, while the siege lasts; then the value of the claims won openly."""
        return pending.GUIDES[0].scores(self)

    def winners(self) -> tuple[int, ...]:
        if self.outcome == RUNNING:
            return ()
        return (0, 1) if self.outcome == DRAWN_GAME else (int(self.outcome),)

    # What the kernel asks for, written in modules of their own

    def game_view(self, seat: int | None) -> dict[str, Any]:
        return pending.GUIDES[0].game_view(self, seat)

    def resample(self, seat: int, dice: Dice) -> None:
        pending.GUIDES[0].resample(self, seat, dice)

    def dump_position(self) -> dict[str, Any]:
        return dump.dump_position(self)

    def restore_position(self, facts: dict[str, Any]) -> None:
        dump.restore_position(self, facts)

    def decision(self, code: int) -> Any:
        return pending.by_code()[code]
