"""Attacks: who may attack whom, and what happens when a unit is hit.

`knight.py`, `pikeman.py` and `royal_guard.py` have what these units do against it. A tactic that attacks is in the
file of its unit.
"""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.warchest.rules import berserker, swordsman, warrior_priest
from hetman.games.warchest.rules.coins import lose_coin
from hetman.games.warchest.rules.decisions import SOAKS
from hetman.games.warchest.rules.knight import is_safe
from hetman.games.warchest.rules.pikeman import strike_back
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.royal_guard import can_soak
from hetman.games.warchest.rules.units import ARCHER, BERSERKER, LANCER, PIKEMAN, ROYAL_GUARD, SWORDSMAN, WARRIOR_PRIEST


def attacks_normally(kind: i64) -> bool:
    """Archers and Lancers are restricted: they attack only by their tactic."""
    return kind != ARCHER and kind != LANCER


def attackable(state: Position, hex: i64, team: i64, height: i64) -> bool:
    """Whether a unit of this team and height may attack that hex: an enemy stands there, and is no safe Knight."""
    kind: i64 = state.unit[hex]
    return state.team[kind] == 1 - team and not is_safe(kind, height)


def attack(state: Position, kind: i64, source: i64, target: i64) -> None:
    """Take a coin of the attacked unit. A Pikeman next to the attacker strikes back at the same time.

    An attacker that falls has no follow-up, but its attack counts. The follow-up is pushed first, so that a Royal
    Guard's choice comes before it.
    """
    struck: i64 = state.unit[target]
    if struck != PIKEMAN or strike_back(state, kind, source, target):
        offer_after_attack(state, kind, source)
    if can_soak(state, struck):
        state.stack.append(SOAKS[state.owner[ROYAL_GUARD]])
    else:
        lose_coin(state, target)


def offer_after_attack(state: Position, kind: i64, hex: i64) -> None:
    """What may follow if the attacker still stands. Its owner decides and pays, whoever ordered the attack."""
    if kind == SWORDSMAN:
        swordsman.offer_move(state)
    elif kind == BERSERKER:
        berserker.offer_repeat(state, hex)
    elif kind == WARRIOR_PRIEST:
        warrior_priest.offer_draw(state)
