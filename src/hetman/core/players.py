"""The players of a match: who sat where, and from which move on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

PERSON, BOT = "person", "bot"
LONGEST = 200


class Player(NamedTuple):
    """A person, who may have a name, or a bot by its text form, such as `search:level=knight`."""

    kind: str
    name: str = ""

    @staticmethod
    def read(text: str) -> Player:
        """Read `person`, `person Ala` or `bot greedy`. Raises ValueError."""
        kind, _, name = text.partition(" ")
        if kind not in (PERSON, BOT):
            raise ValueError(f"a player must be 'person', 'person NAME' or 'bot BOT', got {text!r}")
        if kind == BOT and not name:
            raise ValueError("a bot needs its text form, such as 'bot greedy'")
        if len(name) > LONGEST or not name.isprintable() or name != name.strip():
            raise ValueError(f"a player must be named in one line of at most {LONGEST} characters, got {name!r}")
        return Player(kind, name)

    def __str__(self) -> str:
        return f"{self.kind} {self.name}".rstrip()


class Seated(NamedTuple):
    """A player who sat in a seat from the move `start` on."""

    seat: int
    player: Player
    start: int = 1


def first_players(players: Mapping[int, str], seats: int) -> list[Seated]:
    """Return who sits where at the start, from text forms by seat. Raises ValueError."""
    for seat in players:
        if not 0 <= seat < seats:
            raise ValueError(f"a player needs a seat from 0 to {seats - 1}, got {seat}")
    return [Seated(seat, Player.read(text)) for seat, text in sorted(players.items())]


def player_of(seated: Iterable[Seated], seat: int, move: int | None = None) -> Player | None:
    """Return who sat in a seat at that move, or who sits there now. None if nobody noted it."""
    found = [note for note in seated if note.seat == seat and (move is None or note.start <= move)]
    return max(found, key=lambda note: note.start).player if found else None


def merged(seated: Iterable[Seated], last: int) -> list[Seated]:
    """Return the same notes for a match whose next move is `last`: no note starts later.

    The order is that of the record. A note that repeats the player before it is left out.
    """
    latest = {(min(note.start, last), note.seat): note for note in sorted(seated, key=lambda note: note.start)}
    kept: list[Seated] = []
    for (start, seat), note in sorted(latest.items()):
        if player_of(kept, seat) != note.player:
            kept.append(Seated(seat, note.player, start))
    return kept
