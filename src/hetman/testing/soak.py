"""Long random play on all cores: millions of decisions, with the invariants checked now and then."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from hetman.core.registry import game
from hetman.testing.suite import INVARIANTS, Settings, settings_of
from hetman.testing.walk import Failure, walk

RARER = 40
"""The suite checks invariants this many times as often. The cheapest are checked equally often."""

GAMES_A_BATCH = 20
LONGEST = 1500


@dataclass(frozen=True)
class Batch:
    """Some games of one setting, played by one process."""

    name: str
    setting: Settings
    seed: int


@dataclass(frozen=True)
class BatchResult:
    """The result of a batch. `failure` describes the fault and names the file of its game."""

    batch: Batch
    decisions: int
    failure: str | None


def batches(names: tuple[str, ...]) -> Iterator[Batch]:
    """Yield every setting of every game in turn, without end and with new seeds each time."""
    seed = 0
    while True:
        for name in names:
            for setting in settings_of(game(name)):
                yield Batch(name, setting, seed)
                seed += GAMES_A_BATCH


def soak_batch(batch: Batch, folder: Path) -> BatchResult:
    decisions = 0
    checks = [(every if every == 1 else every * RARER, invariant) for every, invariant in INVARIANTS]
    options = dict(batch.setting.options)
    for seed in range(batch.seed, batch.seed + GAMES_A_BATCH):
        try:
            match = walk(game(batch.name), batch.setting.seats, options, seed, LONGEST, checks)
        except Failure as failure:
            return BatchResult(batch, decisions, f"{failure}; saved as {failure.save(folder)}")
        decisions += sum(1 for entry in match.entries if entry.decision.seat >= 0)
    return BatchResult(batch, decisions, None)


def soak(names: tuple[str, ...], decisions: int, folder: Path, workers: int | None = None) -> Iterator[BatchResult]:
    """Play until seats have made that many decisions. Yields each batch when it is done."""
    made = 0
    source = batches(names)
    count = workers or os.cpu_count() or 1
    with ProcessPoolExecutor(count) as pool:
        while made < decisions:
            running = [pool.submit(soak_batch, next(source), folder) for _ in range(2 * count)]
            for done in running:
                result = done.result()
                made += result.decisions
                yield result
