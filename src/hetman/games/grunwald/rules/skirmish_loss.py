"""After a lost skirmish every seat gives up knights, provisions or captured Teutons worth the difference.

A sensible payment has no piece that could be left out. A seat gives pieces by falling value until it is enough. So
every sensible payment can be made in exactly one way. A seat may give up more than it owes: it says so first, then
gives anything in any order until it settles.

The cards that were laid and the Teutons captured in this skirmish cannot pay: they lie on the table until it ends
(`skirmish.py`).
"""

from __future__ import annotations

from typing import Any, Final

from hetman.core.counts import add, added
from hetman.core.decision import FIRST, SECOND, first, second, verb_of
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.grunwald.rules import bank
from hetman.games.grunwald.rules.cards import CARDS, CROWN, KNIGHTS, MERCENARY, STRENGTH, TEUTON
from hetman.games.grunwald.rules.constants import PAID_AMOUNT, PAID_CARD, PAID_PLACE
from hetman.games.grunwald.rules.decisions import GENEROUS_PAYMENTS, PAYMENTS
from hetman.games.grunwald.rules.phases import InTurn
from hetman.games.grunwald.rules.position import Position
from hetman.games.grunwald.rules.verbs import (
    GIVE,
    GIVE_PROVISIONS,
    IN_CAMP,
    IN_HAND,
    IN_PROVISIONS,
    OVERPAY,
    SETTLE,
)


def pieces() -> list[tuple[int, int]]:
    """What can be given, by falling value, as card and place: knights from hand or camp, Teutons from the camp."""
    found = []
    for strength in range(6, 0, -1):
        for deck in (CROWN, MERCENARY):
            found += [(deck + strength, IN_HAND), (deck + strength, IN_CAMP)]
        if strength <= 4:
            found.append((TEUTON + strength, IN_CAMP))
    return found


CARD: Final[list[i64]] = [card for card, _ in pieces()]
PLACE: Final[list[i64]] = [place for _, place in pieces()]
MOVES: Final[list[Any]] = [GIVE + card * FIRST + place * SECOND for card, place in pieces()]


def count_of(state: Position, seat: i64, piece: i64) -> i64:
    place: i64 = PLACE[piece]
    return (state.hand if place == IN_HAND else state.camp)[CARDS * seat + CARD[piece]]


def value_from(state: Position, seat: i64, piece: i64) -> i64:
    """The value of everything that a seat has from this piece on, provisions included."""
    value: i64 = state.provisions[seat]
    other: i64
    for other in range(piece, len(CARD)):
        value += count_of(state, seat, other) * STRENGTH[CARD[other]]
    return value


class Paying(InTurn):
    """A seat that has no more than the loss loses everything."""

    def visit(self, state: Position, seat: i64) -> None:
        if value_from(state, seat, 0) > state.loss:
            state.owed = state.loss
            state.floor = 0
            state.stack.append(PAYMENTS[seat])
        else:
            give_everything(state, seat)


class Payment(SeatDecision[Position]):
    """Give up one piece after the other until it is enough. Provisions come last and pay the rest."""

    def moves(self, state: Position) -> list[i64]:
        moves: list[Any] = []
        value: i64 = value_from(state, self.seat, state.floor)
        piece: i64
        for piece in range(state.floor, len(CARD)):
            if value < state.owed:
                break
            count: i64 = count_of(state, self.seat, piece)
            if count > 0:
                moves.append(MOVES[piece])
                value -= count * STRENGTH[CARD[piece]]
        if value >= state.owed:
            moves.append(GIVE_PROVISIONS + state.owed * FIRST + IN_PROVISIONS * SECOND)
        if state.owed == state.loss:
            moves.append(OVERPAY)
        return moves

    def play(self, state: Position, move: i64) -> None:
        if move == OVERPAY:
            state.stack.append(GENEROUS_PAYMENTS[self.seat])
            return
        if verb_of(move) == GIVE_PROVISIONS:
            give_provisions(state, self.seat, first(move))
            state.owed = 0
            return
        card: i64 = first(move)
        while CARD[state.floor] != card or PLACE[state.floor] != second(move):
            state.floor += 1
        give(state, self.seat, state.floor)
        state.owed = state.owed - STRENGTH[card] if state.owed > STRENGTH[card] else 0
        if state.owed > 0:
            state.stack.append(self)

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"owed": int(state.owed), "loss": int(state.loss)}


class GenerousPayment(SeatDecision[Position]):
    """Give up anything in any order, provisions one by one, also more than is owed. The seat settles when it will."""

    def moves(self, state: Position) -> list[i64]:
        moves: list[Any] = []
        piece: i64
        for piece in range(len(CARD)):
            if count_of(state, self.seat, piece) > 0:
                moves.append(MOVES[piece])
        if state.provisions[self.seat] > 0:
            moves.append(GIVE_PROVISIONS + FIRST + IN_PROVISIONS * SECOND)
        if state.owed == 0:
            moves.append(SETTLE)
        return moves

    def play(self, state: Position, move: i64) -> None:
        if move == SETTLE:
            return
        value: i64 = first(move)
        if verb_of(move) == GIVE_PROVISIONS:
            give_provisions(state, self.seat, value)
        else:
            piece: i64 = 0
            while CARD[piece] != first(move) or PLACE[piece] != second(move):
                piece += 1
            give(state, self.seat, piece)
            value = STRENGTH[CARD[piece]]
        state.owed = state.owed - value if state.owed > value else 0
        if value_from(state, self.seat, 0) > 0:
            state.stack.append(self)

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"owed": int(state.owed), "loss": int(state.loss)}


def give(state: Position, seat: i64, piece: i64) -> None:
    """A card goes back into the game's box. A knight of the camp has been used."""
    card: i64 = CARD[piece]
    add(state.hand if PLACE[piece] == IN_HAND else state.camp, CARDS * seat + card, -1)
    state.removed = added(state.removed, card, 1)
    if PLACE[piece] == IN_CAMP and card < KNIGHTS:
        state.spent = added(state.spent, card, 1)
    state.gave = [*state.gave, seat + PAID_CARD * card + PAID_PLACE * PLACE[piece]]


def give_provisions(state: Position, seat: i64, amount: i64) -> None:
    bank.spend(state, IN_PROVISIONS, seat, amount)
    state.gave = [*state.gave, seat + PAID_AMOUNT * amount]


def give_everything(state: Position, seat: i64) -> None:
    """The log names every piece that is lost."""
    if state.event_log is not None:
        state.log_seat("stripped" if value_from(state, seat, 0) else "bare", seat)
    piece: i64
    for piece in range(len(CARD)):
        for _ in range(count_of(state, seat, piece)):
            give(state, seat, piece)
            state.log_card("lost", seat, CARD[piece])
    if state.provisions[seat] > 0:
        state.log_amount("plundered", seat, state.provisions[seat])
        give_provisions(state, seat, state.provisions[seat])
