"""Errors of a table."""

from __future__ import annotations

FULL = ("disk is full", "no space left", "disk full")
"""How SQLite, PostgreSQL and the operating system say that there is no space."""


def is_full(error: BaseException) -> bool:
    """Return whether an error says that a disk is full."""
    return any(text in str(error).lower() for text in FULL)


class Refused(ValueError):
    """An action that is not allowed now. `key` names the message that says why."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


class Conflict(Refused):
    """Another process changed the table first."""

    def __init__(self) -> None:
        super().__init__("conflict", "somebody else changed the table at the same moment; look at it again")


class Late(ValueError):
    """An answer to a decision that is not open any more."""


class Gone(LookupError):
    """There is no such table."""


class Unusable(Exception):
    """The database cannot be used. The message is one line: what is wrong, and what to do."""


class InUse(Unusable):
    """Another server uses the database file."""


GAME, COMPONENTS, RULES, DAMAGED = "game", "components", "rules", "damaged"


class SetAside(Exception):
    """A table that cannot be loaded. It stays on disk, and all other tables go on.

    `reason` is one of `game` (it is not installed), `components` (the rules refuse them now), `rules` (the moves do not
    fit the rules that are installed) and `damaged` (its rows were altered).
    """

    def __init__(self, id: str, game: str, version: str, status: str, reason: str, detail: str) -> None:
        super().__init__(f"table {id} ({game}, rules version {version}) cannot be loaded: {detail}")
        self.id, self.game, self.version, self.status = id, game, version, status
        self.reason, self.detail = reason, detail
