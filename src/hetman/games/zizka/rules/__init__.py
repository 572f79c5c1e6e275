"""The rules of Jan Žižka, by the rulebook's chapters.

setup: preparation; turn, peeking: rounds, actions and looks; event_tokens: tokens on the board; rolls: dice and
rerolls; event, rows, conquest, tournament, tavern, attack: what the actions lead to; rewards, morale, favours, posters,
luck, followers: what leaders gain and lose; torak: the solo game; scoring: the end.
"""
