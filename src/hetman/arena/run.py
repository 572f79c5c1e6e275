"""Run a contest: workers play batches and the store saves them, until all is played or decided."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from types import FrameType

from hetman.arena.play import Played
from hetman.arena.schedule import Batch, Schedule
from hetman.arena.sprt import OPEN, Sprt, Terms
from hetman.arena.store import Store
from hetman.arena.workers import Workers

Watch = Callable[[int], None]
"""Gets the number of games that were added."""


def play_out(schedule: Schedule, store: Store, workers: Workers, trial: Trial | None, watch: Watch) -> bool:
    """Play the games that are left. Returns False after Ctrl-C, which loses no finished game.

    The run stops when the trial is decided. After an error it stops when the running batches are saved.
    """
    running: dict[Future[list[Played]], Batch] = {}
    faults: list[BaseException] = []
    with interruptible(workers) as interrupted:
        while True:
            ended = bool(faults) or interrupted() or (trial is not None and trial.decided(store))
            if ended:
                workers.stop()
            while not ended and len(running) < workers.ahead and (batch := schedule.next()):
                running[workers.submit(batch)] = batch
            if not running:
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                pairing, fault = running.pop(future).pairing, future.exception()
                if fault is not None:
                    faults.append(fault)
                    continue
                games = future.result()
                store.add(games)
                schedule.note(pairing, [sum(played.seconds) for played in games])
                watch(len(games))
    if faults:
        raise explained(faults[0])
    return not interrupted()


def explained(fault: BaseException) -> BaseException:
    """Return the error that stopped a run, in words for the user."""
    if isinstance(fault, BrokenProcessPool):
        return ValueError(
            "a worker was killed, perhaps for lack of memory; its finished games are saved, run the same command again"
        )
    return fault


@contextmanager
def interruptible(workers: Workers) -> Iterator[Callable[[], bool]]:
    """Let Ctrl-C stop the workers, and a second one stop everything. Only the main thread can handle it."""
    pressed = False

    def press(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        if pressed:
            workers.stop(at_once=True)
            raise KeyboardInterrupt
        pressed = True
        workers.stop()

    if threading.current_thread() is not threading.main_thread():
        yield lambda: False
        return
    before = signal.signal(signal.SIGINT, press)
    try:
        yield lambda: pressed
    finally:
        signal.signal(signal.SIGINT, before)


class Trial:
    """The sequential test of a contest's first bot against its second, with the rounds from the store.

    Rounds count in the order of their numbers, so that the result does not depend on the workers.
    """

    def __init__(self, terms: Terms, schedule: Schedule) -> None:
        self.pairing = schedule.contest.pairings[0]
        self.sides = len(schedule.contest.sides)
        self.rounds = schedule.games // self.sides
        self.sprt = Sprt(terms, self.sides)

    @property
    def games(self) -> int:
        """Return how many games the test has used."""
        return self.sides * len(self.sprt.path)

    def decided(self, store: Store) -> bool:
        while self.sprt.verdict == OPEN and len(self.sprt.path) < self.rounds:
            numbers = range(self.games, self.games + self.sides)
            found = [store.games.get((self.pairing, number)) for number in numbers]
            games = [played for played in found if played is not None]
            if len(games) < self.sides:
                return False
            self.sprt.add(sum(played.shares[played.number % self.sides] for played in games) / self.sides)
        return self.sprt.verdict != OPEN
