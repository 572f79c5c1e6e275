"""Supports of a clash: units that give +1 on a die, declared before the roll. `die_raises.py` places the +1s."""

from __future__ import annotations

from typing import Any, Final

from hetman.core.counts import add
from hetman.core.decision import FIRST, SECOND, first
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.chocim.rules import places
from hetman.games.chocim.rules.choosing import next_start
from hetman.games.chocim.rules.clash_state import (
    BATTLING,
    DICE,
    LAST,
    RAISES,
    STORMING,
    USED_UP,
    WHAT,
    about_clash,
)
from hetman.games.chocim.rules.places import NOWHERE
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.reserves import home
from hetman.games.chocim.rules.verbs import ENOUGH, SUPPORT

ENDED: Final = 3
"""In place of the last kind, when a side calls nobody more."""


def support_moves(state: Position, seat: i64, start: i64) -> list[i64]:
    """The units that can still be called, kinds from `start` on. A side that rolls nothing would waste them."""
    moves: list[i64] = []
    place: i64 = support_place(state, seat)
    if place == NOWHERE or state.clash[DICE + seat] == 0 or state.clash[LAST + seat] == ENDED:
        return moves
    kind: i64
    for kind in range(start, 3):
        if state.units[3 * place + kind] > state.clash[USED_UP + 3 * seat + kind]:
            moves.append(SUPPORT + (3 * seat + kind) * FIRST + state.box.action_of[place] * SECOND)
    return moves


class Support(SeatDecision[Position]):
    """How many supporting units are used: each gives +1 on one die and goes home afterwards."""

    def moves(self, state: Position) -> list[i64]:
        return [*support_moves(state, self.seat, 0), ENOUGH]

    def canonical(self, state: Position) -> list[i64]:
        return [*support_moves(state, self.seat, state.clash[LAST + self.seat]), ENOUGH]

    def play(self, state: Position, move: i64) -> None:
        fight = state.clash
        if move == ENOUGH:
            fight[LAST + self.seat] = ENDED
            return
        kind: i64 = first(move) % 3
        add(fight, USED_UP + 3 * self.seat + kind, 1)
        add(fight, RAISES + self.seat, 1)
        fight[LAST + self.seat] = next_start(fight[LAST + self.seat], kind)

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return about_clash(state)


def support_place(state: Position, seat: i64) -> i64:
    """The action that supports this seat. The Ottomans have none against a counter-attack."""
    what: i64 = state.clash[WHAT]
    if what == BATTLING:
        return places.AMBUSH if seat == places.OTTOMAN else places.FLANK_ATTACK
    if seat == places.COMMONWEALTH:
        return places.CANNONADE
    return places.LADDERS if what == STORMING else places.NOWHERE


def return_supports(state: Position) -> None:
    """The supporting units that were used go home; the others stay."""
    seat: i64
    for seat in range(2):
        place: i64 = support_place(state, seat)
        kind: i64
        for kind in range(3):
            used: i64 = state.clash[USED_UP + 3 * seat + kind]
            if used > 0:
                state.move_units(place, home(state, seat, kind), kind, used)
