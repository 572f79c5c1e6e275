"""The rules of Jan Žižka, by the rulebook's chapters.

setup: preparation; turn, movement, peeking: rounds, actions and looks; event_tokens: tokens on the board; rolls,
rerolls, ruler_dice: dice; event, row_costs, conquest, tournament, tavern, attack: what the actions lead to; leader:
what a seat has, with its skills; rewards, morale, favours, posters, luck, followers, follower_decks, bank: what leaders
gain and lose; torak: the solo game; scoring: the end.
"""
