"""What a bot feels about Chocim 1621: treaties it will bring to the table, morale, bread, walls, and time left.

The sides are too different to share weights: each seat fills its own part of the features. NOTES.md tells how weights
and policy_weights were measured.
"""

from __future__ import annotations

from typing import Final

from hetman.core.counts import total
from hetman.core.decision import first, second, third, verb_of
from hetman.core.evaluator import Evaluator
from hetman.core.native import i64
from hetman.core.state import State
from hetman.games.chocim.components.names import ACTIONS
from hetman.games.chocim.evaluation import negotiation, week_forecast
from hetman.games.chocim.rules import phases, verbs
from hetman.games.chocim.rules.constants import (
    AMOUNT,
    EXTRA,
    FINAL_CARDS,
    HUNGER,
    MORALE,
    NO_CARD,
    OP,
    SHORT,
    STEP,
)
from hetman.games.chocim.rules.negotiation import claims_won, open_value, staked_strength, strength_of, value_of
from hetman.games.chocim.rules.places import (
    AMBUSH,
    APART,
    ASSAULT,
    BATTLE,
    BATTLES,
    BITS,
    BOMBARD,
    BROKEN,
    CAMP,
    CANNONADE,
    COMMONWEALTH,
    CONTROL,
    COUNCIL,
    COUNTER,
    DIG_TRENCH,
    FILL_TRENCH,
    FLANK_ATTACK,
    FORTIFY,
    GARRISON,
    GENERAL_BATTLE,
    INTRIGUE,
    KAMIENIEC,
    KNIGHTS_CIRCLE,
    LADDERS,
    LOOT_RAID,
    NIGHT_SORTIE,
    OTTOMAN,
    OTTOMAN_BATTLE,
    PILAF,
    PLUNDER,
    PROCESSION,
    REBELLED,
    TABOR,
    TENTS,
    WALLS,
    WORK,
)
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.turn import leaders_ready

SIEGE: Final = (
    "the siege goes on",
    "strength of the treaties that would be left for the negotiations, tens",
    "the same, by how near they are",
    "number of those treaties",
    "morale at the end of the week, by the weeks ahead",
    "morale below four, squared",
    "supply at the end of the week in tens, by the weeks ahead",
    "shortage at the end of the week",
    "hunger at the end of the week",
    "supply lacking for the weeks ahead, tens",
    "broken units",
    "units lost for good, by the weeks ahead",
    "rebels",
    "leaders left",
    "units in reserve",
    "an extra leader to come",
    "procession, or intrigue",
    "dice in the general battle",
    "supports",
)
"""What each side feels in the five weeks."""
COMMONWEALTH_ALONE: Final = (
    "dice of defenders within reach, four a field at most",
    "fields within reach that nobody defends",
    "walls",
    "units for counter-attacks",
    "walls to be raised",
    "dice that defend the camp, once it is within reach",
)
OTTOMANS_ALONE: Final = (
    "fields held in the first line",
    "fields held behind it",
    "units on control",
    "dice for assaults",
    "expected surplus of the best assault",
    "the camp is within reach",
    "depth of the trench at the end of the week",
    "guns that will fire",
)
TALKS: Final = (
    "open claims",
    "open claims, by how many claims are settled",
    "claims",
    "strength left, by what is left to win",
    "share of all strength left, times what is left to win",
    "expected lead in the stakes",
    "treaties at the start",
)
OURS: Final = 0
THEIRS: Final = len(SIEGE) + len(COMMONWEALTH_ALONE)
TALKING: Final = THEIRS + len(SIEGE) + len(OTTOMANS_ALONE)
FEATURES: Final = TALKING + len(TALKS)
ALONE: Final = len(SIEGE)

# fmt: off
WEIGHTS: Final = [
    -0.29, 1.82, 2.13, -0.36, 0.40, -0.05, 1.17, -0.27, -1.39, -1.07, 0.24, -0.81, -0.02, 0.11, 0.06, 0.64,
    0.96, 0.08, 0.06, 0.10, -0.02, -0.21, 0.15, 0.10, 0.03, 0.29, 0.28, 2.64, -0.09, 0.25, -0.12, 0.49,
    -0.18, -0.96, -0.22, 0.01, -0.05, -0.10, 0.06, 0.01, 0.82, 0.01, 0.47, 0.09, 0.29, 0.61, -0.15, 0.03,
    -0.04, 0.02, -1.43, 0.72, 0.63, 0.31, 0.08, 2.27, 0.52, 0.68, 0.76,
]
# fmt: on

