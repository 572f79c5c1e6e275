"""What a seat can still win in a running contest: rewards due, rows that the dice meet, a tournament, a fight."""

from __future__ import annotations

from math import exp
from typing import Final

from hetman.core.native import i64
from hetman.games.zizka.evaluation.combat import expected_strength, torak_expected_strength, win_probability
from hetman.games.zizka.evaluation.opportunities import A_COIN, TORAK_DOWN, TORAK_WINS, Opportunities
from hetman.games.zizka.rules.constants import (
    CONQUEST,
    EVENT,
    FACES,
    FIGHT,
    JOKER,
    JOUST,
    MOST_SEATS,
    NEEDS,
    NONE,
    NOTHING,
    POOL,
    ROW_BITS,
    ROWS,
    SCORE,
    SCORE_NEEDED,
    SYMBOLS,
    TORAK,
    WAITING,
)
from hetman.games.zizka.rules.event import is_open_to
from hetman.games.zizka.rules.followers import conditional_skill
from hetman.games.zizka.rules.luck import usable_luck
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.rerolls import Reroll
from hetman.games.zizka.rules.rolls import counted_symbols
from hetman.games.zizka.rules.row_costs import pay_symbols, plain_missing
from hetman.games.zizka.rules.tournament import score_of

A_RIDE: Final = 9.0
"""A usual score of six dice."""
HELP: Final = 0.5
"""How likely a reroll brings a symbol that is missing."""


def at_stake(opportunities: Opportunities) -> float:
    """The points at stake for the seat."""
    state = opportunities.state
    own = state.turn == opportunities.seat
    total = opportunities.reward(state.due) if own and state.due else 0.0
    if state.contest == NOTHING:
        return total
    if state.contest == EVENT:
        return total + rows_at_stake(opportunities) if own else total
    if state.contest == CONQUEST:
        return total + castle_at_stake(opportunities) if own else total
    if state.contest == FIGHT:
        return total + fight_at_stake(opportunities)
    return total + tournament_at_stake(opportunities)


# Events and conquests


def is_counted(state: Position) -> bool:
    """Whether the seat kept its dice and now spends their symbols."""
    return not state.stack or not isinstance(state.stack[-1], Reroll)


def usable_symbols(state: Position) -> list[i64]:
    """The symbols that can be spent, or could be if the seat kept its dice."""
    return state.dice[POOL : POOL + SYMBOLS] if is_counted(state) else counted_symbols(state)


def missing(needs: list[i64], at: i64, symbols: list[i64]) -> i64:
    """How many symbols a row lacks."""
    jokers: i64 = symbols[JOKER] - needs[at + JOKER]
    lacking: i64 = plain_missing(needs, at, symbols, 0)
    return lacking - jokers if lacking > jokers else 0


def helped(lacking: i64, rerolls: i64, luck: i64) -> float:
    """How likely a row is met that lacks some symbols."""
    chance = 1.0
    while lacking > 0 and luck > 0:
        lacking -= 1
        luck -= 1
        chance *= 0.9
    while lacking > 0 and rerolls > 0:
        lacking -= 1
        rerolls -= 1
        chance *= HELP
    return chance if lacking == 0 else 0.0


def rows_at_stake(opportunities: Opportunities) -> float:
    """Rows in the order of the token, as far as symbols last. Without the first one there is no other."""
    state = opportunities.state
    box = state.box
    symbols = usable_symbols(state)
    rerolls: i64 = 0 if is_counted(state) else state.rerolls
    luck: i64 = usable_luck(state, opportunities.seat)
    total = 0.0
    certain = 1.0
    row: i64
    for row in range(box.row_count[state.page]):
        if state.taken & ROW_BITS[row]:
            continue
        value: float = opportunities.row(state.page, row)
        place: i64 = NEEDS * (ROWS * state.page + row)
        chance = 0.0
        if is_open_to(state, opportunities.seat, row):
            chance = helped(missing(box.needs, place, symbols), rerolls, luck)
        if row == 0:
            certain = chance
        elif value <= 0.0:
            continue
        elif chance > certain:
            chance = certain
        total += chance * value
        if chance == 1.0:
            pay_symbols(box.needs, place, symbols, 0)
    return total


