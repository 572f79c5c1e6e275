"""Bots in worker processes: choose a move, analyse a position, or estimate a decision of a finished game.

A worker gets an imagined position, never the true one. So even a faulty worker has no secrets of other seats.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import secrets
import threading
import traceback
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from hetman.analysis.game_analysis import DecisionAnalysis, Request, estimated, imagined
from hetman.bots import bot, registry
from hetman.bots.base import Bot, chosen_move
from hetman.bots.levels import LEVELS
from hetman.bots.search import SearchBot
from hetman.core.dice import Dice
from hetman.core.reasons import MoveReason
from hetman.core.registry import with_files
from hetman.core.seat import Seat
from hetman.core.state import State

SEED_BITS = 52
NICENESS = 5
"""Workers run at a lower priority than the server."""
BOTS = 32
"""Bots that a worker keeps with their trees, the latest used ones."""
NODES = 20_000
"""A larger tree is not kept for the next decision."""


@dataclass(frozen=True)
class BotRequest:
    """An imagined position of one seat, and the bot that decides there. `table` is empty if nothing is to be kept."""

    game: str
    components: Mapping[str, str]
    position: Mapping[str, Any]
    seat: int
    level: str
    seed: int
    table: str = ""

    @property
    def owner(self) -> tuple[str, int, str]:
        """The bot that goes on from one decision to the next."""
        return self.table, self.seat, self.level


def bot_request(state: State, seat: int, level: str, table: str = "") -> BotRequest:
    game, seed = state.setup.game, secrets.randbits(SEED_BITS)
    imagined = state.imagine(seat, Dice(seed))
    return BotRequest(game.name, dict(game.own_components), imagined.dump(), seat, level, seed, table)


@dataclass(frozen=True)
class EstimateRequest:
    """A decision of a finished game, and the effort. `position` is imagined, like that of a bot's request."""

    game: str
    components: Mapping[str, str]
    position: Mapping[str, Any]
    decision: Request
    iterations: int
    table: str

    @property
    def owner(self) -> tuple[str, int, str]:
        """The analysis that this request belongs to."""
        return self.table, self.decision.seat, "estimate"


def estimate_request(state: State, decision: Request, iterations: int, table: str) -> EstimateRequest:
    game, position = state.setup.game, imagined(state, decision).dump()
    return EstimateRequest(game.name, dict(game.own_components), position, decision, iterations, table)


@dataclass(frozen=True)
class Idea:
    """A move that a bot considered, in notation, with its share of the visits and its reasons."""

    move: str
    share: float
    reasons: tuple[MoveReason, ...] = ()


class BotWorker:
    """Answers requests with bots that it keeps between decisions, so that a search can use its last tree."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def choose(self, request: BotRequest) -> str:
        """Return the bot's move in notation. Raises IllegalMove if the bot made one."""
        seat, found = imagined_seat(request), self.bot_of(request)
        move = chosen_move(found, seat)
        if isinstance(found, SearchBot) and found.tree_reuse.nodes > NODES:
            found.tree_reuse.forget()
        return seat.game.notation(move)

    def analyse(self, request: BotRequest) -> list[Idea]:
        """Return the moves that the bot considered, best first."""
        seat = imagined_seat(request)
        return [
            Idea(seat.game.notation(candidate.move), float(candidate.visit_share), candidate.reasons)
            for candidate in fresh_bot(request).explain(seat)
        ]

    def estimate(self, request: EstimateRequest) -> DecisionAnalysis:
        """Estimate a decision of a finished game from what its seat knew."""
        game = with_files(request.game, request.components)
        return estimated(game.restore(request.position), request.decision, request.iterations)

    def bot_of(self, request: BotRequest) -> Bot:
        if not request.table:
            return fresh_bot(request)
        found = self.bots.pop(request.owner, None) or fresh_bot(request)
        self.bots[request.owner] = found
        if len(self.bots) > BOTS:
            self.bots.popitem(last=False)
        return found

    def hits(self, request: BotRequest) -> int:
        """Return how often the bot found its decision in its last tree."""
        found = self.bots.get(request.owner)
        return found.tree_reuse.hits if isinstance(found, SearchBot) else 0


def imagined_seat(request: BotRequest) -> Seat:
    game = with_files(request.game, request.components)
    return Seat(game.restore(request.position), request.seat, Dice(request.seed))


def fresh_bot(request: BotRequest) -> Bot:
    """Make the bot of a level. Many bots share the machine, so each uses one core."""
    settings: dict[str, Any] = {"cores": 1} if "cores" in LEVELS.get(request.level, {}) else {}
    return bot(request.level, seed=request.seed, **settings)


# The process


def serve_requests(connection: Connection) -> None:
    """Answer requests until the server closes the connection. Each is the name of a method and a request."""
    # The server has said which bots are left out.
    logging.getLogger(registry.__name__).setLevel(logging.ERROR)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=end_with_server, daemon=True).start()
    worker = BotWorker()
    connection.send((True, os.getpid()))
    while True:
        try:
            method, request = connection.recv()
        except (EOFError, OSError):
            return
        try:
            answer = (True, getattr(worker, method)(request))
        except Exception as error:
            answer = (False, (f"{type(error).__name__}: {error}", traceback.format_exc()))
        connection.send(answer)


def end_with_server() -> None:
    """End the worker when the server ends, however that happens."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
