"""A turn: two actions out of four, looks at what lies face down, and new tokens at its end."""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add
from hetman.core.decision import FIRST, first, verb_of
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.core.pile import SEAT_BITS
from hetman.core.steps import Step
from hetman.games.zizka.rules import attack, decisions, event, phases, tavern
from hetman.games.zizka.rules.constants import (
    ACTIONS,
    CONQUERED,
    FIELD,
    KNOWN,
    LEADER,
    MOST_SEATS,
    NONE,
    PEEK_SKILL,
    PEEKED,
    PERSON,
    POSTER,
    SPOT,
    STRUCK,
    TORAK,
)
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.scoring import begin_ending, finish, goal_reached
from hetman.games.zizka.rules.verbs import ATTACK, CONQUER, END, FACE, MOVE, PEEK, PEEK_DECK, RECRUIT


class StartRound(Step[Position]):
    """The first player begins a round."""

    def run(self, state: Position) -> None:
        state.round += 1
        if state.event_log is not None:
            state.emit("round", {"round": int(state.round)})
        begin_turn(state, state.first)


def begin_turn(state: Position, seat: i64) -> None:
    """A leader who was attacked stands up again."""
    state.turn = seat
    state.people[PERSON * seat + STRUCK] = 0
    state.people[PERSON * seat + PEEKED] = 0
    state.actions = ACTIONS
    state.agenda.append(phases.ACT)
    state.emit_of("turn", seat)


class Act(Step[Position]):
    """There is something to decide as long as actions are left, or looks."""

    def run(self, state: Position) -> None:
        state.fresh = 0
        if state.actions > 0 or can_look(state, state.turn):
            state.stack.append(decisions.TURNS[state.turn])
        else:
            state.agenda.append(phases.END_TURN)


class Turn(SeatDecision[Position]):
    """Move, face an event or a conquest, recruit or attack; looking at face-down things is no action."""

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"actions": int(state.actions)}

    def moves(self, state: Position) -> list[i64]:
        seat: i64 = self.seat
        moves: list[Any] = []
        if state.actions > 0:
            field: i64 = state.people[PERSON * seat + FIELD]
            moves = state.box.reach[state.pace(seat)][field][:]
            add_deeds(state, seat, field, moves)
            add_attacks(state, seat, field, moves)
        if looks_left(state, seat) > 0:
            add_looks(state, seat, moves)
        moves.append(END)
        return moves

    def play(self, state: Position, move: i64) -> None:
        verb: i64 = verb_of(move)
        if verb == END:
            state.agenda.append(phases.END_TURN)
        elif verb == PEEK or verb == PEEK_DECK:
            state.agenda.append(phases.ACT)
            look(state, self.seat, verb, first(move))
        else:
            state.agenda.append(phases.ACT)
            state.actions -= 1
            act(state, self.seat, verb, first(move))


def act(state: Position, seat: i64, verb: i64, operand: i64) -> None:
    if verb == MOVE:
        state.people[PERSON * seat + FIELD] = operand
    elif verb == FACE:
        event.face(state, seat)
    elif verb == CONQUER:
        state.stack.append(decisions.CONQUEST_CARDS[0])
    elif verb == RECRUIT:
        tavern.enter(state)
    else:
        attack.attack(state, seat, seat_of(state, operand))


# Actions


def add_deeds(state: Position, seat: i64, field: i64, moves: list[Any]) -> None:
    """What the field itself offers: its event, its conquest, its tavern."""
    box = state.box
    spot: i64 = box.spot_of[field]
    if spot != NONE and state.has_token(spot):
        moves.append(FACE)
    level: i64 = box.level_of[field]
    if level != NONE and state.people[PERSON * seat + CONQUERED + level] == NONE and state.decks[level].size() > 0:
        moves.append(CONQUER)
    if box.is_tavern[field]:
        moves.append(RECRUIT)


def add_attacks(state: Position, seat: i64, field: i64, moves: list[Any]) -> None:
    """Leaders with a wanted poster on the same field, each once between two turns of theirs; Torak unless he lies."""
    other: i64
    for other in range(state.seats):
        at: i64 = PERSON * other
        if other != seat and state.people[at + FIELD] == field:
            if state.people[at + POSTER] and not state.people[at + STRUCK]:
                moves.append(ATTACK + state.people[at + LEADER] * FIRST)
    if state.solo and state.torak_field == field and not state.torak_lies:
        moves.append(ATTACK + state.box.torak * FIRST)


def seat_of(state: Position, leader: i64) -> i64:
    """Who plays that leader; Torak himself in the solo game."""
    seat: i64
    for seat in range(state.seats):
        if state.people[PERSON * seat + LEADER] == leader:
            return seat
    return TORAK


# Looking at what lies face down: once for each symbol in a turn


def looks_left(state: Position, seat: i64) -> i64:
    return state.skill(seat, PEEK_SKILL) - state.people[PERSON * seat + PEEKED]


def can_look(state: Position, seat: i64) -> bool:
    if looks_left(state, seat) <= 0:
        return False
    moves: list[Any] = []
    add_looks(state, seat, moves)
    return len(moves) > 0


def add_looks(state: Position, seat: i64, moves: list[Any]) -> None:
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


def look(state: Position, seat: i64, verb: i64, operand: i64) -> None:
    add(state.people, PERSON * seat + PEEKED, 1)
    if verb == PEEK:
        state.spot = state.box.spot_of[operand]
        state.stack.append(decisions.SIGHTS[seat])
    else:
        state.stack.append(decisions.DECK_SIGHTS[MOST_SEATS * operand + seat])


# The end of a turn, of a round and of the game


class EndTurn(Step[Position]):
    """New tokens are laid; alone, Torak's card follows."""

    def run(self, state: Position) -> None:
        state.fresh = 0
        state.actions = 0
        state.agenda += [phases.TORAK_TURN if state.solo else phases.NEXT_TURN, phases.REFILL]


class NextTurn(Step[Position]):
    """When somebody has reached the goal, the round is finished, so that all have had equally many turns."""

    def run(self, state: Position) -> None:
        state.spot = NONE
        if not state.ending and goal_reached(state):
            begin_ending(state)
        seat: i64 = (state.turn + 1) % state.seats
        if seat != state.first:
            begin_turn(state, seat)
        elif state.ending:
            finish(state)
        else:
            state.agenda.append(phases.START_ROUND)