# Traits of a move: its verb, and from here on what it does.
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
BREAD: Final = TOO_FEW + 1
"""By how bread stands: enough, short, hunger."""
GATE: Final = BREAD + 3
THREATENED: Final = GATE + 1
REAR: Final = THREATENED + 1
ODDS: Final = REAR + 1
"""Of plans, placed on and then declared, in four steps each."""
DECLARED: Final = ODDS + 4
LOW_SPIRIT: Final = DECLARED + 4
NO_USE: Final = LOW_SPIRIT + 1
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
MOVE_FEATURES: Final = READY_AT + 6

UNIT_VERBS: Final[list[i64]] = [8] * 64
for place, verb in enumerate(
    (verbs.BREAK, verbs.RETREAT, verbs.KEEP, verbs.BURY, verbs.REMOVE, verbs.REBEL, verbs.RALLY, verbs.SUPPORT)
):
    UNIT_VERBS[verb] = place

# fmt: off
POLICY_WEIGHTS: Final = [
    0.14, 0.06, 0.66, -0.85, -0.73, 0.14, -0.28, 0.70, 0.29, -0.25, 0.22, 0.00, 0.00, 0.00, 0.84, -0.84,
    -0.25, -0.10, 0.36, 0.00, 0.00, -0.03, 0.00, 0.00, 0.07, 0.00, 0.00, -0.11, 0.00, 0.00, 0.00, 0.00,
    0.39, -0.39, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00,
    0.00, -0.67, -0.35, -0.23, 1.38, 0.00, 0.00, 0.00, 0.69, -0.86, 0.15, -0.66, 0.54, 0.67, 0.71, -0.08,
    0.35, 0.00, 0.29, 2.51, 2.29, 0.22, -0.78, -0.31, 0.00, -0.10, -1.01, -0.01, 0.04, 0.23, -0.64, -0.89,
    0.19, 0.00, 2.73, 0.00, -0.49, -0.82, 0.00, 0.00, 0.00, 2.52, 1.37, 0.56, 1.79, 0.39, -0.40, 1.56,
    0.22, -0.31, 1.49, 0.34, -0.26, 0.38, -0.35, -0.51, -0.53, -0.96, -0.72, 0.00, 0.00, 0.00, 0.11, 0.11,
    0.03, -0.18, -0.19, -0.47, -0.05, 0.04, -0.06, 0.08, 0.06, -0.07, 0.23, -0.03, -0.28, 0.19, 0.19, -0.20,
    0.50, 0.92, -0.07, 0.24, -1.82, -1.61, 3.65, 2.19, 1.95, 4.44, 1.24, 0.43, 1.51, 0.17, -0.46, 1.36,
    -0.69, -0.91, 3.41, 0.46, 0.00, 0.95, -0.44, -0.78, 1.07, -0.08, -0.40, -0.28, -0.17, -0.26, -0.01, -0.01,
    0.06, -1.02, -1.06, -1.07, 0.00, 0.16, 0.16, -0.02, 0.10, -0.17, -0.56, -0.81, -0.65, 0.08, 0.07, 0.14,
    0.12, 0.20, 0.12, -1.98, -2.73, -2.74, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00,
    0.00, 1.16, 0.00, 0.00, 0.26, -0.34, -0.32, -0.34, 0.00, -0.18, 0.08, 1.48, 0.17, 0.13, 0.00, -0.85,
    -0.56, -1.12, 0.00, 0.00, -0.61, 0.00, 0.00, 0.81, 0.00, 0.00, 0.00, 0.28, 0.08, -1.23, 0.00, 0.00,
    0.00, 0.00, -1.40, 0.00, -0.83, 0.00, -0.88, -0.87, -0.15, 0.00, 0.00, -0.94, -1.96, 0.00, 0.00, -0.85,
    0.00, 0.00, -0.24, -0.72, 0.00, 0.00, -0.68, -0.89, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00,
    0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, -0.36, 0.59, -0.97, -0.06, 1.49, -0.39,
    4.30, 3.08, -1.47, 0.70, 2.78, 3.81, 1.23, -1.45, 0.00, 0.91, 1.37, 0.74, -0.63, -0.45, -0.31, 0.41,
    -0.25, 0.94, 0.00, 0.05, 0.08, -0.13, -0.11, -0.02, 0.13, -0.04, -0.04, 0.07, 0.04, -0.04, -0.02, 0.19,
    -0.06, 0.26, -0.32, -0.09, 0.00, 0.01, 0.06, -0.07, -0.18, 0.12, 0.05, -0.60, -0.42, 1.03, -0.25, -0.02,
    0.28, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.16, -0.07, 0.16, 0.13, -0.04, -0.07, -0.02, -0.46, 0.03,
    -0.04, 0.23, 0.00, -1.27, -0.70, 0.36, 1.62, 0.00, 0.00, 0.00, 0.00, 1.72, 1.65, 0.44, -0.83, -1.26,
    0.00, 0.00, 0.00, 0.00, -0.05, 0.05, -1.34, -0.43, -0.05, 0.19, 0.69, 0.00, 0.00, 0.00, 0.00, 0.09,
    0.28, 0.01, -0.42, -0.67, 1.11, -0.09, -0.28, -0.01, 0.42, 0.67, -1.11,
]
# fmt: on


