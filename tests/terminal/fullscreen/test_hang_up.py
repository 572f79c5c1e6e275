"""A full-screen process whose terminal vanishes ends, and its game is saved."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

from hetman.terminal.fullscreen.hang_up import HUNG_UP
from hetman.terminal.saved_games import SavedGame

WAIT = 60.0


def read_until(terminal: int, text: bytes) -> None:
    seen, end = b"", time.monotonic() + WAIT
    while text not in seen:
        assert time.monotonic() < end, seen[-2000:]
        if select.select([terminal], [], [], 0.5)[0]:
            seen += os.read(terminal, 65536)


def test_a_terminal_that_vanishes_ends_the_game_and_saves_it(tmp_path: Path) -> None:
    terminal, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    file = tmp_path / "game.hetman"
    command = [sys.executable, "-m", "hetman", "play", "warchest", "--seed", "3", "--save", str(file)]
    settings = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "HETMAN_LANGUAGE": "en", "XDG_DATA_HOME": str(tmp_path)}
    # In a session of its own the process gets no signal when its terminal goes.
    process = subprocess.Popen(
        [*command, "--players", "person,random"],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env={**os.environ, **settings},
        start_new_session=True,
    )
    try:
        os.close(slave)
        read_until(terminal, b"Your hand")
        os.write(terminal, b"1\r")
        read_until(terminal, b"F4")
        os.close(terminal)
        assert process.wait(WAIT) == HUNG_UP
    finally:
        process.kill()
    match, _ = SavedGame(file).resume()
    assert any(entry.decision.seat == 0 for entry in match.entries)
