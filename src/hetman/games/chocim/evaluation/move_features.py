"""Features of a move of Chocim 1621: its verb, and what it does on the board."""

from __future__ import annotations

from typing import Final

from hetman.core.decision import first, second, third, verb_of
from hetman.core.native import i64
from hetman.games.chocim.evaluation import negotiation, week_forecast
from hetman.games.chocim.rules import places, verbs
from hetman.games.chocim.rules.constants import AMOUNT, HUNGER, MORALE, ON_TABLE, OP, SHORT, STEP
from hetman.games.chocim.rules.effects import AT_SUPPLY
from hetman.games.chocim.rules.negotiation import staked_strength, value_of
from hetman.games.chocim.rules.position import Position

# The first features are the verbs. These are the effects of a move.
COMMANDED: Final = 48
"""By the number of units."""
FORTEL_STEP: Final = COMMANDED + 8
"""By seat and kind of each step."""
STEPS: Final = 15
PLACED: Final = FORTEL_STEP + 2 * STEPS
"""By place and kind of the unit, kind by kind of its seat."""
REACHES: Final = PLACED + 180
BEYOND: Final = REACHES + 1
TOO_FEW: Final = BEYOND + 1
RATIONS: Final = TOO_FEW + 1
"""By the rations at the end of the week: enough, short, hunger."""
UNDEFENDED: Final = RATIONS + 3
THREATENED: Final = UNDEFENDED + 1
REAR: Final = THREATENED + 1
ODDS: Final = REAR + 1
"""Of plans: placed on, then declared; four steps each."""
DECLARED: Final = ODDS + 4
LOW_MORALE: Final = DECLARED + 4
NO_USE: Final = LOW_MORALE + 1
FACE: Final = NO_USE + 1
UNIT: Final = FACE + 6
"""By verb that names a unit, and by unit."""
TAKEN: Final = UNIT + 6 * 8
BEST: Final = TAKEN + 8
DISCARDED: Final = BEST + 1
PRAYED: Final = DISCARDED + 8
EMPTIES: Final = PRAYED + 2
LAID: Final = EMPTIES + 1
"""By strength; then by the share of the stake in what is left to win."""
LAID_TO: Final = LAID + 8
READY_AT: Final = LAID_TO + 6
BEGUN: Final = READY_AT + 6
"""A unit joins others in an effect that needs several."""
WHOLE: Final = BEGUN + 1
"""The first unit of such an effect, if the play can bring the others too."""
MOVE_FEATURES: Final = WHOLE + 1

UNIT_VERBS: Final[list[i64]] = [8] * 64
"""By verb: its number among the verbs that name a unit, or 8."""
for number, verb in enumerate(
    (verbs.BREAK, verbs.RETREAT, verbs.KEEP, verbs.BURY, verbs.REMOVE, verbs.REBEL, verbs.RALLY, verbs.SUPPORT)
):
    UNIT_VERBS[verb] = number


def features_of_move(state: Position, move: i64) -> list[i64]:
    """The features that a move has, as indices of `POLICY_WEIGHTS`."""
    verb: i64 = verb_of(move)
    found: list[i64] = [verb]
    if verb <= verbs.FORTEL_OF:
        add_play(found, state, move)
    elif verb == verbs.PLACE or verb == verbs.PLACE_FROM:
        add_placing(found, state, move)
    elif verb == verbs.DECLARE:
        add_declaring(found, state, move)
    elif verb == verbs.RAISE:
        found.append(FACE + first(move))
    elif UNIT_VERBS[verb] < 8:
        found.append(UNIT + 6 * UNIT_VERBS[verb] + first(move))
    elif verb == verbs.TAKE:
        found.append(TAKEN + first(move))
        if is_best(state, first(move)):
            found.append(BEST)
    elif verb == verbs.DISCARD:
        found.append(DISCARDED + first(move))
    elif verb == verbs.PRAY:
        found.append(PRAYED + first(move))
    elif verb == verbs.RECALL or verb == verbs.SHIFT:
        if state.count(standing(move, verb)) == 1:
            found.append(EMPTIES)
    elif verb == verbs.SHELL_UNIT:
        if state.count(places.GARRISON + second(move)) == 1:
            found.append(EMPTIES)
    elif verb == verbs.LAY or verb == verbs.READY:
        add_staking(found, state, move, verb)
    return found


def add_play(found: list[i64], state: Position, move: i64) -> None:
    """A command by the number of units, a fortel by its steps."""
    card: i64 = first(move)
    verb: i64 = verb_of(move)
    box = state.box
    if verb == verbs.COMMAND:
        units: i64 = box.steps[box.way_start[3 * card] + AMOUNT]
        found.append(COMMANDED + (units if units < 7 else 7))
        return
    way: i64 = 3 * card + (1 if verb == verbs.FORTEL else 1 + second(move))
    seat: i64 = 0 if card < box.first_leader[places.OTTOMAN] else 1
    step: i64 = box.way_start[way]
    while step < box.way_end[way]:
        found.append(FORTEL_STEP + STEPS * seat + box.steps[step + OP])
        step += STEP


