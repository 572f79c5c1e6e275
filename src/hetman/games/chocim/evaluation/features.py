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
FEATURES: Final = (*SIEGE, *COMMONWEALTH_ALONE, *SIEGE, *OTTOMANS_ALONE, *NEGOTIATION)
THEIRS: Final = len(SIEGE) + len(COMMONWEALTH_ALONE)
"""The index of the first feature of the Ottomans."""
NEGOTIATING: Final = THEIRS + len(SIEGE) + len(OTTOMANS_ALONE)
"""The index of the first feature of the negotiations."""
NO_SIEGE: Final = [0.0] * NEGOTIATING
BEFORE_THEIRS: Final = [0.0] * THEIRS
AFTER_OURS: Final = [0.0] * (len(FEATURES) - THEIRS)
AFTER_THEIRS: Final = [0.0] * len(NEGOTIATION)


def features_of(state: Position, seat: i64) -> list[float]:
    """The features of a seat, aligned with `FEATURES`. Those of the other side and of the other part are 0."""
    found: list[float] = []
    if state.stage >= phases.HANDS:
        found += NO_SIEGE
        add_negotiation(found, state, seat)
    elif seat == places.COMMONWEALTH:
        add_siege(found, state, seat)
        found += AFTER_OURS
    else:
        found += BEFORE_THEIRS
        add_siege(found, state, seat)
        found += AFTER_THEIRS
    return found


# The siege


def add_siege(found: list[float], state: Position, seat: i64) -> None:
    """Add the features of `SIEGE`, then those that the side has alone."""
    ours: i64 = week_forecast.supply(state, places.COMMONWEALTH)
    theirs: i64 = week_forecast.supply(state, places.OTTOMAN)
    supply: i64 = ours if seat == places.COMMONWEALTH else theirs
    morale: i64 = week_forecast.morale(state, seat, supply)
    commonwealth_morale: i64 = (
        morale if seat == places.COMMONWEALTH else week_forecast.morale(state, places.COMMONWEALTH, ours)
    )
    ahead: float = 0.0
    if not week_forecast.ends(state, ours, theirs, commonwealth_morale):
        ahead = float(state.weeks - state.week) / float(state.weeks)
    cards = week_forecast.hand(state, seat)
    week_forecast.keep_best(state, seat, supply, morale, cards)
    strength: float = 0.1 * float(strength_of(cards))
    low: i64 = 4 - morale if morale < 4 else 0
    rations: i64 = state.box.rations[seat][supply]
    lacking: float = float(meals(state, seat) * state.weeks) * ahead - float(supply)
    found += [
        1.0,
        strength,
        strength * (1.0 - ahead),
        float(total(cards)),
        float(morale) * ahead,
        float(low * low),
        0.1 * float(supply) * ahead,
        1.0 if rations == SHORT else 0.0,
        1.0 if rations == HUNGER else 0.0,
        0.1 * lacking if lacking > 0.0 else 0.0,
        float(state.count(places.BROKEN + places.APART * seat)),
        float(state.box.units_in_all[seat] - state.eaters(seat)) * ahead,
        float(state.count(places.REBELLED + places.APART * seat)),
        float(leaders_ready(state, seat)) if state.stage <= phases.ACTIONS else 0.0,
    ]
    if seat == places.COMMONWEALTH:
        add_commonwealth(found, state, ahead)
    else:
        add_ottomans(found, state, ahead)


def add_commonwealth(found: list[float], state: Position, ahead: float) -> None:
    """Add the features from "units in reserve" on, for the Commonwealth."""
    dice: i64 = 0
    undefended: i64 = 0
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
                undefended += 1
    found += [
        float(state.count(places.CAMP) + state.count(places.TABOR)),
        1.0 if state.marks[EXTRA] or state.has_minimum(places.KNIGHTS_CIRCLE) else 0.0,
        1.0 if state.has_minimum(places.PROCESSION) else 0.0,
        float(state.dice_in(places.BATTLE)),
        float(state.count(places.CANNONADE) + state.count(places.FLANK_ATTACK)),
        float(dice),
        float(undefended),
        float(walls) * ahead,
        float(relief),
        1.0 if state.has_minimum(places.FORTIFY) else 0.0,
        float(state.dice_in(places.CAMP)) if week_forecast.is_reached(state, places.CAMP) else 0.0,
    ]


def add_ottomans(found: list[float], state: Position, ahead: float) -> None:
    """Add the features from "units in reserve" on, for the Ottomans."""
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
    depth: i64 = week_forecast.trench(state)
    found += [
        float(state.count(places.TENTS) + state.count(places.TENTS + 1) + state.count(places.TENTS + 2)),
        1.0 if state.marks[EXTRA + 1] or state.has_minimum(places.COUNCIL) else 0.0,
        1.0 if state.has_minimum(places.INTRIGUE) else 0.0,
        float(state.dice_in(places.OTTOMAN_BATTLE)),
        float(state.count(places.LADDERS) + state.count(places.AMBUSH)),
        float(outer),
        float(inner),
        float(guards),
        float(dice),
        float(best + 60) / 60.0,
        1.0 if week_forecast.is_reached(state, places.CAMP) else 0.0,
        float(depth) * ahead,
        float(state.count(places.BOMBARD)) if depth >= AT_SUPPLY else 0.0,
    ]


# The negotiations


def add_negotiation(found: list[float], state: Position, seat: i64) -> None:
    claims: i64 = negotiation.settled(state)
    own: i64 = negotiation.strength_left(state, seat)
    other: i64 = negotiation.strength_left(state, 1 - seat)
    lead = 0.0
    if claims < len(state.claims):
        stake: i64 = negotiation.expected_stake(state, seat)
        against: i64 = negotiation.expected_stake(state, 1 - seat)
        own -= stake - staked_strength(state, seat, claims)
        other -= against - staked_strength(state, 1 - seat, claims)
        value: i64 = value_of(state, claims, seat)
        lead = float(value) * part(0.5 + float(stake - against - value) / 8.0)
    opened: float = float(open_value(state, seat, claims))
    left: i64 = negotiation.value_left(state, seat)
    found += [
        opened,
        opened * float(claims) / float(state.box.claims),
        float(claims_won(state, seat, claims)),
        part(float(own) / float(2 * left)) if left > 0 else 0.0,
        float(own * left) / float(own + other) if own + other > 0 else 0.0,
        lead,
        0.1 * float(state.marks[FINAL_CARDS + seat]),
    ]


def part(share: float) -> float:
    """The share, limited to 0 and 1."""
    return 0.0 if share < 0.0 else share if share < 1.0 else 1.0
