"""The rules of War Chest, by the rulebook's chapters.

setup: armies, draft, bags, who begins. phases: rounds. draws: drawing coins. turn: the nine actions, of which
deployment, recruitment, initiative and manoeuvres (move, control, attack) have files of their own. tactics and
attributes: the units' cards. coins and deduction: played and lost coins, and what they reveal. scoring: the end.
"""
