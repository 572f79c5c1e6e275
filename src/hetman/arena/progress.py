"""The bar that moves while games are played."""

from __future__ import annotations

from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

MEMORY = 600
"""Seconds over which the speed is taken: batches come in lumps, and the time left should not jump with each."""


class Bar:
    """How many of the games there are, and how much time is left. It counts up by being called."""

    def __init__(self, label: str, left: str, total: int, done: int, console: Console) -> None:
        self.progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            TextColumn(left),
            console=console,
            speed_estimate_period=MEMORY,
            transient=True,
            disable=not console.is_terminal,
        )
        self.task = self.progress.add_task(label, total=total, completed=done)

    def __call__(self, games: int) -> None:
        self.progress.advance(self.task, games)

    def __enter__(self) -> Bar:
        self.progress.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.progress.stop()
