"""How a week will end if nobody does anything more: supply, morale, treaties, and what an attack can expect."""

from __future__ import annotations

from typing import Final

from hetman.core.counts import add, lowest, total
from hetman.core.native import i64
from hetman.games.chocim.rules import diplomacy, effects, negotiation, phases, summary
from hetman.games.chocim.rules.constants import DOUBLE, HUNGER, MORALE, SHORT, SUPPLY
from hetman.games.chocim.rules.places import (
    APART,
    ASSAULT,
    BATTLES,
    BITS,
    BROKEN,
    CAVALRY,
    COMMONWEALTH,
    CONTROL,
    COSSACK,
    COUNTER,
    DIG_TRENCH,
    FILL_TRENCH,
    GARRISON,
    INFANTRY,
    JANISSARY,
    KAMIENIEC,
    LADDERS,
    LOOT_RAID,
    NIGHT_SORTIE,
    OTTOMAN,
    PILAF,
    PLUNDER,
    PURSUIT,
    RAID,
    SIPAHI,
    TATAR,
)
from hetman.games.chocim.rules.position import Position, within


def is_done(state: Position, place: i64) -> bool:
    """Whether enough units stand on an effect."""
    return state.count(place) >= state.box.minimum[place]


# Supply


def income(state: Position, seat: i64) -> i64:
    """What the effects will bring a seat, loot taken by or from it counted."""
    units = state.units
    loot: i64 = state.count(LOOT_RAID)
    gain: i64
    if seat == COMMONWEALTH:
        gain = units[3 * KAMIENIEC + INFANTRY] + units[3 * KAMIENIEC + COSSACK] + 2 * units[3 * KAMIENIEC + CAVALRY]
        gain -= state.count(PURSUIT)
        return loot + (gain if gain > 0 else 0)
    gain = units[3 * PLUNDER + JANISSARY] + units[3 * PLUNDER + SIPAHI] + 2 * units[3 * PLUNDER + TATAR]
    if state.count(RAID) > 0:
        gain -= effects.RAID_COSTS
    return (gain if gain > 0 else 0) - loot


def meals(state: Position, seat: i64) -> i64:
    """What the units of a seat eat in a week."""
    return (state.eaters(seat) + summary.EATERS_A_SUPPLY - 1) // summary.EATERS_A_SUPPLY


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
    if seat == OTTOMAN:
        left -= state.count(NIGHT_SORTIE)
        if is_done(state, PILAF):
            left += 1
        if state.stage <= phases.COMMON_FIELD:
            left += foreground(state)
    if state.stage <= phases.SORROW:
        left += state.box.broken_morale[seat][state.count(BROKEN + APART * seat)]
    if state.stage <= phases.RATIONS:
        rations: i64 = state.box.rations[seat][supply_left]
        if rations == DOUBLE:
            left += 1
        elif rations == SHORT:
            left -= 1
    return within(left, state.box.morale_top[seat])


def foreground(state: Position) -> i64:
    """What holding the foreground does to the Ottomans' morale."""
    ours = state.in_battle(COMMONWEALTH)
    theirs = state.in_battle(OTTOMAN)
    if ours == theirs:
        return 0
    return 1 if theirs else -1


def ends(state: Position, ours: i64, theirs: i64, commonwealth_morale: i64) -> bool:
    """Whether the negotiations come after this week, given the supply of both sides and the Commonwealth's morale."""
    rations = state.box.rations
    return (
        state.week == state.box.weeks
        or commonwealth_morale == 0
        or rations[COMMONWEALTH][ours] == HUNGER
        or rations[OTTOMAN][theirs] == HUNGER
    )


def trench(state: Position) -> i64:
    return within(state.trench + state.count(DIG_TRENCH) - state.count(FILL_TRENCH), state.box.trench)


# Treaties


def hand(state: Position, seat: i64) -> list[i64]:
    """A seat's treaties by strength after the picks, if both take the strongest there is."""
    strengths: i64 = state.box.strengths
    treaties = state.treaties
    first: i64 = (2 + seat) * strengths
    found: list[i64] = treaties[first : first + strengths]
    if state.stage > phases.PICKS:
        return found
    picker: i64 = state.turn if state.stage == phases.PICKS else diplomacy.first_to_pick(state)
    strength: i64 = strengths
    while strength > 0:
        strength -= 1
        number: i64 = treaties[strengths + strength]
        own: i64 = (number + 1) // 2 if picker == seat else number // 2
        found[strength] = found[strength] + own
        if number % 2 == 1:
            picker = 1 - picker
    return found


def keep_best(state: Position, seat: i64, supply_left: i64, morale_left: i64, cards: list[i64]) -> None:
    """Discard what the state of the war would cost in the negotiations."""
    due: i64 = state.box.supply_discard[seat][supply_left] + state.box.morale_discard[seat][morale_left]
    if seat == COMMONWEALTH:
        due += state.fields_lost()
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
"""By level of the walls: of twelve attackers' dice so many are hits or breaks."""
RAISE: Final = 8
"""A +1 mostly finds a die to make a hit of: twelve of them are worth so many hits."""


def defence(state: Position, field: i64) -> i64:
    """Dice that defend a field of the Commonwealth."""
    return dice_in(state, GARRISON + field, state.box.defence_dice, 6 * field)


def attack(state: Position, field: i64) -> i64:
    """Dice that wait to assault a field."""
    return dice_in(state, ASSAULT + field, state.box.attack_dice, 6 * field + 3)


def relief(state: Position, field: i64) -> i64:
    """Dice that wait to retake a field."""
    return dice_in(state, COUNTER + field, state.box.attack_dice, 6 * field)


def occupation(state: Position, field: i64) -> i64:
    """Dice that hold a field for the Ottomans."""
    return dice_in(state, CONTROL + field, state.box.defence_dice, 6 * field + 3)


def battle(state: Position, seat: i64) -> i64:
    return dice_in(state, BATTLES[seat], state.box.battle_dice, 3 * seat)


def dice_in(state: Position, place: i64, dice: list[i64], at: i64) -> i64:
    units = state.units
    return units[3 * place] * dice[at] + units[3 * place + 1] * dice[at + 1] + units[3 * place + 2] * dice[at + 2]


def assault_odds(state: Position, field: i64) -> i64:
    """By how many twelfths of a result the attackers of a field may exceed the defenders' and their number."""
    dice: i64 = attack(state, field)
    raises: i64 = state.raises + state.count(LADDERS)
    if raises > dice:
        raises = dice
    expected: i64 = dice * LANDING[state.levels[field]] + raises * RAISE
    return expected - 6 * defence(state, field) - 12 * state.count(GARRISON + field)


def is_reached(state: Position, field: i64) -> bool:
    """Whether the Ottomans could assault a field."""
    return state.box.access[state.held] & BITS[field] != 0 and state.held & BITS[field] == 0
