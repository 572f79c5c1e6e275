"""Recruiting: one follower on offer may be discarded first, then up to four are hired."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import FIRST, first, second, verb_of
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.core.steps import Step
from hetman.games.zizka.rules import decisions, phases
from hetman.games.zizka.rules.bank import pay
from hetman.games.zizka.rules.constants import DISCARDED, NONE
from hetman.games.zizka.rules.follower_decks import withdraw
from hetman.games.zizka.rules.followers import add_newcomer, serves, take_in
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.posters import surcharge
from hetman.games.zizka.rules.verbs import DEPART, DISCARD, HIRE, HIRE_FOR

MOST_HIRED = 4


def enter(state: Position) -> None:
    state.may_discard = True
    state.hired = 0
    state.agenda.append(phases.TAVERN)


class Tavern(Step[Position]):
    """The seat decides as long as it can discard or hire."""

    def run(self, state: Position) -> None:
        if state.may_discard or (state.hired < MOST_HIRED and can_hire(state, state.turn)):
            state.stack.append(decisions.RECRUITINGS[state.turn])


def price(state: Position, card: i64) -> i64:
    return state.box.cost[card] + surcharge(state)


def can_hire(state: Position, seat: i64) -> bool:
    for card in state.offer:
        if is_for_hire(state, seat, card):
            return True
    return False


def is_for_hire(state: Position, seat: i64, card: i64) -> bool:
    """Whether the seat can pay the price and the follower would serve a leader of this morale."""
    return card != NONE and price(state, card) <= state.leaders[seat].coins and serves(state, seat, card)


class Recruiting(SeatDecision[Position]):
    """Discard a follower, once and before hiring, hire one, or depart."""

    def prompt(self, state: Position) -> dict[str, Any]:
        key = "tavern-first" if state.may_discard else "tavern"
        return {"key": key, "args": {"seat": ["seat", int(self.seat)], "left": int(MOST_HIRED - state.hired)}}

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        for card in state.offer:
            if is_for_hire(state, self.seat, card):
                add_newcomer(state, self.seat, card, HIRE, HIRE_FOR, moves)
        if state.may_discard:
            for card in state.offer:
                if card != NONE:
                    moves.append(DISCARD + card * FIRST)
        moves.append(DEPART)
        return moves

    def play(self, state: Position, move: i64) -> None:
        verb: i64 = verb_of(move)
        state.may_discard = False
        if verb == DEPART:
            return
        state.agenda.append(phases.TAVERN)
        if verb == DISCARD:
            withdraw(state, first(move), DISCARDED)
            return
        state.hired += 1
        pay(state, self.seat, price(state, first(move)))
        state.emit_number("pays", self.seat, price(state, first(move)))
        take_in(state, self.seat, first(move), second(move) if verb == HIRE_FOR else NONE)
