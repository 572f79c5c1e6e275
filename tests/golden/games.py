"""Golden games: finished games of each game and setting, replayed by the tests.

    python tests/golden/games.py [GAME…]

writes them again after an intended change of rules or components: those of the named games, or all. A line of a file
has the setting, the seed, the moves of the seats and a hash of the whole record, in which chance has its moves too. So
a replay proves that the same moves from the same seed still lead to the same game.
"""

from __future__ import annotations

import hashlib
import json
import lzma
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import hetman
from hetman.core.evaluator import sample_index
from hetman.testing import Settings, settings_of

FOLDER = Path(__file__).parent / "games"
GAMES = 25
"""Finished games of each setting."""
LONGEST = 4000
"""A game of more decisions is dropped, and the next seed is taken."""


@dataclass(frozen=True)
class GoldenGame:
    """A finished game, without the moves of chance, which follow from the seed."""

    setting: Settings
    seed: int
    moves: tuple[str, ...]
    winners: tuple[int, ...]
    digest: str

    @staticmethod
    def of(match: hetman.Match, setting: Settings, seed: int) -> GoldenGame:
        notation = match.game.notation
        moves = [notation(entry.move) for entry in match.entries if entry.decision.seat != hetman.NATURE]
        return GoldenGame(setting, seed, tuple(moves), match.winners, digest_of(match))

    def replay(self, game: hetman.Game) -> hetman.Match:
        match = start(game, self.setting, self.seed)
        for move in self.moves:
            match.play(move)
        return match

    def dump(self) -> list[Any]:
        options = [list(option) for option in self.setting.options]
        return [self.setting.seats, options, self.seed, ";".join(self.moves), list(self.winners), self.digest]

    @staticmethod
    def read(data: list[Any]) -> GoldenGame:
        seats, options, seed, moves, winners, digest = data
        setting = Settings(seats, tuple((name, value) for name, value in options))
        return GoldenGame(setting, seed, tuple(moves.split(";")), tuple(winners), digest)


def digest_of(match: hetman.Match) -> str:
    return hashlib.sha256(str(match.record).encode()).hexdigest()[:16]


def start(game: hetman.Game, setting: Settings, seed: int) -> hetman.Match:
    return hetman.Match(game, seed=seed, seats=setting.seats, **dict(setting.options))


def play(game: hetman.Game, setting: Settings, seed: int) -> GoldenGame | None:
    """A game whose seats sample their moves from the policy. None if it does not end."""
    match, dice, evaluator = start(game, setting, seed), hetman.Dice(seed), game.evaluator()
    for _ in range(LONGEST):
        if match.over:
            return GoldenGame.of(match, setting, seed)
        moves = match.state.moves()
        match.play(moves[sample_index(evaluator.priors(match.state, moves), dice)])
    return None


def finished(game: hetman.Game, setting: Settings) -> Iterator[GoldenGame]:
    """Finished games of a setting, by rising seeds."""
    found, seed = 0, 0
    while found < GAMES:
        played = play(game, setting, seed)
        seed += 1
        if played is not None:
            found += 1
            yield played


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.jsonl.xz"


def write(name: str) -> int:
    """Write the games of all settings of a game. Returns how many there are."""
    game = hetman.game(name)
    games = [played.dump() for setting in settings_of(game) for played in finished(game, setting)]
    lines = [json.dumps(line, ensure_ascii=False) for line in [{"game": name, "version": game.version}, *games]]
    FOLDER.mkdir(exist_ok=True)
    file_of(name).write_bytes(lzma.compress("\n".join(lines).encode()))
    return len(games)


def read(name: str) -> tuple[dict[str, str], list[GoldenGame]]:
    """The header and the games of a game's file."""
    header, *games = map(json.loads, lzma.decompress(file_of(name).read_bytes()).decode().split("\n"))
    return header, [GoldenGame.read(data) for data in games]


if __name__ == "__main__":
    for wanted in sys.argv[1:] or hetman.games():
        print(f"{wanted}: {write(wanted)} games")
