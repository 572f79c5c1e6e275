"""A turn: one coin for one of the nine actions."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import first, verb_of
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.warchest.rules import move_tables, tactics
from hetman.games.warchest.rules.coins import discard_down, discard_up
from hetman.games.warchest.rules.constants import HAND, IN_HAND, LEDGER, NOWHERE
from hetman.games.warchest.rules.decisions import TURNS
from hetman.games.warchest.rules.deployment import add_placements, place
from hetman.games.warchest.rules.footman import add_footman
from hetman.games.warchest.rules.initiative import claim, may_claim
from hetman.games.warchest.rules.manoeuvres import add_plain, manoeuvre
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.recruitment import add_recruits, recruit
from hetman.games.warchest.rules.royal_guard import add_royal_guard, coin_to_pay
from hetman.games.warchest.rules.units import FOOTMAN, ROYAL
from hetman.games.warchest.rules.verbs import BOLSTER_AT, INITIATIVE, PASS, RECRUIT, TACTIC


class Turn(SeatDecision[Position]):
    """Play one coin of the hand."""

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        for coin in state.army[self.seat]:
            if state.coins[HAND + coin] > 0:
                add_actions(state, self.seat, coin, moves)
        return moves

    def play(self, state: Position, move: i64) -> None:
        act(state, self.seat, move)


class UseDrawn(Turn):
    """Use the coin that the Warrior Priest drew at once, for any action."""

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        add_actions(state, self.seat, state.drawn, moves)
        return moves


def add_actions(state: Position, seat: i64, coin: i64, moves: list[i64]) -> None:
    """Add all uses of one coin."""
    if coin < ROYAL:
        add_placements(state, seat, coin, moves)
        add_face_down(state, seat, coin, moves)
        add_manoeuvres(state, coin, moves)
    else:
        add_face_down(state, seat, ROYAL, moves)
        add_royal_guard(state, seat, moves)


def act(state: Position, seat: i64, move: i64) -> None:
    """Make an action of one of the rulebook's three groups: placing, face down, face up."""
    verb: i64 = verb_of(move)
    if verb <= BOLSTER_AT:
        place(state, seat, verb, move)
    elif verb <= PASS:
        play_face_down(state, seat, verb, move)
    else:
        coin: i64 = first(move)
        discard_up(state, coin_to_pay(coin, verb), seat)
        if verb < TACTIC:
            manoeuvre(state, move)
        else:
            tactics.play(state, seat, verb, move)


# Playing a coin face down: claim the initiative, recruit, pass


def add_face_down(state: Position, seat: i64, coin: i64, moves: list[Any]) -> None:
    if may_claim(state, seat):
        moves.append(move_tables.INITIATIVES[coin])
    add_recruits(state, seat, coin, moves)
    moves.append(move_tables.PASSES[coin])


def play_face_down(state: Position, seat: i64, verb: i64, move: i64) -> None:
    """Each of the three pays the coin itself. To pass, any coin is paid and nothing follows."""
    if verb == RECRUIT:
        recruit(state, seat, move)
    elif verb == INITIATIVE:
        claim(state, seat, first(move))
    else:
        discard_down(state, first(move), seat)


def add_manoeuvres(state: Position, kind: i64, moves: list[i64]) -> None:
    hex: i64 = state.where[kind]
    if hex == NOWHERE:
        return
    if kind == FOOTMAN and state.second_footman != NOWHERE:
        add_footman(state, hex, moves)
        add_footman(state, state.second_footman, moves)
    else:
        add_plain(state, kind, hex, state.height[hex], moves)
    tactics.add(state, kind, hex, moves)


def begin_turns(state: Position) -> None:
    """In a new round the holder of the initiative has the first turn, and the initiative can be claimed again."""
    state.claimed = False
    state.turn = state.initiative - 1


def open_turn(state: Position) -> bool:
    """Open the turn of the next seat, clockwise. A seat without a coin is skipped. Returns false if all are."""
    seat: i64 = state.turn
    for _ in range(state.seats):
        seat += 1
        if seat >= state.seats:
            seat = 0
        if state.ledger[LEDGER * seat + IN_HAND] > 0:
            state.turn = seat
            state.stack = [TURNS[seat]]  # faster than an append to an empty list
            return True
    return False
