"""A second process that searches the same positions with other dice, for a bot that may use two cores.

It is a process of its own and not a fork, so that it can be started from anywhere: a server, a notebook, a script.
`python -m hetman.bots.companion` reads pickled questions from its standard input and writes pickled answers.
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

from hetman.core.seat import Seat

Tries = dict[int, tuple[int, float]]
"""By move: how often it was tried, and what it brought in all."""


class Companion:
    """The other process, from this side. Whatever goes wrong over there, the search here goes on alone."""

    def __init__(self, time: float, seed: int) -> None:
        command = [sys.executable, "-m", "hetman.bots.companion", str(time), str(seed)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment
        )
        self.asked = 0
        weakref.finalize(self, end, self.process)

    def ask(self, seat: Seat) -> None:
        self.asked += 1
        try:
            write((self.asked, seat.guess, seat.number), self.process.stdin)
        except OSError:
            self.asked = 0

    def answer(self, patience: float) -> Tries:
        """What it found, if it comes within so many seconds."""
        source = self.process.stdout
        while self.asked and source is not None and select.select([source], [], [], patience)[0]:
            try:
                number, tries = pickle.load(source)
            except (EOFError, OSError, pickle.UnpicklingError):
                self.asked = 0
                break
            # A late answer to an earlier question is passed over.
            if number == self.asked:
                found: Tries = tries
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


def main(time: float, seed: int) -> None:
    """Answer questions until the other side closes."""
    from hetman.bots.search import SearchBot

    bot = SearchBot(time=time, seed=seed)
    while True:
        try:
            number, guess, seat = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        write((number, bot.tries(Seat(guess, seat, bot.dice))), sys.stdout.buffer)


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
