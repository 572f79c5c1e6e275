"""The schedule: the games that are left, in batches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass

from hetman.arena.contest import Contest, Pairing

SECONDS_A_BATCH = 2.0
"""Long enough to make the cost of sending small, short enough to show progress."""
MOST_ROUNDS = 32


@dataclass(frozen=True)
class Batch:
    """Some games of one pairing, played by one worker."""

    contest: Contest
    pairing: Pairing
    numbers: tuple[int, ...]


def whole_rounds(games: int, sides: int) -> int:
    """Round up the number of games, so that every bot has every side equally often."""
    return -(-games // sides) * sides


class Schedule:
    """Makes batches so that all pairings advance together."""

    def __init__(
        self,
        contest: Contest,
        games: int,
        played: Set[tuple[Pairing, int]] = frozenset(),
        pairings: Sequence[Pairing] | None = None,
    ) -> None:
        self.contest = contest
        self.games = whole_rounds(games, len(contest.sides))
        """The number of games for each pairing."""
        self.pairings = contest.pairings if pairings is None else tuple(pairings)
        self.open = {
            pairing: [number for number in range(self.games) if (pairing, number) not in played]
            for pairing in self.pairings
        }
        self.seconds: dict[Pairing, list[float]] = {pairing: [0.0, 0] for pairing in self.pairings}
        """By pairing: the total time of its games, and their number."""

    @property
    def total(self) -> int:
        return self.games * len(self.pairings)

    @property
    def left(self) -> int:
        """Return the number of games that are in no batch yet."""
        return sum(map(len, self.open.values()))

    def next(self) -> Batch | None:
        """Return a batch of the pairing with the most games left, or None if there are none."""
        pairing = max(self.open, key=lambda one: len(self.open[one]))
        numbers = self.open[pairing]
        if not numbers:
            return None
        size = self.size(pairing)
        self.open[pairing] = numbers[size:]
        return Batch(self.contest, pairing, tuple(numbers[:size]))

    def size(self, pairing: Pairing) -> int:
        """Return the size of a batch that takes about SECONDS_A_BATCH, in whole rounds."""
        taken, count = self.seconds[pairing]
        rounds = 1
        if count:
            rounds = int(SECONDS_A_BATCH * count / max(taken, 1e-6)) // len(self.contest.sides)
        return len(self.contest.sides) * max(1, min(rounds, MOST_ROUNDS))

    def note(self, pairing: Pairing, seconds: Iterable[float]) -> None:
        """Record the time of games of a pairing."""
        for taken in seconds:
            self.seconds[pairing][0] += taken
            self.seconds[pairing][1] += 1
