"""The fields: what pawns and ducats count, who ranks where, and what fields 2 to 6 give to the winners."""

from __future__ import annotations

from typing import Any, Final

from hetman.core.counts import add
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.core.steps import Step
from hetman.games.grunwald.components import FIELDS as FIELD_NAMES
from hetman.games.grunwald.rules import bank, phases
from hetman.games.grunwald.rules.box import PRIZES, WORTH
from hetman.games.grunwald.rules.cards import CARDS
from hetman.games.grunwald.rules.constants import (
    ALL_HELPERS,
    CROWN_CARDS,
    CROWN_FIELD,
    GOODS_CARD,
    GOODS_FIELD,
    HELPERS,
    MERCENARIES,
    MERCENARY_CARDS,
    NO_FIELD,
    NONE,
)
from hetman.games.grunwald.rules.decisions import HIRINGS
from hetman.games.grunwald.rules.position import Position, rank_key, seats_by_key
from hetman.games.grunwald.rules.verbs import DECLINE, HIRE, IN_DUCATS, IN_PROVISIONS

OFFICER_VALUE: Final = 2
HELPER_VALUE: Final = 1

# Values and ranking


def officer_value(state: Position, seat: i64) -> i64:
    return state.event_number(1) if state.promoted[seat] else OFFICER_VALUE


def helper_value(state: Position, field: i64) -> i64:
    if state.effect() == WORTH and state.box.field[state.event] == field:
        return state.event_number(0)
    return HELPER_VALUE


def sum_at(state: Position, field: i64, seat: i64) -> i64:
    """The value of a seat's pawns and ducats on a field. For mercenaries only the ducats count."""
    at: i64 = 4 * field + seat
    points: i64 = state.ducats_at[at]
    if field != MERCENARIES:
        points += state.helpers_at[at] * helper_value(state, field)
        if state.officer[seat] == field:
            points += officer_value(state, seat)
    return points


def ranking(state: Position, field: i64) -> list[i64]:
    """The seats on a field, the highest sum first; of equal sums, the one that came first."""
    keys: list[i64] = []
    seat: i64
    for seat in range(state.seats):
        if state.is_on(field, seat):
            keys.append(rank_key(sum_at(state, field, seat), state.place[4 * field + seat], seat))
    return seats_by_key(keys)


def prize_change(state: Position, field: i64) -> i64:
    """By how much this round's event changes the prizes of a field."""
    if state.effect() == PRIZES and state.box.field[state.event] == field:
        return state.event_number(0)
    return 0


def prizes(state: Position, goods: i64) -> list[i64]:
    """What the places on a field win in this round, in ducats or provisions. A prize is never less than 1.

    `player_count.py` says which values of a card two or three players can win.
    """
    printed = state.box.prizes[goods][state.shown[GOODS_CARD[goods]]]
    change: i64 = prize_change(state, GOODS_FIELD[goods])
    if change == 0:
        return printed
    changed: list[i64] = []
    for value in printed:
        changed.append(value + change if value + change > 1 else 1)
    return changed


# Winning


class Fields(Step[Position]):
    """The fields in their order. A seat wins at most one thing on a field."""

    def run(self, state: Position) -> None:
        state.stage = phases.DEMAND
        win_knights(state, CROWN_FIELD, CROWN_CARDS)
        win_goods(state, IN_PROVISIONS)
        win_goods(state, IN_DUCATS)
        win_knights(state, MERCENARIES, MERCENARY_CARDS)
        win_helpers(state)


def win_knights(state: Position, field: i64, slot: i64) -> None:
    """The first takes the stronger knight into the hand, the second the other one. Two players win only one."""
    order = ranking(state, field)
    place: i64
    for place in range(state.box.knight_places):
        if place < len(order):
            card: i64 = state.shown[slot + place]
            state.shown[slot + place] = NONE
            add(state.hand, CARDS * order[place] + card, 1)
            use_up_ducats(state, field, order[place])
            state.log_card("joins", order[place], card)
    log_losers(state, field, order, state.box.knight_places)
    clear(state, field)


def win_goods(state: Position, goods: i64) -> None:
    """Each place gets its value on the card, as long as the card has values and the bank can pay."""
    field: i64 = GOODS_FIELD[goods]
    order = ranking(state, field)
    won = prizes(state, goods)
    place: i64
    for place in range(len(won)):
        if place < len(order) and bank.win(state, goods, order[place], won[place]) > 0:
            use_up_ducats(state, field, order[place])
    log_losers(state, field, order, len(won))
    clear(state, field)


def log_losers(state: Position, field: i64, order: list[i64], places: i64) -> None:
    """Name the seats on a field that win nothing. `clear` says it of those who get ducats back."""
    if state.event_log is None:
        return
    for seat in order[places:]:
        if state.ducats_at[4 * field + seat] == 0:
            state.emit("nothing", {"seat": ["seat", int(seat)], "field": ["field", FIELD_NAMES[field]]})


def use_up_ducats(state: Position, field: i64, seat: i64) -> None:
    """Ducats that have won something go to the bank."""
    at: i64 = 4 * field + seat
    add(state.bank, IN_DUCATS, state.ducats_at[at])
    state.ducats_at[at] = 0


def clear(state: Position, field: i64) -> None:
    """Pawns and the ducats that have won nothing return to their owners."""
    seat: i64
    for seat in range(state.seats):
        at: i64 = 4 * field + seat
        if state.place[at] == 0:
            continue
        state.place[at] = 0
        add(state.free, seat, state.helpers_at[at])
        state.helpers_at[at] = 0
        if state.officer[seat] == field:
            state.officer[seat] = NO_FIELD
        if state.ducats_at[at] > 0:
            state.log_amount("refund", seat, state.ducats_at[at])
            add(state.ducats, seat, state.ducats_at[at])
            state.ducats_at[at] = 0


def win_helpers(state: Position) -> None:
    """The first hires a helper for nothing, the second may pay as many ducats as he has helpers."""
    order = ranking(state, HELPERS)
    clear(state, HELPERS)
    if not order:
        return
    bank.earn_helper(state, order[0])
    state.log_seat("helped", order[0])
    if len(order) > 1:
        second: i64 = order[1]
        if state.helpers[second] < ALL_HELPERS and state.ducats[second] >= state.helpers[second]:
            state.stack.append(HIRINGS[second])
        elif state.event_log is not None:
            args: dict[str, Any] = {"seat": ["seat", int(second)], "price": int(state.helpers[second])}
            state.emit("unaffordable", args)
    log_losers(state, HELPERS, order, 2)


class Hiring(SeatDecision[Position]):
    """The second on the helpers' field may hire a helper."""

    def moves(self, state: Position) -> list[i64]:
        return [HIRE, DECLINE]

    def play(self, state: Position, move: i64) -> None:
        if move == HIRE:
            state.log_price(self.seat, state.helpers[self.seat])
            bank.spend(state, IN_DUCATS, self.seat, state.helpers[self.seat])
            bank.earn_helper(state, self.seat)

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"price": int(state.helpers[self.seat])}
