"""What a game is: verbs, moves, decisions, positions, views, matches and records. Nothing here knows a game."""
