"""The rules of Chocim 1621, in the order of the rulebook.

week: the calendar of phases; preparation; turn and deployment: the action phase; fortels and errands: what leaders'
cards do; plans, clash (with fight, rolls, gathering, losses and aftermath): assaults, counter-attacks and the general
battle; diplomacy; effects; summary: supply and the end of a week; negotiation. places: where units stand; tables: the
box as numbers; position: everything on the table; cards: what NATURE draws; secrets: what a seat cannot know; showing
and looking: what it sees.
"""

from __future__ import annotations

from hetman.games.chocim.rules import guide
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.tables import Tables

__all__ = ["Position", "Tables", "guide"]
