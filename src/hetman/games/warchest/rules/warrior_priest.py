"""The Warrior Priest: after it attacks or takes control, its owner draws a coin and uses it at once.

`turn.py` has the use of that coin.
"""

from __future__ import annotations

from hetman.core.decision import first
from hetman.core.native import i64
from hetman.games.warchest.rules.decisions import DRAWN, PRIESTS
from hetman.games.warchest.rules.draws import BagDraw, coins_to_draw, take_from_bag
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import WARRIOR_PRIEST


def offer_draw(state: Position) -> None:
    """After an attack or a control the owner draws a coin, if there is one in bag and discard pile."""
    seat: i64 = state.owner[WARRIOR_PRIEST]
    if coins_to_draw(state, seat) > 0:
        state.stack.append(PRIESTS[seat])


class PriestDraw(BagDraw):
    """After a Warrior Priest attacked or took control, its owner draws a coin and uses it at once."""

    def play(self, state: Position, move: i64) -> None:
        state.drawn = take_from_bag(state, self.witness, first(move))
        state.stack.append(DRAWN[self.witness])
