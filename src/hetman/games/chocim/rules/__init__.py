"""The rules of Chocim 1621, in the order of the rulebook.

phases: the calendar of phases; preparation; turn and deployment: the action phase; fortels and fortel_steps: what
leaders' cards do; plans, clash (with clash_state, clash_dice, clash_losses and clash_outcome): assaults, counter-
attacks and the general battle; diplomacy; effects; summary: supply and the end of a week; negotiation. places: where
units stand; box: the components as numbers; position: everything on the table; cards: what NATURE draws; hidden: what
a seat cannot know; view and its parts: what it sees.
"""

from __future__ import annotations

from hetman.games.chocim.rules import guide
from hetman.games.chocim.rules.box import Tables
from hetman.games.chocim.rules.position import Position

__all__ = ["Position", "Tables", "guide"]
