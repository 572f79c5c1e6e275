"""What can be wrong with a move, a record or a seed, said so that the reader can mend it."""

from __future__ import annotations

from collections.abc import Sequence


class IllegalMove(ValueError):
    """A move that cannot be made now; the message says why, `legal` holds what can be made, in notation."""

    def __init__(self, message: str, legal: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.legal = tuple(legal)


class CannotUndo(ValueError):
    """A move that may not be taken back; `reason` is start, over, chance, other or reveal."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class RecordError(ValueError):
    """A record that cannot be read or does not replay; `line` is where, counted from 1."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
