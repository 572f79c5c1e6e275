"""The examples of shards as tensors, and batches of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from hetman.train.shards import Examples

TESTED = 20
"""One game in this many is kept for testing."""


class Batch(NamedTuple):
    """Some examples: the entries of their rows as the sparse input of the first layer, and their targets."""

    places: Tensor
    values: Tensor
    offsets: Tensor
    targets: Tensor
    """By example and team: the share of the win. With a single team, whether it wins."""


class Dataset:
    """The examples on a device. `train` and `test` are the indices of two sets of games without a common one."""

    def __init__(
        self, examples: Examples, teams: list[list[int]], scales: Tensor, value_share: float, device: str
    ) -> None:
        self.seats = examples.results.shape[1]
        lengths = torch.from_numpy(examples.lengths.astype(np.int64))
        self.lengths = lengths.to(device)
        self.starts = (lengths.cumsum(0) - lengths).to(device)
        self.places = torch.from_numpy(examples.places.view(np.int16)).to(device)
        self.values = torch.from_numpy(examples.values).to(device)
        self.scales = scales.to(device)
        self.device = device
        # Every seat of a team has the result of the team.
        first = [team[0] for team in teams]
        results = torch.from_numpy(examples.results)[:, first]
        roots = torch.from_numpy(examples.roots)[:, first]
        searched = roots.isnan().logical_not()
        targets = torch.where(searched, (1 - value_share) * results + value_share * roots, results)
        self.targets = targets.to(device)
        self.results = results.to(device)
        tested = torch.from_numpy(tested_games(examples.games))
        self.test, self.train = tested.nonzero()[:, 0].to(device), (~tested).nonzero()[:, 0].to(device)

    def batch(self, examples: Tensor, results: bool = False) -> Batch:
        """Return a batch; with `results` its targets are the results alone."""
        seats = torch.arange(self.seats, device=self.device)
        rows = (examples[:, None] * self.seats + seats).flatten()
        lengths = self.lengths[rows]
        offsets = lengths.cumsum(0) - lengths
        within = torch.arange(int(lengths.sum()), device=self.device)
        entries = within + torch.repeat_interleave(self.starts[rows] - offsets, lengths)
        # PyTorch has few operations on unsigned numbers, so they are kept as signed ones.
        places = self.places[entries].long() & 0xFFFF
        values = self.values[entries].float() * self.scales[places]
        return Batch(places, values, offsets, (self.results if results else self.targets)[examples])

    def shuffled(self, size: int, generator: torch.Generator) -> Iterator[Batch]:
        """Yield the examples for training in random order."""
        order = self.train[torch.randperm(len(self.train), generator=generator).to(self.device)]
        for chunk in order.split(size):
            yield self.batch(chunk)


def tested_games(games: np.typing.NDArray[np.int64]) -> np.typing.NDArray[np.bool_]:
    """Return which examples are for testing: of few games at least the last. Raises ValueError for one game."""
    if games.min() == games.max():
        raise ValueError("a network cannot be trained and tested with a single game: play more")
    tested = np.asarray(mixed(games) % TESTED == 0)
    if not tested.any() or tested.all():
        tested = games == games[-1]
    return tested


def mixed(games: np.typing.NDArray[np.int64]) -> np.typing.NDArray[np.uint64]:
    """Return the numbers of games well mixed, so that a remainder of them is a random choice."""
    return (games.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15)) >> np.uint64(40)


def scales_of(examples: Examples, size: int) -> Tensor:
    """Return a factor for each input that brings its usual values near 1; 0 for an input that never has one."""
    squares, counts = np.zeros(size), np.zeros(size)
    step = 10_000_000
    for start in range(0, len(examples.places), step):
        places = examples.places[start : start + step]
        squares += np.bincount(places, weights=examples.values[start : start + step].astype(float) ** 2, minlength=size)
        counts += np.bincount(places, minlength=size)
    seen = counts > 0
    scales = np.zeros(size)
    scales[seen] = np.sqrt(counts[seen] / squares[seen])
    return torch.from_numpy(scales.astype(np.float32))
