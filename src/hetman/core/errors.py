"""Errors of moves, undo and records. Each message says what was expected."""

from __future__ import annotations

from collections.abc import Sequence


class IllegalMove(ValueError):
    """The move is not legal now. `legal` holds the legal moves in notation."""

    def __init__(self, message: str, legal: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.legal = tuple(legal)


class CannotUndo(ValueError):
    """The last move cannot be undone. `reason` is start, over, chance, other or reveal."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class RecordError(ValueError):
    """The record cannot be parsed or replayed. `line` is the wrong line, counted from 1."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
