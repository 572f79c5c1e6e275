"""A position of Na Grunwald!: where every card, pawn, ducat and provision is."""

from __future__ import annotations

from typing import Any

from hetman.core.decisions import Family
from hetman.core.native import i64
from hetman.core.pile import SEAT_BITS
from hetman.core.state import State
from hetman.games.grunwald.rules.box import Box
from hetman.games.grunwald.rules.cards import CARDS, NAMES
from hetman.games.grunwald.rules.constants import FIELDS, NO_FIELD, NOBODY, NONE, SHOWN


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
        self.hidden_hands: bool = setup.options["hands"] == "hidden"
        """Whether hands and camps lie face down for other seats."""
        self.box: Box = setup.game.boxes[seats]
        self.rounds: i64 = setup.options["rounds"]
        """The last round."""
        self.hand: list[i64] = [0] * (CARDS * seats)
        self.camp: list[i64] = [0] * (CARDS * seats)
        self.pile: list[i64] = self.box.pile[:]
        self.removed: list[i64] = [0] * CARDS
        """Knights and Teutons that went back into the game's box. Changed as a whole, so that copies share it."""
        self.spent: list[i64] = [0] * CARDS
        """The removed knights that had been used. A knight is used once in the game, so nobody recruits them again.
        Changed as a whole."""
        self.ducats: list[i64] = [0] * seats
        self.provisions: list[i64] = [0] * seats
        self.helpers: list[i64] = [0] * seats
        """Helpers that a seat owns, on the board or not."""
        self.free: list[i64] = [0] * seats
        """Helpers that a seat can still send."""
        self.officer: list[i64] = [NO_FIELD] * seats
        """The field of the officer."""
        self.passed: list[i64] = [0] * seats
        self.promoted: list[i64] = [0] * seats
        """1 if the officer counts more in this round, by an event. Changed as a whole."""
        self.answers: list[i64] = [NONE] * seats
        """The card or the bid that a seat has laid face down. Cards stay here until the skirmish ends."""
        self.helpers_at: list[i64] = [0] * (4 * FIELDS)
        self.ducats_at: list[i64] = [0] * (4 * FIELDS)
        self.place: list[i64] = [0] * (4 * FIELDS)
        """1 for the seat whose pawns came first to a field, 2 for the second and so on; 0 for an absent seat."""
        self.shown: list[i64] = [NONE] * SHOWN
        self.captors: list[i64] = [NOBODY, NOBODY]
        """The seats that captured the stronger and the weaker Teuton in the running skirmish. Changed as a whole."""
        self.gave: list[i64] = []
        """What was given up after this round's skirmish, packed as `constants.py` says. Changed as a whole."""
        self.bank: list[i64] = self.box.bank[:]
        """Ducats and provisions of the bank."""
        self.round: i64 = 0
        self.stage: i64 = 0
        """The running step, numbered in `phases.py`."""
        self.start: i64 = 0
        """The seat with the start token."""
        self.turn: i64 = 0
        self.asked: i64 = 0
        """How many seats, from the start player on, had their turn in an event, a payment or the feeding."""
        self.loss: i64 = 0
        """What every seat has to give up after a lost skirmish."""
        self.owed: i64 = 0
        """What the deciding seat still has to give up."""
        self.floor: i64 = 0
        """A set is chosen in a fixed order. What comes before this index can no longer be chosen."""
        self.event: i64 = NONE

    def take_over(self, source: Position) -> None:
        self.seats = source.seats
        self.hidden_hands = source.hidden_hands
        self.box = source.box
        self.rounds = source.rounds
        self.hand = source.hand[:]
        self.camp = source.camp[:]
        self.pile = source.pile[:]
        self.removed = source.removed
        self.spent = source.spent
        self.ducats = source.ducats[:]
        self.provisions = source.provisions[:]
        self.helpers = source.helpers[:]
        self.free = source.free[:]
        self.officer = source.officer[:]
        self.passed = source.passed[:]
        self.promoted = source.promoted
        self.answers = source.answers[:]
        self.helpers_at = source.helpers_at[:]
        self.ducats_at = source.ducats_at[:]
        self.place = source.place[:]
        self.shown = source.shown[:]
        self.captors = source.captors
        self.gave = source.gave
        self.bank = source.bank[:]
        self.round = source.round
        self.stage = source.stage
        self.start = source.start
        self.turn = source.turn
        self.asked = source.asked
        self.loss = source.loss
        self.owed = source.owed
        self.floor = source.floor
        self.event = source.event

    # Turn order

    def in_turn(self, number: i64) -> i64:
        """The seat that comes `number` places after the start player, clockwise."""
        seat: i64 = self.start + number
        return seat - self.seats if seat >= self.seats else seat

    def left_of(self, seat: i64) -> i64:
        """The next seat, clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def open_sealed(self, family: Family, seats: i64) -> None:
        """Ask every seat of this set at the same time for a secret answer."""
        number: i64
        for number in range(self.seats - 1, -1, -1):
            seat: i64 = self.in_turn(number)
            if seats & SEAT_BITS[seat]:
                self.stack.append(family[4 * seats + seat])

    # This round

    def effect(self) -> i64:
        """The effect of this round's event, NONE without one."""
        return NONE if self.event == NONE else self.box.effect[self.event]

    def asks_later(self) -> bool:
        """Whether this round's event asks after the fields instead of at once."""
        return self.event != NONE and self.box.later[self.event]

    def event_number(self, index: i64) -> i64:
        """The first or second number of this round's event."""
        return self.box.numbers[self.event][index]

    def is_on(self, field: i64, seat: i64) -> bool:
        return self.place[4 * field + seat] > 0

    # The event log

    def log_seat(self, key: str, seat: i64) -> None:
        if self.event_log is not None:
            self.emit(key, {"seat": ["seat", int(seat)]})

    def log_amount(self, key: str, seat: i64, amount: i64) -> None:
        if self.event_log is not None:
            self.emit(key, {"seat": ["seat", int(seat)], "amount": int(amount)})

    def log_price(self, seat: i64, price: i64) -> None:
        """What a seat paid for what it just bought."""
        if self.event_log is not None:
            self.emit("price", {"seat": ["seat", int(seat)], "price": int(price)})

    def log_card(self, key: str, seat: i64, card: i64) -> None:
        if self.event_log is not None:
            self.emit(key, {"seat": ["seat", int(seat)], "card": ["fighter", NAMES[card]]})


def rank_key(value: i64, place: i64, seat: i64) -> i64:
    """A key that sorts seats by value, and of equal ones puts the earlier place first."""
    return (value * 8 + 7 - place) * 4 + seat


def seats_by_key(keys: list[i64]) -> list[i64]:
    """The seats of the keys, the greatest key first."""
    keys.sort(reverse=True)
    seats: list[i64] = []
    for key in keys:
        seats.append(key & 3)
    return seats
