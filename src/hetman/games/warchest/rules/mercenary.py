"""The Mercenary: after its coin was recruited, it may manoeuvre."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.warchest.rules.constants import NOWHERE
from hetman.games.warchest.rules.decisions import MERCENARIES
from hetman.games.warchest.rules.manoeuvres import FurtherManoeuvre, add_plain
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import MERCENARY
from hetman.games.warchest.rules.verbs import SKIP


def offer_manoeuvre(state: Position, seat: i64) -> None:
    """After a Mercenary coin was recruited, a Mercenary that already stands may manoeuvre."""
    if state.where[MERCENARY] != NOWHERE:
        state.stack.append(MERCENARIES[seat])


class MercenaryManoeuvre(FurtherManoeuvre):
    """After a Mercenary coin was recruited, a Mercenary on the board may manoeuvre."""

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        hex: i64 = state.where[MERCENARY]
        add_plain(state, MERCENARY, hex, state.height[hex], moves)
        moves.append(SKIP)
        return moves