class ChocimEvaluator(Evaluator):
    def __init__(self) -> None:
        super().__init__(WEIGHTS, POLICY_WEIGHTS, rollout_depth=80, c_puct=0.45, inverse_temperature=3)

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        found = [0.0] * FEATURES
        if state.stage >= phases.HANDS:
            talk(found, state, seat)
        else:
            besiege(found, state, seat)
        return found

    def is_quiet(self, state: State) -> bool:
        """A leader's play is one move, however many units it places, and so is a stake of several treaties."""
        assert isinstance(state, Position)
        return state.card == NO_CARD and not negotiation.is_being_laid(state)

    def move_features(self, state: State, move: i64) -> list[i64]:
        assert isinstance(state, Position)
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
            if state.count(GARRISON + second(move)) == 1:
                found.append(EMPTIES)
        elif verb == verbs.LAY or verb == verbs.READY:
            add_staking(found, state, move, verb)
        return found


# The siege


def besiege(found: list[float], state: Position, seat: i64) -> None:
    ours: i64 = week_forecast.bread(state, COMMONWEALTH)
    theirs: i64 = week_forecast.bread(state, OTTOMAN)
    bread: i64 = ours if seat == COMMONWEALTH else theirs
    morale: i64 = week_forecast.spirit(state, seat, bread)
    loyalty: i64 = morale if seat == COMMONWEALTH else week_forecast.spirit(state, COMMONWEALTH, ours)
    ahead: float = 0.0
    if not week_forecast.ends(state, ours, theirs, loyalty):
        ahead = float(state.box.weeks - state.week) / float(state.box.weeks)
    at: i64 = OURS if seat == COMMONWEALTH else THEIRS
    found[at] = 1.0
    add_treaties(found, at, state, seat, bread, morale, ahead)
    low: i64 = 4 - morale if morale < 4 else 0
    found[at + 4] = float(morale) * ahead
    found[at + 5] = float(low * low)
    found[at + 6] = 0.1 * float(bread) * ahead
    rations: i64 = state.box.rations[seat][bread]
    found[at + 7] = 1.0 if rations == SHORT else 0.0
    found[at + 8] = 1.0 if rations == HUNGER else 0.0
    lacking: float = float(week_forecast.meals(state, seat) * state.box.weeks) * ahead - float(bread)
    found[at + 9] = 0.1 * lacking if lacking > 0.0 else 0.0
    found[at + 10] = float(state.count(BROKEN + APART * seat))
    found[at + 11] = float(state.box.units_in_all[seat] - state.eaters(seat)) * ahead
    found[at + 12] = float(state.count(REBELLED + APART * seat))
    found[at + 13] = float(leaders_left(state, seat))
    found[at + 17] = float(week_forecast.battle(state, seat))
    if seat == COMMONWEALTH:
        defend(found, at, state, ahead)
    else:
        assail(found, at, state, ahead)


def add_treaties(
    found: list[float], at: i64, state: Position, seat: i64, bread: i64, morale: i64, ahead: float
) -> None:
    cards = week_forecast.hand(state, seat)
    week_forecast.keep_best(state, seat, bread, morale, cards)
    strength: i64 = strength_of(cards)
    found[at + 1] = 0.1 * float(strength)
    found[at + 2] = 0.1 * float(strength) * (1.0 - ahead)
    found[at + 3] = float(total(cards))


