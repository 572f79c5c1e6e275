"""Setup: who has the start token in the first round."""

from __future__ import annotations

from typing import Final

from hetman.core.decision import FIRST, first
from hetman.core.decisions import ChanceDecision
from hetman.core.native import i64
from hetman.games.grunwald.rules.decisions import TOSSES
from hetman.games.grunwald.rules.phases import begin_round
from hetman.games.grunwald.rules.position import Position
from hetman.games.grunwald.rules.verbs import TOSS

RANDOM: Final = "random"


def set_up(state: Position) -> None:
    """Open the toss for the start token. Raises ValueError if the option names a seat that does not exist."""
    agreed: str = state.setup.options["start"]
    if agreed != RANDOM and int(agreed) >= state.seats:
        raise ValueError(f"option start: there is no seat {agreed} with {state.seats} seats")
    state.stack.extend(TOSSES)


class Toss(ChanceDecision[Position]):
    """Chance names the first start player, unless the option names a seat."""

    def moves(self, state: Position) -> list[i64]:
        agreed: str = state.setup.options["start"]
        if agreed != RANDOM:
            return [TOSS + int(agreed) * FIRST]
        return [TOSS + seat * FIRST for seat in range(int(state.seats))]

    def play(self, state: Position, move: i64) -> None:
        state.start = first(move)
        begin_round(state)
