"""Hashes of what every game does for fixed seeds: records, dumps, views, evaluation and the choices of search.

They prove that a change of structure, texts or drawings changes no rule and no bot. `python tests/golden/golden.py`
writes them again after an intended change; the commit says which hashes changed and why.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import hetman
from hetman.testing import Settings, settings_of

FILE = Path(__file__).with_name("hashes.json")
GAMES = 6
"""Random games of a game that has fewer settings."""
DECISIONS = 400
EVERY = 40
"""Decisions between two positions that are evaluated and searched."""
ITERATIONS = 50

Hashes = dict[str, str]


def digest(parts: list[str]) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


@dataclass
class Sample:
    """What one random game shows, by kind."""

    match: hetman.Match
    found: dict[str, list[str]] = field(default_factory=dict)

    def note(self, kind: str, value: object) -> None:
        self.found.setdefault(kind, []).append(value if isinstance(value, str) else json.dumps(value, default=str))

    def look(self) -> None:
        """Note the dump and every view of the position."""
        state = self.match.state
        self.note("dumps", state.dump())
        for seat in [None, *range(state.setup.seats)]:
            self.note("views", state.view(seat))

    def look_closely(self) -> None:
        """Note what takes longer: the linear evaluation and the choice of the search with it."""
        state = self.match.state
        self.evaluate(state)
        bot = hetman.bot("linear", iterations=ITERATIONS, seed=1)
        self.note("search", self.match.game.notation(bot.choose(hetman.Seat(state, state.actor))))

    def evaluate(self, state: hetman.State) -> None:
        evaluator = self.match.game.evaluator()
        self.note("values", " ".join(f"{value:.9g}" for value in evaluator.evaluate(state)))
        self.note("priors", " ".join(f"{value:.9g}" for value in evaluator.priors(state, state.moves())))

    def hashes(self, name: str) -> Hashes:
        self.note("record", str(self.match.record))
        return {f"{name}: {kind}": digest(parts) for kind, parts in sorted(self.found.items())}


def play(name: str, setting: Settings, seed: int) -> Sample:
    """A random game."""
    game = hetman.game(name)
    match = hetman.Match(game, seed=seed, seats=setting.seats, **dict(setting.options))
    sample, dice = Sample(match), hetman.Dice(seed)
    for number in range(DECISIONS):
        if match.over:
            break
        moves = match.state.moves()
        match.play(moves[dice.below(len(moves))])
        if number % 8 == 0:
            sample.look()
        if number % EVERY == EVERY - 1 and not match.over:
            sample.look_closely()
    return sample


def random_game(name: str, setting: Settings, seed: int) -> Hashes:
    return play(name, setting, seed).hashes(f"{name} {setting} seed {seed}")


def cases() -> dict[str, Callable[[], Hashes]]:
    """Everything that is hashed, by a name for the test."""
    found: dict[str, Callable[[], Hashes]] = {}
    for name in hetman.games():
        settings = settings_of(hetman.game(name))
        for seed in range(max(1, GAMES // len(settings))):
            for setting in settings:
                found[f"{name} {setting} seed {seed}"] = partial(random_game, name, setting, seed)
    return found


def known() -> dict[str, Any]:
    hashes: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return hashes


def take(wanted: list[str]) -> Iterator[str]:
    """Write the hashes of these cases again, of all if none is named; yields those that differ."""
    old = known() if FILE.exists() else {}
    new = dict(old) if wanted else {}
    for name, case in cases().items():
        if not wanted or any(name.startswith(word) for word in wanted):
            new.update(case())
    FILE.write_text(json.dumps(new, indent=1, sort_keys=True, ensure_ascii=False) + "\n", encoding="utf-8")
    yield from sorted(name for name in {*old, *new} if old.get(name) != new.get(name))


if __name__ == "__main__":
    for changed in take(sys.argv[1:]):
        print(changed)
