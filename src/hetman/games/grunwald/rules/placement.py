"""The officers' phase: the seats send pawns, to one field a turn. What each field takes, and what may be sent."""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add
from hetman.core.decision import first, second, third, verb_of
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.core.steps import Step
from hetman.games.grunwald.rules import move_tables, phases
from hetman.games.grunwald.rules.box import REGROUP
from hetman.games.grunwald.rules.constants import (
    ALL_HELPERS,
    FIELDS,
    FIRST_SKIRMISH,
    HELPERS,
    MERCENARIES,
    NO_FIELD,
    PROVISIONS,
    TEUTONS,
)
from hetman.games.grunwald.rules.decisions import PLACEMENTS
from hetman.games.grunwald.rules.position import Position
from hetman.games.grunwald.rules.verbs import OFFICER, PASS, SEND_WITH


class Officers(Step[Position]):
    """From the start player on, clockwise, until all seats have passed or have no pawn left to send."""

    def run(self, state: Position) -> None:
        seat: i64 = state.turn
        for _ in range(state.seats):
            if not state.passed[seat]:
                if can_send(state, seat):
                    state.turn = state.left_of(seat)
                    state.stack = [PLACEMENTS[seat]]
                    return
                state.passed[seat] = 1
                if state.free[seat] > 0:
                    state.log_seat("idle", seat)
            seat = state.left_of(seat)
        state.stage = phases.SKIRMISH


class Placement(SeatDecision[Position]):
    """Send the officer or some helpers to one field, or pass for the rest of the round."""

    def moves(self, state: Position) -> list[i64]:
        moves: list[Any] = []
        seat: i64 = self.seat
        officer = state.officer[seat] == NO_FIELD
        free: i64 = state.free[seat]
        field: i64
        for field in range(FIELDS):
            if not is_open(state, seat, field):
                continue
            if officer:
                add_sends(state, seat, OFFICER, field, moves)
            if free > 0 and takes_helpers(state, seat, field):
                count: i64
                for count in range(1, (1 if takes_one_pawn(field) else free) + 1):
                    add_sends(state, seat, count, field, moves)
        moves.append(PASS)
        return moves

    def play(self, state: Position, move: i64) -> None:
        verb: i64 = verb_of(move)
        if verb == PASS:
            state.passed[self.seat] = 1
        else:
            send(state, self.seat, first(move), second(move), third(move) if verb == SEND_WITH else 0)


def takes_one_pawn(field: i64) -> bool:
    return field == TEUTONS or field == MERCENARIES


def is_open(state: Position, seat: i64, field: i64) -> bool:
    """Whether a field takes a pawn of the seat.

    The Teutons' field takes one pawn of each seat after the truce. The mercenaries' field takes one with at least a
    ducat. The helpers' field is closed to a seat that has hired all helpers.
    """
    if field == TEUTONS:
        return state.round >= FIRST_SKIRMISH and not state.is_on(TEUTONS, seat)
    if field == MERCENARIES:
        return state.ducats[seat] > 0 and not state.is_on(MERCENARIES, seat)
    if field == HELPERS:
        return state.helpers[seat] < ALL_HELPERS
    return True


def takes_helpers(state: Position, seat: i64, field: i64) -> bool:
    """A seat has one group of helpers on a field, unless an event lets helpers follow."""
    return state.helpers_at[4 * field + seat] == 0 or state.effect() == REGROUP


def can_send(state: Position, seat: i64) -> bool:
    """Whether there is a legal placement. There always is one for the officer."""
    if state.officer[seat] == NO_FIELD:
        return True
    if state.free[seat] == 0:
        return False
    field: i64
    for field in range(FIELDS):
        if is_open(state, seat, field) and takes_helpers(state, seat, field):
            return True
    return False


def add_sends(state: Position, seat: i64, pawns: i64, field: i64, moves: list[Any]) -> None:
    """Pawns alone, or with ducats where these count. The mercenaries' field needs a ducat."""
    if field != MERCENARIES:
        moves.append(move_tables.SENDS[pawns][field])
    if field == PROVISIONS or field == MERCENARIES:
        moves.extend(move_tables.SENDS_WITH[pawns][field][: state.ducats[seat]])


def send(state: Position, seat: i64, pawns: i64, field: i64, ducats: i64) -> None:
    at: i64 = 4 * field + seat
    if state.place[at] == 0:
        before: i64 = 0
        other: i64
        for other in range(state.seats):
            if state.place[4 * field + other] > 0:
                before += 1
        state.place[at] = before + 1
    if pawns == OFFICER:
        state.officer[seat] = field
    else:
        add(state.free, seat, -pawns)
        add(state.helpers_at, at, pawns)
    if ducats > 0:
        add(state.ducats, seat, -ducats)
        add(state.ducats_at, at, ducats)
