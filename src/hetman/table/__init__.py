"""A live match: seats, clocks, undo, leavers, chat and storage. It knows no game by name and nothing of the web."""
