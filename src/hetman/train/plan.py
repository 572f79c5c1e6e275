"""The plan of a run: what is played and fitted, in which sizes. It stands as plan.json in the folder of the run."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

PLAN = "plan.json"
HIDDEN = (64, 32)
SHALLOWER = 4
"""A network sees for itself much of what rollouts show, so they may be shorter by this factor."""
LEAST_DEPTH = 4


@dataclass(frozen=True)
class Plan:
    """Everything that decides a run. Two runs with equal plans play the same games, unless time ends a step."""

    game: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    """Options that every game has. Games differ in the others."""
    seed: int = 0
    policy_games: int = 150_000
    """Games of the policy alone, for the first network."""
    positions: int = 6
    """Positions of each such game that are kept, about."""
    generations: int = 2
    """How often bots play by search with the last network, and the next one is fitted to their games."""
    search_games: int = 3_000
    """Games of each generation."""
    iterations: int = 64
    """Of each search."""
    rollout_depth: int = 10
    c_puct: float = 0.45
    value_share: float = 0.5
    """The share of the search's value in the target of a position. The rest is the result of the game."""
    hidden: tuple[int, ...] = HIDDEN
    epochs: int = 8
    """Of the first fit."""
    tuning_epochs: int = 4
    """Of each later one."""
    batch: int = 2048
    rate: float = 2e-3
    tuning_rate: float = 4e-4
    """The highest learning rates of the first fit and of later ones."""
    ladder_games: int = 200
    """Games of each generation against the one before, and of the last one against the linear evaluator."""
    ladder_time: float = 0.02
    """Seconds a move in these games."""
    minutes: float | None = None
    """If given, every step ends after its share of this time."""

    def save(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / PLAN).write_text(json.dumps(asdict(self), indent=1) + "\n", encoding="utf-8")

    @staticmethod
    def load(folder: Path) -> Plan:
        """Return the plan of a run. Raises ValueError that names the file."""
        try:
            data = json.loads((folder / PLAN).read_text(encoding="utf-8"))
            return Plan(**{**data, "hidden": tuple(data.get("hidden", HIDDEN))})
        except (OSError, ValueError, TypeError, AttributeError) as error:
            raise ValueError(f"{folder / PLAN}: not the plan of a run: {error}") from None

    def seconds(self, step: str) -> float | None:
        """Return how long a step of a run may take, or None for as long as it needs."""
        return None if self.minutes is None else 60 * self.minutes * shares(self.generations)[step]


def shares(generations: int) -> dict[str, float]:
    """Return the share of the time for each step of a run."""
    if generations == 0:
        return {"policy": 0.5, "fit": 0.35, "search": 0.0, "tune": 0.0, "ladder": 0.15}
    # A quarter of the time makes the first network; games of search take the most.
    return {
        "policy": 0.15,
        "fit": 0.13,
        "search": 0.46 / generations,
        "tune": 0.12 / generations,
        "ladder": 0.14 / (generations + 1),
    }


def default_depth(linear: int) -> int:
    """Return the depth of rollouts to begin with, from that of the linear evaluator."""
    return max(LEAST_DEPTH, linear // SHALLOWER)


# The files of a run


def shards_of(folder: Path, generation: int) -> Path:
    """Return the folder of the games for the network of a generation: 0 is that of the policy."""
    return folder / f"games-{generation}"


def network_of(folder: Path, generation: int) -> Path:
    return folder / f"generation-{generation}.network"


def curves_of(folder: Path, generation: int) -> Path:
    return folder / f"generation-{generation}.json"


def ladder_of(folder: Path) -> Path:
    return folder / "ladder.json"
