"""Fit a network to the shards of a run and write its file.

    python -m hetman.train.fit FOLDER GENERATION [DEVICE]

It needs numpy and PyTorch, and no compiled modules. It prints one JSON line for each step that it has made. After every
epoch it keeps a checkpoint, from which it continues.
"""

from __future__ import annotations

import itertools
import json
import math
import os
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from hetman.core import registry
from hetman.core.network import Network, layout_of
from hetman.train.examples import Batch, Dataset, scales_of
from hetman.train.plan import Plan, curves_of, network_of, shards_of
from hetman.train.settings import Settings
from hetman.train.shards import read_shards

SPREAD = 0.05
"""Of the first weights of the first layer: small, so that inputs that are rarely seen say little."""
DECAY = 0.01
WARM = 0.05
"""The share of the steps in which the learning rate rises."""
LOOK = 20
"""Batches between two lines of progress."""
RECENT = 2
"""Generations whose games by search are fitted together."""
BINS = 10
CUT = 5.0
"""Gradients are cut at this length."""


class ValueNetwork(nn.Module):
    """A logit for each row. The first layer adds the rows of its weights that the entries name."""

    def __init__(self, size: int, hidden: tuple[int, ...], teams: list[list[int]], seats: int) -> None:
        super().__init__()
        self.first = nn.EmbeddingBag(size, hidden[0], mode="sum")
        self.bias = nn.Parameter(torch.rand(hidden[0]) * 0.2)
        widths = (*hidden, 1)
        self.layers = nn.ModuleList(nn.Linear(before, after) for before, after in itertools.pairwise(widths))
        share = torch.zeros(seats, len(teams))
        for number, team in enumerate(teams):
            share[team, number] = 1 / len(team)
        self.register_buffer("share", share)
        self.seats = seats
        nn.init.normal_(self.first.weight, std=SPREAD)

    def forward(self, batch: Batch) -> Tensor:
        """Return a logit for each example and team: the mean of its seats."""
        inside = self.first(batch.places, batch.offsets, per_sample_weights=batch.values) + self.bias
        for layer in self.layers:
            inside = layer(functional.relu(inside))
        share: Any = self.share
        return inside.view(-1, self.seats) @ share

    def chances(self, batch: Batch) -> Tensor:
        logits = self(batch)
        return torch.sigmoid(logits) if logits.shape[1] == 1 else torch.softmax(logits, dim=1)

    def loss(self, batch: Batch) -> Tensor:
        """Return the mean cross-entropy of the teams' chances, alone of winning."""
        logits = self(batch)
        if logits.shape[1] == 1:
            return functional.binary_cross_entropy_with_logits(logits, batch.targets)
        return -(batch.targets * torch.log_softmax(logits, dim=1)).sum(1).mean()

    def weights(self, scales: Tensor) -> bytes:
        """Return the weights in the order of a network's file, with the scales in the first layer."""
        parts = [self.first.weight * scales[:, None], self.bias]
        for layer in self.layers:
            parts += [layer.weight.T, layer.bias]
        flat = torch.cat([part.detach().cpu().flatten() for part in parts])
        written: bytes = flat.numpy().astype("<f2").tobytes()
        return written


