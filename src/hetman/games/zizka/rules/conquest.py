"""Conquest: row after row, each with a cast of its own; the reward comes when the last one is met."""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add
from hetman.core.decision import FIRST, first, verb_of
from hetman.core.decisions import ChanceDecision, SeatDecision
from hetman.core.native import i64
from hetman.core.pile import EVERYBODY, SEAT_BITS, Pile
from hetman.core.steps import Step
from hetman.games.zizka.rules import decisions, phases, rolls
from hetman.games.zizka.rules.constants import CONQUEST, MOST_SEATS, PLAIN, POOL
from hetman.games.zizka.rules.event import lacks, luck_needed
from hetman.games.zizka.rules.luck import gain_luck, spend_luck, usable_luck
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.rewards import owe
from hetman.games.zizka.rules.verbs import SEE_DECK, SPEND, STORM, YIELD


def change_deck(state: Position, level: i64) -> Pile:
    """The deck of a level, to be changed; other positions keep theirs."""
    decks = state.decks[:]
    decks[level] = decks[level].copy()
    state.decks = decks
    return decks[level]


class TopCard(ChanceDecision[Position]):
    """NATURE turns up the top of a conquest deck, for everybody or for one seat."""

    def level(self, state: Position) -> i64:
        raise NotImplementedError

    def verb(self) -> i64:
        raise NotImplementedError

    def moves(self, state: Position) -> list[i64]:
        return [self.verb() + card * FIRST for card in state.decks[self.level(state)].tops()]

    def odds(self, state: Position) -> list[i64]:
        return state.decks[self.level(state)].weights()


def level_here(state: Position) -> i64:
    """The level of the conquest where the leader on turn stands."""
    return state.box.level_of[state.leaders[state.turn].field]


class ConquestCard(TopCard):
    """The attempt begins: everybody sees the card."""

    def level(self, state: Position) -> i64:
        return level_here(state)

    def verb(self) -> i64:
        return STORM

    def play(self, state: Position, move: i64) -> None:
        change_deck(state, level_here(state)).draw(first(move))
        state.contest = CONQUEST
        state.page = state.box.tokens + first(move)
        state.row = 0
        state.agenda.append(phases.CASTLE_ROW)


class DeckSight(TopCard):
    """A seat looks at the top card and leaves it there."""

    def __init__(self, code: i64, number: i64) -> None:
        super().__init__(code, number % MOST_SEATS)
        self.of_level: i64 = number // MOST_SEATS

    def level(self, state: Position) -> i64:
        return self.of_level

    def verb(self) -> i64:
        return SEE_DECK

    def play(self, state: Position, move: i64) -> None:
        change_deck(state, self.of_level).peek(first(move), SEAT_BITS[self.witness])


class CastleRow(Step[Position]):
    """The next row: all skills serve anew. After the last one the castle is taken."""

    def run(self, state: Position) -> None:
        if state.row == state.box.row_count[state.page]:
            take_castle(state)
            return
        state.agenda.append(phases.CASTLE_RESULT)
        rolls.cast(state, state.turn, state.box.conquest)


class CastleResult(Step[Position]):
    """A row that is met leads on; one that luck could meet is a choice; any other ends the attempt."""

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
        spend_luck(state, self.seat)
        add(state.dice, POOL + first(move), 1)
        state.agenda.append(phases.CASTLE_RESULT)


def take_castle(state: Position) -> None:
    """The card stays with the conqueror, who has done with this level."""
    level: i64 = level_here(state)
    leader = state.leaders[state.turn]
    leader.conquered = leader.conquered[:]
    leader.conquered[level] = state.page - state.box.tokens
    state.emit_of("conquered", state.turn)
    state.begin_nothing()
    owe(state, state.box.conquest_gives[level])


def retreat(state: Position) -> None:
    """The card goes under its deck, and a luck token is the consolation."""
    change_deck(state, level_here(state)).put_under(state.page - state.box.tokens, EVERYBODY)
    state.emit_of("repelled", state.turn)
    gain_luck(state, state.turn)
    state.begin_nothing()
