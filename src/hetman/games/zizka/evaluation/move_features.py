"""Features of a move of Jan Žižka: its verb, and what it is worth."""

from __future__ import annotations

from typing import Final

from hetman.core.decision import first, verb_of
from hetman.core.native import i64
from hetman.games.zizka.evaluation.opportunities import Opportunities
from hetman.games.zizka.evaluation.plans import KINDS, Plans, action_value
from hetman.games.zizka.evaluation.stakes import met
from hetman.games.zizka.evaluation.surroundings import Surroundings
from hetman.games.zizka.rules import verbs
from hetman.games.zizka.rules.constants import (
    BLANK,
    CONQUEST,
    FACES,
    FIGHT,
    JOKER,
    MIDDLE,
    NONE,
    TOURNAMENT,
    VICE,
    VICE_END,
    VIRTUE_END,
)
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.tournament import score_of

# A verb's own number comes first; values come in eight steps.
STEPS: Final = 8
LAST_MOVE: Final = 33
"""A move with the second action: what lies there must wait."""
ARRIVES: Final = 34
ARRIVES_LAST: Final = ARRIVES + STEPS
VICINITY: Final = ARRIVES_LAST + STEPS
FACE_VALUE: Final = VICINITY + STEPS
CASTLE_VALUE: Final = FACE_VALUE + STEPS
TAVERN_VALUE: Final = CASTLE_VALUE + STEPS
PREY_VALUE: Final = TAVERN_VALUE + STEPS
PEEK_AWAY: Final = PREY_VALUE + STEPS
"""By moves to the token, three at most."""
IDLE: Final = PEEK_AWAY + 4
"""By actions given away."""
SPARE: Final = IDLE + 3
"""A reroll of a die that meets nothing."""
NEEDED: Final = SPARE + 1
KEEPS: Final = NEEDED + 1
"""Keeping dice that meet nothing, some rows, all rows."""
JOUST_KEEPS: Final = KEEPS + 3
"""By score, in twos."""
JOUST_FACE: Final = JOUST_KEEPS + STEPS
"""Rerolls in a tournament, by face; then dice set aside, then dice rolled again."""
JOUST_CASTS: Final = JOUST_FACE + 3 * FACES
ROW_VALUE: Final = JOUST_CASTS + STEPS
JOINS_CREW: Final = ROW_VALUE + STEPS
HIRED: Final = JOINS_CREW + STEPS
LEAVES_CREW: Final = HIRED + STEPS
SENT_AWAY: Final = LEAVES_CREW + STEPS
LEANS: Final = SENT_AWAY + STEPS
"""To the middle, away from it, to an end, beyond it."""
PARTS: Final = LEANS + 4
"""A step that costs a follower."""
TORN: Final = PARTS + 1
BEHIND: Final = TORN + 4
"""By kind of plan, how far a move stays behind the best one."""
MOVE_FEATURES: Final = BEHIND + KINDS * STEPS

ACTION_VALUES: Final[list[i64]] = [0, FACE_VALUE, CASTLE_VALUE, TAVERN_VALUE, PREY_VALUE]
"""By verb of an action."""


def step_of(value: float) -> i64:
    """A value in eight steps, from a loss to three points and more."""
    if value <= 0.0:
        return 0
    step: i64 = 1 + int(value * 2.5)
    return step if step < STEPS else STEPS - 1


def features_of_move(plans: Plans, index: i64) -> list[i64]:
    """The features of the move at this index of the plans, as indices of `POLICY_WEIGHTS`."""
    opportunities = plans.opportunities
    state = opportunities.state
    move: i64 = plans.moves[index]
    verb: i64 = verb_of(move)
    found: list[i64] = [verb]
    kind: i64 = plans.kinds[index]
    if kind != NONE:
        found.append(BEHIND + STEPS * kind + plans.behind(index))
    if verb == verbs.MOVE:
        add_move(found, plans.surroundings, first(move))
    elif verb <= verbs.END:
        add_action(found, plans.surroundings, verb, first(move))
    elif verb <= verbs.KEEP:
        if state.contest == TOURNAMENT:
            add_joust(found, state, verb, first(move))
        else:
            add_reroll(found, opportunities, verb, first(move))
    elif verb == verbs.TAKE:
        found.append(ROW_VALUE + step_of(opportunities.row(state.page, first(move))))
    elif verb == verbs.LEAN:
        add_lean(found, opportunities, first(move))
    elif verb >= verbs.DISMISS and verb <= verbs.HIRE_FOR:
        add_follower(found, plans, index)
    elif verb >= verbs.ASIDE and verb <= verbs.CAST:
        add_joust(found, state, verb, first(move))
    elif verb == verbs.TEAR:
        found.append(TORN + first(move))
    return found


