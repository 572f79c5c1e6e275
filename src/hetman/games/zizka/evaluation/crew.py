"""How good followers are. Bots judge by it."""

from __future__ import annotations

from typing import Final

from hetman.core.native import i64
from hetman.games.zizka.rules.constants import CREW, CREW_SIZE, NONE, PERSON, SKILLS
from hetman.games.zizka.rules.position import Position

SKILL_WORTH: Final[list[float]] = [0.63, 1.0, 0.2, 0.3, 0.87, 0.87, 0.87, 1.83]
"""By skill: move, die, reroll, peek, then the symbols; of a follower, in dice."""
CONDITIONAL_WORTH: Final = 0.4


def quality(state: Position, card: i64) -> float:
    """How good a follower is, in dice."""
    skills = state.box.skills
    total = 0.0
    skill: i64
    for skill in range(SKILLS):
        count: i64 = skills[SKILLS * card + skill]
        if count > 0:
            total += SKILL_WORTH[skill] * float(count)
    if state.box.when[card] != NONE:
        total += CONDITIONAL_WORTH
    return total


def qualities(state: Position, seat: i64) -> list[float]:
    """How good the followers of a crew are, the weakest first."""
    crew: list[float] = []
    slot: i64
    for slot in range(PERSON * seat + CREW, PERSON * seat + CREW + CREW_SIZE):
        card: i64 = state.people[slot]
        if card != NONE:
            crew.append(quality(state, card))
    crew.sort()
    return crew
