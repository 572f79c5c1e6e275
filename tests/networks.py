"""Networks with random weights, for tests of whatever reads, refuses or uses a network."""

from __future__ import annotations

import itertools
import random
import struct
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import hetman
from hetman.core.game import Setup
from hetman.core.network import FOLDER, Network, layout_of

needs_compiled = pytest.mark.skipif(not hetman.COMPILED, reason="networks need the compiled modules")


def random_weights(layers: tuple[int, ...], seed: int = 1) -> bytes:
    """Small weights as float16."""
    luck = random.Random(seed)
    count = sum((before + 1) * size for before, size in itertools.pairwise(layers))
    return struct.pack(f"<{count}e", *(luck.uniform(-0.5, 0.5) for _ in range(count)))


def random_network(setup: Setup, **changes: Any) -> Network:
    """A network that was trained for a setting, as far as its file says."""
    layers = (setup.game.observer(setup).size, 6, 4, 1)
    network = Network(
        setup.game.name,
        setup.game.version,
        setup.seats,
        layout_of(setup),
        layers,
        {name: (value,) for name, value in setup.options.items()},
        3,
        0.7,
        random_weights(layers),
        {"seed": 0},
    )
    return replace(network, **changes)


def install(content: bytes, game: hetman.Game, folder: Path, seats: int) -> None:
    """Put a network into the folder that the game has for this test."""
    (folder / FOLDER).mkdir(exist_ok=True)
    (folder / FOLDER / f"{seats}.network").write_bytes(content)
    game.folder = folder
