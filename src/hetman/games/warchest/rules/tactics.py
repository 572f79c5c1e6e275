"""Tactics: what a unit can do for a coin of its own, or the Royal Guard for the royal coin. Each unit has a file."""

from __future__ import annotations

from hetman.core.decision import first, fourth, second, third
from hetman.core.native import i64
from hetman.games.warchest.rules.archer import add_archer
from hetman.games.warchest.rules.attack import attack
from hetman.games.warchest.rules.cavalry import add_cavalry
from hetman.games.warchest.rules.crossbowman import add_crossbowman
from hetman.games.warchest.rules.decisions import FOOTMEN
from hetman.games.warchest.rules.ensign_and_marshall import add_orders, obey
from hetman.games.warchest.rules.footman import add_drill
from hetman.games.warchest.rules.lancer import add_lancer
from hetman.games.warchest.rules.light_cavalry import add_light_cavalry
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import (
    ARCHER,
    CAVALRY,
    CROSSBOWMAN,
    ENSIGN,
    FOOTMAN,
    LANCER,
    LIGHT_CAVALRY,
    MARSHALL,
)
from hetman.games.warchest.rules.verbs import CHARGE, DRILL, ORDER, TACTIC


def add(state: Position, kind: i64, hex: i64, moves: list[i64]) -> None:
    """Add the tactic of a unit on a hex, for a coin of its kind."""
    if kind == ARCHER:
        add_archer(state, hex, moves)
    elif kind == CAVALRY:
        add_cavalry(state, hex, moves)
    elif kind == CROSSBOWMAN:
        add_crossbowman(state, hex, moves)
    elif kind == ENSIGN or kind == MARSHALL:
        add_orders(state, kind, hex, moves)
    elif kind == FOOTMAN:
        add_drill(state, moves)
    elif kind == LANCER:
        add_lancer(state, hex, moves)
    elif kind == LIGHT_CAVALRY:
        add_light_cavalry(state, hex, moves)


def play(state: Position, seat: i64, verb: i64, move: i64) -> None:
    """Make a tactic. The coin is already paid."""
    kind: i64 = first(move)
    hex: i64 = state.where[kind]
    if verb == TACTIC:
        if kind == ARCHER or kind == CROSSBOWMAN:
            attack(state, kind, hex, second(move))
        else:
            state.shift(kind, hex, second(move))
    elif verb == CHARGE:
        state.shift(kind, hex, second(move))
        attack(state, kind, second(move), third(move))
    elif verb == DRILL:
        state.stack.append(FOOTMEN[seat])
    elif verb == ORDER:
        obey(state, kind, second(move), state.where[second(move)], third(move))
    else:
        obey(state, kind, second(move), third(move), fourth(move))
