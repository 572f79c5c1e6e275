"""Which games are still to be played, in which portions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass

from hetman.arena.contest import Contest, Pairing

SECONDS_A_BATCH = 2.0
"""Long enough that sending games about costs nothing, short enough that progress is seen."""
MOST_ROUNDS = 32


@dataclass(frozen=True)
class Batch:
    """Some games of one pairing, played by one worker."""

    contest: Contest
    pairing: Pairing
    numbers: tuple[int, ...]


def whole_rounds(games: int, sides: int) -> int:
    """As many games, rounded up so that every bot holds every side equally often."""
    return -(-games // sides) * sides


class Schedule:
    """Hands out batches so that all pairings advance side by side: what there is at any time is even."""

    def __init__(
        self,
        contest: Contest,
        games: int,
        played: Set[tuple[Pairing, int]] = frozenset(),
        pairings: Sequence[Pairing] | None = None,
    ) -> None:
        self.contest = contest
        self.games = whole_rounds(games, len(contest.sides))
        """Of each pairing."""
        self.pairings = contest.pairings if pairings is None else tuple(pairings)
        self.open = {
            pairing: [number for number in range(self.games) if (pairing, number) not in played]
            for pairing in self.pairings
        }
        self.seconds: dict[Pairing, list[float]] = {pairing: [0.0, 0] for pairing in self.pairings}
        """By pairing: how long its games took, and how many they were."""

    @property
    def total(self) -> int:
        return self.games * len(self.pairings)

    @property
    def left(self) -> int:
        """Games that nobody has been given yet."""
        return sum(map(len, self.open.values()))

    def next(self) -> Batch | None:
        """Games of the pairing that has most to play; None when all are handed out."""
        pairing = max(self.open, key=lambda one: len(self.open[one]))
        numbers = self.open[pairing]
        if not numbers:
            return None
        size = self.size(pairing)
        self.open[pairing] = numbers[size:]
        return Batch(self.contest, pairing, tuple(numbers[:size]))

    def size(self, pairing: Pairing) -> int:
        """Games that take about as long as a batch should, as far as is known; whole rounds where none is begun."""
        taken, count = self.seconds[pairing]
        rounds = 1
        if count:
            rounds = int(SECONDS_A_BATCH * count / max(taken, 1e-6)) // len(self.contest.sides)
        return len(self.contest.sides) * max(1, min(rounds, MOST_ROUNDS))

    def note(self, pairing: Pairing, seconds: Iterable[float]) -> None:
        """How long games of a pairing took."""
        for taken in seconds:
            self.seconds[pairing][0] += taken
            self.seconds[pairing][1] += 1
