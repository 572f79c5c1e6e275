"""The progress bar of a run."""

from __future__ import annotations

from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

MEMORY = 600
"""The seconds over which the speed is averaged, so that the time left does not jump with each batch."""


class Bar:
    """Shows the number of games and the time left. Call it with the number of new games."""

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
