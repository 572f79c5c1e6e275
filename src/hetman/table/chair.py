"""A chair at a table: its player, or the bot that plays for them."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from hetman.bots.text_form import full_form
from hetman.core import players
from hetman.core.players import Player

OPEN, PERSON, BOT = "open", players.PERSON, players.BOT
NAME_LENGTH = 30


def fresh_id() -> str:
    """Return 128 random bits as text: an id or token that nobody can guess."""
    return secrets.token_urlsafe(16)


def read_name(text: str) -> str:
    """Return a player's name in its proper form. Raises ValueError if it is too long."""
    name = " ".join(text.split())
    if len(name) > NAME_LENGTH or not name.isprintable():
        raise ValueError(f"a name must have at most {NAME_LENGTH} letters, got {len(name)}")
    return name


@dataclass
class Chair:
    """A seat's chair.

    `token` is the secret that opens the seat. On a free chair it is the invitation: whoever sits down gets a new one.
    `guests` are the browsers that used it. `level` is the level of the bot that sits here, or that plays for an absent
    person. Then the seat is `handed` over.
    """

    kind: str
    name: str = ""
    level: str = ""
    handed: bool = False
    left: float | None = None
    """Seconds on the clock when it last stopped."""
    token: str = field(default_factory=fresh_id)
    conceded: bool = False
    """Whether its player gave up, and a bot plays on for good."""
    guests: set[str] = field(default_factory=set)

    @property
    def thinks(self) -> bool:
        """Return whether a bot decides here now."""
        return self.kind == BOT or self.handed

    @property
    def player(self) -> Player:
        """Return who decides here now, for the record."""
        return Player(BOT, full_form(self.level)) if self.thinks else Player(PERSON, self.name)

    def again(self) -> Chair:
        """Return a chair for the same player in a new game."""
        kind, level = (PERSON, "") if self.conceded else (self.kind, self.level)
        return Chair(kind, self.name, level, guests=set(self.guests))
