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
ACTIONS: Final = 6
PICKS: Final = 7
COMMON_FIELD: Final = 8
COMMONWEALTH_EFFECTS: Final = 9
FORTIFYING: Final = 10
PROCESSION: Final = 11
OTTOMAN_EFFECTS: Final = 12
INTRIGUE: Final = 13
GUNS: Final = 14
SHELLING: Final = 15
SUPPLIES: Final = 16
RETURN_UNITS: Final = 17
RECALLING: Final = 18
BROKEN_MORALE: Final = 20
WOUNDS: Final = 21
RATIONS: Final = 23
HUNGER_CARDS: Final = 24
# From STARVING on two stages for each side: how many are due, and which they are.
RETURN_BROKEN: Final = 30
CHECK: Final = 31
# Stages of the negotiations
HANDS: Final = 32
CLAIM: Final = 33
STAKE: Final = 34
ANNOUNCE: Final = 35
AGREE: Final = 36

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
        if state.event_log is not None:
            state.emit("week", {"week": int(state.week)})
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
    else:
        next_stage(state)
        preparation.lay_table(state)
        turn.begin_actions(state)


def act(state: Position) -> None:
    if not turn.open_play(state):
        next_stage(state)
        state.turn = diplomacy.first_to_pick(state)
        emit_phase(state, "diplomacy")


def emit_phase(state: Position, phase: str) -> None:
    if state.event_log is not None:
        state.emit("phase", {"phase": ["phase", phase]})


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
        emit_phase(state, "effects")
    next_stage(state)
    EFFECTS[stage - COMMON_FIELD](state)


# Supply and summary


def sum_up(state: Position, stage: i64) -> None:
    if stage == SUPPLIES:
        emit_phase(state, "supply")
        supply.eat(state)
    elif stage == RETURN_UNITS:
        emit_phase(state, "summary")
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
        emit_phase(state, "negotiation")
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
