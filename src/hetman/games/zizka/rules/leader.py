"""What a seat has: its leader with the skills, figure, markers, purse and crew."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.zizka.rules.box import Box
from hetman.games.zizka.rules.constants import MIDDLE, NONE, SKILLS


class Leader:
    """The leader of a seat."""

    def __init__(self, source: Leader | None = None) -> None:
        if source is not None:
            self.take_over(source)
            return
        self.board: i64 = NONE
        """Which leader of the box it is."""
        self.field: i64 = NONE
        self.points: i64 = 0
        self.morale: i64 = MIDDLE
        self.coins: i64 = 0
        self.luck: i64 = 0
        self.poster: bool = False
        self.bounty: i64 = 0
        """Coins on the poster."""
        self.struck: bool = False
        """Attacked since the last own turn."""
        self.peeked: i64 = 0
        """How many peek symbols of the leader's own board were used in this turn."""
        self.spied: list[i64] = []
        """Followers whose peek symbols were used in this turn, one by one. Changed as a whole, as copies share it."""
        self.crew: list[i64] = []
        """Changed as a whole, so that copies share it."""
        self.conquered: list[i64] = [NONE, NONE]
        """The cards of the easy and of the hard conquest. Changed as a whole, so that copies share it."""

    def skill(self, box: Box, side: i64, skill: i64) -> i64:
        """How many symbols of a skill the leader's board shows on this side, and the crew with it."""
        skills = box.skills
        total: i64 = box.leader_skills[side][SKILLS * self.board + skill]
        for card in self.crew:
            total += skills[SKILLS * card + skill]
        return total

    def copy(self) -> Leader:
        return Leader(self)

    def take_over(self, source: Leader) -> None:
        self.board = source.board
        self.field = source.field
        self.points = source.points
        self.morale = source.morale
        self.coins = source.coins
        self.luck = source.luck
        self.poster = source.poster
        self.bounty = source.bounty
        self.struck = source.struck
        self.peeked = source.peeked
        self.spied = source.spied
        self.crew = source.crew
        self.conquered = source.conquered
