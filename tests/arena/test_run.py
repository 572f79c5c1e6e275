"""The games of a contest do not depend on the workers, and a test always ends at the same game."""

from __future__ import annotations

import os
import signal
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

import hetman
from hetman.arena.contest import Contest
from hetman.arena.play import BotFault, Played, play_batch
from hetman.arena.run import Trial, play_out
from hetman.arena.schedule import Batch, Schedule
from hetman.arena.sprt import BETTER, OPEN, Terms
from hetman.arena.store import Store
from hetman.arena.workers import InProcess

LAST = 199


class Shuffled:
    """Takes many batches, and plays the last one first."""

    ahead = 6

    def __init__(self) -> None:
        self.waiting: list[tuple[Batch, Future[list[Played]]]] = []

    def submit(self, batch: Batch) -> Future[list[Played]]:
        future: Future[list[Played]] = Future()
        self.waiting.append((batch, future))
        if len(self.waiting) == self.ahead or batch.numbers[-1] == LAST:
            while self.waiting:
                given, waiting = self.waiting.pop()
                waiting.set_result(play_batch(given))
        return future

    def stop(self, at_once: bool = False) -> None:
        """What waits is played after all: workers are slow to stop."""
        while self.waiting:
            given, waiting = self.waiting.pop()
            waiting.set_result(play_batch(given))

    def close(self) -> None:
        pass


def numbers(store: Store) -> list[int]:
    return sorted(number for _, number in store.games)


def test_everything_is_played_once_and_added(tmp_path: Path, contest: Contest) -> None:
    store, added = Store(tmp_path / "a", contest), list[int]()
    assert play_out(Schedule(contest, 20), store, InProcess(), None, added.append)
    assert numbers(store) == list(range(20))
    assert sum(added) == 20
    assert play_out(Schedule(contest, 20, store.games.keys()), store, InProcess(), None, added.append)
    assert sum(added) == 20
    store.close()


def test_a_test_ends_at_the_same_game_whatever_the_workers(tmp_path: Path) -> None:
    contest = Contest.read(hetman.game("warchest"), ["greedy", "random"], None, ["round_limit=4"])
    found = []
    for name, workers in (("a", InProcess()), ("b", Shuffled())):
        store, schedule = Store(tmp_path / name, contest), Schedule(contest, LAST + 1)
        trial = Trial(Terms(0.5, 0.75), schedule)
        assert play_out(schedule, store, workers, trial, lambda games: None)
        assert trial.sprt.verdict == BETTER
        assert trial.games <= len(store.games)
        assert trial.games < LAST
        found.append((trial.games, trial.sprt.path))
        store.close()
    assert found[0] == found[1]


def test_a_close_case_stays_open_when_games_run_out(tmp_path: Path, contest: Contest) -> None:
    store, schedule = Store(tmp_path / "a", contest), Schedule(contest, 6)
    trial = Trial(Terms(0.45, 0.55), schedule)
    assert play_out(schedule, store, InProcess(), trial, lambda games: None)
    assert trial.sprt.verdict == OPEN
    assert trial.games == len(store.games) == 6
    store.close()


def test_ctrl_c_keeps_what_was_played(tmp_path: Path, contest: Contest) -> None:
    store, added = Store(tmp_path / "a", contest), list[int]()

    def press(games: int) -> None:
        added.append(games)
        if len(added) == 3:
            os.kill(os.getpid(), signal.SIGINT)

    before = signal.getsignal(signal.SIGINT)
    assert not play_out(Schedule(contest, 400), store, InProcess(), None, press)
    assert signal.getsignal(signal.SIGINT) is before
    assert sum(added) == len(store.games) < 400
    store.close()
    again = Store(tmp_path / "a", contest)
    assert len(again.games) == sum(added)
    schedule = Schedule(contest, 400, again.games.keys())
    assert schedule.left == 400 - sum(added)
    again.close()


class Faulty(Shuffled):
    """One batch fails while others run."""

    def submit(self, batch: Batch) -> Future[list[Played]]:
        future = super().submit(batch)
        if 4 in batch.numbers:
            self.waiting.pop()
            future.set_exception(self.fault)
        return future

    fault: Exception = BotFault("bot 'greedy' failed")


class Killed(Faulty):
    fault = BrokenProcessPool("a process was terminated abruptly")


@pytest.mark.parametrize(("workers", "reason"), [(Faulty(), "'greedy' failed"), (Killed(), "a worker was killed")])
def test_a_fault_ends_it_and_keeps_what_was_played_beside_it(
    tmp_path: Path, contest: Contest, workers: Faulty, reason: str
) -> None:
    store = Store(tmp_path / "a", contest)
    with pytest.raises(ValueError, match=reason):
        play_out(Schedule(contest, 60), store, workers, None, lambda games: None)
    assert numbers(store) == [0, 1, 2, 3, 6, 7, 8, 9, 10, 11]
    assert (tmp_path / "a" / "games.jsonl").read_bytes().count(b"\n") == 10
    store.close()
