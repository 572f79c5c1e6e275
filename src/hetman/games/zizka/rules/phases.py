"""The steps between two decisions, in the order of the rulebook. `agenda` lists those to come, the next one last.

A step opens decisions or adds steps to the agenda. When nothing is left to decide, `proceed` runs the next step. The
numbers are part of a dump.
"""

from __future__ import annotations

from typing import Any, Final

from hetman.core.steps import Step, StepTable
from hetman.games.zizka.rules.position import Position

# Preparation
DEAL_LEADERS: Final = 0
LAY_TOKENS: Final = 1

# Rounds and turns
START_ROUND: Final = 2
ACT: Final = 3
END_TURN: Final = 4
REFILL: Final = 5
NEXT_TURN: Final = 6

# Events and conquests
MEET: Final = 7
REROLLS: Final = 8
COUNT: Final = 9
ROWS: Final = 10
SETTLE: Final = 11
CASTLE_ROW: Final = 12
CASTLE_RESULT: Final = 13

# Recruiting
TAVERN: Final = 14

# Tournaments
ASK_TO_JOIN: Final = 15
RIDE: Final = 16
JOUSTING: Final = 17
DISMOUNT: Final = 18
POT: Final = 19

# Fights
ATTACKER_LUCK: Final = 20
DEFEND: Final = 21
DEFENDER_LUCK: Final = 22
VERDICT: Final = 23

# Torak's turn
TORAK_TURN: Final = 24
TORAK_TAVERN: Final = 25
TORAK_TOKEN: Final = 26
TORAK_LAYS: Final = 27
TORAK_FAVOURS: Final = 28
TORAK_ATTACKS: Final = 29

# Preparation of the solo game
CHOOSE_START: Final = 30

STEPS: Final[StepTable] = StepTable(31)


def proceed(state: Position) -> None:
    """Run steps until somebody has to decide or the agenda is empty."""
    while state.agenda and not state.stack:
        step: Step[Any] = STEPS.steps[state.agenda.pop()]
        step.run(state)
