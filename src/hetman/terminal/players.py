"""The players by seat: people at this keyboard, and bots."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from hetman.bots import read_bot
from hetman.bots.base import Bot
from hetman.bots.text_form import full_form
from hetman.core import players
from hetman.core.game import Game
from hetman.core.match import Match

PERSON = "person"
BOT = "squire"
NAME_LENGTH = 30


@dataclass(frozen=True)
class Player:
    """The player of a seat: `person`, who may have a name, or a bot in its text form."""

    kind: str
    name: str = ""

    @staticmethod
    def read(text: str) -> Player:
        """Parse `person`, `person:Ala`, `knight` or `search:500`. Raises ValueError that lists the bots."""
        kind, _, name = (part.strip() for part in text.partition(":"))
        if kind != PERSON:
            try:
                read_bot(text.strip())
            except ValueError as error:
                raise ValueError(f"player {text!r} is neither {PERSON!r} nor a bot: {error}") from None
            return Player(text.strip())
        if len(name) > NAME_LENGTH or not name.isprintable():
            raise ValueError(f"a player's name must have at most {NAME_LENGTH} letters, got {name!r}")
        return Player(kind, name)

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}" if self.name else self.kind

    @property
    def recorded(self) -> str:
        """Return the player as records write it."""
        if self.kind == PERSON:
            return f"{players.PERSON} {self.name}".rstrip()
        return f"{players.BOT} {full_form(self.kind)}"


@dataclass(frozen=True)
class Company:
    """All players by seat. `alone`: one person plays for all people, so nothing is hidden between them."""

    players: tuple[Player, ...]
    alone: bool = False

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.kind == PERSON]

    @property
    def curtained(self) -> bool:
        """Return whether several people share the screen."""
        return len(self.people) > 1 and not self.alone

    @property
    def names(self) -> dict[int, str]:
        return {seat: player.name for seat, player in enumerate(self.players) if player.name}

    @property
    def recorded(self) -> dict[int, str]:
        """Return the players by seat as records write them."""
        return {seat: player.recorded for seat, player in enumerate(self.players)}

    def bots(self, match: Match) -> dict[int, Bot]:
        """Return the bots by seat. With the same seed they play the same game, and do not reveal the seed."""
        seated = {}
        for seat, player in enumerate(self.players):
            if player.kind != PERSON:
                seed_text = f"{match.seed.hex()} {seat} {len(match.entries)}".encode()
                seated[seat] = read_bot(player.kind, seed=int.from_bytes(hashlib.sha256(seed_text).digest()[:7], "big"))
        return seated


def seat_company(game: Game, texts: Sequence[str], seats: int | None, alone: bool) -> Company:
    """Return players for all seats: the given ones, and bots for the rest. Raises ValueError if there are too many."""
    seated = [Player.read(text) for text in texts]
    if seats is None:
        seats = next((count for count in game.seats if count >= len(seated)), game.seats[-1])
    if seats not in game.seats:
        raise ValueError(f"{game.name} takes {' or '.join(map(str, game.seats))} seats, got {seats}")
    if len(seated) > seats:
        raise ValueError(f"{len(seated)} players are too many for {seats} seats")
    seated += [Player(BOT)] * (seats - len(seated))
    if alone and not any(player.kind == PERSON for player in seated):
        raise ValueError("--alone needs a person, and bots have all seats")
    return Company(tuple(seated), alone)
