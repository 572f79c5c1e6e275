"""The rules of Chocim 1621, by the rulebook's chapters.

setup: where everything begins; phases: weeks and their phases; preparation. The action phase: turn, deployment with
access, capacity and blockades; fortels and fortel_steps: what leaders' cards do; plans. A clash: clash (its order),
clash_state, unit_dice, clash_dice, supports, die_raises, clash_losses, clash_withdrawal, clash_outcome, general_battle.
control: what the Ottomans hold. diplomacy; effects; supply; summary with rations and hunger: the end of a week;
negotiation; scoring. places and reserves: where units stand and return; cards: what chance draws; choosing: units
chosen one by one.
"""
