"""The end of a week if nobody does anything more: supply, morale, treaties, and the odds of assaults."""

from __future__ import annotations

from typing import Final

from hetman.core.counts import add, lowest, total
from hetman.core.native import i64
from hetman.games.chocim.rules import diplomacy, effects, negotiation, phases, places
from hetman.games.chocim.rules.constants import DOUBLE, HAND, HUNGER, MORALE, ON_TABLE, SHORT, SUPPLY
from hetman.games.chocim.rules.control import fields_lost
from hetman.games.chocim.rules.position import Position, within
from hetman.games.chocim.rules.supply import meals

# Supply


def income(state: Position, seat: i64) -> i64:
    """The supply that the effects will bring a seat, with loot taken by or from it."""
    if seat == places.COMMONWEALTH:
        return effects.kamieniec_gain(state) + state.count(places.LOOT_RAID)
    return effects.plunder_gain(state) - state.count(places.LOOT_RAID)


def supply(state: Position, seat: i64) -> i64:
    """Supply after this week's effects and meals."""
    left: i64 = state.marks[SUPPLY + seat]
    if state.stage > phases.SUPPLIES:
        return left
    left += income(state, seat)
    top: i64 = state.box.supply_top[seat]
    if left > top:
        left = top
    left -= meals(state, seat)
    return left if left > 0 else 0


# Morale


def morale(state: Position, seat: i64, supply_left: i64) -> i64:
    """Morale at the end of the week."""
    left: i64 = state.marks[MORALE + seat]
    if seat == places.OTTOMAN:
        left -= state.count(places.NIGHT_SORTIE)
        if state.has_minimum(places.PILAF):
            left += 1
        if state.stage <= phases.COMMON_FIELD:
            left += foreground(state)
    if state.stage <= phases.BROKEN_MORALE:
        left += state.box.broken_morale[seat][state.count(places.BROKEN + places.APART * seat)]
    if state.stage <= phases.RATIONS:
        rations: i64 = state.box.rations[seat][supply_left]
        if rations == DOUBLE:
            left += 1
        elif rations == SHORT:
            left -= 1
    return within(left, state.box.morale_top[seat])


def foreground(state: Position) -> i64:
    """The change of the Ottomans' morale by the foreground."""
    ours = state.in_battle(places.COMMONWEALTH)
    theirs = state.in_battle(places.OTTOMAN)
    if ours == theirs:
        return 0
    return 1 if theirs else -1


def ends(state: Position, ours: i64, theirs: i64, commonwealth_morale: i64) -> bool:
    """Whether the negotiations come after this week, given the supply of both sides and the Commonwealth's morale."""
    rations = state.box.rations
    return (
        state.week == state.weeks
        or commonwealth_morale == 0
        or rations[places.COMMONWEALTH][ours] == HUNGER
        or rations[places.OTTOMAN][theirs] == HUNGER
    )


def trench(state: Position) -> i64:
    return within(state.trench + state.count(places.DIG_TRENCH) - state.count(places.FILL_TRENCH), state.box.trench)


# Treaties


def hand(state: Position, seat: i64) -> list[i64]:
    """A seat's treaties by strength after the picks, if both always take the strongest."""
    strengths: i64 = state.box.strengths
    treaties = state.treaties
    first: i64 = (HAND + seat) * strengths
    found: list[i64] = treaties[first : first + strengths]
    if state.stage > phases.PICKS:
        return found
    picker: i64 = state.turn if state.stage == phases.PICKS else diplomacy.first_to_pick(state)
    strength: i64 = strengths
    while strength > 0:
        strength -= 1
        number: i64 = treaties[ON_TABLE * strengths + strength]
        own: i64 = (number + 1) // 2 if picker == seat else number // 2
        found[strength] = found[strength] + own
        if number % 2 == 1:
            picker = 1 - picker
    return found


def keep_best(state: Position, seat: i64, supply_left: i64, morale_left: i64, cards: list[i64]) -> None:
    """Discard the treaties that would be due before the negotiations."""
    due: i64 = state.box.supply_discard[seat][supply_left] + state.box.morale_discard[seat][morale_left]
    if seat == places.COMMONWEALTH:
        due += fields_lost(state)
    else:
        due += (state.box.units_in_all[seat] - state.eaters(seat)) // negotiation.REMOVED_A_CARD
    spare: i64 = total(cards) - state.box.kept
    if due > spare:
        due = spare if spare > 0 else 0
    strength: i64 = 0
    for gone in lowest(cards, due):
        add(cards, strength, -gone)
        strength += 1


# Clashes

LANDING: Final[list[i64]] = [6, 4, 2, 0]
"""By level of the walls: hits and breaks of twelve attacking dice."""
RAISE: Final = 8
"""The hits of twelve +1s, because most of them find a fitting die."""


def assault_odds(state: Position, field: i64) -> i64:
    """The expected lead of the attackers over the results and the number of the defenders, in twelfths."""
    dice: i64 = state.dice_in(places.ASSAULT + field)
    raises: i64 = state.raises + state.count(places.LADDERS)
    if raises > dice:
        raises = dice
    expected: i64 = dice * LANDING[state.levels[field]] + raises * RAISE
    return expected - 6 * state.dice_in(places.GARRISON + field) - 12 * state.count(places.GARRISON + field)


def is_reached(state: Position, field: i64) -> bool:
    """Whether the Ottomans could assault a field."""
    return state.box.access[state.held] & places.BITS[field] != 0 and state.held & places.BITS[field] == 0
