"""Conquest: row after row, each with a roll of its own. The reward comes when the last one is met."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import FIRST, first, verb_of
from hetman.core.decisions import ChanceDecision, SeatDecision
from hetman.core.native import i64
from hetman.core.pile import EVERYBODY, SEAT_BITS, Pile
from hetman.core.steps import Step
from hetman.games.zizka.rules import decisions, phases, rolls
from hetman.games.zizka.rules.constants import CONQUEST, MOST_SEATS, NONE, PLAIN
from hetman.games.zizka.rules.luck import gain_luck, usable_luck
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.rewards import owe
from hetman.games.zizka.rules.row_costs import lacks, luck_needed, pay_luck
from hetman.games.zizka.rules.verbs import SEE_DECK, SPEND, STORM, YIELD


def change_deck(state: Position, level: i64) -> Pile:
    """The deck of a level, to be changed. Other positions keep theirs."""
    decks = state.decks[:]
    decks[level] = decks[level].copy()
    state.decks = decks
    return decks[level]


def level_here(state: Position) -> i64:
    """The level of the conquest where the leader on turn stands."""
    return state.box.level_of[state.leaders[state.turn].field]


class ConquestCard(ChanceDecision[Position]):
    """The attempt begins: everybody sees the top card of the deck."""

    def moves(self, state: Position) -> list[i64]:
        return [STORM + card * FIRST for card in state.decks[level_here(state)].tops()]

    def odds(self, state: Position) -> list[i64]:
        return state.decks[level_here(state)].weights()

    def play(self, state: Position, move: i64) -> None:
        change_deck(state, level_here(state)).draw(first(move))
        state.contest = CONQUEST
        state.page = state.box.tokens + first(move)
        state.row = 0
        state.agenda.append(phases.CASTLE_ROW)


class DeckSight(ChanceDecision[Position]):
    """A seat looks at the top card and leaves it there."""

    def __init__(self, code: i64, number: i64) -> None:
        super().__init__(code, number % MOST_SEATS)
        self.level: i64 = number // MOST_SEATS

    def moves(self, state: Position) -> list[i64]:
        return [SEE_DECK + card * FIRST for card in state.decks[self.level].tops()]

    def odds(self, state: Position) -> list[i64]:
        return state.decks[self.level].weights()

    def play(self, state: Position, move: i64) -> None:
        change_deck(state, self.level).peek(first(move), SEAT_BITS[self.witness])


class CastleRow(Step[Position]):
    """The next row: all skills count again. After the last one the castle is taken."""

    def run(self, state: Position) -> None:
        if state.row == state.box.row_count[state.page]:
            take_castle(state)
            return
        state.agenda.append(phases.CASTLE_RESULT)
        rolls.roll_all(state, state.turn, state.box.conquest)


class CastleResult(Step[Position]):
    """A row that is met leads on. One that luck could meet is a choice. Any other ends the attempt."""

    def run(self, state: Position) -> None:
        needed: i64 = luck_needed(state, state.row)
        if needed == 0:
            state.emit_row(state.row)
            state.row += 1
            state.agenda.append(phases.CASTLE_ROW)
        elif needed <= usable_luck(state, state.turn):
            state.stack.append(decisions.STORMS[state.turn])
        else:
            retreat(state)


class Storm(SeatDecision[Position]):
    """Help with luck, or give up."""

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"row": int(state.row) + 1}

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        symbol: i64
        for symbol in range(PLAIN):
            if lacks(state, state.row, symbol):
                moves.append(SPEND + symbol * FIRST)
        moves.append(YIELD)
        return moves

    def play(self, state: Position, move: i64) -> None:
        if verb_of(move) == YIELD:
            retreat(state)
            return
        pay_luck(state, self.seat, first(move))
        state.agenda.append(phases.CASTLE_RESULT)


def take_castle(state: Position) -> None:
    """The card stays with the conqueror, who cannot conquer this level again."""
    level: i64 = level_here(state)
    leader = state.leaders[state.turn]
    leader.conquered = leader.conquered[:]
    leader.conquered[level] = state.page - state.box.tokens
    state.emit_of("conquered", state.turn)
    state.end_contest()
    owe(state, state.box.conquest_gives[level])


def retreat(state: Position) -> None:
    """The card goes under its deck, and the seat gets a luck token."""
    change_deck(state, level_here(state)).put_under(state.page - state.box.tokens, EVERYBODY)
    state.emit_of("repelled", state.turn)
    gain_luck(state, state.turn)
    state.end_contest()


def is_open(state: Position, seat: i64, field: i64) -> bool:
    """Whether the field has a conquest at which the leader has not succeeded yet. Failed attempts do not count."""
    level: i64 = state.box.level_of[field]
    return level != NONE and state.leaders[seat].conquered[level] == NONE and state.decks[level].size() > 0
