"""Setup: the start kit of each player, and who has the start token first."""

from __future__ import annotations

from typing import Final

from hetman.core.decision import FIRST, first
from hetman.core.decisions import ChanceDecision
from hetman.core.native import i64
from hetman.games.grunwald.components import RULEBOOK
from hetman.games.grunwald.rules import bank
from hetman.games.grunwald.rules.cards import CARDS, PEASANT
from hetman.games.grunwald.rules.decisions import TOSSES
from hetman.games.grunwald.rules.phases import begin_round
from hetman.games.grunwald.rules.position import Position
from hetman.games.grunwald.rules.verbs import IN_DUCATS, IN_PROVISIONS, TOSS

RANDOM: Final = "random"


def set_up(state: Position) -> None:
    """Hand out the start kits and open the toss. Raises ValueError if the option `start` names no seat."""
    agreed: str = state.setup.options["start"]
    if agreed != RANDOM and int(agreed) >= state.seats:
        raise ValueError(f"option start: there is no seat {agreed} with {state.seats} seats")
    kit: dict[str, int] = RULEBOOK["kit"]
    seat: i64
    for seat in range(state.seats):
        state.hand[CARDS * seat + PEASANT] = 1
        bank.earn(state, IN_DUCATS, seat, kit["ducats"])
        bank.earn(state, IN_PROVISIONS, seat, kit["provisions"])
        for _ in range(kit["helpers"]):
            bank.earn_helper(state, seat)
    state.stack.extend(TOSSES)


class Toss(ChanceDecision[Position]):
    """Chance names the first start player, unless the option names one."""

    def moves(self, state: Position) -> list[i64]:
        agreed: str = state.setup.options["start"]
        if agreed != RANDOM:
            return [TOSS + int(agreed) * FIRST]
        return [TOSS + seat * FIRST for seat in range(int(state.seats))]

    def play(self, state: Position, move: i64) -> None:
        state.start = first(move)
        begin_round(state)
