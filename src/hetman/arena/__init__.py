"""Matches between bots: every pair plays, and what came of it is rated, tested and shown. It knows no game by name."""
