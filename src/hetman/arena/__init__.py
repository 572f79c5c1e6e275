"""Contests between bots: every pair plays, and the results are rated, tested and reported."""
