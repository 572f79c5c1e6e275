"""A contest: a game with its options, the bots that play it, and a seed."""

from __future__ import annotations

import hashlib
import inspect
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from hetman.bots import read_bot
from hetman.core.game import Game
from hetman.core.record import write_option

FORMAT = 1
"""The version of contests. It is raised when the same contest would play other games."""
PACKAGE = Path(__file__).parents[1]
CODE = ("core", "bots")
"""Besides the game's folder, the modules whose code decides how a game goes."""


@dataclass(frozen=True)
class Pairing:
    """Two bots by their indices in the contest. `one` has a single side, `other` has all other sides.

    In a game of two sides this is one against one. In a game of one side, both are the same bot.
    """

    one: int
    other: int


@dataclass(frozen=True)
class Contest:
    """Everything that decides how its games go. So each game follows from its pairing and its number."""

    game: Game
    seats: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    """The bots in text form, such as `search:500`. A bot may be repeated."""
    seed: int = 0

    @staticmethod
    def read(
        game: Game, bots: Sequence[str], seats: int | None = None, options: Sequence[str] = (), seed: int = 0
    ) -> Contest:
        """Return a contest from its typed parts. Raises ValueError if something is wrong."""
        if seats is None:
            seats = next((count for count in game.seats if len(game.teams(count)) > 1), game.seats[0])
        setup = game.setup(seats, **dict(map(read_option, options)))
        game.begin(setup)
        for bot in bots:
            read_bot(bot)
        contest = Contest(game, seats, setup.options, tuple(bots), seed)
        if len(bots) < 2 and len(contest.sides) > 1:
            raise ValueError(f"{len(contest.sides)} sides need at least two bots, got {bots[0]!r}")
        return contest

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Return the sides: tuples of seats that win and lose together."""
        return self.game.teams(self.seats)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Return the names of the bots. A repeated bot gets a number."""
        seen: Counter[str] = Counter()
        names = []
        for bot in self.bots:
            seen[bot] += 1
            names.append(bot if seen[bot] == 1 else f"{bot} ({seen[bot]})")
        return tuple(names)

    @cached_property
    def pairings(self) -> tuple[Pairing, ...]:
        """Return every pair. With more than two sides each pair plays both ways, because one bot has a single side."""
        places = range(len(self.bots))
        if len(self.sides) == 1:
            return tuple(Pairing(bot, bot) for bot in places)
        pairs = combinations(places, 2) if len(self.sides) == 2 else permutations(places, 2)
        return tuple(Pairing(one, other) for one, other in pairs)

    def bots_by_seat(self, number: int, pairing: Pairing) -> list[int]:
        """Return the bot of each seat in a game. `one` of the pairing takes every side in turn."""
        alone = self.sides[number % len(self.sides)]
        return [pairing.one if seat in alone else pairing.other for seat in range(self.seats)]

    def match_seed(self, pairing: Pairing, number: int) -> bytes:
        """Return the seed of a game. Games that differ only in the seats of the bots have the same dice."""
        return self.derive("match", pairing, number // len(self.sides))

    def bot_seed(self, pairing: Pairing, number: int, seat: int) -> int:
        return int.from_bytes(self.derive("bot", pairing, number, seat)[:7], "big")

    def derive(self, what: str, pairing: Pairing, *numbers: int) -> bytes:
        words = [what, self.seed, self.names[pairing.one], self.names[pairing.other], *numbers]
        return hashlib.sha256(json.dumps(words).encode()).digest()

    def dump(self) -> dict[str, Any]:
        """Return JSON-able data. Two contests with equal dumps play the same games."""
        return {
            "format": FORMAT,
            "game": self.game.name,
            "version": self.game.version,
            "seats": self.seats,
            "options": {name: write_option(value) for name, value in self.options.items()},
            "components": self.game.components_hash(),
            "bots": list(self.bots),
            "seed": self.seed,
            "code": self.code(),
        }

    def code(self) -> str:
        """Return a hash of the code of rules and bots. Games of older code do not count."""
        mixed = hashlib.sha256()
        for file in self.sources():
            mixed.update(hashlib.sha256(file.read_bytes()).digest())
        return mixed.hexdigest()[:16]

    def sources(self) -> Iterator[Path]:
        for folder in (*[PACKAGE / part for part in CODE], self.game.folder):
            yield from sorted(path for path in folder.rglob("*") if path.suffix in (".py", ".json"))
        for bot in self.bots:
            module = inspect.getmodule(type(read_bot(bot)))
            file = Path(getattr(module, "__file__", None) or "")
            if file.is_file() and PACKAGE not in file.parents:
                yield file


def read_option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name.strip():
        raise ValueError(f"an option must be NAME=VALUE, got {text!r}")
    return name.strip().replace("-", "_"), value.strip()
