"""Rounds and turns: two actions out of four, and new tokens at the end of a turn."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import first, verb_of
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.core.steps import Step
from hetman.games.zizka.rules import attack, conquest, decisions, event, phases, tavern
from hetman.games.zizka.rules.constants import ACTIONS, NONE, TORAK
from hetman.games.zizka.rules.movement import reachable
from hetman.games.zizka.rules.peeking import add_peeks, can_peek, peek, peeks_left
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.scoring import check_goal, finish
from hetman.games.zizka.rules.verbs import CONQUER, END, FACE, MOVE, PEEK, PEEK_DECK, RECRUIT


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
    state.leaders[seat].struck = False
    state.leaders[seat].peeked = 0
    state.leaders[seat].spied = []
    state.actions = ACTIONS
    state.agenda.append(phases.ACT)
    state.emit_of("turn", seat)


class Act(Step[Position]):
    """A turn goes on as long as the seat can act or peek."""

    def run(self, state: Position) -> None:
        state.fresh = 0
        if state.actions > 0 or can_peek(state, state.turn):
            state.stack.append(decisions.TURNS[state.turn])
        else:
            state.agenda.append(phases.END_TURN)


class Turn(SeatDecision[Position]):
    """Move, face an event or a conquest, recruit or attack. Peeking is not an action."""

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"actions": int(state.actions)}

    def moves(self, state: Position) -> list[i64]:
        seat: i64 = self.seat
        moves: list[Any] = []
        if state.actions > 0:
            field: i64 = state.leaders[seat].field
            moves = reachable(state, seat)
            add_actions_here(state, seat, field, moves)
            attack.add_attacks(state, seat, field, moves)
        if peeks_left(state, seat) > 0:
            add_peeks(state, seat, moves)
        moves.append(END)
        return moves

    def play(self, state: Position, move: i64) -> None:
        verb: i64 = verb_of(move)
        if verb == END:
            state.agenda.append(phases.END_TURN)
            return
        state.agenda.append(phases.ACT)
        if verb == PEEK or verb == PEEK_DECK:
            peek(state, self.seat, verb, first(move))
        else:
            state.actions -= 1
            act(state, self.seat, verb, first(move))


def act(state: Position, seat: i64, verb: i64, operand: i64) -> None:
    if verb == MOVE:
        state.leaders[seat].field = operand
    elif verb == FACE:
        event.face(state, seat)
    elif verb == CONQUER:
        state.stack.append(decisions.CONQUEST_CARDS[0])
    elif verb == RECRUIT:
        tavern.enter(state)
    else:
        attack.attack(state, seat, TORAK if state.solo else state.seat_of(operand))


def add_actions_here(state: Position, seat: i64, field: i64, moves: list[Any]) -> None:
    """What the field itself offers: its event, its conquest, its tavern."""
    box = state.box
    spot: i64 = box.spot_of[field]
    if spot != NONE and state.has_token(spot) and event.can_face(state, seat, spot):
        moves.append(FACE)
    if conquest.is_open(state, seat, field):
        moves.append(CONQUER)
    if box.is_tavern[field]:
        moves.append(RECRUIT)


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
        check_goal(state)
        seat: i64 = (state.turn + 1) % state.seats
        if seat != state.first:
            begin_turn(state, seat)
        elif state.ending:
            finish(state)
        else:
            state.agenda.append(phases.START_ROUND)
