"""The decisions and steps that the rules may come to, shared by all positions.

Each list is filled by the module that defines its members, so that a position can open what a later page of the
rulebook explains. The code of a decision is its kind plus 64 times its seat, or another small number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hetman.core.decision import Decision
from hetman.core.native import i64

if TYPE_CHECKING:
    from hetman.games.zizka.rules.position import Position

Shared = list[Decision[Any]]


class Step:
    """Something that happens by itself when its time comes; the agenda of a position lists those to come, next last."""

    def __init__(self, code: i64) -> None:
        self.code: i64 = code
        STEPS[code] = self

    def take(self, state: Position) -> None:
        raise NotImplementedError


# Steps, by code
DEAL_LEADERS: Final = 0
LAY_TOKENS: Final = 1
START_ROUND: Final = 2
ACT: Final = 3
END_TURN: Final = 4
REFILL: Final = 5
NEXT_TURN: Final = 6
MEET: Final = 7
REROLLS: Final = 8
COUNT: Final = 9
ROWS: Final = 10
SETTLE: Final = 11
CASTLE_ROW: Final = 12
CASTLE_RESULT: Final = 13
TAVERN: Final = 14
ASK_TO_JOIN: Final = 15
RIDE: Final = 16
JOUSTING: Final = 17
DISMOUNT: Final = 18
POT: Final = 19
ATTACKER_LUCK: Final = 20
DEFEND: Final = 21
DEFENDER_LUCK: Final = 22
VERDICT: Final = 23
TORAK_TURN: Final = 24
TORAK_TAVERN: Final = 25
TORAK_TOKEN: Final = 26
TORAK_LAYS: Final = 27
TORAK_FAVOURS: Final = 28
TORAK_ATTACKS: Final = 29
STEPS: Final[list[Any]] = [None] * 30

# Decisions of seats, by seat
TURNS: Final[Shared] = []
REROLL: Final[Shared] = []
ROW_CHOICES: Final[Shared] = []
DISMISSALS: Final[Shared] = []
GAINS: Final[list[Shared]] = []
"""By level (I, II, either), then by seat."""
LEANS: Final[Shared] = []
STORMS: Final[Shared] = []
TAVERNS: Final[Shared] = []
JOINS: Final[Shared] = []
JOUSTS: Final[Shared] = []
AGAINS: Final[Shared] = []
FIGHT_LUCK: Final[Shared] = []
TEARS: Final[Shared] = []

# NATURE's
TOSS: Final[Shared] = []
DEALS: Final[Shared] = []
LAYS: Final[Shared] = []
OFFERS: Final[Shared] = []
"""By level."""
REVEALS: Final[Shared] = []
TURNED: Final[Shared] = []
"""The top of a conquest deck is turned up."""
ROLLS: Final[Shared] = []
RULER_ROLLS: Final[Shared] = []
"""By ruler."""
SIGHTS: Final[Shared] = []
"""By the seat that looks at a token."""
DECK_SIGHTS: Final[Shared] = []
"""By level and seat: 4 * level + seat."""
WANTED: Final[Shared] = []
PLOTS: Final[Shared] = []
"""Torak's turn, his score in a tournament, his penalty."""

# Codes of the decisions
TURN_CODE: Final = 0
REROLL_CODE: Final = 1
ROW_CODE: Final = 2
DISMISS_CODE: Final = 3
GAIN_CODE: Final = 4
LEAN_CODE: Final = 7
STORM_CODE: Final = 8
TAVERN_CODE: Final = 9
JOIN_CODE: Final = 10
JOUST_CODE: Final = 11
AGAIN_CODE: Final = 12
FIGHT_LUCK_CODE: Final = 13
TEAR_CODE: Final = 14
TOSS_CODE: Final = 15
DEAL_CODE: Final = 16
LAY_CODE: Final = 17
OFFER_CODE: Final = 18
REVEAL_CODE: Final = 19
TURNED_CODE: Final = 20
ROLL_CODE: Final = 21
RULER_ROLL_CODE: Final = 22
SIGHT_CODE: Final = 23
DECK_SIGHT_CODE: Final = 24
WANTED_CODE: Final = 25
PLOT_CODE: Final = 26
EACH: Final = 64
"""Codes of one kind are so far apart."""


def by_code() -> dict[int, Decision[Any]]:
    """All decisions by code."""
    seats = [TURNS, REROLL, ROW_CHOICES, DISMISSALS, *GAINS, LEANS, STORMS, TAVERNS, JOINS, JOUSTS, AGAINS]
    seats += [FIGHT_LUCK, TEARS]
    chance = [TOSS, DEALS, LAYS, OFFERS, REVEALS, TURNED, ROLLS, RULER_ROLLS, SIGHTS, DECK_SIGHTS, WANTED, PLOTS]
    return {int(decision.code): decision for shared in (*seats, *chance) for decision in shared}
