"""A second process that searches the same positions with other dice, for a bot that may use two cores.

It is a subprocess and not a fork, so that any program can start it: a server, a notebook, a script.
`python -m hetman.bots.parallel` reads pickled requests from standard input and writes pickled answers.
"""

from __future__ import annotations

import os
import pickle
import select
import subprocess
import sys
import weakref
from contextlib import suppress
from typing import IO, Any

from hetman.core.dice import Dice
from hetman.core.seat import Seat

Visits = dict[int, tuple[int, float]]
"""By move: the number of visits and their total value."""


class SearchProcess:
    """The other process, seen from this side. If it fails, the search here continues alone."""

    def __init__(self, time: float, seed: int, linear: bool = False) -> None:
        command = [sys.executable, "-m", "hetman.bots.parallel", str(time), str(seed), "linear" if linear else "search"]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment
        )
        self.requests = 0
        weakref.finalize(self, end, self.process)

    def request(self, seat: Seat) -> None:
        self.requests += 1
        try:
            write((self.requests, seat.imagine(Dice(self.requests)), seat.number), self.process.stdin)
        except OSError:
            self.requests = 0

    def answer(self, patience: float) -> Visits:
        """Return its visits if they come within `patience` seconds, otherwise none."""
        source = self.process.stdout
        while self.requests and source is not None and select.select([source], [], [], patience)[0]:
            try:
                number, visits = pickle.load(source)
            except (EOFError, OSError, pickle.UnpicklingError):
                self.requests = 0
                break
            # A late answer to an earlier request is dropped.
            if number == self.requests:
                found: Visits = visits
                return found
        return {}


def end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with suppress(OSError):
                stream.close()


def write(message: Any, stream: IO[bytes] | None) -> None:
    assert stream is not None
    pickle.dump(message, stream)
    stream.flush()


def main(time: float, seed: int, name: str) -> None:
    """Answer requests until the other side closes."""
    from hetman.bots.search import LinearBot, SearchBot

    bot = (LinearBot if name == "linear" else SearchBot)(time=time, seed=seed)
    while True:
        try:
            number, imagined, seat = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        write((number, bot.search(Seat(imagined, seat, bot.dice))), sys.stdout.buffer)


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
