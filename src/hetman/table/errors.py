"""Errors of a table."""

from __future__ import annotations


class Refused(ValueError):
    """An action that is not allowed now. `key` names the message that says why."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


class Late(ValueError):
    """An answer to a decision that is not open any more."""
