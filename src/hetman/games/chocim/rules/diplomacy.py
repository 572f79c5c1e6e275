"""The diplomacy phase: treaties are picked from the table in turn."""

from __future__ import annotations

from hetman.core.decision import first
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.chocim.rules.cards import treaty_moves
from hetman.games.chocim.rules.constants import HAND, KNOWN, ON_TABLE
from hetman.games.chocim.rules.decisions import PICKS
from hetman.games.chocim.rules.places import APART, BROKEN, COMMONWEALTH, OTTOMAN
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.verbs import TAKE


def first_to_pick(state: Position) -> i64:
    """The Ottomans if they hold a field; otherwise the side with fewer broken units; in a tie the Commonwealth."""
    if state.held:
        return OTTOMAN
    return OTTOMAN if state.count(BROKEN + APART) < state.count(BROKEN) else COMMONWEALTH


def pick_next(state: Position) -> bool:
    """Ask for the next pick. Returns false if the table is empty."""
    if state.treaties_in(ON_TABLE) == 0:
        return False
    state.stack.append(PICKS[state.turn])
    return True


class Pick(SeatDecision[Position]):
    """Take one of the treaties on the table. The other seat is next."""

    def moves(self, state: Position) -> list[i64]:
        return treaty_moves(state, TAKE, ON_TABLE)

    def play(self, state: Position, move: i64) -> None:
        """Everybody sees which one, so it is known from now on."""
        strength: i64 = first(move)
        state.add_treaties(ON_TABLE, strength, -1)
        state.add_treaties(HAND + self.seat, strength, 1)
        state.add_treaties(KNOWN + self.seat, strength, 1)
        self.follow(state)

    def follow(self, state: Position) -> None:
        state.turn = 1 - state.turn
