"""Rewards: given from left to right, each one done with before the next."""

from __future__ import annotations

from hetman.core.decision import FIRST, SECOND, first, second, verb_of
from hetman.core.decisions import ChanceDecision, SeatDecision
from hetman.core.native import i64
from hetman.core.steps import Step
from hetman.games.zizka.rules import decisions, phases
from hetman.games.zizka.rules.constants import (
    AMOUNT,
    COINS_REWARD,
    CREW,
    CREW_SIZE,
    DISFAVOUR,
    EITHER_REWARD,
    FAVOUR_REWARD,
    FOLLOWER_REWARD,
    LUCK_REWARD,
    NONE,
    OFFERS,
    PERSON,
    POINTS_REWARD,
    POSTER_REWARD,
    VICE,
    VICE_REWARD,
    VIRTUE,
    VIRTUE_REWARD,
)
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.verbs import DECLINE, GAIN, GAIN_FOR, LEAN, WANTED


def owe(state: Position, rewards: list[i64]) -> None:
    """The seat on turn is to get these rewards."""
    state.due = rewards[::-1]
    state.agenda.append(phases.SETTLE)


class Settle(Step[Position]):
    """Give what is due until somebody has to choose."""

    def run(self, state: Position) -> None:
        while state.due:
            give(state, state.due.pop())
            if state.stack:
                state.agenda.append(phases.SETTLE)
                return


def give(state: Position, reward: i64) -> None:
    what: i64 = reward % AMOUNT
    amount: i64 = reward // AMOUNT
    seat: i64 = state.turn
    if what == COINS_REWARD:
        state.gain_coins(seat, amount)
    elif what == POINTS_REWARD:
        state.score(seat, amount)
    elif what == VIRTUE_REWARD:
        state.lean(seat, VIRTUE)
    elif what == VICE_REWARD:
        state.lean(seat, VICE)
    elif what == EITHER_REWARD:
        state.stack.append(decisions.LEANS[seat])
    elif what < LUCK_REWARD:
        state.win_favour(seat, what - FAVOUR_REWARD)
    elif what == LUCK_REWARD:
        state.gain_luck(seat)
    elif what == POSTER_REWARD:
        state.get_wanted(seat)
    else:
        offer_follower(state, seat, what - FOLLOWER_REWARD)


def offer_follower(state: Position, seat: i64, level: i64) -> None:
    """A follower of level I, II or either, free of charge, if anybody on offer would serve."""
    for card in available(state, level):
        if state.accepts(seat, card):
            state.stack.append(decisions.GAINS[level][seat])
            return
    state.emit_of("nobody-serves", seat)


def available(state: Position, level: i64) -> list[i64]:
    """The followers on offer, of one level or of both."""
    cards: list[i64] = []
    slot: i64
    for slot in range(OFFERS if level == 1 else 0, OFFERS if level == 0 else 2 * OFFERS):
        if state.offer[slot] != NONE:
            cards.append(state.offer[slot])
    return cards


def add_newcomer(state: Position, seat: i64, card: i64, plain: i64, instead: i64, moves: list[i64]) -> None:
    """Moves by which a follower joins: with a full crew, in the place of each of them."""
    if state.crew_size(seat) < CREW_SIZE:
        moves.append(plain + card * FIRST)
        return
    slot: i64
    for slot in range(CREW_SIZE):
        moves.append(instead + card * FIRST + state.people[PERSON * seat + CREW + slot] * SECOND)


class Gain(SeatDecision[Position]):
    """Choose a follower as a reward; nobody has to take one."""

    def __init__(self, code: i64, seat: i64, level: i64) -> None:
        super().__init__(code, seat, "gain")
        self.level: i64 = level

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        for card in available(state, self.level):
            if state.accepts(self.seat, card):
                add_newcomer(state, self.seat, card, GAIN, GAIN_FOR, moves)
        moves.append(DECLINE)
        return moves

    def play(self, state: Position, move: i64) -> None:
        if move != DECLINE:
            state.take_in(self.seat, first(move), second(move) if verb_of(move) == GAIN_FOR else NONE)


class Lean(SeatDecision[Position]):
    """One step on the morale track, whichever way."""

    def moves(self, state: Position) -> list[i64]:
        return [LEAN + VIRTUE * FIRST, LEAN + VICE * FIRST]

    def play(self, state: Position, move: i64) -> None:
        state.lean(self.seat, first(move))


class DrawPoster(ChanceDecision[Position]):
    """Solo: NATURE draws a poster from the free ones. One of them costs the favour of both rulers."""

    def moves(self, state: Position) -> list[i64]:
        return [WANTED + poster * FIRST for poster in range(4) if not state.posters[poster]]

    def play(self, state: Position, move: i64) -> None:
        state.posters = state.posters[:]
        state.posters[first(move)] = 1
        if first(move) == state.box.poster_with[DISFAVOUR]:
            ruler: i64
            for ruler in range(2):
                if state.favour[ruler] != NONE:
                    state.return_favour(ruler)
