"""A chair at a table: who sits there, and whose hand moves the pieces."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

OPEN, PERSON, BOT = KINDS = ("open", "person", "bot")
NAME_LENGTH = 30


def fresh_id() -> str:
    """128 random bits: an id or token that nobody can guess."""
    return secrets.token_urlsafe(16)


def read_name(text: str) -> str:
    """A player's name in its proper form; ValueError says what is wrong with it."""
    name = " ".join(text.split())
    if len(name) > NAME_LENGTH or not name.isprintable():
        raise ValueError(f"a name has at most {NAME_LENGTH} letters")
    return name


@dataclass
class Chair:
    """A seat's chair.

    `token` is the secret that opens the seat, `guests` are the browsers that have done so. `level` is that of a bot:
    the one that sits here, or, once the seat is `handed` over, the one that plays for a person who is away.
    """

    kind: str
    name: str = ""
    level: str = ""
    handed: bool = False
    left: float | None = None
    """Seconds on the clock when it last stood still."""
    token: str = field(default_factory=fresh_id)
    guests: set[str] = field(default_factory=set)

    @property
    def thinks(self) -> bool:
        """Whether a bot decides here now."""
        return self.kind == BOT or self.handed

    def again(self) -> Chair:
        """The same company in a new game."""
        return Chair(self.kind, self.name, self.level, guests=set(self.guests))
