"""Facing an event: the first row must be met. The others may be, as long as symbols, coins and followers last."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import FIRST, first, verb_of
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.core.steps import Step
from hetman.games.zizka.rules import decisions, phases, rolls
from hetman.games.zizka.rules.bank import pay
from hetman.games.zizka.rules.constants import (
    AMOUNT,
    COINS_NEEDED,
    EVENT,
    FOLLOWERS_NEEDED,
    FRONT,
    NEEDS,
    PLAIN,
    POOL,
    POSTER_REWARD,
    ROW_BITS,
    ROWS,
    SPOT,
    TOURNAMENT,
)
from hetman.games.zizka.rules.event_tokens import is_open, use_up
from hetman.games.zizka.rules.followers import dismiss
from hetman.games.zizka.rules.luck import gain_luck, usable_luck
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.posters import free_posters
from hetman.games.zizka.rules.rewards import owe
from hetman.games.zizka.rules.row_costs import IMPOSSIBLE, lacks, luck_needed, pay_luck, pay_symbols
from hetman.games.zizka.rules.verbs import DISMISS, LEAVE, SPEND, TAKE, YIELD


def face(state: Position, seat: i64) -> None:
    """Turn the token up, unless it lies open from an earlier attempt, and meet what it shows."""
    state.spot = state.box.spot_of[state.leaders[seat].field]
    state.agenda.append(phases.MEET)
    if not is_open(state, state.spot):
        state.stack.append(decisions.REVEALS[0])


class Meet(Step[Position]):
    """A tournament calls everybody. Tolls and dismissals use no dice. All other events are a roll."""

    def run(self, state: Position) -> None:
        state.page = state.ground[SPOT * state.spot + FRONT]
        state.taken = 0
        kind: i64 = state.box.kind[state.page]
        if state.event_log is not None:
            token = state.box.contents.tokens[state.page]
            state.emit("event", {"token": ["token", token.id], "kind": ["kind", token.kind]})
        if kind == state.box.tournament:
            state.contest = TOURNAMENT
            state.asked = 0
            state.agenda.append(phases.ASK_TO_JOIN)
            return
        state.contest = EVENT
        state.agenda.append(phases.ROWS)
        if kind == state.box.toll or kind == state.box.dismissal:
            rolls.clear_table(state, state.turn)
        else:
            rolls.roll_all(state, state.turn, kind)


def is_open_to(state: Position, seat: i64, row: i64) -> bool:
    return not state.taken & ROW_BITS[row] and can_afford(state, seat, ROWS * state.page + row)


def can_afford(state: Position, seat: i64, place: i64) -> bool:
    """Coins and followers suffice, and a solo game has a poster left for a row that brings one.

    `place` is ROWS * page + row.
    """
    at: i64 = NEEDS * place
    if state.leaders[seat].coins < state.box.needs[at + COINS_NEEDED]:
        return False
    if len(state.leaders[seat].crew) < state.box.needs[at + FOLLOWERS_NEEDED]:
        return False
    return not (state.solo and free_posters(state) == 0 and brings_poster(state, place))


def can_face(state: Position, seat: i64, spot: i64) -> bool:
    """A face-down token can be faced. An open one only if no want of coins, followers or posters bars its first row.

    So nobody earns luck tokens by failing on purpose, again and again, at a toll that all can see.
    """
    return not is_open(state, spot) or can_afford(state, seat, ROWS * state.ground[SPOT * spot + FRONT])


def luck_to_take(state: Position, seat: i64, row: i64) -> i64:
    """How many luck tokens a seat needs to take a row."""
    return luck_needed(state, row) if is_open_to(state, seat, row) else IMPOSSIBLE


def brings_poster(state: Position, place: i64) -> bool:
    for reward in state.box.gives[place]:
        if reward % AMOUNT == POSTER_REWARD:
            return True
    return False


class Rows(Step[Position]):
    """Take the first row if nothing else can be done, give up if it cannot be met, stop when no row is left."""

    def run(self, state: Position) -> None:
        seat: i64 = state.turn
        luck: i64 = usable_luck(state, seat)
        if state.taken:
            if self.any_row(state, seat, luck):
                state.stack.append(decisions.ROW_CHOICES[seat])
            else:
                succeed(state)
            return
        needed: i64 = luck_to_take(state, seat, 0)
        if needed > luck:
            fail(state)
        elif needed == 0 and (luck == 0 or not luck_helps(state, 0)):
            state.emit_row(0)
            take_row(state, seat, 0)
        else:
            state.stack.append(decisions.ROW_CHOICES[seat])

    def any_row(self, state: Position, seat: i64, luck: i64) -> bool:
        row: i64
        for row in range(1, state.box.row_count[state.page]):
            if luck_to_take(state, seat, row) <= luck:
                return True
        return False


def luck_helps(state: Position, row: i64) -> bool:
    """Whether a luck token could spare a joker."""
    symbol: i64
    for symbol in range(PLAIN):
        if lacks(state, row, symbol):
            return True
    return False


class RowChoice(SeatDecision[Position]):
    """Take a row, turn a luck token into a symbol, or stop."""

    def prompt(self, state: Position) -> dict[str, Any]:
        key = "rows"
        if not state.taken:
            key = "first-row" if luck_needed(state, 0) == 0 else "first-row-luck"
        return {"key": key, "args": {"seat": ["seat", int(self.seat)]}}

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        luck: i64 = usable_luck(state, self.seat)
        wanted: list[i64] = [0, 0, 0]
        lowest: i64 = 1 if state.taken else 0
        highest: i64 = state.box.row_count[state.page] if state.taken else 1
        row: i64
        symbol: i64
        for row in range(lowest, highest):
            needed: i64 = luck_to_take(state, self.seat, row)
            if needed == 0:
                moves.append(TAKE + row * FIRST)
            if needed <= luck:
                for symbol in range(PLAIN):
                    if lacks(state, row, symbol):
                        wanted[symbol] = 1
        met = len(moves) > 0
        if luck > 0:
            for symbol in range(PLAIN):
                if wanted[symbol]:
                    moves.append(SPEND + symbol * FIRST)
        if state.taken:
            moves.append(LEAVE)
        elif not met:
            moves.append(YIELD)
        return moves

    def play(self, state: Position, move: i64) -> None:
        verb: i64 = verb_of(move)
        if verb == TAKE:
            take_row(state, self.seat, first(move))
        elif verb == SPEND:
            pay_luck(state, self.seat, first(move))
            state.agenda.append(phases.ROWS)
        elif verb == LEAVE:
            succeed(state)
        else:
            fail(state)


def take_row(state: Position, seat: i64, row: i64) -> None:
    """Pay for a row and get its rewards. Then the next one may be taken."""
    at: i64 = NEEDS * (ROWS * state.page + row)
    state.taken = state.taken | ROW_BITS[row]
    pay_symbols(state.box.needs, at, state.dice, POOL)
    if state.box.needs[at + COINS_NEEDED] > 0:
        pay(state, seat, state.box.needs[at + COINS_NEEDED])
        state.emit_number("pays", seat, state.box.needs[at + COINS_NEEDED])
    state.agenda.append(phases.ROWS)
    owe(state, state.box.gives[ROWS * state.page + row])
    if state.box.needs[at + FOLLOWERS_NEEDED] > 0:
        state.stack.append(decisions.DISMISSALS[seat])


class Dismissal(SeatDecision[Position]):
    """Choose a follower who has to go. A starter may go too."""

    def moves(self, state: Position) -> list[i64]:
        return [DISMISS + card * FIRST for card in state.leaders[self.seat].crew]

    def play(self, state: Position, move: i64) -> None:
        dismiss(state, self.seat, first(move))


def succeed(state: Position) -> None:
    """The token leaves the board."""
    use_up(state, state.spot)
    state.end_contest()


def fail(state: Position) -> None:
    """The token stays, face up, and the seat gets a luck token."""
    state.emit_of("failed", state.turn)
    gain_luck(state, state.turn)
    state.end_contest()
