"""Workers that play batches: this process, or several others."""

from __future__ import annotations

import logging
import os
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process
from typing import Any, Protocol

from hetman.arena.play import Played, play_batch
from hetman.arena.schedule import Batch
from hetman.bots import registry


class Workers(Protocol):
    """Takes batches and plays them."""

    ahead: int
    """The number of batches to submit at a time, so that no worker waits."""

    def submit(self, batch: Batch) -> Future[list[Played]]: ...

    def stop(self, at_once: bool = False) -> None:
        """Stop: running batches end soon with the games that are finished, or `at_once` with nothing."""

    def close(self) -> None: ...


PLAY, STOP, LEAVE = range(3)
LOOK = 0.5
"""Seconds between two checks of a worker whether to exit, even while its bot is thinking."""


class InProcess:
    """Plays in this process, one batch after the other."""

    ahead = 1

    def __init__(self) -> None:
        self.stopped = False

    def submit(self, batch: Batch) -> Future[list[Played]]:
        future: Future[list[Played]] = Future()
        try:
            future.set_result(play_batch(batch, lambda: self.stopped))
        except Exception as error:
            future.set_exception(error)
        return future

    def stop(self, at_once: bool = False) -> None:
        self.stopped = True

    def close(self) -> None:
        pass


class Processes:
    """Plays in `width` other processes."""

    def __init__(self, width: int) -> None:
        self.ahead = 2 * width
        context = get_context("spawn")
        # A flag without a lock, because Ctrl-C could interrupt code that has the lock.
        self.stopped = context.RawValue("b", PLAY)
        self.pool = ProcessPoolExecutor(width, context, initializer=begin, initargs=(self.stopped,))

    def submit(self, batch: Batch) -> Future[list[Played]]:
        return self.pool.submit(play_until_stopped, batch)

    def stop(self, at_once: bool = False) -> None:
        self.stopped.value = LEAVE if at_once else max(STOP, self.stopped.value)

    def close(self) -> None:
        self.stop()
        self.pool.shutdown(cancel_futures=True)


# In the worker

flag: Any = None
"""PLAY, STOP between two decisions, or LEAVE at once."""


def begin(stopped: Any) -> None:
    """Initialise a worker. It ignores Ctrl-C, which the main process handles, and exits when that process ends."""
    global flag
    flag = stopped
    # The main process has said which bots are left out.
    logging.getLogger(registry.__name__).setLevel(logging.ERROR)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_in_time, daemon=True).start()


def leave_in_time() -> None:
    parent = parent_process()
    assert parent is not None
    while flag.value != LEAVE and not connection.wait([parent.sentinel], LOOK):
        pass
    os._exit(1)


def play_until_stopped(batch: Batch) -> list[Played]:
    return play_batch(batch, lambda: flag.value != PLAY)
