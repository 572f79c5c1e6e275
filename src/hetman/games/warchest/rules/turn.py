"""A turn: one coin for one of the nine actions."""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add
from hetman.core.decision import FIRST, SECOND, first, second, verb_of
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.warchest.rules import move_tables, tactics
from hetman.games.warchest.rules.coins import discard_down, discard_up, show_coin
from hetman.games.warchest.rules.constants import EMPTY, HAND, NOWHERE, SUPPLY, UP
from hetman.games.warchest.rules.decisions import MERCENARIES
from hetman.games.warchest.rules.manoeuvres import add_footman, add_plain, manoeuvre
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import FOOTMAN, MERCENARY, ROYAL, ROYAL_GUARD, SCOUT
from hetman.games.warchest.rules.verbs import BOLSTER, BOLSTER_AT, DEPLOY, INITIATIVE, PASS, RECRUIT, TACTIC


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
        if state.owner[ROYAL_GUARD] == seat:
            tactics.add_royal_guard(state, moves)


def act(state: Position, seat: i64, move: i64) -> None:
    """Make an action of one of the rulebook's three groups: placing, face down, face up."""
    verb: i64 = verb_of(move)
    if verb <= BOLSTER_AT:
        place(state, seat, verb, move)
    elif verb <= PASS:
        play_face_down(state, seat, verb, move)
    else:
        coin: i64 = first(move)
        discard_up(state, ROYAL if coin == ROYAL_GUARD and verb == TACTIC else coin, seat)
        if verb < TACTIC:
            manoeuvre(state, move)
        else:
            tactics.play(state, seat, verb, move)


# Placing a coin on the board: deploy, bolster


def add_placements(state: Position, seat: i64, kind: i64, moves: list[i64]) -> None:
    hex: i64 = state.where[kind]
    if hex == NOWHERE:
        add_deployments(state, seat, kind, moves)
    elif kind != FOOTMAN:
        moves.append(BOLSTER + kind * FIRST)
    elif state.second_footman == NOWHERE:
        add_deployments(state, seat, kind, moves)
        moves.append(BOLSTER + kind * FIRST)
    else:
        moves.append(BOLSTER_AT + kind * FIRST + hex * SECOND)
        moves.append(BOLSTER_AT + kind * FIRST + state.second_footman * SECOND)


def add_deployments(state: Position, seat: i64, kind: i64, moves: list[Any]) -> None:
    """Deploy on an empty location that the side holds; a Scout also next to any unit of its side."""
    team: i64 = seat & 1
    deploys = move_tables.DEPLOYS[kind]
    if kind == SCOUT:
        hex: i64
        for hex in range(state.board.size):
            if state.unit[hex] == EMPTY and (state.holder[hex] == team or by_friend(state, hex, team)):
                moves.append(deploys[hex])
        return
    for hex in state.board.locations:
        if state.holder[hex] == team and state.unit[hex] == EMPTY:
            moves.append(deploys[hex])


def by_friend(state: Position, hex: i64, team: i64) -> bool:
    for near in state.board.neighbours[hex]:
        if state.team[state.unit[near]] == team:
            return True
    return False


def place(state: Position, seat: i64, verb: i64, move: i64) -> None:
    kind: i64 = first(move)
    show_coin(state, kind, seat)
    if verb == DEPLOY:
        state.put(kind, second(move))
        state.height[second(move)] = 1
    else:
        add(state.height, second(move) if verb == BOLSTER_AT else state.where[kind], 1)


# Playing a coin face down: claim the initiative, recruit, pass


def add_face_down(state: Position, seat: i64, coin: i64, moves: list[Any]) -> None:
    # The initiative changes hands once a round, and never between partners.
    if not state.claimed and (state.initiative & 1) != (seat & 1):
        moves.append(move_tables.INITIATIVES[coin])
    recruits = move_tables.RECRUITS[coin]
    coins = state.coins
    for kind in state.army[seat]:
        if coins[SUPPLY + kind] > 0:
            moves.append(recruits[kind])
    moves.append(move_tables.PASSES[coin])


def play_face_down(state: Position, seat: i64, verb: i64, move: i64) -> None:
    discard_down(state, second(move) if verb == RECRUIT else first(move), seat)
    if verb == INITIATIVE:
        state.initiative = seat
        state.claimed = True
    elif verb == RECRUIT:
        recruit(state, seat, first(move))


def recruit(state: Position, seat: i64, kind: i64) -> None:
    """Move a coin of the supply face up to the discards. A Mercenary on the board may then manoeuvre."""
    add(state.coins, SUPPLY + kind, -1)
    add(state.coins, UP + kind, 1)
    if kind == MERCENARY and state.where[MERCENARY] != NOWHERE:
        state.stack.append(MERCENARIES[seat])


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