class Fit:
    """The fit of one generation of a run."""

    def __init__(self, folder: Path, generation: int, device: str) -> None:
        self.folder, self.generation, self.device = folder, generation, device
        self.plan = plan = Plan.load(folder)
        torch.manual_seed(plan.seed)
        self.began = time.monotonic()
        self.game = registry.game(plan.game)
        self.settings = Settings(plan.game, plan.seats, plan.options)
        self.size = self.game.observer(self.settings.usual).size
        self.teams = [list(team) for team in self.game.teams(plan.seats)]
        examples = read_shards(self.sources())
        self.games = len(np.unique(examples.games))
        # Every generation scales its inputs like the first one, whose weights it takes over.
        self.before = None if generation == 0 else torch.load(checkpoint_of(folder, generation - 1), weights_only=True)
        self.scales = scales_of(examples, self.size) if self.before is None else self.before["scales"]
        self.data = Dataset(examples, self.teams, self.scales, plan.value_share, device)
        self.network = ValueNetwork(self.size, plan.hidden, self.teams, plan.seats).to(device)
        if self.before is not None:
            self.network.load_state_dict(self.before["network"])
        self.epochs = plan.epochs if generation == 0 else plan.tuning_epochs
        self.seconds = plan.seconds("fit" if generation == 0 else "tune")
        self.curves: list[dict[str, Any]] = []
        self.best = math.inf
        self.best_weights: dict[str, Tensor] = {}

    def sources(self) -> list[Path]:
        if self.generation == 0:
            return [shards_of(self.folder, 0)]
        first = max(1, self.generation - RECENT + 1)
        return [shards_of(self.folder, number) for number in range(first, self.generation + 1)]

    @property
    def spent(self) -> float:
        """Return the share of the time that is over, 0 without a limit."""
        return 0.0 if self.seconds is None else (time.monotonic() - self.began) / self.seconds

    def run(self) -> None:
        rate = self.plan.rate if self.generation == 0 else self.plan.tuning_rate
        optimizer = torch.optim.AdamW(self.network.parameters(), lr=rate, weight_decay=DECAY)
        generator = torch.Generator().manual_seed(self.plan.seed)
        first = self.resume(optimizer, generator)
        if first == 0:
            self.look(0, None)
        steps = -(-len(self.data.train) // self.plan.batch)
        total = max(1, steps * self.epochs)
        for epoch in range(first, self.epochs):
            if self.spent >= 1:
                break
            losses = []
            for number, batch in enumerate(self.data.shuffled(self.plan.batch, generator)):
                done = max((epoch * steps + number) / total, self.spent)
                if done >= 1:
                    break
                optimizer.param_groups[0]["lr"] = rate * rate_at(done)
                optimizer.zero_grad()
                loss = self.network.loss(batch)
                loss.backward()  # type: ignore[no-untyped-call,unused-ignore]
                nn.utils.clip_grad_norm_(self.network.parameters(), CUT)
                optimizer.step()
                losses.append(loss.detach())
                if number % LOOK == 0:
                    say(done=done)
            self.look(epoch + 1, float(torch.stack(losses).mean()) if losses else None)
            self.keep(epoch + 1, optimizer, generator)
        say(done=1.0)
        self.write()

    def look(self, epoch: int, loss: float | None) -> None:
        """Measure the loss on the games for testing, and keep the best weights."""
        tested = self.test_loss()
        self.curves.append({"epoch": epoch, "train": loss, "test": tested})
        if tested < self.best or not self.best_weights:
            self.best = tested
            self.best_weights = {name: value.detach().clone() for name, value in self.network.state_dict().items()}
        say(**self.curves[-1])

    @torch.no_grad()
    def test_loss(self) -> float:
        chunks = self.data.test.split(self.plan.batch)
        total = sum(float(self.network.loss(self.data.batch(chunk))) * len(chunk) for chunk in chunks)
        return total / max(1, len(self.data.test))

    # Checkpoints

    def keep(self, epoch: int, optimizer: torch.optim.Optimizer, generator: torch.Generator) -> None:
        """Write what is needed to continue with the next epoch."""
        state = {
            "epoch": epoch,
            "network": self.network.state_dict(),
            "best_weights": self.best_weights,
            "optimizer": optimizer.state_dict(),
            "generator": generator.get_state(),
            "curves": self.curves,
            "scales": self.scales,
            "best": self.best,
        }
        save(state, running_of(self.folder, self.generation))

    def resume(self, optimizer: torch.optim.Optimizer, generator: torch.Generator) -> int:
        """Continue from the last checkpoint, if there is one. Returns the next epoch."""
        path = running_of(self.folder, self.generation)
        if not path.exists():
            return 0
        state = torch.load(path, map_location=self.device, weights_only=True)
        self.network.load_state_dict(state["network"])
        self.best_weights = state["best_weights"]
        optimizer.load_state_dict(state["optimizer"])
        generator.set_state(state["generator"].cpu())
        self.curves, self.best = state["curves"], state["best"]
        return int(state["epoch"])

    # Results

    def write(self) -> None:
        """Write the best network, its checkpoint for the next generation, and what is known of it."""
        self.network.load_state_dict(self.best_weights)
        weights = {name: value.cpu() for name, value in self.best_weights.items()}
        save({"network": weights, "scales": self.scales.cpu()}, checkpoint_of(self.folder, self.generation))
        known = {
            "curves": self.curves,
            "loss": self.best,
            "calibration": self.calibration(),
            "games": self.games,
            "examples": len(self.data.train) + len(self.data.test),
            "seconds": round(time.monotonic() - self.began, 1),
            "device": self.device,
        }
        plan = self.plan
        network = Network(
            plan.game,
            self.game.version,
            plan.seats,
            layout_of(self.settings.usual),
            (self.size, *plan.hidden, 1),
            {name: tuple(values) for name, values in self.settings.trained.items()},
            plan.rollout_depth,
            plan.c_puct,
            self.network.weights(self.scales.to(self.device)),
            self.recipe(),
        )
        replace(network_of(self.folder, self.generation), network.dump())
        replace(curves_of(self.folder, self.generation), (json.dumps(known, indent=1) + "\n").encode())
        running_of(self.folder, self.generation).unlink(missing_ok=True)

    def recipe(self) -> dict[str, Any]:
        """Return what it takes to train this network again."""
        plan = self.plan
        return {
            "generation": self.generation,
            "seed": plan.seed,
            "games": self.games,
            "positions": len(self.data.train),
            "iterations": plan.iterations if self.generation else 0,
            "value_share": plan.value_share,
            "batch": plan.batch,
            "epochs": self.curves[-1]["epoch"],
            "rate": plan.rate if self.generation == 0 else plan.tuning_rate,
            "loss": round(self.best, 5),
        }

    @torch.no_grad()
    def calibration(self) -> list[dict[str, float]]:
        """Return for each tenth of the chances how often a team with such a chance won, in games for testing."""
        bins = torch.zeros(BINS, 3, dtype=torch.float64)
        for chunk in self.data.test.split(self.plan.batch):
            batch = self.data.batch(chunk, results=True)
            chances, results = self.network.chances(batch).flatten().cpu(), batch.targets.flatten().cpu()
            place = (chances * BINS).long().clamp(0, BINS - 1)
            for column, amount in enumerate((torch.ones_like(chances), chances, results)):
                bins[:, column].index_add_(0, place, amount.double())
        return [
            {"count": int(count), "expected": float(expected / count), "won": float(won / count)}
            for count, expected, won in bins
            if count
        ]


def rate_at(done: float) -> float:
    """Return the share of the highest learning rate: it rises for a short while and falls like a cosine."""
    return done / WARM if done < WARM else 0.5 * (1 + math.cos(math.pi * (done - WARM) / (1 - WARM)))


def checkpoint_of(folder: Path, generation: int) -> Path:
    """Return the weights that the next generation begins with."""
    return folder / f"generation-{generation}.pt"


def running_of(folder: Path, generation: int) -> Path:
    """Return the checkpoint of a fit that is not finished."""
    return folder / f"generation-{generation}.running.pt"


def save(state: dict[str, Any], path: Path) -> None:
    half = path.with_suffix(".half")
    torch.save(state, half)
    os.replace(half, path)


def replace(path: Path, content: bytes) -> None:
    half = path.with_suffix(".half")
    half.write_bytes(content)
    os.replace(half, path)


def say(**progress: float | None) -> None:
    print(json.dumps(progress), flush=True)


def main(folder: str, generation: str, device: str = "auto") -> None:
    if device == "auto":
        device = "cuda" if torch.cuda.is_available() else "cpu"
    Fit(Path(folder), int(generation), device).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
