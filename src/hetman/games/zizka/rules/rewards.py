"""Rewards of rows, from left to right, each one settled before the next."""

from __future__ import annotations

from hetman.core.decision import first, second, verb_of
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.core.steps import Step
from hetman.games.zizka.rules import decisions, phases
from hetman.games.zizka.rules.bank import gain_coins
from hetman.games.zizka.rules.constants import (
    AMOUNT,
    COINS_REWARD,
    EITHER_REWARD,
    FAVOUR_REWARD,
    FOLLOWER_REWARD,
    LUCK_REWARD,
    NONE,
    OFFERS,
    POINTS_REWARD,
    POSTER_REWARD,
    VICE,
    VICE_REWARD,
    VIRTUE,
    VIRTUE_REWARD,
)
from hetman.games.zizka.rules.favours import win_favour
from hetman.games.zizka.rules.followers import add_newcomer, serves, take_in
from hetman.games.zizka.rules.luck import gain_luck
from hetman.games.zizka.rules.morale import lean
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.posters import get_wanted
from hetman.games.zizka.rules.verbs import DECLINE, GAIN, GAIN_FOR


def owe(state: Position, rewards: list[i64]) -> None:
    """The seat on turn gets these rewards next."""
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
        gain_coins(state, seat, amount)
    elif what == POINTS_REWARD:
        state.score(seat, amount)
    elif what == VIRTUE_REWARD:
        lean(state, seat, VIRTUE)
    elif what == VICE_REWARD:
        lean(state, seat, VICE)
    elif what == EITHER_REWARD:
        state.stack.append(decisions.LEANS[seat])
    elif what < LUCK_REWARD:
        win_favour(state, seat, what - FAVOUR_REWARD)
    elif what == LUCK_REWARD:
        gain_luck(state, seat)
    elif what == POSTER_REWARD:
        get_wanted(state, seat)
    else:
        offer_follower(state, seat, what - FOLLOWER_REWARD)


def offer_follower(state: Position, seat: i64, level: i64) -> None:
    """Offer a free follower of level I, II or either, if one of them would serve this leader."""
    for card in available(state, level):
        if serves(state, seat, card):
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


class Gain(SeatDecision[Position]):
    """Choose a follower as a reward, or decline."""

    def __init__(self, code: i64, seat: i64, level: i64) -> None:
        super().__init__(code, seat, "gain")
        self.level: i64 = level

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        for card in available(state, self.level):
            if serves(state, self.seat, card):
                add_newcomer(state, self.seat, card, GAIN, GAIN_FOR, moves)
        moves.append(DECLINE)
        return moves

    def play(self, state: Position, move: i64) -> None:
        if move != DECLINE:
            take_in(state, self.seat, first(move), second(move) if verb_of(move) == GAIN_FOR else NONE)