def leaders_left(state: Position, seat: i64) -> i64:
    """Leaders that the seat can still use this week."""
    return leaders_ready(state, seat) if state.stage <= phases.ACTIONS else 0


def defend(found: list[float], at: i64, state: Position, ahead: float) -> None:
    found[at + 14] = float(state.count(CAMP) + state.count(TABOR))
    found[at + 15] = 1.0 if state.marks[EXTRA] or week_forecast.is_done(state, KNIGHTS_CIRCLE) else 0.0
    found[at + 16] = 1.0 if week_forecast.is_done(state, PROCESSION) else 0.0
    found[at + 18] = float(state.count(CANNONADE) + state.count(FLANK_ATTACK))
    dice: i64 = 0
    gates: i64 = 0
    walls: i64 = 0
    relief: i64 = 0
    field: i64
    for field in range(CAMP):
        if state.held & BITS[field]:
            relief += state.count(COUNTER + field)
            continue
        walls += state.levels[field]
        if field != TABOR and week_forecast.is_reached(state, field):
            defence: i64 = week_forecast.defence(state, field)
            dice += defence if defence < 4 else 4
            if defence == 0:
                gates += 1
    found[at + ALONE] = float(dice)
    found[at + ALONE + 1] = float(gates)
    found[at + ALONE + 2] = float(walls) * ahead
    found[at + ALONE + 3] = float(relief)
    found[at + ALONE + 4] = 1.0 if week_forecast.is_done(state, FORTIFY) else 0.0
    if week_forecast.is_reached(state, CAMP):
        found[at + ALONE + 5] = float(week_forecast.defence(state, CAMP))


def assail(found: list[float], at: i64, state: Position, ahead: float) -> None:
    found[at + 14] = float(state.count(TENTS) + state.count(TENTS + 1) + state.count(TENTS + 2))
    found[at + 15] = 1.0 if state.marks[EXTRA + 1] or week_forecast.is_done(state, COUNCIL) else 0.0
    found[at + 16] = 1.0 if week_forecast.is_done(state, INTRIGUE) else 0.0
    found[at + 18] = float(state.count(LADDERS) + state.count(AMBUSH))
    outer: i64 = 0
    inner: i64 = 0
    guards: i64 = 0
    dice: i64 = 0
    best: i64 = -60
    field: i64
    for field in range(WALLS):
        if state.held & BITS[field]:
            guards += state.count(CONTROL + field)
            if state.box.access[0] & BITS[field]:
                outer += 1
            else:
                inner += 1
        elif state.count(ASSAULT + field) > 0:
            dice += week_forecast.attack(state, field)
            odds: i64 = week_forecast.assault_odds(state, field)
            if odds > best:
                best = odds
    found[at + ALONE] = float(outer)
    found[at + ALONE + 1] = float(inner)
    found[at + ALONE + 2] = float(guards)
    found[at + ALONE + 3] = float(dice)
    found[at + ALONE + 4] = float(best + 60) / 60.0
    found[at + ALONE + 5] = 1.0 if week_forecast.is_reached(state, CAMP) else 0.0
    depth: i64 = week_forecast.trench(state)
    found[at + ALONE + 6] = float(depth) * ahead
    found[at + ALONE + 7] = float(state.count(BOMBARD)) if depth >= 4 else 0.0


# The negotiations


def talk(found: list[float], state: Position, seat: i64) -> None:
    claims: i64 = negotiation.settled(state)
    own: i64 = negotiation.strength_left(state, seat)
    other: i64 = negotiation.strength_left(state, 1 - seat)
    if claims < len(state.claims):
        stake: i64 = negotiation.expected_stake(state, seat)
        against: i64 = negotiation.expected_stake(state, 1 - seat)
        own -= stake - staked_strength(state, seat, claims)
        other -= against - staked_strength(state, 1 - seat, claims)
        value: i64 = value_of(state, claims, seat)
        found[TALKING + 5] = float(value) * part(0.5 + float(stake - against - value) / 8.0)
    opened: float = float(open_value(state, seat, claims))
    found[TALKING] = opened
    found[TALKING + 1] = opened * float(claims) / float(state.box.claims)
    found[TALKING + 2] = float(claims_won(state, seat, claims))
    left: i64 = negotiation.value_left(state, seat)
    if left > 0:
        found[TALKING + 3] = part(float(own) / float(2 * left))
        found[TALKING + 4] = float(own * left) / float(own + other) if own + other > 0 else 0.0
    found[TALKING + 6] = 0.1 * float(state.marks[FINAL_CARDS + seat])


