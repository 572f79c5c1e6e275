"""Conquest: row after row, each with a cast of its own; the reward comes when the last one is met."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import FIRST, first, verb_of
from hetman.core.native import i64
from hetman.core.pile import EVERYBODY, SEAT_BITS, Pile
from hetman.games.zizka.rules import pending, rolls
from hetman.games.zizka.rules.asked import Asked, Chance
from hetman.games.zizka.rules.constants import (
    CONQUERED,
    CONQUEST,
    FIELD,
    MOST_SEATS,
    PERSON,
    PLAIN,
    POOL,
    add,
)
from hetman.games.zizka.rules.event import lacks, luck_needed
from hetman.games.zizka.rules.pending import Step
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.rewards import owe
from hetman.games.zizka.rules.verbs import SEE_DECK, SPEND, STORM, YIELD


def change_deck(state: Position, level: i64) -> Pile:
    """The deck of a level, to be changed; other positions keep theirs."""
    decks = state.decks[:]
    decks[level] = decks[level].copy()
    state.decks = decks
    return decks[level]


class TopCard(Chance):
    """NATURE turns up the top of a conquest deck, for everybody or for one seat."""

    def __init__(self, kind: i64, number: i64, verb: i64, witness: i64 = -1) -> None:
        super().__init__(kind, number, witness)
        self.verb: i64 = verb

    def level(self, state: Position) -> i64:
        raise NotImplementedError

    def moves(self, state: Position) -> list[i64]:
        return [self.verb + card * FIRST for card in state.decks[self.level(state)].tops()]

    def odds(self, state: Position) -> list[i64]:
        return state.decks[self.level(state)].weights()


def level_here(state: Position) -> i64:
    """The level of the conquest where the leader on turn stands."""
    return state.box.level_of[state.people[PERSON * state.turn + FIELD]]


class Turned(TopCard):
    """The attempt begins: everybody sees the card."""

    def __init__(self) -> None:
        super().__init__(pending.TURNED_CODE, 0, STORM)

    def level(self, state: Position) -> i64:
        return level_here(state)

    def play(self, state: Position, move: i64) -> None:
        change_deck(state, level_here(state)).draw(first(move))
        state.contest = CONQUEST
        state.page = state.box.tokens + first(move)
        state.row = 0
        state.agenda.append(pending.CASTLE_ROW)


class DeckSight(TopCard):
    """A seat looks at the top card and leaves it there."""

    def __init__(self, seat: i64, level: i64) -> None:
        super().__init__(pending.DECK_SIGHT_CODE, MOST_SEATS * level + seat, SEE_DECK, seat)
        self.of_level: i64 = level

    def level(self, state: Position) -> i64:
        return self.of_level

    def play(self, state: Position, move: i64) -> None:
        change_deck(state, self.of_level).peek(first(move), SEAT_BITS[self.witness])


class CastleRow(Step):
    """The next row: all skills serve anew. After the last one the castle is taken."""

    def take(self, state: Position) -> None:
        if state.row == state.box.row_count[state.page]:
            take_castle(state)
            return
        state.agenda.append(pending.CASTLE_RESULT)
        rolls.cast(state, state.turn, state.box.conquest)


class CastleResult(Step):
    """A row that is met leads on; one that luck could meet is a choice; any other ends the attempt."""

    def take(self, state: Position) -> None:
        needed: i64 = luck_needed(state, state.row)
        if needed == 0:
            state.emit_row(state.row)
            state.row += 1
            state.agenda.append(pending.CASTLE_ROW)
        elif needed <= state.usable_luck(state.turn):
            state.stack.append(pending.STORMS[state.turn])
        else:
            retreat(state)


class Storm(Asked):
    """Help with luck, or give up."""

    def __init__(self, seat: i64) -> None:
        super().__init__(pending.STORM_CODE, seat, "storm")

    def prompt(self, state: Position) -> dict[str, Any]:
        return {"key": "storm", "args": {"seat": ["seat", int(self.seat)], "row": int(state.row) + 1}}

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
        state.spend_luck(self.seat)
        add(state.dice, POOL + first(move), 1)
        state.agenda.append(pending.CASTLE_RESULT)


def take_castle(state: Position) -> None:
    """The card stays with the conqueror, who has done with this level."""
    level: i64 = level_here(state)
    state.people[PERSON * state.turn + CONQUERED + level] = state.page - state.box.tokens
    state.emit_of("conquered", state.turn)
    state.begin_nothing()
    owe(state, state.box.conquest_gives[level])


def retreat(state: Position) -> None:
    """The card goes under its deck, and a luck token is the consolation."""
    change_deck(state, level_here(state)).put_under(state.page - state.box.tokens, EVERYBODY)
    state.emit_of("repelled", state.turn)
    state.gain_luck(state.turn)
    state.begin_nothing()


pending.TURNED.append(Turned())
pending.DECK_SIGHTS.extend([DeckSight(seat, level) for level in range(2) for seat in range(MOST_SEATS)])
pending.STORMS.extend([Storm(seat) for seat in range(MOST_SEATS)])
CastleRow(pending.CASTLE_ROW)
CastleResult(pending.CASTLE_RESULT)
