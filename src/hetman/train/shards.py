"""Shards: files of sampled positions, as self-play writes and fitting reads them.

A position is an example with one row for each seat: the entries of what this seat observes. `places` and `values` have
the entries of all rows one after the other, `lengths` their number in each row. `results` are the returns of the seats
at the end of the game, `roots` what a search thought of the position, or not a number. `games` are the numbers of the
games, by which examples are split into those for training and for testing.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hetman.core.observation_writer import SCALE, ZERO

SUFFIX = ".npz"
MOST_PLACES = 65536
SHIFT = SCALE.bit_length() - 1
ENTRY = np.dtype("<i8")


class Examples(NamedTuple):
    """The examples of shards. All arrays but places and values have a row for each example or observation."""

    places: NDArray[np.uint16]
    values: NDArray[np.int16]
    lengths: NDArray[np.uint16]
    results: NDArray[np.float32]
    roots: NDArray[np.float32]
    games: NDArray[np.int64]


class ShardWriter:
    """Collects the examples of some games."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.entries: list[NDArray[np.int64]] = []
        self.roots: list[Sequence[float]] = []
        self.results: list[Sequence[float]] = []
        self.games: list[int] = []

    def add(self, rows: Sequence[bytes], root: Sequence[float] | None) -> None:
        """Add a position: the entries that each seat observes, and the value of a search for each seat."""
        self.entries += [np.frombuffer(row, ENTRY) for row in rows]
        self.roots.append([float("nan")] * self.seats if root is None else root)

    def finish_game(self, number: int, results: Sequence[float]) -> None:
        """Give the result of their game to the positions that were added since the last one."""
        added = len(self.roots) - len(self.results)
        self.results += [results] * added
        self.games += [number] * added

    def drop_game(self) -> None:
        """Forget the positions of a game that has no result."""
        del self.roots[len(self.results) :]
        del self.entries[len(self.results) * self.seats :]

    def write(self, path: Path) -> None:
        """Write the shard. A reader never sees half of it."""
        entries = np.concatenate(self.entries) if self.entries else np.zeros(0, dtype=np.int64)
        places = entries >> SHIFT
        if len(places) and int(places.max()) >= MOST_PLACES:
            raise ValueError(f"an observation may have {MOST_PLACES} numbers at most")
        path.parent.mkdir(parents=True, exist_ok=True)
        half = path.with_suffix(".half")
        with half.open("wb") as file:
            np.savez(
                file,
                places=places.astype(np.uint16),
                values=np.clip((entries & SCALE - 1) - ZERO, -32768, 32767).astype(np.int16),
                lengths=np.array([len(row) for row in self.entries], dtype=np.uint16),
                results=np.array(self.results, dtype=np.float32).reshape(-1, self.seats),
                roots=np.array(self.roots, dtype=np.float32).reshape(-1, self.seats),
                games=np.array(self.games, dtype=np.int64),
            )
        os.replace(half, path)


def read_shards(folders: Sequence[Path]) -> Examples:
    """Return all examples of the shards in some folders, in the order of their names. Raises ValueError if none is."""
    found: dict[str, list[NDArray[np.generic]]] = {name: [] for name in Examples._fields}
    for path in (path for folder in folders for path in sorted(folder.glob(f"*{SUFFIX}"))):
        with np.load(path) as shard:
            for name in Examples._fields:
                found[name].append(shard[name])
    if not found["games"] or not sum(len(games) for games in found["games"]):
        raise ValueError(f"no games in {', '.join(str(folder) for folder in folders)}")
    return Examples(*(np.concatenate(found[name]) for name in Examples._fields))


def games_in(folder: Path) -> int:
    """Return how many games the shards of a folder have."""
    total = 0
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        with np.load(path) as shard:
            total += len(np.unique(shard["games"]))
    return total
