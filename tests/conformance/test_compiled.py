"""Compiled and interpreted, the same seeds play the same records."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import hetman

PLAY = """
import hashlib, sys
import hetman
from hetman.testing import settings_of

print(hetman.COMPILED)
for name in hetman.games():
    for setting in settings_of(hetman.game(name)):
        for seed in range(3):
            match = hetman.Match(hetman.game(name), seed=seed, seats=setting.seats, **dict(setting.options))
            dice = hetman.Dice(seed)
            for _ in range(250):
                if match.over:
                    break
                seat = hetman.Seat(match.state, match.actor, dice)
                moves = seat.moves()
                match.play(moves[dice.below(len(moves))])
            whole = str(match.record) + repr(match.state.dump()) + repr(seat._imagined.dump())
            ahead = match.state.copy()
            made = ahead.playout(dice, 300)
            if not match.over:
                print(hetman.bot("linear", iterations=40, seed=seed).choose(hetman.Seat(match.state, match.actor)))
            print(name, setting, seed, hashlib.sha256((whole + repr(ahead.dump())).encode()).hexdigest(), made)
"""


def play(pure: bool) -> list[str]:
    environment = {**os.environ, "HETMAN_PURE": "1" if pure else "0"}
    done = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_compiled_and_interpreted_play_the_same() -> None:
    interpreted = play(pure=True)
    assert interpreted[0] == "False"
    compiled = play(pure=False)
    if compiled[0] == "False":
        pytest.skip("no compiled modules here")
    assert len(compiled) > 3 * len(hetman.games())
    assert compiled[1:] == interpreted[1:]
