"""The same batches on a Ray cluster."""

from __future__ import annotations

import os
from concurrent.futures import Future
from typing import Any

from hetman import extras
from hetman.arena.play import Played, play_batch
from hetman.arena.schedule import Batch


def find_ray() -> Any:
    """Return the module Ray. Raises MissingExtra."""
    # Ray logs every attempt to reach a cluster. We report the result ourselves.
    os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "error")
    return extras.load("ray", "cluster", "--cluster")


class Cluster:
    """Plays on the cluster at `address`. Every machine of it needs this version of hetman and the bots."""

    def __init__(self, address: str, width: int | None = None) -> None:
        """Connect. `width` is the number of parallel batches; the default is the number of cores."""
        self.ray = ray = find_ray()
        self.joined = not ray.is_initialized()
        if self.joined:
            try:
                ray.init(address=address, log_to_driver=False, configure_logging=False)
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise ValueError(f"no Ray cluster at {address!r}: {error}") from None
        self.play = ray.remote(play_batch)
        self.ahead = 2 * (width or int(ray.cluster_resources().get("CPU", 1)))
        self.running: set[Any] = set()

    def submit(self, batch: Batch) -> Future[list[Played]]:
        task = self.play.remote(batch)
        self.running.add(task)
        outcome: Future[list[Played]] = Future()
        task.future().add_done_callback(lambda done: self.settle(task, done, outcome))
        return outcome

    def settle(self, task: Any, done: Future[list[Played]], outcome: Future[list[Played]]) -> None:
        """Pass on the result of a batch: nothing if it was cancelled, or the error that it raised."""
        self.running.discard(task)
        error = done.exception()
        if error is None:
            outcome.set_result(done.result())
        elif isinstance(error, self.ray.exceptions.TaskCancelledError):
            outcome.set_result([])
        else:
            outcome.set_exception(getattr(error, "cause", error))

    def stop(self, at_once: bool = False) -> None:
        for task in list(self.running):
            self.ray.cancel(task, force=at_once)

    def close(self) -> None:
        self.stop()
        if self.joined:
            self.ray.shutdown()
