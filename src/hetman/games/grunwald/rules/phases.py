"""The order of play: the steps of a round and of the end, numbered in the order of the rulebook.

EVENT and REVEALING are in `reveals.py`, ASKING, SETTLING and DEMAND in the `event…` files, OFFICERS in `placement.py`,
SKIRMISH to AFTERMATH in `skirmish.py` and `skirmish_loss.py`, FIELDS in `fields.py`, FEEDING and SCORING in files of
their names.
"""

from __future__ import annotations

from typing import Final

from hetman.core.counts import added
from hetman.core.native import i64
from hetman.core.steps import Step, StepTable
from hetman.games.grunwald.rules.constants import DUCAT_CARD, NONE, PROVISION_CARD, SHOWN
from hetman.games.grunwald.rules.position import Position

EVENT: Final = 0
ASKING: Final = 1
"""The event asks the players in turn."""
SETTLING: Final = 2
"""Secret bids or cards are in and are compared."""
REVEALING: Final = 3
OFFICERS: Final = 4
SKIRMISH: Final = 5
CLASH: Final = 6
PAYING: Final = 7
AFTERMATH: Final = 8
FIELDS: Final = 9
DEMAND: Final = 10
"""An event that asks after the fields, later in the round."""
ROUND_END: Final = 11
FEEDING: Final = 12
SCORING: Final = 13
OVER: Final = 14

PHASES: Final = ("event", "event", "event", "event", "officers", *["resolution"] * 7, "end", "end", "end")
"""The rulebook's phase of each step."""


def phase_of(state: Position) -> str:
    """The running phase. An event that asks after the fields belongs to the resolution."""
    if state.stage in (ASKING, SETTLING) and state.asks_later():
        return "resolution"
    return PHASES[state.stage]


def after_event(state: Position) -> i64:
    """The step that follows when an event has been carried out."""
    return ROUND_END if state.asks_later() else REVEALING


STEPS: Final[StepTable] = StepTable(OVER)
"""`state.py` fills them."""


def proceed(state: Position) -> None:
    """Run step after step, until a decision opens or the game is over."""
    while not state.stack and state.stage != OVER:
        STEPS.steps[state.stage].run(state)


class InTurn(Step[Position]):
    """Visits every seat once, from the start player on. It waits where a seat has to decide."""

    def __init__(self, following: i64) -> None:
        self.following: i64 = following

    def run(self, state: Position) -> None:
        while state.asked < state.seats:
            seat: i64 = state.in_turn(state.asked)
            state.asked += 1
            self.visit(state, seat)
            if state.stack:
                return
        state.stage = self.next_stage(state)

    def next_stage(self, state: Position) -> i64:
        return self.following

    def visit(self, state: Position, seat: i64) -> None:
        raise NotImplementedError


def begin_round(state: Position) -> None:
    state.round += 1
    state.stage = EVENT
    if state.event_log is not None:
        state.emit("round", {"round": int(state.round)})
    state.log_seat("starts", state.start)


class RoundEnd(Step[Position]):
    """The cards that are left on the board go back into the game's box. The start token passes to the left."""

    def run(self, state: Position) -> None:
        slot: i64
        for slot in range(SHOWN):
            card: i64 = state.shown[slot]
            if card != NONE and slot != PROVISION_CARD and slot != DUCAT_CARD:
                state.removed = added(state.removed, card, 1)
            state.shown[slot] = NONE
        state.event = NONE
        state.loss = 0
        state.gave = []
        state.promoted = [0] * state.seats
        seat: i64
        for seat in range(state.seats):
            state.passed[seat] = 0
        state.start = state.left_of(state.start)
        if state.round < state.rounds:
            begin_round(state)
        else:
            state.asked = 0
            state.stage = FEEDING
