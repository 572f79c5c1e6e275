"""What fighters may expect of their dice. Bots judge by it."""

from __future__ import annotations

from math import exp

from hetman.core.native import i64
from hetman.games.zizka.rules.constants import DIE, JOKER, REROLL_SKILL, SYMBOL
from hetman.games.zizka.rules.position import Position


def might(state: Position, seat: i64, symbol: i64) -> float:
    """How many symbols of a kind and jokers may be expected in a fight."""
    weights = state.box.die_weights
    hits: float = float(weights[symbol] + weights[JOKER]) / 6.0
    dice: float = float(state.skill(seat, DIE))
    ruler: i64
    for ruler in range(2):
        if state.favour[ruler] == seat:
            dice += 0.8
    printed: float = float(state.skill(seat, SYMBOL + symbol) + state.skill(seat, SYMBOL + JOKER))
    rerolls: float = float(state.skill(seat, REROLL_SKILL))
    return printed + dice * hits + rerolls * hits * 0.8


def winning(ahead: float) -> float:
    """The chance of an attacker who may expect so many symbols more; a draw is the defender's."""
    return 1.0 / (1.0 + exp(0.6 - 0.9 * ahead))


def torak_might(state: Position, symbol: i64) -> float:
    """How many symbols Torak may expect in a fight, his luck among them."""
    box = state.box
    band: i64 = 0
    while band + 1 < len(box.combat_from) and state.torak_points >= box.combat_from[band + 1]:
        band += 1
    weights = box.die_weights
    expected: float = float(box.combat_dice[state.difficulty][band] * (weights[symbol] + weights[JOKER])) / 6.0
    for points in box.combat_luck:
        if state.torak_points >= points:
            expected += 1.0
    return expected