def part(share: float) -> float:
    """From 0 to 1."""
    return 0.0 if share < 0.0 else share if share < 1.0 else 1.0


# Moves


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
    seat: i64 = 0 if card < box.first_leader[OTTOMAN] else 1
    step: i64 = box.way_start[way]
    while step < box.way_end[way]:
        found.append(FORTEL_STEP + STEPS * seat + box.steps[step + OP])
        step += STEP


def add_placing(found: list[i64], state: Position, move: i64) -> None:
    unit: i64 = first(move)
    seat: i64 = unit // 3
    place: i64 = state.box.place_at[seat][second(move) * len(ACTIONS) + third(move)]
    found.append(PLACED + 3 * place + unit % 3)
    there: i64 = state.count(place) + 1
    least: i64 = state.box.minimum[place]
    if there == least:
        found.append(REACHES)
    elif there > least:
        found.append(BEYOND)
    elif there + state.left - 1 < least:
        found.append(TOO_FEW)
    if place == KAMIENIEC or place == PLUNDER or place == LOOT_RAID:
        rations: i64 = state.box.rations[seat][week_forecast.bread(state, seat)]
        found.append(BREAD + (2 if rations == HUNGER else 1 if rations == SHORT else 0))
    elif place < COUNTER:
        add_guard(found, state, place)
    elif place < TENTS:
        if place < CONTROL or place == OTTOMAN_BATTLE:
            found.append(ODDS + odds(state, place))
    elif place >= WORK:
        add_work(found, state, place)


def add_guard(found: list[i64], state: Position, field: i64) -> None:
    if not week_forecast.is_reached(state, field):
        found.append(REAR)
    else:
        if state.count(GARRISON + field) == 0:
            found.append(GATE)
        if state.count(ASSAULT + field) > 0:
            found.append(THREATENED)


def add_work(found: list[i64], state: Position, place: i64) -> None:
    if (place == NIGHT_SORTIE or place == PILAF) and state.marks[MORALE + OTTOMAN] < 4:
        found.append(LOW_SPIRIT)
    depth: i64 = week_forecast.trench(state)
    if (
        (place == DIG_TRENCH and depth == state.box.trench)
        or (place == FILL_TRENCH and depth == 0)
        or (place == BOMBARD and depth < 4)
    ):
        found.append(NO_USE)


def odds(state: Position, place: i64) -> i64:
    """How a plan stands, from 0 (bad) to 3 (good)."""
    lead: i64
    if place == BATTLE or place == OTTOMAN_BATTLE:
        seat: i64 = COMMONWEALTH if place == BATTLE else OTTOMAN
        if state.count(BATTLES[1 - seat]) == 0:
            return 1
        lead = 6 * (week_forecast.battle(state, seat) - week_forecast.battle(state, 1 - seat))
    elif place < BATTLE:
        field: i64 = place - COUNTER
        lead = 6 * (week_forecast.relief(state, field) - week_forecast.occupation(state, field)) - 12 * state.count(
            CONTROL + field
        )
    else:
        lead = week_forecast.assault_odds(state, place - ASSAULT)
    return 0 if lead < -24 else 1 if lead < -6 else 2 if lead < 12 else 3


def add_declaring(found: list[i64], state: Position, move: i64) -> None:
    seat: i64 = state.stack[-1].seat
    place: i64 = BATTLES[seat]
    if second(move) != GENERAL_BATTLE:
        place = (COUNTER if seat == COMMONWEALTH else ASSAULT) + first(move)
    found.append(DECLARED + odds(state, place))


def is_best(state: Position, strength: i64) -> bool:
    """Whether no stronger treaty lies on the table."""
    other: i64
    for other in range(strength + 1, state.box.strengths):
        if state.treaties[state.box.strengths + other] > 0:
            return False
    return True


def standing(move: i64, verb: i64) -> i64:
    """Where the unit stands that is called back or shifted."""
    if verb == verbs.SHIFT:
        return GARRISON + second(move)
    return (GARRISON if first(move) < 3 else CONTROL) + second(move)


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
