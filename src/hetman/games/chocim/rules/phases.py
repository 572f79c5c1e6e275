"""The order of steps: five weeks of six phases, then the negotiations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hetman.core.native import i64
from hetman.games.chocim.rules import (
    cards,
    clash,
    clash_outcome,
    decisions,
    diplomacy,
    effects,
    fortels,
    hunger,
    negotiation,
    plans,
    preparation,
    rations,
    scoring,
    summary,
    supply,
    turn,
)
from hetman.games.chocim.rules.constants import NO_CARD, RUNNING, STARVING, TO_DRAW
from hetman.games.chocim.rules.places import COMMONWEALTH, NOWHERE, OTTOMAN
from hetman.games.chocim.rules.position import NO_CLASH, Position

# Stages of a week, in order
LEADERS: Final = 0
CIRCUMSTANCES: Final = 1
COLD: Final = 2
REBELS: Final = 3
"""Of the Commonwealth. The next stage is that of the Ottomans, as in all pairs below."""
TABLE: Final = 5
OPENING: Final = 6
ACTIONS: Final = 7
PICKS: Final = 8
COMMON_FIELD: Final = 9
COMMONWEALTH_EFFECTS: Final = 10
FORTIFYING: Final = 11
PROCESSION: Final = 12
OTTOMAN_EFFECTS: Final = 13
INTRIGUE: Final = 14
GUNS: Final = 15
SHELLING: Final = 16
SUPPLIES: Final = 17
RETURN_UNITS: Final = 18
RECALLING: Final = 19
BROKEN_MORALE: Final = 21
WOUNDS: Final = 22
RATIONS: Final = 24
HUNGER_CARDS: Final = 25
# From STARVING on two stages for each side: how many are due, and which they are.
RETURN_BROKEN: Final = 31
CHECK: Final = 32
# Stages of the negotiations
HANDS: Final = 33
CLAIM: Final = 34
STAKE: Final = 35
ANNOUNCE: Final = 36
AGREE: Final = 37

PHASES: Final = ("preparation", "actions", "diplomacy", "effects", "supply", "summary", "negotiation")
PHASE_STARTS: Final = (LEADERS, ACTIONS, PICKS, COMMON_FIELD, SUPPLIES, RETURN_UNITS, HANDS)


def proceed(state: Position) -> None:
    """Finish what has begun, then open the next stage, until there is a decision."""
    while state.outcome == RUNNING and not state.stack:
        if state.marks[TO_DRAW] > 0:
            cards.draw_leader(state, COMMONWEALTH)
        elif state.marks[TO_DRAW + 1] > 0:
            cards.draw_leader(state, OTTOMAN)
        elif state.clash is not NO_CLASH:
            clash.advance(state)
        elif state.occupied != NOWHERE:
            clash_outcome.occupy(state)
        elif state.card != NO_CARD:
            continue_play(state)
        else:
            open_stage(state)


def continue_play(state: Position) -> None:
    """Carry out the steps of a fortel or command in order. Plans follow the step that filled them."""
    seat: i64 = state.turn
    if state.busy:
        fortels.continue_step(state, seat)
    elif state.touched:
        plans.settle(state, seat)
    elif state.step_at < state.box.way_end[3 * state.card + state.way]:
        fortels.begin(state, seat)
    else:
        turn.end_play(state)


def next_stage(state: Position) -> None:
    state.stage += 1
    state.left = 0
    state.last = 0


def open_stage(state: Position) -> None:
    stage: i64 = state.stage
    if stage < ACTIONS:
        prepare(state, stage)
    elif stage == ACTIONS:
        act(state)
    elif stage == PICKS:
        if not diplomacy.pick_next(state):
            next_stage(state)
    elif stage < SUPPLIES:
        take_effect(state, stage)
    elif stage < HANDS:
        sum_up(state, stage)
    else:
        negotiate(state, stage)


# Preparation


def prepare(state: Position, stage: i64) -> None:
    if stage == LEADERS:
        state.emit_week()
        next_stage(state)
        preparation.draw_to_limit(state)
    elif stage == CIRCUMSTANCES:
        next_stage(state)
        preparation.circumstances(state)
    elif stage == COLD:
        if state.left > 0:
            state.stack.append(decisions.REMOVALS[OTTOMAN])
        else:
            next_stage(state)
    elif stage < TABLE:
        # Morale is looked at from the second week on.
        if state.week == 1 or preparation.rebel(state, stage - REBELS):
            next_stage(state)
    elif stage == TABLE:
        next_stage(state)
        preparation.lay_table(state)
    else:
        next_stage(state)
        state.emit_phase("actions")
        turn.begin_actions(state)


def act(state: Position) -> None:
    if not turn.open_play(state):
        next_stage(state)
        state.turn = diplomacy.first_to_pick(state)
        state.emit_phase("diplomacy")


# Effects


EFFECTS: Final[list[Callable[[Position], None]]] = [
    effects.common_field,
    effects.commonwealth_effects,
    effects.fortify,
    effects.procession,
    effects.ottoman_effects,
    effects.intrigue,
    effects.bombard,
]
"""By stage, from COMMON_FIELD on. In the stage after them the Ottomans choose what their guns hit."""


def take_effect(state: Position, stage: i64) -> None:
    if stage == SHELLING:
        if state.left > 0:
            state.stack.append(decisions.BOMBARDMENTS[0])
        else:
            next_stage(state)
        return
    if stage == COMMON_FIELD:
        state.emit_phase("effects")
    next_stage(state)
    EFFECTS[stage - COMMON_FIELD](state)


# Supply and summary


def sum_up(state: Position, stage: i64) -> None:
    if stage == SUPPLIES:
        state.emit_phase("supply")
        supply.eat(state)
    elif stage == RETURN_UNITS:
        state.emit_phase("summary")
        summary.return_units(state)
    elif stage < BROKEN_MORALE:
        if summary.can_recall(state, stage - RECALLING):
            state.stack.append(decisions.RECALLS[stage - RECALLING])
            return
    elif stage == BROKEN_MORALE:
        summary.lower_morale(state)
    elif stage < RATIONS:
        next_stage(state)
        summary.lose_wounded(state, stage - WOUNDS)
        return
    elif stage == RATIONS:
        rations.check_rations(state)
    elif stage < STARVING:
        hunger.lose_treaty(state, stage - HUNGER_CARDS)
    elif stage < RETURN_BROKEN:
        starve(state, (stage - STARVING) // 2, (stage - STARVING) % 2 == 0)
        return
    elif stage == RETURN_BROKEN:
        summary.return_broken(state)
    else:
        check_end(state)
        return
    next_stage(state)


def starve(state: Position, seat: i64, counting: bool) -> None:
    if counting:
        next_stage(state)
        hunger.count_starving(state, seat)
    elif hunger.starve(state, seat):
        next_stage(state)


def check_end(state: Position) -> None:
    """Mutiny ends the game. Otherwise the negotiations or another week follow."""
    if summary.mutiny(state):
        return
    if summary.leads_to_negotiations(state):
        state.stage = HANDS
    else:
        state.week += 1
        state.stage = LEADERS


# Negotiations


def negotiate(state: Position, stage: i64) -> None:
    next_stage(state)
    if stage == HANDS:
        state.emit_phase("negotiation")
        negotiation.prepare_hands(state)
    elif stage == CLAIM:
        if len(state.claims) < state.box.claims:
            state.stack.append(decisions.CLAIMS[0])
        else:
            state.stage = AGREE
    elif stage == STAKE:
        negotiation.open_stakes(state)
    elif stage == ANNOUNCE:
        negotiation.announce(state)
        state.stage = CLAIM
    else:
        scoring.agree(state)
