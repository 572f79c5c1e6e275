"""Peeking: once a turn for each peek symbol, at a face-down token or at the top of a conquest deck.

Symbols count one by one: who leaves the crew takes a used symbol along, and who joins brings an unused one. Symbols of
the crew are used first, in the order of the crew, because the leader stays.
"""

from __future__ import annotations

from typing import Any

from hetman.core.decision import FIRST
from hetman.core.native import i64
from hetman.core.pile import SEAT_BITS
from hetman.games.zizka.rules import decisions
from hetman.games.zizka.rules.constants import KNOWN, MOST_SEATS, PEEK_SKILL, SKILLS, SPOT
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.verbs import PEEK, PEEK_DECK


def peeks_left(state: Position, seat: i64) -> i64:
    leader = state.leaders[seat]
    left: i64 = leader.skill(state.box, state.side, PEEK_SKILL) - leader.peeked
    for card in leader.crew:
        if card in leader.spied:
            left -= leader.spied.count(card)
    return left


def use_symbol(state: Position, seat: i64) -> None:
    """Use up a peek symbol: of the first follower who has one left, otherwise the leader's own."""
    leader = state.leaders[seat]
    for card in leader.crew:
        if leader.spied.count(card) < state.box.skills[SKILLS * card + PEEK_SKILL]:
            leader.spied = [*leader.spied, card]
            return
    leader.peeked += 1


def can_peek(state: Position, seat: i64) -> bool:
    if peeks_left(state, seat) <= 0:
        return False
    moves: list[Any] = []
    add_peeks(state, seat, moves)
    return len(moves) > 0


def add_peeks(state: Position, seat: i64, moves: list[Any]) -> None:
    """Every token on the board and both conquest decks, as far as this seat does not know them."""
    bit: i64 = SEAT_BITS[seat]
    spot: i64
    for spot in range(state.box.spots):
        if state.has_token(spot) and state.ground[SPOT * spot + KNOWN] & bit == 0:
            moves.append(PEEK + state.box.field_of[spot] * FIRST)
    level: i64
    for level in range(2):
        deck = state.decks[level]
        if deck.size() > 0 and not deck.top_known_to(seat):
            moves.append(PEEK_DECK + level * FIRST)


def peek(state: Position, seat: i64, verb: i64, operand: i64) -> None:
    use_symbol(state, seat)
    if verb == PEEK:
        state.spot = state.box.spot_of[operand]
        state.stack.append(decisions.SIGHTS[seat])
    else:
        state.stack.append(decisions.DECK_SIGHTS[MOST_SEATS * operand + seat])
