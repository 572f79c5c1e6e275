"""Writes what a seat knows as numbers. `../observation.py` declares the planes and reads the same from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hetman.core.native import i64
from hetman.core.observation_writer import ObservationWriter
from hetman.core.pile import SEAT_BITS
from hetman.core.state import State
from hetman.games.grunwald.rules import constants, fields, hidden, phases
from hetman.games.grunwald.rules.cards import CARDS, KNIGHTS, STRENGTH
from hetman.games.grunwald.rules.constants import FIELDS, NO_FIELD, NONE, TEUTONS
from hetman.games.grunwald.rules.position import Position

GOODS: Final = 8
"""Numbers of a seat in the plane `goods`."""
PRIZES: Final = 3
"""Prizes of a field."""
IN_QUEUE: Final = 6
"""Numbers of a seat on a field in the plane `queues`."""
PHASE_NUMBERS: Final[dict[str, i64]] = {phase: at for at, phase in enumerate(dict.fromkeys(phases.PHASES))}


class GrunwaldWriter(ObservationWriter):
    def __init__(self, seats: int, starts: Mapping[str, int], questions: Sequence[str]) -> None:
        super().__init__(seats, starts, questions)
        at = self.starts
        self.round: i64 = at["round"]
        self.phase: i64 = at["phase"]
        self.start: i64 = at["start"]
        self.event: i64 = at["event"]
        self.goods: i64 = at["goods"]
        self.officers: i64 = at["officers"]
        self.hands: i64 = at["hands"]
        self.camps: i64 = at["camps"]
        self.backs: i64 = at["backs"]
        self.prizes: i64 = at["prizes"]
        self.queues: i64 = at["queues"]
        self.changes: i64 = at["changes"]
        self.answers: i64 = at["answers"]
        self.bid: i64 = at["bid"]
        self.loss: i64 = at["loss"]
        self.owed: i64 = at["owed"]
        self.bank: i64 = at["bank"]
        self.unseen: i64 = at["unseen"]
        self.unseen_events: i64 = at["unseen_events"]
        self.unseen_goods: i64 = at["unseen_goods"]
        self.removed: i64 = at["removed"]
        self.spent: i64 = at["spent"]

    def write_game(self, state: State, seat: i64) -> None:
        assert isinstance(state, Position)
        self.put(self.round, state.round)
        self.put(self.phase + PHASE_NUMBERS[phases.phase_of(state)], 1)
        self.put(self.start + self.from_own(state.start, seat), 1)
        if state.event != NONE:
            self.put(self.event + state.event, 1)
        other: i64
        for other in range(self.seats):
            self.write_player(state, other, self.from_own(other, seat))
        field: i64
        for field in range(FIELDS):
            self.write_field(state, field, seat)
        self.write_answers(state, seat)
        self.write_owed(state)
        self.write_piles(state)

    def write_player(self, state: Position, other: i64, place: i64) -> None:
        """Cards in hands and camps, or their backs: others see no more if the option says so."""
        at: i64 = self.goods + GOODS * place
        cards: i64 = CARDS * other
        seen = place == 0 or not hidden.are_hands_hidden(state)
        knights: i64 = 0
        captives: i64 = 0
        held: i64 = 0
        laid: i64 = 0
        card: i64
        for card in range(CARDS):
            hand: i64 = state.hand[cards + card]
            camp: i64 = state.camp[cards + card]
            held += hand
            laid += camp
            if seen:
                self.put(self.hands + CARDS * place + card, hand)
                self.put(self.camps + CARDS * place + card, camp)
            if 0 < card < KNIGHTS:
                knights += hand + camp
            elif card >= KNIGHTS:
                captives += camp
        if not seen:
            self.put(self.backs + 2 * place, held)
            self.put(self.backs + 2 * place + 1, laid)
        self.put(at, state.ducats[other])
        self.put(at + 1, state.provisions[other])
        self.put(at + 2, knights)
        self.put(at + 3, captives)
        self.put(at + 4, state.helpers[other])
        self.put(at + 5, state.free[other])
        self.put(at + 6, fields.officer_value(state, other))
        self.put(at + 7, state.passed[other])
        if state.officer[other] != NO_FIELD:
            self.put(self.officers + FIELDS * place + state.officer[other], 1)

    # Fields

    def write_field(self, state: Position, field: i64, seat: i64) -> None:
        self.put(self.changes + field, fields.prize_change(state, field))
        order = fields.ranking(state, field)
        winning: i64 = self.write_prizes(state, field, order, seat)
        for other in order:
            at: i64 = self.queues + IN_QUEUE * (self.seats * field + self.from_own(other, seat))
            arrived: i64 = 1
            for rival in order:
                if state.place[4 * field + rival] < state.place[4 * field + other]:
                    arrived += 1
            self.put(at, arrived)
            self.put(at + 1, 1 if state.officer[other] == field else 0)
            self.put(at + 2, state.helpers_at[4 * field + other])
            self.put(at + 3, state.ducats_at[4 * field + other])
            if field != TEUTONS:
                self.put(at + 4, fields.sum_at(state, field, other))
        place: i64 = 0
        for other in order:
            place += 1
            if place <= winning:
                self.put(self.queues + IN_QUEUE * (self.seats * field + self.from_own(other, seat)) + 5, place)

    def write_prizes(self, state: Position, field: i64, order: list[i64], seat: i64) -> i64:
        """Write the prizes of a field. Returns how many can be won by pawns."""
        at: i64 = self.prizes + 2 * PRIZES * field
        if field == TEUTONS:
            return self.write_knights(state, at, constants.TEUTON_CARDS, 0)
        if field == constants.HELPERS:
            return self.write_helpers(state, at, order, seat)
        if field == constants.DUCATS:
            return self.write_goods(state, at, 0)
        if field == constants.PROVISIONS:
            return self.write_goods(state, at, 1)
        slot: i64 = constants.CROWN_CARDS if field == constants.CROWN_FIELD else constants.MERCENARY_CARDS
        return self.write_knights(state, at, slot, state.box.knight_places)

    def write_knights(self, state: Position, at: i64, slot: i64, places: i64) -> i64:
        winning: i64 = 0
        number: i64
        for number in range(2):
            card: i64 = state.shown[slot + number]
            if card != NONE:
                self.put(at, STRENGTH[card])
                if number < places:
                    self.put(at + 1, 1)
                    winning += 1
                at += 2
        return winning

    def write_goods(self, state: Position, at: i64, goods: i64) -> i64:
        face: i64 = state.shown[constants.GOODS_CARD[goods]]
        if face == NONE:
            return 0
        won = state.box.prizes[goods][face]
        changed = fields.prizes(state, goods)
        winning: i64 = 0
        number: i64 = 0
        for value in state.box.faces[goods][face]:
            if value in won:
                place = won.index(value)
                winning += 1
                if number < PRIZES:
                    self.put(at, changed[place])
                    self.put(at + 1, 1)
            elif number < PRIZES:
                self.put(at, value)
            at += 2
            number += 1
        return winning

    def write_helpers(self, state: Position, at: i64, order: list[i64], seat: i64) -> i64:
        """The first helper is free. The second costs as many ducats as its winner has helpers."""
        second: i64 = order[1] if len(order) > 1 else seat
        self.put(at + 1, 1)
        if state.helpers[second] != constants.ALL_HELPERS:
            self.put(at + 2, state.helpers[second])
        self.put(at + 3, 1)
        return 2

    # Skirmish, contest, auction

    def write_answers(self, state: Position, seat: i64) -> None:
        """All cards of a revealed skirmish; before that, and of contests and auctions, the own answer only."""
        if not state.stack:
            return
        if state.stage == phases.PAYING:
            other: i64
            for other in range(self.seats):
                if state.answers[other] != NONE:
                    self.put(self.answers + CARDS * self.from_own(other, seat) + state.answers[other], 1)
            self.put(self.loss, state.loss)
        elif hidden.are_face_down(state) and state.stack[-1].sealed & SEAT_BITS[seat] and state.answers[seat] != NONE:
            if hidden.are_cards(state):
                self.put(self.answers + state.answers[seat], 1)
            else:
                self.put(self.bid, state.answers[seat])

    def write_owed(self, state: Position) -> None:
        if not state.stack or state.stack[-1].sealed:
            return
        prompt = state.stack[-1].prompt(state)
        if prompt["key"] == "give" or prompt["key"] == "overpay":
            self.put(self.owed, prompt["args"]["owed"])
        elif prompt["key"] == "dismiss":
            self.put(self.owed, prompt["args"]["count"])

    # Piles

    def write_piles(self, state: Position) -> None:
        """The cards that are left in the piles. Every seat can deduce them."""
        pile = state.pile
        self.put_list(self.bank, state.bank, 0, 2)
        self.put_list(self.unseen + 1, pile, 1, CARDS - 1)
        self.put_list(self.removed, state.removed, 0, CARDS)
        self.put_list(self.spent, state.spent, 0, CARDS)
        event: i64
        for event in range(len(state.box.event_names)):
            if pile[constants.EVENTS + event] > 0:
                self.put(self.unseen_events + event, 1)
        goods: i64
        for goods in range(2):
            cards: i64 = 0
            total: i64 = 0
            face: i64
            for face in range(len(state.box.faces[goods])):
                left: i64 = pile[constants.GOODS_FACES[goods] + face]
                if left > 0:
                    cards += left
                    total += left * sum(state.box.faces[goods][face])
            self.put(self.unseen_goods + 2 * goods, cards)
            self.put(self.unseen_goods + 2 * goods + 1, total)
