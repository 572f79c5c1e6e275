"""Field 1: the skirmish with the Teutons, after the truce."""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add
from hetman.core.decision import first
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.core.pile import SEAT_BITS
from hetman.core.steps import Step
from hetman.games.grunwald.rules import move_tables, phases
from hetman.games.grunwald.rules.box import RAID
from hetman.games.grunwald.rules.cards import CARDS, KNIGHTS, PEASANT, STRENGTH
from hetman.games.grunwald.rules.constants import FIRST_SKIRMISH, NOBODY, NONE, TEUTON_CARDS, TEUTONS
from hetman.games.grunwald.rules.decisions import LAYS
from hetman.games.grunwald.rules.fields import clear
from hetman.games.grunwald.rules.position import Position, rank_key, seats_by_key


class Lay(SeatDecision[Position]):
    """Lay a card of the hand face down: a knight, or the peasant to stay out."""

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


def turn_cards_up(state: Position) -> None:
    """The cards laid leave the hands and lie open on the table."""
    number: i64
    for number in range(state.seats):
        seat: i64 = state.in_turn(number)
        card: i64 = state.answers[seat]
        if card != NONE:
            add(state.hand, CARDS * seat + card, -1)
            state.log_card("shows", seat, card)


def take_cards_back(state: Position) -> None:
    """Knights go to the camp, because each is used once in the game. The peasant returns to the hand."""
    seat: i64
    for seat in range(state.seats):
        card: i64 = state.answers[seat]
        if card != NONE:
            add(state.hand if card == PEASANT else state.camp, CARDS * seat + card, 1)
            state.answers[seat] = NONE


class Skirmish(Step[Position]):
    """Every seat with a pawn on the field takes part."""

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
        state.open_sealed(LAYS, seats)


class Clash(Step[Position]):
    """Single combats first, then all knights together against the Teutons. Equal strength wins."""

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
    """Both cards and an addition for the number of players. An event may make them stronger or weaker in a round."""
    shown = state.shown
    strength: i64 = STRENGTH[shown[TEUTON_CARDS]] + STRENGTH[shown[TEUTON_CARDS + 1]] + teutons_addition(state)
    return strength if strength > 0 else 0


def teutons_addition(state: Position) -> i64:
    return state.box.addition + (state.event_number(0) if state.effect() == RAID else 0)


def knights_strength(state: Position) -> i64:
    strength: i64 = 0
    for card in state.answers:
        if card != NONE:
            strength += STRENGTH[card]
    return strength


def fighters(state: Position) -> list[i64]:
    """The seats that laid a card, the strongest first; of equal knights, the one that came first to the field."""
    keys: list[i64] = []
    seat: i64
    for seat in range(state.seats):
        card: i64 = state.answers[seat]
        if card != NONE:
            keys.append(rank_key(STRENGTH[card], state.place[4 * TEUTONS + seat], seat))
    return seats_by_key(keys)


def capture(state: Position) -> None:
    """The strongest knight captures the stronger Teuton that he beats, the second one the weaker, if it is left."""
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
    """The card stays on the board until the skirmish ends."""
    captors = state.captors[:]
    captors[teuton] = seat
    state.captors = captors
    state.log_card("captured", seat, state.shown[TEUTON_CARDS + teuton])


class Aftermath(Step[Position]):
    """The skirmish ends: knights and captives go to the camps, pawns return."""

    def run(self, state: Position) -> None:
        take_cards_back(state)
        teuton: i64
        for teuton in range(2):
            captor: i64 = state.captors[teuton]
            if captor != NOBODY:
                add(state.camp, CARDS * captor + state.shown[TEUTON_CARDS + teuton], 1)
                state.shown[TEUTON_CARDS + teuton] = NONE
        state.captors = [NOBODY, NOBODY]
        clear(state, TEUTONS)
        state.stage = phases.FIELDS
