"""`hetman new`: a game of one's own, made from the complete small game in `ambush/`."""
