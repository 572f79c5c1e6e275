"""The rules of War Chest, by the rulebook's chapters.

setup: armies, draft, bags, who begins. phases: rounds. draws: drawing coins. turn: the nine actions of a coin:
deployment, recruitment, initiative, movement, attack, control, tactics. Every unit with a rule of its own has a file
of its name: archer, berserker and so on. coins and deduction: played and lost coins, and what they reveal. scoring:
the end. constants, move_tables and units: numbers.
"""
