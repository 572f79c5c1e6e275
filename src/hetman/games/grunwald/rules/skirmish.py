"""The first field: a skirmish with the Teutons, from the fourth round on."""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add
from hetman.core.decision import first
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.core.pile import SEAT_BITS
from hetman.core.steps import Step
from hetman.games.grunwald.rules import move_tables, phases
from hetman.games.grunwald.rules.cards import CARDS, KNIGHTS, NAMES, PEASANT, STRENGTH
from hetman.games.grunwald.rules.constants import FIRST_SKIRMISH, NOBODY, NONE, TEUTON_CARDS, TEUTONS
from hetman.games.grunwald.rules.decisions import LAYS
from hetman.games.grunwald.rules.position import Position, seats_of_keys


class Lay(SeatDecision[Position]):
    """Lay a card of the hand face down: a knight, or the peasant to keep out of it."""

    def moves(self, state: Position) -> list[i64]:
        moves: list[Any] = []
        card: i64
        for card in range(KNIGHTS):
            if state.hand[CARDS * self.seat + card] > 0:
                moves.append(move_tables.LAYS[card])
        return moves

    def play(self, state: Position, move: i64) -> None:
        state.answers[self.seat] = first(move)

    def prompt(self, state: Position) -> dict[str, Any]:
        key = "lay" if state.stage == phases.CLASH else "compete"
        return {"key": key, "args": {"seat": ["seat", int(self.seat)]}}


def ask_for_cards(state: Position, seats: i64) -> None:
    """The seats of this set lay a card each, in secret and at the same time."""
    number: i64
    for number in range(state.seats - 1, -1, -1):
        seat: i64 = state.in_turn(number)
        if seats & SEAT_BITS[seat]:
            state.stack.append(LAYS[4 * seats + seat])


def turn_cards_up(state: Position) -> None:
    """The cards laid leave the hands and lie open on the table."""
    number: i64
    for number in range(state.seats):
        seat: i64 = state.in_turn(number)
        card: i64 = state.answers[seat]
        if card != NONE:
            add(state.hand, CARDS * seat + card, -1)
            if state.event_log is not None:
                state.emit("shows", {"seat": ["seat", int(seat)], "card": ["fighter", NAMES[card]]})


def take_cards_back(state: Position) -> None:
    """Knights are used once in the game and rest in the camp from now on; the peasant returns to the hand."""
    seat: i64
    for seat in range(state.seats):
        card: i64 = state.answers[seat]
        if card != NONE:
            add(state.hand if card == PEASANT else state.camp, CARDS * seat + card, 1)
            state.answers[seat] = NONE


class Skirmish(Step[Position]):
    """Everybody with a pawn on the field takes part."""

    def run(self, state: Position) -> None:
        if state.round < FIRST_SKIRMISH:
            state.stage = phases.FIELDS
            return
        seats: i64 = 0
        seat: i64
        for seat in range(state.seats):
            if state.is_on(TEUTONS, seat):
                seats |= SEAT_BITS[seat]
        state.stage = phases.CLASH
        ask_for_cards(state, seats)


class Clash(Step[Position]):
    """Single combats first, then all knights together against the Teutons; an equal strength wins."""

    def run(self, state: Position) -> None:
        turn_cards_up(state)
        capture(state)
        knights: i64 = knights_strength(state)
        teutons: i64 = teutons_strength(state)
        state.loss = max(teutons - knights, 0)
        state.asked = 0
        state.stage = phases.PAYING if state.loss > 0 else phases.AFTERMATH
        if state.event_log is not None:
            args = {"teutons": int(teutons), "knights": int(knights)}
            state.emit("raided" if state.loss else "held", {**args, "loss": int(state.loss)} if state.loss else args)


def teutons_strength(state: Position) -> i64:
    """Two cards and 2, 4 or 6 for two, three or four players."""
    shown = state.shown
    return STRENGTH[shown[TEUTON_CARDS]] + STRENGTH[shown[TEUTON_CARDS + 1]] + state.box.addition


def knights_strength(state: Position) -> i64:
    strength: i64 = 0
    for card in state.answers:
        if card != NONE:
            strength += STRENGTH[card]
    return strength


def fighters(state: Position) -> list[i64]:
    """The seats that laid a card, the strongest first; of equal ones whoever came first to the field."""
    keys: list[i64] = []
    seat: i64
    for seat in range(state.seats):
        card: i64 = state.answers[seat]
        if card != NONE:
            keys.append((STRENGTH[card] * 8 + 7 - state.place[4 * TEUTONS + seat]) * 4 + seat)
    return seats_of_keys(keys)


def capture(state: Position) -> None:
    """The strongest knight takes the stronger Teuton that he beats, the second one the weaker, if it is left."""
    order = fighters(state)
    if not order:
        return
    strongest: i64 = STRENGTH[state.answers[order[0]]]
    if strongest > STRENGTH[state.shown[TEUTON_CARDS]]:
        take_captive(state, 0, order[0])
    elif strongest > STRENGTH[state.shown[TEUTON_CARDS + 1]]:
        take_captive(state, 1, order[0])
    if len(order) < 2 or state.captors[1] != NOBODY:
        return
    if STRENGTH[state.answers[order[1]]] > STRENGTH[state.shown[TEUTON_CARDS + 1]]:
        take_captive(state, 1, order[1])


def take_captive(state: Position, teuton: i64, seat: i64) -> None:
    """The card stays on the board until the skirmish has ended."""
    state.captors[teuton] = seat
    if state.event_log is not None:
        card = NAMES[state.shown[TEUTON_CARDS + teuton]]
        state.emit("captured", {"seat": ["seat", int(seat)], "card": ["fighter", card]})


class Aftermath(Step[Position]):
    """The skirmish has ended: knights and captives go to the camps, pawns return."""

    def run(self, state: Position) -> None:
        take_cards_back(state)
        teuton: i64
        for teuton in range(2):
            captor: i64 = state.captors[teuton]
            if captor != NOBODY:
                add(state.camp, CARDS * captor + state.shown[TEUTON_CARDS + teuton], 1)
                state.shown[TEUTON_CARDS + teuton] = NONE
                state.captors[teuton] = NOBODY
        state.clear(TEUTONS)
        state.stage = phases.FIELDS
