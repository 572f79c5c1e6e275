"""What bots do in processes of their own: choose a move, or explain what they would do.

They are sent an imagined position, never the true one, so that not even a broken worker knows what its seat does not.
"""

from __future__ import annotations

import multiprocessing
import os
import secrets
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hetman.core.dice import Dice
from hetman.core.registry import with_files
from hetman.core.seat import Seat
from hetman.core.state import State
from hetman.table.levels import bot_of

SEED_BITS = 52
MANNERS = 5
"""By how much a worker lets the server go first."""


def begin_work() -> None:
    """A worker gives way to the server, and leaves when the server is gone, however that ended."""
    if hasattr(os, "nice"):
        os.nice(MANNERS)
    threading.Thread(target=leave_with_server, daemon=True).start()


def leave_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


@dataclass(frozen=True)
class Question:
    """A position that one seat imagines, and the bot that is to answer there."""

    game: str
    components: Mapping[str, str]
    position: Mapping[str, Any]
    seat: int
    level: str
    seed: int


def question(state: State, seat: int, level: str) -> Question:
    game, seed = state.setup.game, secrets.randbits(SEED_BITS)
    guess = state.imagine(seat, Dice(seed))
    return Question(game.name, dict(game.own_components), guess.dump(), seat, level, seed)


def choose(asked: Question) -> str:
    """The bot's move in notation."""
    game = with_files(asked.game, asked.components)
    seat = Seat(game.restore(asked.position), asked.seat, Dice(asked.seed))
    return game.notation(bot_of(asked.level, asked.seed).choose(seat))


def consider(asked: Question) -> list[tuple[str, float]]:
    """The moves that the bot considers, best first, each with its share of the bot's attention."""
    game = with_files(asked.game, asked.components)
    seat = Seat(game.restore(asked.position), asked.seat, Dice(asked.seed))
    thoughts = bot_of(asked.level, asked.seed).explain(seat)
    return [(game.notation(thought.move), float(thought.share)) for thought in thoughts]
