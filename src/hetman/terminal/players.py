"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from hetman.bots import read_bot
from hetman.bots.base import Bot
from hetman.core.game import Game
from hetman.core.match import Match

PERSON = "person"
BOT = "squire"
NAME_LENGTH = 30


@dataclass(frozen=True)
class Player:
    """Somebody in a seat: `person`, who may have a name, or a bot as it is written."""

    kind: str
    name: str = ""

    @staticmethod
    def read(text: str) -> Player:
        """`person`, `person:Ala`, `knight`, `search:500`; ValueError says what there is."""
        kind, _, name = (part.strip() for part in text.partition(":"))
        if kind != PERSON:
            try:
                read_bot(text.strip())
            except ValueError as error:
                raise ValueError(f"player {text!r} is neither {PERSON!r} nor a bot: {error}") from None
            return Player(text.strip())
        if len(name) > NAME_LENGTH or not name.isprintable():
            raise ValueError(f"a player's name has at most {NAME_LENGTH} letters, not {name!r}")
        return Player(kind, name)

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}" if self.name else self.kind


@dataclass(frozen=True)
class Company:
    """Everybody at the table, by seat. `alone`: all the people are one, who need not be hidden from each other."""

    players: tuple[Player, ...]
    alone: bool = False

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.kind == PERSON]

    @property
    def curtained(self) -> bool:
        """Whether several people share the screen."""
        return len(self.people) > 1 and not self.alone

    @property
    def names(self) -> dict[int, str]:
        return {seat: player.name for seat, player in enumerate(self.players) if player.name}

    def bots(self, match: Match) -> dict[int, Bot]:
        """The bots by seat. With the same seed they play the same game, and tell nothing of the seed."""
        seated = {}
        for seat, player in enumerate(self.players):
            if player.kind != PERSON:
                told = f"{match.seed.hex()} {seat} {len(match.entries)}".encode()
                seated[seat] = read_bot(player.kind, seed=int.from_bytes(hashlib.sha256(told).digest()[:7], "big"))
        return seated


def seat_company(game: Game, texts: Sequence[str], seats: int | None, alone: bool) -> Company:
    """Players for all seats: those named, and bots in the seats that are left; ValueError when there are too many."""
    players = [Player.read(text) for text in texts]
    if seats is None:
        seats = next((count for count in game.seats if count >= len(players)), game.seats[-1])
    if seats not in game.seats:
        raise ValueError(f"{game.name} takes {' or '.join(map(str, game.seats))} seats, not {seats}")
    if len(players) > seats:
        raise ValueError(f"{len(players)} players are too many for {seats} seats")
    players += [Player(BOT)] * (seats - len(players))
    if alone and not any(player.kind == PERSON for player in players):
        raise ValueError("nobody is there to play alone: all seats are taken by bots")
    return Company(tuple(players), alone)
