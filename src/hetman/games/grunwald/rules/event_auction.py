"""Auctions of an event: secret bids in ducats for the start token, helpers, provisions or knights."""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add, added
from hetman.core.decision import first
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.core.pile import SEAT_BITS
from hetman.games.grunwald.components.events import EFFECTS
from hetman.games.grunwald.rules import bank, move_tables
from hetman.games.grunwald.rules.box import AUCTION_HELPERS, AUCTION_KNIGHTS, AUCTION_PROVISIONS, AUCTION_START
from hetman.games.grunwald.rules.cards import CARDS, NAMES, PEASANT, WEAKEST_FIRST
from hetman.games.grunwald.rules.constants import ALL_HELPERS, NONE
from hetman.games.grunwald.rules.decisions import BIDS
from hetman.games.grunwald.rules.position import Position, rank_key, seats_by_key
from hetman.games.grunwald.rules.verbs import IN_DUCATS, IN_PROVISIONS


class Bid(SeatDecision[Position]):
    """Bid any number of the own ducats. 0 is no bid."""

    def moves(self, state: Position) -> list[i64]:
        return move_tables.BIDS[: state.ducats[self.seat] + 1]

    def play(self, state: Position, move: i64) -> None:
        state.answers[self.seat] = first(move)

    def prompt(self, state: Position) -> dict[str, Any]:
        """With the number of lots, and what the first and the second win."""
        lots = {"count": int(winner_count(state)), "amount": int(award(state, 0)), "next": int(award(state, 1))}
        return {"key": EFFECTS[state.effect()], "args": {"seat": ["seat", int(self.seat)], **lots}}


def open_auction(state: Position) -> None:
    """Every seat with a ducat may bid; for a helper, only a seat that has not hired all of them."""
    if not is_for_sale(state):
        return
    seats: i64 = 0
    seat: i64
    for seat in range(state.seats):
        if state.ducats[seat] > 0 and (state.effect() != AUCTION_HELPERS or state.helpers[seat] < ALL_HELPERS):
            seats |= SEAT_BITS[seat]
    state.open_sealed(BIDS, seats)


def is_for_sale(state: Position) -> bool:
    """Whether the bank or the game's box has anything of what is sold."""
    if state.effect() == AUCTION_KNIGHTS:
        return best_in_box(state) != PEASANT
    return state.effect() != AUCTION_PROVISIONS or state.bank[IN_PROVISIONS] > 0


def best_in_box(state: Position) -> i64:
    """The strongest unused knight in the game's box, the peasant if there is none."""
    found: i64 = PEASANT
    for card in WEAKEST_FIRST:
        if state.removed[card] > state.spent[card]:
            found = card
    return found


def by_answer(state: Position, values: list[i64]) -> list[i64]:
    """The seats with a value above 0, the greatest first; of equal ones, the first in turn order."""
    keys: list[i64] = []
    number: i64
    for number in range(state.seats):
        seat: i64 = state.in_turn(number)
        if values[seat] > 0:
            keys.append(rank_key(values[seat], number, seat))
    return seats_by_key(keys)


def award(state: Position, place: i64) -> i64:
    """What a place wins, 0 if the card promises nothing."""
    awards = state.box.awards[state.event]
    return awards[place] if place < len(awards) else 0


def winner_count(state: Position) -> i64:
    """How many bidders get something."""
    if state.effect() == AUCTION_START:
        return 1
    if state.effect() == AUCTION_HELPERS or state.effect() == AUCTION_KNIGHTS:
        return state.event_number(0)
    return len(state.box.awards[state.event])


def settle_auction(state: Position) -> None:
    """The highest bidders pay what they bid. The others keep their ducats."""
    bids: list[i64] = []
    seat: i64
    for seat in range(state.seats):
        bid: i64 = state.answers[seat]
        bids.append(0 if bid == NONE else bid)
        if bid != NONE:
            state.log_amount("bids", seat, bid)
        state.answers[seat] = NONE
    order = by_answer(state, bids)
    place: i64
    for place in range(winner_count(state)):
        if place < len(order) and is_for_sale(state):
            bank.spend(state, IN_DUCATS, order[place], bids[order[place]])
            win_lot(state, order[place], place, bids[order[place]])
    if state.event_log is not None and not order:
        state.emit("unsold", {})


def win_lot(state: Position, seat: i64, place: i64, price: i64) -> None:
    args: dict[str, Any] = {"seat": ["seat", int(seat)], "price": int(price)}
    if state.effect() == AUCTION_START:
        state.start = seat
        key = "won_start"
    elif state.effect() == AUCTION_HELPERS:
        bank.earn_helper(state, seat)
        key = "won_helper"
    elif state.effect() == AUCTION_KNIGHTS:
        card: i64 = best_in_box(state)
        state.removed = added(state.removed, card, -1)
        add(state.hand, CARDS * seat + card, 1)
        args["card"] = ["fighter", NAMES[card]]
        key = "won_knight"
    else:
        args["amount"] = int(bank.earn(state, IN_PROVISIONS, seat, award(state, place)))
        key = "won_provisions"
    state.emit(key, args)
