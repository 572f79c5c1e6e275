"""The rules of Chocim 1621, by the rulebook's chapters.

setup: where units begin; phases: weeks and their phases; preparation; turn and deployment: the action phase; fortels
and fortel_steps: what leaders' cards do; plans and clash (with clash_state, clash_dice, clash_losses, clash_outcome):
assaults, counter-attacks, the general battle; diplomacy; effects; supply: meals, rations, hunger; summary: the end of
a week; negotiation; scoring. places: where units stand; cards: what chance draws; choosing: units chosen one by one.
"""
