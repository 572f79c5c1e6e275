"""A random match with checks of invariants. A failure has its record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from hetman.core.dice import Dice
from hetman.core.game import Game
from hetman.core.match import Match

Invariant = Callable[[Match, Dice], None]


class Failure(AssertionError):
    """An invariant does not hold. It has the record of the game until then."""

    def __init__(self, invariant: str, message: str, match: Match) -> None:
        setting = f"{match.game.name}, {match.setup.seats} seats, {dict(match.setup.options)}"
        where = f"{setting}, after move {len(match.entries)}"
        super().__init__(f"{invariant}: {message} ({where})")
        self.invariant = invariant
        self.record = str(match.record)
        self.seed = match.seed.hex()

    def save(self, folder: Path) -> Path:
        """Save the record, and the seed in a second file. Returns the path of the record."""
        folder.mkdir(parents=True, exist_ok=True)
        number = 1 + len(list(folder.glob("*.hetman")))
        place = folder / f"{self.invariant}-{number}.hetman"
        place.write_text(self.record, encoding="utf-8")
        place.with_suffix(".seed").write_text(f"{self.seed}\n", encoding="utf-8")
        return place


def guard(invariant: Invariant, match: Match, dice: Dice) -> None:
    """Check one invariant and turn any error into a Failure."""
    name = invariant.__name__
    try:
        invariant(match, dice)
    except Exception as error:
        raise Failure(name, f"{type(error).__name__}: {error}", match) from error


def walk(
    game: Game,
    seats: int,
    options: dict[str, Any],
    seed: int,
    decisions: int,
    invariants: list[tuple[int, Invariant]],
) -> Match:
    """Play at most `decisions` random decisions. Each invariant is checked at every n-th of them and at the end."""
    match = Match(game, seed=seed, seats=seats, **options)
    dice = Dice(seed)
    for number in range(decisions):
        for every, invariant in invariants:
            if number % every == 0 or match.over:
                guard(invariant, match, dice)
        if match.over:
            break
        moves = match.state.moves()
        match.step(moves[dice.below(len(moves))])
        match.resolve()
    return match
