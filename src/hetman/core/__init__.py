"""The kernel: verbs, moves, decisions, positions, views, matches and records. It does not depend on any game."""
