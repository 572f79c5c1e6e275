"""The quality of followers, in dice."""

from __future__ import annotations

from typing import Final

from hetman.core.native import i64
from hetman.games.zizka.rules.constants import NONE, SKILLS
from hetman.games.zizka.rules.position import Position

SKILL_VALUE: Final[list[float]] = [0.63, 1.0, 0.2, 0.3, 0.87, 0.87, 0.87, 1.83]
"""By skill: move, die, reroll, peek, then the symbols; of a follower, in dice."""
CONDITIONAL_VALUE: Final = 0.4


def quality(state: Position, card: i64) -> float:
    """The quality of a follower: the sum of its skills."""
    skills = state.box.skills
    total = 0.0
    skill: i64
    for skill in range(SKILLS):
        count: i64 = skills[SKILLS * card + skill]
        if count > 0:
            total += SKILL_VALUE[skill] * float(count)
    if state.box.when[card] != NONE:
        total += CONDITIONAL_VALUE
    return total


def qualities(state: Position, seat: i64) -> list[float]:
    """The qualities of a crew, the lowest first."""
    crew: list[float] = [quality(state, card) for card in state.leaders[seat].crew]
    crew.sort()
    return crew
