"""Bots in worker processes: choose a move, or analyse a position.

A worker gets an imagined position, never the true one. So even a faulty worker has no secrets of other seats.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import secrets
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hetman.bots import bot, registry
from hetman.bots.base import Bot, chosen_move
from hetman.bots.levels import LEVELS
from hetman.core.dice import Dice
from hetman.core.reasons import MoveReason
from hetman.core.registry import with_files
from hetman.core.seat import Seat
from hetman.core.state import State

SEED_BITS = 52
NICENESS = 5
"""Workers run at a lower priority than the server."""


def start_worker() -> None:
    """Lower the priority, and end the worker when the server ends, however that happens."""
    # The server has said which bots are left out.
    logging.getLogger(registry.__name__).setLevel(logging.ERROR)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


@dataclass(frozen=True)
class BotRequest:
    """An imagined position of one seat, and the bot that decides there."""

    game: str
    components: Mapping[str, str]
    position: Mapping[str, Any]
    seat: int
    level: str
    seed: int


def bot_request(state: State, seat: int, level: str) -> BotRequest:
    game, seed = state.setup.game, secrets.randbits(SEED_BITS)
    imagined = state.imagine(seat, Dice(seed))
    return BotRequest(game.name, dict(game.own_components), imagined.dump(), seat, level, seed)


def choose(request: BotRequest) -> str:
    """Return the bot's move in notation. Raises IllegalMove if the bot made one."""
    seat = imagined_seat(request)
    return seat.game.notation(chosen_move(bot_of(request), seat))


@dataclass(frozen=True)
class Idea:
    """A move that a bot considered, in notation, with its share of the visits and its reasons."""

    move: str
    share: float
    reasons: tuple[MoveReason, ...] = ()


def analyse(request: BotRequest) -> list[Idea]:
    """Return the moves that the bot considered, best first."""
    seat = imagined_seat(request)
    return [
        Idea(seat.game.notation(candidate.move), float(candidate.visit_share), candidate.reasons)
        for candidate in bot_of(request).explain(seat)
    ]


def imagined_seat(request: BotRequest) -> Seat:
    game = with_files(request.game, request.components)
    return Seat(game.restore(request.position), request.seat, Dice(request.seed))


def bot_of(request: BotRequest) -> Bot:
    """Make the bot of a level. Many bots share the machine, so each uses one core."""
    settings: dict[str, Any] = {"cores": 1} if "cores" in LEVELS.get(request.level, {}) else {}
    return bot(request.level, seed=request.seed, **settings)