def add_placing(found: list[i64], state: Position, move: i64) -> None:
    place: i64 = placed_at(state, move)
    found.append(placed_unit(place, move))
    found.extend(features_of_place(state, first(move) // 3, place))


def placed_at(state: Position, move: i64) -> i64:
    return state.box.place(first(move) // 3, second(move), third(move))


def placed_unit(place: i64, move: i64) -> i64:
    """The feature of the unit that a move puts there."""
    return PLACED + 3 * place + first(move) % 3


def features_of_place(state: Position, seat: i64, place: i64) -> list[i64]:
    """The features of putting a unit of the seat there, of whatever kind."""
    found: list[i64] = []
    there: i64 = state.count(place) + 1
    least: i64 = state.box.minimum[place]
    if there == least:
        found.append(REACHES)
    elif there > least:
        found.append(BEYOND)
    elif there + state.left - 1 < least:
        found.append(TOO_FEW)
    if place == places.KAMIENIEC or place == places.PLUNDER or place == places.LOOT_RAID:
        rations: i64 = state.box.rations[seat][week_forecast.supply(state, seat)]
        found.append(RATIONS + (2 if rations == HUNGER else 1 if rations == SHORT else 0))
    elif place < places.COUNTER:
        add_guard(found, state, place)
    elif place < places.TENTS:
        if place < places.CONTROL or place == places.OTTOMAN_BATTLE:
            found.append(ODDS + odds(state, place))
    elif place >= places.WORK:
        add_work(found, state, place)
    return found


def add_guard(found: list[i64], state: Position, field: i64) -> None:
    if not week_forecast.is_reached(state, field):
        found.append(REAR)
    else:
        if state.count(places.GARRISON + field) == 0:
            found.append(UNDEFENDED)
        if state.count(places.ASSAULT + field) > 0:
            found.append(THREATENED)


def add_work(found: list[i64], state: Position, place: i64) -> None:
    standing: i64 = state.count(place)
    least: i64 = state.box.minimum[place]
    if 0 < standing < least:
        found.append(BEGUN)
    elif standing == 0 and 1 < least <= state.left:
        found.append(WHOLE)
    if (place == places.NIGHT_SORTIE or place == places.PILAF) and state.marks[MORALE + places.OTTOMAN] < 4:
        found.append(LOW_MORALE)
    depth: i64 = week_forecast.trench(state)
    if (
        (place == places.DIG_TRENCH and depth == state.box.trench)
        or (place == places.FILL_TRENCH and depth == 0)
        or (place == places.BOMBARD and depth < AT_SUPPLY)
    ):
        found.append(NO_USE)


def odds(state: Position, place: i64) -> i64:
    """How a plan stands, from 0 (bad) to 3 (good)."""
    lead: i64
    if place == places.BATTLE or place == places.OTTOMAN_BATTLE:
        seat: i64 = places.COMMONWEALTH if place == places.BATTLE else places.OTTOMAN
        if state.count(places.BATTLES[1 - seat]) == 0:
            return 1
        lead = 6 * (state.dice_in(places.BATTLES[seat]) - state.dice_in(places.BATTLES[1 - seat]))
    elif place < places.BATTLE:
        field: i64 = place - places.COUNTER
        lead = 6 * (state.dice_in(places.COUNTER + field) - state.dice_in(places.CONTROL + field)) - 12 * state.count(
            places.CONTROL + field
        )
    else:
        lead = week_forecast.assault_odds(state, place - places.ASSAULT)
    return 0 if lead < -24 else 1 if lead < -6 else 2 if lead < 12 else 3


def add_declaring(found: list[i64], state: Position, move: i64) -> None:
    seat: i64 = state.stack[-1].seat
    place: i64 = places.BATTLES[seat]
    if second(move) != places.GENERAL_BATTLE:
        place = (places.COUNTER if seat == places.COMMONWEALTH else places.ASSAULT) + first(move)
    found.append(DECLARED + odds(state, place))


def is_best(state: Position, strength: i64) -> bool:
    """Whether no stronger treaty lies on the table."""
    other: i64
    for other in range(strength + 1, state.box.strengths):
        if state.treaties[ON_TABLE * state.box.strengths + other] > 0:
            return False
    return True


def standing(move: i64, verb: i64) -> i64:
    """Where the unit stands that is called back or shifted."""
    if verb == verbs.SHIFT:
        return places.GARRISON + second(move)
    return (places.GARRISON if first(move) < 3 else places.CONTROL) + second(move)


def add_staking(found: list[i64], state: Position, move: i64, verb: i64) -> None:
    seat: i64 = state.stack[-1].seat
    claim: i64 = len(state.claims) - 1
    stake: i64 = staked_strength(state, seat, claim)
    hand: i64 = negotiation.strength_left(state, seat)
    value: i64 = value_of(state, claim, seat)
    left: i64 = negotiation.value_left(state, seat)
    if verb == verbs.LAY:
        found.append(LAID + first(move))
    share: i64 = 2 * stake * (value + left) // ((hand + stake) * value) if hand + stake > 0 else 0
    if left == 0:
        share = 5
    elif share > 4:
        share = 4
    found.append((LAID_TO if verb == verbs.LAY else READY_AT) + share)
