"""A position: cards, pawns, ducats and provisions, and what all phases do with them."""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add
from hetman.core.native import i64
from hetman.core.state import State
from hetman.games.grunwald.components import RULEBOOK
from hetman.games.grunwald.rules.box import PRIZES, REGROUP, WORTH, Box
from hetman.games.grunwald.rules.cards import CARDS, PEASANT
from hetman.games.grunwald.rules.constants import AT_HAND, FIELDS, MERCENARIES, NOBODY, NONE, SHOWN


class Position(State):
    """Everything on the table. Hands and camps are counted by card at CARDS * seat + card."""

    def __init__(self, setup: Any, source: Position | None = None) -> None:
        if source is not None:
            super().__init__(setup, source.stack[:])
            self.take_over(source)
            return
        super().__init__(setup, [])
        seats: int = setup.seats
        self.seats: i64 = seats
        self.box: Box = setup.game.boxes[seats]
        kit = RULEBOOK["kit"]
        self.hand: list[i64] = [0] * (CARDS * seats)
        self.camp: list[i64] = [0] * (CARDS * seats)
        self.pile: list[i64] = self.box.pile[:]
        self.removed: list[i64] = [0] * CARDS
        """Knights and Teutons that went back into the game's box."""
        self.spent: list[i64] = [0] * CARDS
        """Those of them who had been used before: each is used once in the game, so nobody takes them on again."""
        self.ducats: list[i64] = [kit["ducats"]] * seats
        self.provisions: list[i64] = [kit["provisions"]] * seats
        self.helpers: list[i64] = [kit["helpers"]] * seats
        """Helpers that a seat owns, on the board or not."""
        self.free: list[i64] = [kit["helpers"]] * seats
        """Helpers that are still to be sent."""
        self.officer: list[i64] = [AT_HAND] * seats
        """On which field the officer stands."""
        self.passed: list[i64] = [0] * seats
        self.promoted: list[i64] = [0] * seats
        """Whose officer counts more in this round, by an event."""
        self.answers: list[i64] = [NONE] * seats
        """The card or the bid that a seat has laid face down; cards stay here until the skirmish has ended."""
        self.helpers_at: list[i64] = [0] * (4 * FIELDS)
        self.ducats_at: list[i64] = [0] * (4 * FIELDS)
        self.place: list[i64] = [0] * (4 * FIELDS)
        """Whose pawns came first to a field, second and so on; 0 for a seat that is not there."""
        self.shown: list[i64] = [NONE] * SHOWN
        self.captors: list[i64] = [NOBODY, NOBODY]
        """Who has captured the stronger and the weaker Teuton in the running skirmish."""
        self.gave: list[i64] = []
        """What was given up after this round's skirmish, packed as `counts` says."""
        self.bank_ducats: i64 = self.box.ducats - kit["ducats"] * seats
        self.bank_provisions: i64 = self.box.provisions - kit["provisions"] * seats
        self.round: i64 = 0
        self.stage: i64 = 0
        """The running step, numbered in `phases.py`."""
        self.start: i64 = 0
        """The seat with the start player's token."""
        self.turn: i64 = 0
        self.asked: i64 = 0
        """How many seats have had their turn in an event, a payment or the feeding, counted from the start player."""
        self.loss: i64 = 0
        """What everybody has to give up after a lost skirmish."""
        self.owed: i64 = 0
        """What the seat on turn still has to give up."""
        self.floor: i64 = 0
        """Sets are chosen in one order: nothing before this place may be chosen any more."""
        self.event: i64 = NONE
        for seat in range(seats):
            self.hand[CARDS * seat + PEASANT] = 1

    def take_over(self, source: Position) -> None:
        self.seats = source.seats
        self.box = source.box
        self.hand = source.hand[:]
        self.camp = source.camp[:]
        self.pile = source.pile[:]
        self.removed = source.removed[:]
        self.spent = source.spent[:]
        self.ducats = source.ducats[:]
        self.provisions = source.provisions[:]
        self.helpers = source.helpers[:]
        self.free = source.free[:]
        self.officer = source.officer[:]
        self.passed = source.passed[:]
        self.promoted = source.promoted[:]
        self.answers = source.answers[:]
        self.helpers_at = source.helpers_at[:]
        self.ducats_at = source.ducats_at[:]
        self.place = source.place[:]
        self.shown = source.shown[:]
        self.captors = source.captors[:]
        self.gave = source.gave[:]
        self.bank_ducats = source.bank_ducats
        self.bank_provisions = source.bank_provisions
        self.round = source.round
        self.stage = source.stage
        self.start = source.start
        self.turn = source.turn
        self.asked = source.asked
        self.loss = source.loss
        self.owed = source.owed
        self.floor = source.floor
        self.event = source.event

    def in_turn(self, number: i64) -> i64:
        """The seat that is the `number`-th from the start player, clockwise."""
        seat: i64 = self.start + number
        return seat - self.seats if seat >= self.seats else seat

    # The bank: what it does not have it cannot pay

    def earn_ducats(self, seat: i64, amount: i64) -> i64:
        """The bank pays; returns how much."""
        paid: i64 = amount if amount < self.bank_ducats else self.bank_ducats
        self.bank_ducats -= paid
        add(self.ducats, seat, paid)
        return paid

    def spend_ducats(self, seat: i64, amount: i64) -> None:
        add(self.ducats, seat, -amount)
        self.bank_ducats += amount

    def earn_provisions(self, seat: i64, amount: i64) -> i64:
        """The bank hands out provisions; returns how many."""
        paid: i64 = amount if amount < self.bank_provisions else self.bank_provisions
        self.bank_provisions -= paid
        add(self.provisions, seat, paid)
        return paid

    def spend_provisions(self, seat: i64, amount: i64) -> None:
        add(self.provisions, seat, -amount)
        self.bank_provisions += amount

    def earn_helper(self, seat: i64) -> None:
        add(self.helpers, seat, 1)
        add(self.free, seat, 1)

    # Pawns on the fields

    def is_on(self, field: i64, seat: i64) -> bool:
        return self.place[4 * field + seat] > 0

    def effect(self) -> i64:
        """The effect of this round's event, NONE without one."""
        return NONE if self.event == NONE else self.box.effect[self.event]

    def may_regroup(self) -> bool:
        """Whether helpers may join own helpers in this round."""
        return self.effect() == REGROUP

    def officer_worth(self, seat: i64) -> i64:
        return self.box.second[self.event] if self.promoted[seat] else 2

    def helper_worth(self, field: i64) -> i64:
        if self.effect() == WORTH and self.box.field[self.event] == field:
            return self.box.first[self.event]
        return 1

    def prize_change(self, field: i64) -> i64:
        """By how much this round's event changes the prizes of a field."""
        if self.effect() == PRIZES and self.box.field[self.event] == field:
            return self.box.first[self.event]
        return 0

    def prizes(self, field: i64, face: list[i64]) -> list[i64]:
        """The values of a card as they are won in this round; a prize is never less than 1."""
        change: i64 = self.prize_change(field)
        if change == 0:
            return face
        changed: list[i64] = []
        for value in face:
            changed.append(value + change if value + change > 1 else 1)
        return changed

    def sum_at(self, field: i64, seat: i64) -> i64:
        """Officer 2, helper 1, ducat 1; for mercenaries only the ducats count."""
        at: i64 = 4 * field + seat
        points: i64 = self.ducats_at[at]
        if field != MERCENARIES:
            points += self.helpers_at[at] * self.helper_worth(field)
            if self.officer[seat] == field:
                points += self.officer_worth(seat)
        return points

    def ranking(self, field: i64) -> list[i64]:
        """The seats on a field, the best sum first; of equal ones whoever came first."""
        keys: list[i64] = []
        seat: i64
        for seat in range(self.seats):
            place: i64 = self.place[4 * field + seat]
            if place > 0:
                keys.append((self.sum_at(field, seat) * 8 + 7 - place) * 4 + seat)
        return seats_of_keys(keys)

    def clear(self, field: i64) -> None:
        """Pawns and the ducats that are still there return to their owners."""
        seat: i64
        for seat in range(self.seats):
            at: i64 = 4 * field + seat
            if self.place[at] == 0:
                continue
            self.place[at] = 0
            add(self.free, seat, self.helpers_at[at])
            self.helpers_at[at] = 0
            if self.officer[seat] == field:
                self.officer[seat] = AT_HAND
            if self.ducats_at[at] > 0:
                if self.event_log is not None:
                    self.emit("refund", {"seat": ["seat", int(seat)], "amount": int(self.ducats_at[at])})
                add(self.ducats, seat, self.ducats_at[at])
                self.ducats_at[at] = 0


def seats_of_keys(keys: list[i64]) -> list[i64]:
    """The seats in the lowest two bits of the keys, the greatest key first."""
    keys.sort(reverse=True)
    seats: list[i64] = []
    for key in keys:
        seats.append(key & 3)
    return seats
