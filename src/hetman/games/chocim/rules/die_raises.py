"""Dice of a clash raised by supports and fortels: at most +1 on a die, after the walls have lowered it."""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add
from hetman.core.decision import FIRST, first
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.chocim.rules.clash_dice import HIGHEST
from hetman.games.chocim.rules.clash_state import FACES, LAST, RAISED, RAISES, about_clash
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.verbs import ENOUGH, RAISE


def raise_moves(state: Position, seat: i64, below: i64) -> list[i64]:
    """The dice that can take a +1, from the highest on, of the faces before the number `below`."""
    moves: list[i64] = []
    face: i64 = below
    while face > 0:
        face -= 1
        if state.clash[FACES + 6 * seat + face] > 0:
            moves.append(RAISE + face * FIRST)
    return moves


class RaiseDie(SeatDecision[Position]):
    """Place a +1 openly, on a die that has none. Bots go from the highest on."""

    def moves(self, state: Position) -> list[i64]:
        return [*raise_moves(state, self.seat, HIGHEST), ENOUGH]

    def canonical(self, state: Position) -> list[i64]:
        return [*raise_moves(state, self.seat, state.clash[LAST + self.seat]), ENOUGH]

    def play(self, state: Position, move: i64) -> None:
        fight = state.clash
        if move == ENOUGH:
            fight[RAISES + self.seat] = 0
            return
        face: i64 = first(move)
        at: i64 = 6 * self.seat + face
        add(fight, FACES + at, -1)
        add(fight, RAISED + at + 1, 1)
        add(fight, RAISES + self.seat, -1)
        fight[LAST + self.seat] = face + 1 if face < fight[LAST + self.seat] else HIGHEST

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {**about_clash(state), "left": int(state.clash[RAISES + self.seat])}
