"""All kinds of workers play the same games, and workers exit with their main process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import wait

import hetman
from hetman.arena.contest import Contest, Pairing
from hetman.arena.play import Played
from hetman.arena.schedule import Batch
from hetman.arena.workers import InProcess, Processes, Workers

PAIRING = Pairing(0, 1)

ORPHANS = """
import os, time
import hetman
from hetman.arena.contest import Contest, Pairing
from hetman.arena.schedule import Batch
from hetman.arena.workers import Processes

if __name__ == "__main__":
    workers = Processes(1)
    quick = Contest.read(hetman.game("warchest"), ["random", "random"])
    workers.submit(Batch(quick, Pairing(0, 1), (0,))).result()
    slow = Contest.read(hetman.game("warchest"), ["search:time=1", "random"])
    workers.submit(Batch(slow, Pairing(0, 1), (0, 1)))
    print(*workers.pool._processes, flush=True)
    time.sleep(60)
"""


def results(workers: Workers, contest: Contest) -> list[Played]:
    try:
        futures = [workers.submit(Batch(contest, PAIRING, numbers)) for numbers in ((0, 1), (2,), (3,))]
        return [played for future in futures for played in future.result()]
    finally:
        workers.close()


def test_the_same_games_wherever_they_are_played(contest: Contest) -> None:
    here, in_workers = results(InProcess(), contest), results(Processes(2), contest)
    assert here == in_workers
    assert [played.record for played in here] == [played.record for played in in_workers]


def test_workers_that_are_stopped_end_soon() -> None:
    contest = Contest.read(hetman.game("warchest"), ["search:time=0.3", "search:time=0.3"])
    workers = Processes(1)
    running = [workers.submit(Batch(contest, PAIRING, (number,))) for number in range(3)]
    deadline = time.monotonic() + 30
    while not running[0].running():
        assert time.monotonic() < deadline, "no batch is started"
        time.sleep(0.05)
    start = time.monotonic()
    workers.stop()
    wait(running)
    assert time.monotonic() - start < 20
    assert [future.result() for future in running] == [[], [], []]
    workers.close()


def test_this_process_stops_too(contest: Contest) -> None:
    here = InProcess()
    assert len(here.submit(Batch(contest, PAIRING, (0, 1))).result()) == 2
    here.stop()
    assert here.submit(Batch(contest, PAIRING, (2, 3))).result() == []


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_workers_end_with_the_one_they_work_for() -> None:
    leader = subprocess.Popen([sys.executable, "-c", ORPHANS], stdout=subprocess.PIPE, text=True)
    assert leader.stdout is not None
    worker = int(leader.stdout.readline())
    assert is_alive(worker)
    leader.send_signal(signal.SIGKILL)
    leader.wait()
    leader.stdout.close()
    end = time.monotonic() + 20
    while is_alive(worker) and time.monotonic() < end:
        time.sleep(0.1)
    assert not is_alive(worker)
