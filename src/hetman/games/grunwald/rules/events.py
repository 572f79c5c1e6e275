"""The event phase: what the card that `reveals.py` turned up offers, demands or changes.

Some events ask every player in turn. In others all players answer in secret at the same time (`event_auction.py`,
`event_contest.py`).
The rest change a rule until the end of the round: fields.py, placement.py and skirmish.py read them. A card may say
that it asks later in the round: then it does so when the fields are resolved.
"""

from __future__ import annotations

from typing import Any, ClassVar

from hetman.core.counts import add, added
from hetman.core.decision import FIRST, SECOND, first, second
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.core.steps import Step
from hetman.games.grunwald.rules import bank, phases
from hetman.games.grunwald.rules.box import CONTEST, PRIZES, RAID, REGROUP, WORTH
from hetman.games.grunwald.rules.cards import CARDS, KNIGHTS, STRENGTH
from hetman.games.grunwald.rules.decisions import OFFERS
from hetman.games.grunwald.rules.event_auction import open_auction, settle_auction
from hetman.games.grunwald.rules.event_contest import open_contest, settle_contest
from hetman.games.grunwald.rules.position import Position
from hetman.games.grunwald.rules.verbs import (
    BUY,
    DECLINE,
    ESCORT,
    IN_DUCATS,
    IN_PROVISIONS,
    PAY,
    PROMOTE,
    RECRUIT,
    TAKE,
)


def open_event(state: Position) -> None:
    """Begin what the card says: ask in turn, ask in secret, or change a rule until the end of the round."""
    effect: i64 = state.effect()
    if effect == PRIZES or effect == WORTH or effect == REGROUP or effect == RAID:
        return
    if effect in OFFERS:
        state.asked = 0
        state.stage = phases.ASKING
        if state.event_log is not None and not can_be_used(state):
            state.emit("unused", {"event": ["event", state.box.event_names[state.event]]})
        return
    state.stage = phases.SETTLING
    if effect == CONTEST:
        open_contest(state)
    else:
        open_auction(state)


def can_be_used(state: Position) -> bool:
    """Whether any seat has a choice, or loses something without one."""
    seat: i64
    for seat in range(state.seats):
        offer = OFFERS[int(state.effect())][seat]
        assert isinstance(offer, Offer)
        if offer.demands or offer.moves(state):
            return True
    return False


class Demand(Step[Position]):
    """Later in the round, when the fields are resolved, an event may ask that waited until now."""

    def run(self, state: Position) -> None:
        state.stage = phases.ROUND_END
        if state.asks_later():
            open_event(state)


class Asking(phases.InTurn):
    """A seat without a choice is not asked."""

    def next_stage(self, state: Position) -> i64:
        return phases.after_event(state)

    def visit(self, state: Position, seat: i64) -> None:
        offer = OFFERS[int(state.effect())][seat]
        assert isinstance(offer, Offer)
        if offer.moves(state):
            state.stack.append(offer)
        else:
            offer.excuse(state)


class Settling(Step[Position]):
    """All secret answers are in. They are shown and compared."""

    def run(self, state: Position) -> None:
        state.stage = phases.after_event(state)
        if state.effect() == CONTEST:
            settle_contest(state)
        else:
            settle_auction(state)


class Offer(SeatDecision[Position]):
    """What an event offers to one seat or demands from it. A seat without a choice has no moves and is excused."""

    names: ClassVar[tuple[str, ...]]
    """The numbers of the event in the prompt."""
    demands: ClassVar[bool] = False
    """Whether a seat without a choice is still told what it loses, or that it has nothing to lose."""

    def excuse(self, state: Position) -> None:
        """What happens to a seat that has no choice."""

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {name: int(state.event_number(index)) for index, name in enumerate(self.names)}


class Purchase(Offer):
    """Buy provisions from the royal hunt."""

    names = ("price", "amount")

    def moves(self, state: Position) -> list[i64]:
        can_buy = state.ducats[self.seat] >= state.event_number(0) and state.bank[IN_PROVISIONS] > 0
        return [BUY, DECLINE] if can_buy else []

    def play(self, state: Position, move: i64) -> None:
        if move == BUY:
            bank.spend(state, IN_DUCATS, self.seat, state.event_number(0))
            state.log_price(self.seat, state.event_number(0))
            bank.win(state, IN_PROVISIONS, self.seat, state.event_number(1))


