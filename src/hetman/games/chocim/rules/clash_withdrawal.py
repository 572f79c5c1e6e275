"""Withdrawals of a clash: after an assault or counter-attack the side with fewer hits withdraws the difference."""

from __future__ import annotations

from hetman.core.counts import add
from hetman.core.native import i64
from hetman.games.chocim.rules import places
from hetman.games.chocim.rules.clash_dice import hits
from hetman.games.chocim.rules.clash_state import BATTLING, DRIVEN, FIELD, STORMING, WHAT, owe
from hetman.games.chocim.rules.places import COMMONWEALTH, OTTOMAN
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.reserves import home


def defended_by_reserve(state: Position) -> bool:
    """Whether the reserve of the camp or the tabor defends it.

    Units that withdraw from it are driven out of this clash (`withdraw`). If none is left, the field falls
    (`clash_outcome.end_assault`). Otherwise they stay in that reserve.
    """
    field: i64 = state.clash[FIELD]
    return state.clash[WHAT] == STORMING and (field == places.TABOR or field == places.CAMP)


def owe_difference(state: Position) -> None:
    """Units with fewer hits withdraw, the attackers too; with equal hits nobody. A general battle has no withdrawal."""
    if state.clash[WHAT] != BATTLING:
        difference: i64 = hits(state, OTTOMAN) - hits(state, COMMONWEALTH)
        owe(state, COMMONWEALTH, difference)
        owe(state, OTTOMAN, -difference)


def withdraw(state: Position, seat: i64, place: i64, kind: i64, number: i64) -> None:
    """Units go to their reserve. Those that defend from it are only driven out of this clash."""
    if seat == COMMONWEALTH and defended_by_reserve(state):
        add(state.clash, DRIVEN + kind, number)
    else:
        state.move_units(place, home(state, seat, kind), kind, number)
