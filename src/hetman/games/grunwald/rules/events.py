"""The event phase: from the second round on a card is turned up and obeyed before the fields are filled.

Some events ask every player in turn, some let all decide in secret at the same time (`auction`), and some only change a
rule until the end of the round; those are read where they matter, in `position` and `officers`.
"""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add
from hetman.core.decision import FIRST, SECOND, first, second
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.core.steps import Step
from hetman.games.grunwald.rules import auction, phases
from hetman.games.grunwald.rules.box import (
    CONTEST,
    PRIZES,
    REGROUP,
    WORTH,
)
from hetman.games.grunwald.rules.cards import CARDS, KNIGHTS, STRENGTH
from hetman.games.grunwald.rules.constants import EVENTS, FIRST_EVENT
from hetman.games.grunwald.rules.decisions import OFFERS, REVEALS
from hetman.games.grunwald.rules.position import Position
from hetman.games.grunwald.rules.reveals import EVENT_PILE, Draw
from hetman.games.grunwald.rules.verbs import (
    BUY,
    DECLINE,
    ESCORT,
    EVENT,
    IN_DUCATS,
    IN_PROVISIONS,
    PAY,
    PROMOTE,
    RECRUIT,
    TAKE,
)


class EventPhase(Step[Position]):
    """There is no event in the first round."""

    def run(self, state: Position) -> None:
        state.stage = phases.REVEALING
        if state.round >= FIRST_EVENT:
            state.stack.append(REVEALS[EVENT_PILE])


class RevealEvent(Draw):
    def move_of(self, state: Position, number: i64) -> i64:
        return EVENT + number * FIRST

    def play(self, state: Position, move: i64) -> None:
        state.event = first(move)
        add(state.pile, EVENTS + state.event, -1)
        effect: i64 = state.effect()
        if effect == PRIZES or effect == WORTH or effect == REGROUP:
            return
        if effect in OFFERS:
            state.asked = 0
            state.stage = phases.ASKING
            return
        state.stage = phases.SETTLING
        if effect == CONTEST:
            auction.open_contest(state)
        else:
            auction.open_auction(state)


class Asking(Step[Position]):
    """The start player first, then clockwise; who has no choice is not asked."""

    def run(self, state: Position) -> None:
        offers = OFFERS[int(state.effect())]
        while state.asked < state.seats:
            seat: i64 = state.in_turn(state.asked)
            state.asked += 1
            offer = offers[seat]
            assert isinstance(offer, Offer)
            if offer.concerns(state):
                state.stack.append(offer)
                return
            offer.excuse(state)
        state.stage = phases.REVEALING


class Offer(SeatDecision[Position]):
    """What an event offers to one seat or asks of it."""

    def concerns(self, state: Position) -> bool:
        """Whether this seat has a choice."""
        raise NotImplementedError

    def excuse(self, state: Position) -> None:
        """What happens to a seat that has none."""

    def first_number(self, state: Position) -> i64:
        return state.box.first[state.event]

    def second_number(self, state: Position) -> i64:
        return state.box.second[state.event]


class Purchase(Offer):
    """Buy provisions from the royal hunt."""

    def concerns(self, state: Position) -> bool:
        return state.ducats[self.seat] >= self.first_number(state) and state.bank_provisions > 0

    def moves(self, state: Position) -> list[i64]:
        return [BUY, DECLINE]

    def play(self, state: Position, move: i64) -> None:
        if move == BUY:
            state.spend_ducats(self.seat, self.first_number(state))
            supply(state, self.seat, self.second_number(state))

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"price": int(self.first_number(state)), "amount": int(self.second_number(state))}


def supply(state: Position, seat: i64, amount: i64) -> None:
    """The bank hands out provisions, and it is told how many."""
    paid: i64 = state.earn_provisions(seat, amount)
    if state.event_log is not None:
        state.emit("supplied", {"seat": ["seat", int(seat)], "amount": int(paid)})


class Recruiting(Offer):
    """Take an unused knight out of the game's box into the hand, for ducats: his strength and a surcharge."""

    def concerns(self, state: Position) -> bool:
        return len(self.moves(state)) > 1

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        card: i64
        for card in range(1, KNIGHTS):
            if state.removed[card] > state.spent[card] and self.price(state, card) <= state.ducats[self.seat]:
                moves.append(RECRUIT + card * FIRST)
        moves.append(DECLINE)
        return moves

    def price(self, state: Position, card: i64) -> i64:
        return STRENGTH[card] + self.first_number(state)

    def play(self, state: Position, move: i64) -> None:
        if move != DECLINE:
            card: i64 = first(move)
            state.spend_ducats(self.seat, self.price(state, card))
            add(state.removed, card, -1)
            add(state.hand, CARDS * self.seat + card, 1)

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"surcharge": int(self.first_number(state))}