class Recruiting(Offer):
    """Take an unused knight out of the game's box into the hand, for ducats: his strength and a surcharge, at least 1.

    The surcharge may be below 0.
    """

    names = ("surcharge",)

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        card: i64
        for card in range(1, KNIGHTS):
            if state.removed[card] > state.spent[card] and self.price(state, card) <= state.ducats[self.seat]:
                moves.append(RECRUIT + card * FIRST)
        return [*moves, DECLINE] if moves else moves

    def price(self, state: Position, card: i64) -> i64:
        price: i64 = STRENGTH[card] + state.event_number(0)
        return price if price > 1 else 1

    def play(self, state: Position, move: i64) -> None:
        if move != DECLINE:
            card: i64 = first(move)
            bank.spend(state, IN_DUCATS, self.seat, self.price(state, card))
            state.log_price(self.seat, self.price(state, card))
            state.removed = added(state.removed, card, -1)
            add(state.hand, CARDS * self.seat + card, 1)


class Promotion(Offer):
    """Pay so that the own officer counts more in this round."""

    names = ("price", "worth")

    def moves(self, state: Position) -> list[i64]:
        return [PROMOTE, DECLINE] if state.ducats[self.seat] >= state.event_number(0) else []

    def play(self, state: Position, move: i64) -> None:
        if move == PROMOTE:
            bank.spend(state, IN_DUCATS, self.seat, state.event_number(0))
            state.log_price(self.seat, state.event_number(0))
            state.promoted = added(state.promoted, self.seat, 1)


class Escorting(Offer):
    """A task: send a knight of the hand, who then rests in the camp, and win provisions; or lose provisions."""

    names = ("gain", "loss")
    demands = True

    def excuse(self, state: Position) -> None:
        lost: i64 = min(state.event_number(1), state.provisions[self.seat])
        bank.spend(state, IN_PROVISIONS, self.seat, lost)
        if lost > 0:
            state.log_amount("plundered", self.seat, lost)
        else:
            state.log_seat("excused", self.seat)

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        card: i64
        for card in range(1, KNIGHTS):
            if state.hand[CARDS * self.seat + card] > 0:
                moves.append(ESCORT + card * FIRST)
        return [*moves, DECLINE] if moves else moves

    def play(self, state: Position, move: i64) -> None:
        if move == DECLINE:
            self.excuse(state)
            return
        at: i64 = CARDS * self.seat + first(move)
        add(state.hand, at, -1)
        add(state.camp, at, 1)
        bank.win(state, IN_PROVISIONS, self.seat, state.event_number(0))


class Levy(Offer):
    """An order: pay in ducats or in provisions. A seat with too little of both pays all it has of one."""

    names = ("ducats", "provisions")
    demands = True

    def excuse(self, state: Position) -> None:
        state.log_seat("excused", self.seat)

    def moves(self, state: Position) -> list[i64]:
        enough = state.ducats[self.seat] >= state.event_number(IN_DUCATS)
        enough = enough or state.provisions[self.seat] >= state.event_number(IN_PROVISIONS)
        moves: list[i64] = []
        goods: i64
        for goods in range(2):
            owned: i64 = bank.owned(state, goods)[self.seat]
            price: i64 = state.event_number(goods)
            if owned >= price or (owned > 0 and not enough):
                moves.append(PAY + min(price, owned) * FIRST + goods * SECOND)
        return moves

    def play(self, state: Position, move: i64) -> None:
        bank.spend(state, second(move), self.seat, first(move))


class Grant(Offer):
    """A gift: ducats or provisions, as much as the bank has of them."""

    names = ("ducats", "provisions")

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        goods: i64
        for goods in range(2):
            amount: i64 = min(state.event_number(goods), state.bank[goods])
            if amount > 0:
                moves.append(TAKE + amount * FIRST + goods * SECOND)
        return moves

    def play(self, state: Position, move: i64) -> None:
        bank.earn(state, second(move), self.seat, first(move))
