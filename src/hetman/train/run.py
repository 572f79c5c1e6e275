"""A whole run: games of the policy, a first network, then generations of games by search and networks fitted to them.

    python -m hetman.train.run FOLDER [workers=2] [device=auto] [python=/usr/bin/python3]

does what the plan.json of a folder says, without the command line and its packages.
Every step leaves its files. A step whose files are there is not done again, so that the same command continues a run.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from hetman import extras
from hetman.train.ladder import climb
from hetman.train.plan import PLAN, Plan, network_of, shards_of
from hetman.train.selfplay import play_all
from hetman.train.shards import games_in

PACKAGES = Path(__file__).parents[2]
"""The folder in which the package is."""


class Meter(Protocol):
    """Shows how far a step is."""

    def __call__(self, done: int, /) -> None: ...


Show = Callable[[str, int, int], AbstractContextManager[Meter]]
"""Makes a meter from the name of a step, its generation and its size."""
PERCENT = 100
SAME = ("game", "seats", "options", "seed", "hidden", "rollout_depth")
"""What a run must not change on its way."""


class FitError(ValueError):
    """The fit failed. The message says how."""


@dataclass(frozen=True)
class Means:
    """What a run may use. Nothing of it changes what is learned, except the time that a step needs."""

    workers: int
    device: str = "auto"
    python: str = sys.executable
    """The Python that fits, if PyTorch is installed in another one."""


def train(plan: Plan, folder: Path, means: Means, show: Show) -> None:
    """Do all steps of a plan that are not done yet. Raises FitError, ValueError."""
    if means.python == sys.executable:
        extras.require("torch", "torch", "hetman train")
    check_same(plan, folder)
    plan.save(folder)
    for generation in range(plan.generations + 1):
        if not network_of(folder, generation).exists():
            play(plan, folder, generation, means, show)
            fit(folder, generation, means, show)
    for generation in range(plan.generations + 1):
        sides = 2 if generation == plan.generations and generation else 1
        if generation or not plan.generations:
            with show("ladder", generation, plan.ladder_games * sides) as meter:
                climb(plan, folder, generation, means.workers, plan.seconds("ladder"), meter)


def check_same(plan: Plan, folder: Path) -> None:
    """Check that a folder has no run of something else. Raises ValueError. Sizes may change."""
    if (folder / PLAN).exists():
        before = Plan.load(folder)
        for name in SAME:
            if getattr(before, name) != getattr(plan, name):
                raise ValueError(f"{folder} has a run with another {name}: choose another folder")


def play(plan: Plan, folder: Path, generation: int, means: Means, show: Show) -> None:
    games = plan.search_games if generation else plan.policy_games
    with show("search" if generation else "policy", generation, games) as meter:
        meter(games_in(shards_of(folder, generation)))
        play_all(plan, folder, generation, means.workers, meter, plan.seconds("search" if generation else "policy"))


def fit(folder: Path, generation: int, means: Means, show: Show) -> None:
    """Fit in a process of its own, which may be of another Python."""
    command = [means.python, "-m", "hetman.train.fit", str(folder), str(generation), means.device]
    environment = {**os.environ, "PYTHONPATH": str(PACKAGES), "OMP_NUM_THREADS": str(means.workers)}
    with show("fit", generation, PERCENT) as meter:
        shown = 0
        for done in progress(command, environment):
            meter(int(done * PERCENT) - shown)
            shown = int(done * PERCENT)


def progress(command: list[str], environment: dict[str, str]) -> Iterator[float]:
    """Run the fit and yield the share that is done. Raises FitError with its last line."""
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        for line in process.stdout:
            said = json.loads(line)
            if "done" in said:
                yield min(1.0, float(said["done"]))
        _, errors = process.communicate()
    except BaseException:
        process.kill()
        process.wait()
        raise
    if process.returncode:
        last = errors.strip().splitlines()[-1:] or [f"exit status {process.returncode}"]
        raise FitError(f"the fit failed: {last[0]}")


def plain_meter(step: str, generation: int, total: int) -> AbstractContextManager[Meter]:
    print(f"{step} {generation}", flush=True)
    return nullcontext(lambda done: None)


def main(folder: str, *given: str) -> None:
    terms = dict(term.split("=", 1) for term in given)
    workers = int(terms.pop("workers", os.cpu_count() or 1))
    train(Plan.load(Path(folder)), Path(folder), Means(workers, **terms), plain_meter)


if __name__ == "__main__":
    main(*sys.argv[1:])
