"""Events that everybody answers in secret at the same time: auctions, and contests for which knights are sent."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import first
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.core.pile import SEAT_BITS
from hetman.core.steps import Step
from hetman.games.grunwald.components.events import EFFECTS
from hetman.games.grunwald.rules import move_tables, phases
from hetman.games.grunwald.rules.box import AUCTION_HELPERS, AUCTION_PROVISIONS, AUCTION_START, CONTEST
from hetman.games.grunwald.rules.cards import STRENGTH
from hetman.games.grunwald.rules.constants import ALL_HELPERS, NONE
from hetman.games.grunwald.rules.decisions import BIDS
from hetman.games.grunwald.rules.position import Position, seats_of_keys
from hetman.games.grunwald.rules.skirmish import ask_for_cards, take_cards_back, turn_cards_up


class Bid(SeatDecision[Position]):
    """Any number of the own ducats; none is no bid."""

    def moves(self, state: Position) -> list[i64]:
        return move_tables.BIDS[: state.ducats[self.seat] + 1]

    def play(self, state: Position, move: i64) -> None:
        state.answers[self.seat] = first(move)

    def prompt(self, state: Position) -> dict[str, Any]:
        return {"key": EFFECTS[state.effect()], "args": {"seat": ["seat", int(self.seat)], **lots(state)}}


def lots(state: Position) -> dict[str, Any]:
    """What is to be had, as the arguments of a prompt: how many can win, and what the first gets."""
    return {"count": int(winners_of_auction(state)), "amount": int(award(state, 0))}


def open_auction(state: Position) -> None:
    """Whoever has a ducat may bid; for a helper only who has not hired all of them, for nothing nobody."""
    if not is_for_sale(state):
        return
    seats: i64 = 0
    seat: i64
    for seat in range(state.seats):
        if state.ducats[seat] > 0 and (state.effect() != AUCTION_HELPERS or state.helpers[seat] < ALL_HELPERS):
            seats |= SEAT_BITS[seat]
    number: i64
    for number in range(state.seats - 1, -1, -1):
        seat = state.in_turn(number)
        if seats & SEAT_BITS[seat]:
            state.stack.append(BIDS[4 * seats + seat])


def open_contest(state: Position) -> None:
    """Everybody lays a card: a knight, or the peasant to stay away."""
    ask_for_cards(state, SEAT_BITS[state.seats] - 1)


def is_for_sale(state: Position) -> bool:
    """Whether the bank has anything of what is sold."""
    return state.effect() != AUCTION_PROVISIONS or state.bank_provisions > 0


class Settling(Step[Position]):
    """All answers are in: they are shown and compared."""

    def run(self, state: Position) -> None:
        state.stage = phases.REVEALING
        if state.effect() == CONTEST:
            settle_contest(state)
        else:
            settle_auction(state)


def by_answer(state: Position, values: list[i64]) -> list[i64]:
    """The seats with a value above nothing, the greatest first; of equal ones whoever is nearer to the start player."""
    keys: list[i64] = []
    number: i64
    for number in range(state.seats):
        seat: i64 = state.in_turn(number)
        if values[seat] > 0:
            keys.append((values[seat] * 8 + 7 - number) * 4 + seat)
    return seats_of_keys(keys)


def award(state: Position, place: i64) -> i64:
    """What a place wins, 0 where the card promises nothing."""
    awards = state.box.awards[state.event]
    return awards[place] if place < len(awards) else 0


def winners_of_auction(state: Position) -> i64:
    """How many bidders get something."""
    if state.effect() == AUCTION_START:
        return 1
    if state.effect() == AUCTION_HELPERS:
        return state.box.first[state.event]
    return len(state.box.awards[state.event])


def settle_auction(state: Position) -> None:
    """The highest bidders pay what they bid; the others keep their ducats."""
    bids: list[i64] = []
    seat: i64
    for seat in range(state.seats):
        bid: i64 = state.answers[seat]
        bids.append(0 if bid == NONE else bid)
        if state.event_log is not None and bid != NONE:
            state.emit("bids", {"seat": ["seat", int(seat)], "amount": int(bid)})
        state.answers[seat] = NONE
    order = by_answer(state, bids)
    place: i64
    for place in range(winners_of_auction(state)):
        if place < len(order) and is_for_sale(state):
            state.spend_ducats(order[place], bids[order[place]])
            win_auction(state, order[place], place, bids[order[place]])
    if state.event_log is not None and not order:
        state.emit("unsold", {})


def win_auction(state: Position, seat: i64, place: i64, price: i64) -> None:
    args: dict[str, Any] = {"seat": ["seat", int(seat)], "price": int(price)}
    if state.effect() == AUCTION_START:
        state.start = seat
        key = "won_start"
    elif state.effect() == AUCTION_HELPERS:
        state.earn_helper(seat)
        key = "won_helper"
    else:
        args["amount"] = int(state.earn_provisions(seat, award(state, place)))
        key = "won_provisions"
    if state.event_log is not None:
        state.emit(key, args)


def settle_contest(state: Position) -> None:
    """The strongest knights win ducats; every knight who was sent goes to the camp, peasants go home."""
    strengths: list[i64] = []
    for card in state.answers:
        strengths.append(0 if card == NONE else STRENGTH[card])
    turn_cards_up(state)
    order = by_answer(state, strengths)
    place: i64
    for place in range(len(order)):
        if award(state, place) > 0:
            amount: i64 = state.earn_ducats(order[place], award(state, place))
            if state.event_log is not None:
                state.emit("earns", {"seat": ["seat", int(order[place])], "amount": int(amount)})
    take_cards_back(state)
