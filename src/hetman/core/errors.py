"""Errors of moves, undo and records. Each message says what was expected."""

from __future__ import annotations

from collections.abc import Sequence

SHOWN = 12
"""How many legal moves an error message lists."""


class IllegalMove(ValueError):
    """The move is not legal now. The message says why; `legal` holds the legal moves in notation."""

    def __init__(self, message: str, legal: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.legal = tuple(legal)


class CannotUndo(ValueError):
    """The last move cannot be undone. `reason` is "start", "over", "chance", "other" or "reveal"."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class RecordError(ValueError):
    """The record cannot be parsed or replayed. `line` is the wrong line, counted from 1."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


def nearest_words(text: str, legal: Sequence[str]) -> str:
    """Say which words of a move fit legal moves, and list what can follow them."""
    words = text.split()
    near = [other.split() for other in legal]
    agreed = 0
    while agreed < len(words):
        going_on = [other for other in near if len(other) > agreed and other[agreed] == words[agreed]]
        if not going_on:
            break
        near, agreed = going_on, agreed + 1
    choice = listing(sorted({" ".join(other) for other in near}))
    if not agreed:
        return f"no {words[0]!r} is possible. {choice}"
    return f"after {' '.join(words[:agreed])!r} nothing like {' '.join(words[agreed:])!r} fits. {choice}"


def listing(legal: Sequence[str]) -> str:
    """List legal moves, if they are many only the first."""
    more = len(legal) - SHOWN
    return "Legal: " + "; ".join(legal[:SHOWN]) + (f"; and {more} more" if more > 0 else "")
