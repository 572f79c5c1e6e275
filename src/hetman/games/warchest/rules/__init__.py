"""The rules of War Chest, by the rulebook's chapters.

setup: armies, draft, who begins. phases: rounds. draws: drawing coins. turn: the nine actions. manoeuvres: move,
control, attack. tactics and attributes: the units' cards. coins and deduction: played coins, and what they reveal.
scoring: the end.
"""