def castle_at_stake(opportunities: Opportunities) -> float:
    state = opportunities.state
    box = state.box
    level: i64 = box.level_of[opportunities.leader.field]
    if level == NONE or state.row >= box.row_count[state.page]:
        return 0.0
    rerolls: i64 = 0 if is_counted(state) else state.rerolls
    lacking: i64 = missing(box.needs, NEEDS * (ROWS * state.page + state.row), usable_symbols(state))
    chance: float = helped(lacking, rerolls, usable_luck(state, opportunities.seat))
    dice: float = opportunities.dice + float(conditional_skill(state, opportunities.seat, box.conquest))
    chance *= opportunities.storm(state.page, state.row + 1, dice)
    return chance * opportunities.reward(box.conquest_gives[level])


def met(opportunities: Opportunities, without: i64) -> i64:
    """How many rows the dice on the table meet, without a die that shows the face `without`."""
    state = opportunities.state
    box = state.box
    symbols = usable_symbols(state)
    if without < SYMBOLS:
        symbols[without] = symbols[without] - 1
    if state.contest == CONQUEST:
        return 1 if missing(box.needs, NEEDS * (ROWS * state.page + state.row), symbols) == 0 else 0
    count: i64 = 0
    row: i64
    for row in range(box.row_count[state.page]):
        place: i64 = NEEDS * (ROWS * state.page + row)
        if missing(box.needs, place, symbols) == 0 and (row == 0 or opportunities.row(state.page, row) > 0.0):
            pay_symbols(box.needs, place, symbols, 0)
            count += 1
        elif row == 0:
            break
    return count


# Fights


def fight_at_stake(opportunities: Opportunities) -> float:
    state = opportunities.state
    seat: i64 = opportunities.seat
    if state.attacker != seat and state.foe != seat:
        return 0.0
    chance: float = win_probability(strength_of(state, 0) - strength_of(state, 1))
    if state.attacker == TORAK:
        return -TORAK_WINS * chance
    if state.foe == TORAK:
        return TORAK_DOWN * chance
    bounty: float = A_COIN * float(state.leaders[state.foe].bounty)
    if state.attacker == seat:
        return chance * (2.0 + bounty)
    return 1.0 - chance - chance * bounty


def strength_of(state: Position, place: i64) -> float:
    """The strength of the attacker (0) or the defender (1): as counted, as the dice lie, or as expected."""
    fighter: i64 = state.attacker if place == 0 else state.foe
    symbol: i64 = state.box.fight_symbols[place]
    if state.strength[place] > 0 or (place == 0 and state.roller == state.foe):
        return float(state.strength[place])
    if state.roller == fighter:
        symbols = usable_symbols(state)
        rerolls: float = 0.0 if is_counted(state) else HELP * float(state.rerolls)
        return float(symbols[symbol] + symbols[JOKER]) + rerolls
    return torak_expected_strength(state, symbol) if fighter == TORAK else expected_strength(state, fighter, symbol)


# Tournaments


def tournament_at_stake(opportunities: Opportunities) -> float:
    """Points for lower scores, a share of the pot, and the personal prize of the seat on turn."""
    state = opportunities.state
    seat: i64 = opportunities.seat
    own: float = ride_of(state, seat)
    if own < 0.0:
        return 0.0
    total = 0.0
    best = 1.0
    other: i64
    for other in range(MOST_SEATS + 1):
        if other != seat and (other < state.seats or other == MOST_SEATS):
            ride: float = ride_of(state, other)
            if ride >= 0.0:
                ahead: float = likely_ahead(own - ride)
                total += ahead
                best *= ahead
    total += best * A_COIN * float(state.pot)
    if seat == state.turn and not state.due:
        goal: i64 = state.box.needs[NEEDS * ROWS * state.page + SCORE_NEEDED]
        total += likely_ahead(own - float(goal) + 0.5) * opportunities.reward(state.box.gives[ROWS * state.page])
    return total


def likely_ahead(ahead: float) -> float:
    return 1.0 / (1.0 + exp(-0.9 * ahead))


def ride_of(state: Position, entrant: i64) -> float:
    """The score of a ride or its expectation, or -1 for a seat that does not take part."""
    score: i64 = state.jousts[JOUST * entrant + SCORE]
    if score < WAITING:
        return float(score)
    if score == NONE:
        return -1.0
    if state.roller != entrant:
        return A_RIDE
    mean = 0.0
    face: i64
    for face in range(FACES):
        mean += float(state.box.die_weights[face] * state.box.joust_points[face]) / 6.0
    return float(score_of(state)) + mean * float(state.to_roll) + 0.5 * float(state.rerolls)
