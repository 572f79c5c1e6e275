"""Features of a position of Chocim 1621: treaties for the negotiations, morale, supply, walls, time left.

The sides are too different to share weights, so each seat fills a part of its own.
"""

from __future__ import annotations

from typing import Final

from hetman.core.counts import total
from hetman.core.native import i64
from hetman.games.chocim.evaluation import negotiation, week_forecast
from hetman.games.chocim.rules import phases, places
from hetman.games.chocim.rules.constants import EXTRA, FINAL_CARDS, HUNGER, SHORT
from hetman.games.chocim.rules.effects import AT_SUPPLY
from hetman.games.chocim.rules.negotiation import claims_won, open_value, staked_strength, strength_of, value_of
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.supply import meals
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
"""Of each side, during the five weeks."""
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
NEGOTIATION: Final = (
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
NEGOTIATING: Final = THEIRS + len(SIEGE) + len(OTTOMANS_ALONE)
FEATURES: Final = (*SIEGE, *COMMONWEALTH_ALONE, *SIEGE, *OTTOMANS_ALONE, *NEGOTIATION)
ALONE: Final = len(SIEGE)


def features_of(state: Position, seat: i64) -> list[float]:
    """The features of a seat, aligned with `FEATURES`."""
    found = [0.0] * len(FEATURES)
    if state.stage >= phases.HANDS:
        negotiation_features(found, state, seat)
    else:
        siege_features(found, state, seat)
    return found


# The siege


def siege_features(found: list[float], state: Position, seat: i64) -> None:
    ours: i64 = week_forecast.supply(state, places.COMMONWEALTH)
    theirs: i64 = week_forecast.supply(state, places.OTTOMAN)
    supply: i64 = ours if seat == places.COMMONWEALTH else theirs
    morale: i64 = week_forecast.morale(state, seat, supply)
    commonwealth_morale: i64 = (
        morale if seat == places.COMMONWEALTH else week_forecast.morale(state, places.COMMONWEALTH, ours)
    )
    ahead: float = 0.0
    if not week_forecast.ends(state, ours, theirs, commonwealth_morale):
        ahead = float(state.box.weeks - state.week) / float(state.box.weeks)
    at: i64 = OURS if seat == places.COMMONWEALTH else THEIRS
    found[at] = 1.0
    cards = week_forecast.hand(state, seat)
    week_forecast.keep_best(state, seat, supply, morale, cards)
    strength: float = 0.1 * float(strength_of(cards))
    found[at + 1] = strength
    found[at + 2] = strength * (1.0 - ahead)
    found[at + 3] = float(total(cards))
    low: i64 = 4 - morale if morale < 4 else 0
    found[at + 4] = float(morale) * ahead
    found[at + 5] = float(low * low)
    found[at + 6] = 0.1 * float(supply) * ahead
    rations: i64 = state.box.rations[seat][supply]
    found[at + 7] = 1.0 if rations == SHORT else 0.0
    found[at + 8] = 1.0 if rations == HUNGER else 0.0
    lacking: float = float(meals(state, seat) * state.box.weeks) * ahead - float(supply)
    found[at + 9] = 0.1 * lacking if lacking > 0.0 else 0.0
    found[at + 10] = float(state.count(places.BROKEN + places.APART * seat))
    found[at + 11] = float(state.box.units_in_all[seat] - state.eaters(seat)) * ahead
    found[at + 12] = float(state.count(places.REBELLED + places.APART * seat))
    found[at + 13] = float(leaders_ready(state, seat)) if state.stage <= phases.ACTIONS else 0.0
    found[at + 17] = float(state.dice_in(places.BATTLES[seat]))
    if seat == places.COMMONWEALTH:
        commonwealth_features(found, at, state, ahead)
    else:
        ottoman_features(found, at, state, ahead)


def commonwealth_features(found: list[float], at: i64, state: Position, ahead: float) -> None:
    found[at + 14] = float(state.count(places.CAMP) + state.count(places.TABOR))
    found[at + 15] = 1.0 if state.marks[EXTRA] or state.has_minimum(places.KNIGHTS_CIRCLE) else 0.0
    found[at + 16] = 1.0 if state.has_minimum(places.PROCESSION) else 0.0
    found[at + 18] = float(state.count(places.CANNONADE) + state.count(places.FLANK_ATTACK))
    dice: i64 = 0
    gates: i64 = 0
    walls: i64 = 0
    relief: i64 = 0
    field: i64
    for field in range(places.CAMP):
        if state.held & places.BITS[field]:
            relief += state.count(places.COUNTER + field)
            continue
        walls += state.levels[field]
        if field != places.TABOR and week_forecast.is_reached(state, field):
            defence: i64 = state.dice_in(places.GARRISON + field)
            dice += defence if defence < 4 else 4
            if defence == 0:
                gates += 1
    found[at + ALONE] = float(dice)
    found[at + ALONE + 1] = float(gates)
    found[at + ALONE + 2] = float(walls) * ahead
    found[at + ALONE + 3] = float(relief)
    found[at + ALONE + 4] = 1.0 if state.has_minimum(places.FORTIFY) else 0.0
    if week_forecast.is_reached(state, places.CAMP):
        found[at + ALONE + 5] = float(state.dice_in(places.CAMP))


def ottoman_features(found: list[float], at: i64, state: Position, ahead: float) -> None:
    found[at + 14] = float(state.count(places.TENTS) + state.count(places.TENTS + 1) + state.count(places.TENTS + 2))
    found[at + 15] = 1.0 if state.marks[EXTRA + 1] or state.has_minimum(places.COUNCIL) else 0.0
    found[at + 16] = 1.0 if state.has_minimum(places.INTRIGUE) else 0.0
    found[at + 18] = float(state.count(places.LADDERS) + state.count(places.AMBUSH))
    outer: i64 = 0
    inner: i64 = 0
    guards: i64 = 0
    dice: i64 = 0
    best: i64 = -60
    field: i64
    for field in range(places.WALLS):
        if state.held & places.BITS[field]:
            guards += state.count(places.CONTROL + field)
            if state.box.access[0] & places.BITS[field]:
                outer += 1
            else:
                inner += 1
        elif state.count(places.ASSAULT + field) > 0:
            dice += state.dice_in(places.ASSAULT + field)
            odds: i64 = week_forecast.assault_odds(state, field)
            if odds > best:
                best = odds
    found[at + ALONE] = float(outer)
    found[at + ALONE + 1] = float(inner)
    found[at + ALONE + 2] = float(guards)
    found[at + ALONE + 3] = float(dice)
    found[at + ALONE + 4] = float(best + 60) / 60.0
    found[at + ALONE + 5] = 1.0 if week_forecast.is_reached(state, places.CAMP) else 0.0
    depth: i64 = week_forecast.trench(state)
    found[at + ALONE + 6] = float(depth) * ahead
    found[at + ALONE + 7] = float(state.count(places.BOMBARD)) if depth >= AT_SUPPLY else 0.0


# The negotiations


def negotiation_features(found: list[float], state: Position, seat: i64) -> None:
    claims: i64 = negotiation.settled(state)
    own: i64 = negotiation.strength_left(state, seat)
    other: i64 = negotiation.strength_left(state, 1 - seat)
    if claims < len(state.claims):
        stake: i64 = negotiation.expected_stake(state, seat)
        against: i64 = negotiation.expected_stake(state, 1 - seat)
        own -= stake - staked_strength(state, seat, claims)
        other -= against - staked_strength(state, 1 - seat, claims)
        value: i64 = value_of(state, claims, seat)
        found[NEGOTIATING + 5] = float(value) * part(0.5 + float(stake - against - value) / 8.0)
    opened: float = float(open_value(state, seat, claims))
    found[NEGOTIATING] = opened
    found[NEGOTIATING + 1] = opened * float(claims) / float(state.box.claims)
    found[NEGOTIATING + 2] = float(claims_won(state, seat, claims))
    left: i64 = negotiation.value_left(state, seat)
    if left > 0:
        found[NEGOTIATING + 3] = part(float(own) / float(2 * left))
        found[NEGOTIATING + 4] = float(own * left) / float(own + other) if own + other > 0 else 0.0
    found[NEGOTIATING + 6] = 0.1 * float(state.marks[FINAL_CARDS + seat])


def part(share: float) -> float:
    """The share, limited to 0 and 1."""
    return 0.0 if share < 0.0 else share if share < 1.0 else 1.0
