"""What `hetman train` does: a run for each number of seats, with progress bars, and a report of each."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console

from hetman.arena.contest import read_option
from hetman.arena.progress import Bar
from hetman.core.game import Game
from hetman.language import language
from hetman.train.plan import Plan, default_depth, network_of
from hetman.train.report import plain, write
from hetman.train.run import Means, Meter, train

HOME = Path("train")


def plan_of(game: Game, seats: int, options: Sequence[str], depth: int | None, sizes: Mapping[str, Any]) -> Plan:
    """Return the plan of a run. Raises ValueError if the game does not take these seats or options."""
    given = dict(map(read_option, options))
    setup = game.setup(seats, **given)
    game.begin(setup)
    linear = game.evaluator()
    plan = Plan(game.name, seats, {name: setup.options[name] for name in given}, **sizes)
    chosen = default_depth(int(linear.rollout_depth)) if depth is None else depth
    return replace(plan, rollout_depth=chosen, c_puct=float(linear.c_puct))


def carry_out(plans: Sequence[Plan], home: Path | None, means: Means, code: str, console: Console) -> Iterator[str]:
    """Do the runs and yield what they found. Raises ValueError."""
    say = language(code).say

    def show(step: str, generation: int, total: int) -> AbstractContextManager[Meter]:
        label = f"{say(f'train-{step}')} {generation}"
        return Bar(label, say("arena-left"), total, 0, console)

    for plan in plans:
        folder = (home or HOME / plan.game) / f"{plan.seats}-seats"
        title = say("train-title", game=plan.game, seats=plan.seats)
        console.print(title)
        train(plan, folder, means, show)
        yield plain(title, write(folder, title, say, code))
        network = network_of(folder, plan.generations)
        yield say("train-done", file=str(network), folder=str(folder))


def means(workers: int | None, device: str, python: str | None) -> Means:
    return Means(workers or os.cpu_count() or 1, device, python or sys.executable)
