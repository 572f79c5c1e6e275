"""The expected strength of fighters, and the win probability of the attacker."""

from __future__ import annotations

from math import exp

from hetman.core.native import i64
from hetman.games.zizka.rules.constants import DIE, JOKER, REROLL_SKILL, SYMBOL
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.torak import fight_dice, fight_luck


def expected_strength(state: Position, seat: i64, symbol: i64) -> float:
    """The expected number of symbols of a kind and of jokers in a fight."""
    weights = state.box.die_weights
    hits: float = float(weights[symbol] + weights[JOKER]) / 6.0
    leader = state.leaders[seat]
    dice: float = float(leader.skill(state.box, state.side, DIE))
    for holder in state.favour:
        if holder == seat:
            dice += 0.8
    printed: float = float(
        leader.skill(state.box, state.side, SYMBOL + symbol) + leader.skill(state.box, state.side, SYMBOL + JOKER)
    )
    rerolls: float = float(leader.skill(state.box, state.side, REROLL_SKILL))
    return printed + dice * hits + rerolls * hits * 0.8


def torak_expected_strength(state: Position, symbol: i64) -> float:
    """The same for Torak, with his luck tokens."""
    weights = state.box.die_weights
    return float(fight_dice(state) * (weights[symbol] + weights[JOKER])) / 6.0 + float(fight_luck(state))


def win_probability(lead: float) -> float:
    """Win probability of the attacker, given the expected lead. Ties go to the defender."""
    return 1.0 / (1.0 + exp(0.6 - 0.9 * lead))
