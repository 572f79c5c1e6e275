"""Recruiting: one available follower may be sent away first, then up to four are hired, from either table."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import FIRST, first, second, verb_of
from hetman.core.decisions import ChanceDecision, SeatDecision
from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.core.steps import Step
from hetman.games.zizka.rules import decisions, phases
from hetman.games.zizka.rules.constants import (
    COINS,
    DISCARDED,
    IN_DECK,
    NONE,
    OFFERS,
    PERSON,
)
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.rewards import add_newcomer
from hetman.games.zizka.rules.verbs import DEPART, DISCARD, HIRE, HIRE_FOR, OFFER

MOST_HIRED = 4


def enter(state: Position) -> None:
    state.may_discard = True
    state.hired = 0
    state.agenda.append(phases.TAVERN)


class Tavern(Step[Position]):
    """As long as somebody can be sent away or hired, there is a choice."""

    def run(self, state: Position) -> None:
        if state.may_discard or (state.hired < MOST_HIRED and can_hire(state, state.turn)):
            state.stack.append(decisions.RECRUITINGS[state.turn])


def can_hire(state: Position, seat: i64) -> bool:
    for card in state.offer:
        if is_for_hire(state, seat, card):
            return True
    return False


def is_for_hire(state: Position, seat: i64, card: i64) -> bool:
    """The price can be paid, and the follower would serve somebody of this morale."""
    return card != NONE and state.price(card) <= state.people[PERSON * seat + COINS] and state.accepts(seat, card)


class Recruiting(SeatDecision[Position]):
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
            state.withdraw(first(move), DISCARDED)
            return
        state.hired += 1
        state.pay(self.seat, state.price(first(move)))
        state.take_in(self.seat, first(move), second(move) if verb == HIRE_FOR else NONE)


class Offer(ChanceDecision[Position]):
    """NATURE turns up the next follower of a level; an empty deck is made anew from the discards."""

    def __init__(self, code: i64, level: i64) -> None:
        super().__init__(code)
        self.level: i64 = level

    def moves(self, state: Position) -> list[i64]:
        source: i64 = self.source(state)
        moves: list[i64] = []
        for card in state.box.of_level[self.level]:
            if state.where[card] == source:
                moves.append(OFFER + card * FIRST)
        return moves

    def sample(self, state: Position, dice: Dice) -> i64:
        where = state.where
        cards = state.box.of_level[self.level]
        source: i64 = self.source(state)
        count: i64 = 0
        for card in cards:
            if where[card] == source:
                count += 1
        place: i64 = dice.below(count)
        for card in cards:
            if where[card] == source:
                if place == 0:
                    return OFFER + card * FIRST
                place -= 1
        raise AssertionError("a deck holds as many cards as were counted")

    def source(self, state: Position) -> i64:
        for card in state.box.of_level[self.level]:
            if state.where[card] == IN_DECK:
                return IN_DECK
        return DISCARDED

    def play(self, state: Position, move: i64) -> None:
        if state.where[first(move)] == DISCARDED:
            reshuffle(state, self.level)
        state.put_on_offer(first(move))


def reshuffle(state: Position, level: i64) -> None:
    for card in state.box.of_level[level]:
        if state.where[card] == DISCARDED:
            state.where[card] = IN_DECK
    if state.event_log is not None:
        state.emit("reshuffled", {"level": int(level) + 1})


def replace_all(state: Position) -> None:
    """All available followers go to the discards, and others are turned up."""
    slot: i64
    for slot in range(2 * OFFERS):
        card: i64 = state.offer[slot]
        if card != NONE:
            state.where[card] = DISCARDED
            state.offer[slot] = NONE
        state.stack.append(decisions.OFFERS[1 - slot // OFFERS])