def add_move(found: list[i64], surroundings: Surroundings, target: i64) -> None:
    """Add the value of the field that a move leads to, and of the fields around it."""
    here: float = surroundings.field(target)
    if surroundings.state.actions > 1:
        found.append(ARRIVES + step_of(here))
    else:
        found.append(LAST_MOVE)
        found.append(ARRIVES_LAST + step_of(here))
        found.append(VICINITY + step_of(surroundings.around(target).best))


def add_action(found: list[i64], surroundings: Surroundings, verb: i64, operand: i64) -> None:
    opportunities = surroundings.opportunities
    if verb == verbs.PEEK:
        moves: i64 = surroundings.moves_to(opportunities.leader.field, operand)
        found.append(PEEK_AWAY + (moves if moves < 3 else 3))
    elif verb == verbs.END:
        found.append(IDLE + surroundings.state.actions)
    elif verb != verbs.PEEK_DECK:
        found.append(ACTION_VALUES[verb] + step_of(action_value(opportunities, verb, operand)))


def add_reroll(found: list[i64], opportunities: Opportunities, verb: i64, face: i64) -> None:
    """Add whether the rows that the dice meet now need this die."""
    state = opportunities.state
    if state.contest == FIGHT:
        symbol: i64 = state.box.fight_symbols[0 if state.attacker == opportunities.seat else 1]
        if verb == verbs.REROLL or verb == verbs.BUY:
            found.append(NEEDED if face == symbol or face == JOKER else SPARE)
        return
    rows: i64 = met(opportunities, NONE)
    if verb == verbs.KEEP:
        found.append(KEEPS + (0 if rows == 0 else 2 if rows == rows_asked(state) else 1))
    elif verb == verbs.REROLL or verb == verbs.BUY:
        found.append(SPARE if face == BLANK or met(opportunities, face) == rows else NEEDED)


def rows_asked(state: Position) -> i64:
    return 1 if state.contest == CONQUEST else state.box.row_count[state.page]


def add_joust(found: list[i64], state: Position, verb: i64, face: i64) -> None:
    if verb == verbs.KEEP:
        score: i64 = score_of(state) // 2
        found.append(JOUST_KEEPS + (score if score < STEPS else STEPS - 1))
    elif verb == verbs.CAST:
        found.append(JOUST_CASTS + (state.to_roll if state.to_roll < STEPS else STEPS - 1))
    elif verb == verbs.ASIDE:
        found.append(JOUST_FACE + FACES + face)
    elif verb == verbs.AGAIN:
        found.append(JOUST_FACE + 2 * FACES + face)
    elif verb == verbs.REROLL:
        found.append(JOUST_FACE + face)


def add_lean(found: list[i64], opportunities: Opportunities, way: i64) -> None:
    morale: i64 = opportunities.leader.morale
    end: i64 = VICE_END if way == VICE else VIRTUE_END
    by: i64 = 1 if way == VICE else -1
    if morale == end:
        found.append(LEANS + 3)
    elif morale + by == end:
        found.append(LEANS + 2)
        for card in opportunities.leader.crew:
            if opportunities.state.box.despises[card] == way:
                found.append(PARTS)
    else:
        found.append(LEANS + (0 if morale + by == MIDDLE else 1))


def add_follower(found: list[i64], plans: Plans, index: i64) -> None:
    """Add who joins or leaves the crew and its value: in dice, or in points for a hire."""
    verb: i64 = verb_of(plans.moves[index])
    value: float = plans.values[index]
    if verb == verbs.DISMISS:
        found.append(LEAVES_CREW + step_of(-value))
    elif verb == verbs.DISCARD:
        opportunities = plans.opportunities
        found.append(SENT_AWAY + step_of(opportunities.hire_value(first(plans.moves[index]), opportunities.weakest())))
    elif verb == verbs.GAIN or verb == verbs.GAIN_FOR:
        found.append(JOINS_CREW + step_of(value))
    elif verb == verbs.HIRE or verb == verbs.HIRE_FOR:
        found.append(HIRED + step_of(value))
