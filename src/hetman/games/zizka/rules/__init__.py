"""The rules of Jan Žižka, by the rulebook's chapters.

setup: preparation; turn: actions, peeking, rounds; event_tokens: tokens on the board; rolls: dice and rerolls; event,
conquest, tournament, tavern, attack: what the actions lead to; rewards: what rows give; torak: the solo game; scoring:
the end.
"""