class Promotion(Offer):
    """Pay so that the own officer counts more in this round."""

    def concerns(self, state: Position) -> bool:
        return state.ducats[self.seat] >= self.first_number(state)

    def moves(self, state: Position) -> list[i64]:
        return [PROMOTE, DECLINE]

    def play(self, state: Position, move: i64) -> None:
        if move == PROMOTE:
            state.spend_ducats(self.seat, self.first_number(state))
            state.promoted[self.seat] = 1

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"price": int(self.first_number(state)), "worth": int(self.second_number(state))}


class Escorting(Offer):
    """A task: send a knight of the hand, who then rests in the camp, or lose provisions."""

    def concerns(self, state: Position) -> bool:
        card: i64
        for card in range(1, KNIGHTS):
            if state.hand[CARDS * self.seat + card] > 0:
                return True
        return False

    def excuse(self, state: Position) -> None:
        lost: i64 = self.second_number(state)
        lost = lost if lost < state.provisions[self.seat] else state.provisions[self.seat]
        state.spend_provisions(self.seat, lost)
        if state.event_log is None:
            return
        seat = ["seat", int(self.seat)]
        if lost > 0:
            state.emit("plundered", {"seat": seat, "amount": int(lost)})
        else:
            state.emit("excused", {"seat": seat})

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        card: i64
        for card in range(1, KNIGHTS):
            if state.hand[CARDS * self.seat + card] > 0:
                moves.append(ESCORT + card * FIRST)
        moves.append(DECLINE)
        return moves

    def play(self, state: Position, move: i64) -> None:
        if move == DECLINE:
            self.excuse(state)
            return
        at: i64 = CARDS * self.seat + first(move)
        add(state.hand, at, -1)
        add(state.camp, at, 1)
        supply(state, self.seat, self.first_number(state))

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"gain": int(self.first_number(state)), "loss": int(self.second_number(state))}


class Levy(Offer):
    """An order: pay in ducats or in provisions; who has too little of both pays all he has of one."""

    def concerns(self, state: Position) -> bool:
        return state.ducats[self.seat] > 0 or state.provisions[self.seat] > 0

    def excuse(self, state: Position) -> None:
        if state.event_log is not None:
            state.emit("excused", {"seat": ["seat", int(self.seat)]})

    def moves(self, state: Position) -> list[i64]:
        ducats: i64 = state.ducats[self.seat]
        provisions: i64 = state.provisions[self.seat]
        in_ducats: i64 = self.first_number(state)
        in_provisions: i64 = self.second_number(state)
        enough = ducats >= in_ducats or provisions >= in_provisions
        moves: list[i64] = []
        if ducats >= in_ducats or (ducats > 0 and not enough):
            moves.append(PAY + (in_ducats if in_ducats < ducats else ducats) * FIRST + IN_DUCATS * SECOND)
        if provisions >= in_provisions or (provisions > 0 and not enough):
            amount: i64 = in_provisions if in_provisions < provisions else provisions
            moves.append(PAY + amount * FIRST + IN_PROVISIONS * SECOND)
        return moves

    def play(self, state: Position, move: i64) -> None:
        if second(move) == IN_DUCATS:
            state.spend_ducats(self.seat, first(move))
        else:
            state.spend_provisions(self.seat, first(move))

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"ducats": int(self.first_number(state)), "provisions": int(self.second_number(state))}


class Grant(Offer):
    """A gift: ducats or provisions, as much as the bank has of them."""

    def concerns(self, state: Position) -> bool:
        return state.bank_ducats > 0 or state.bank_provisions > 0

    def moves(self, state: Position) -> list[i64]:
        ducats: i64 = self.first_number(state)
        provisions: i64 = self.second_number(state)
        ducats = ducats if ducats < state.bank_ducats else state.bank_ducats
        provisions = provisions if provisions < state.bank_provisions else state.bank_provisions
        moves: list[i64] = []
        if ducats > 0:
            moves.append(TAKE + ducats * FIRST + IN_DUCATS * SECOND)
        if provisions > 0:
            moves.append(TAKE + provisions * FIRST + IN_PROVISIONS * SECOND)
        return moves

    def play(self, state: Position, move: i64) -> None:
        if second(move) == IN_DUCATS:
            state.earn_ducats(self.seat, first(move))
        else:
            state.earn_provisions(self.seat, first(move))

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"ducats": int(self.first_number(state)), "provisions": int(self.second_number(state))}
