"""The diplomacy phase: treaties are picked from the table in turn; and the premium for a general battle."""

from __future__ import annotations

from hetman.core.decision import FIRST, first
from hetman.core.native import i64
from hetman.games.chocim.rules import pending
from hetman.games.chocim.rules.asked import Asked
from hetman.games.chocim.rules.cards import table_size, treaties_in_deck
from hetman.games.chocim.rules.places import APART, BROKEN, COMMONWEALTH, OTTOMAN
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.verbs import TAKE


def first_to_pick(state: Position) -> i64:
    """The Ottomans if they hold a field; else whoever has fewer broken units; else the Commonwealth."""
    if state.held:
        return OTTOMAN
    return OTTOMAN if state.count(BROKEN + APART) < state.count(BROKEN) else COMMONWEALTH


class Pick(Asked):
    """Take one of the treaties on the table."""

    def __init__(self, kind: str, seat: i64, key: str) -> None:
        super().__init__(kind, seat, key)

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        strength: i64
        for strength in range(state.box.strengths):
            if state.treaties[state.box.strengths + strength] > 0:
                moves.append(TAKE + strength * FIRST)
        return moves

    def play(self, state: Position, move: i64) -> None:
        """Everybody sees which, so it is known from now on."""
        strength: i64 = first(move)
        strengths: i64 = state.box.strengths
        treaties = state.treaties
        hand: i64 = (2 + self.seat) * strengths + strength
        known: i64 = (4 + self.seat) * strengths + strength
        treaties[strengths + strength] = treaties[strengths + strength] - 1
        treaties[hand] = treaties[hand] + 1
        treaties[known] = treaties[known] + 1
        state.turn = 1 - state.turn


class Premium(Pick):
    """The first winner of a general battle in a week takes one, and a new one takes its place."""

    def __init__(self, seat: i64) -> None:
        super().__init__("premiums", seat, "premium")

    def play(self, state: Position, move: i64) -> None:
        turn: i64 = state.turn
        super().play(state, move)
        state.turn = turn
        if treaties_in_deck(state) > 0:
            state.stack.append(pending.TURN_UPS[0])


def pick_next(state: Position) -> bool:
    """Ask for the next pick; false when the table is empty."""
    if table_size(state) == 0:
        return False
    state.stack.append(pending.PICKS[state.turn])
    return True


pending.PICKS.extend([Pick("picks", seat, "pick") for seat in range(2)])
pending.PREMIUMS.extend([Premium(seat) for seat in range(2)])
