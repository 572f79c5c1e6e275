"""The analysis of a whole game: every free decision, estimated from what its seat knew."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from hetman.analysis.estimate import Estimate, estimate
from hetman.core.decision import NATURE
from hetman.core.dice import Dice
from hetman.core.evaluator import returns
from hetman.core.game import Game
from hetman.core.reasons import MoveReason
from hetman.core.record import Record
from hetman.core.replay import walk
from hetman.core.seat import Seat
from hetman.core.state import State

FORMAT = 1
ITERATIONS = 400
"""The default effort. A game of War Chest takes about three seconds on one core."""
SHORTEST = 8
"""A game with fewer free decisions has no graph."""


@dataclass(frozen=True)
class Request:
    """A free decision of a finished game, as its seat knew it. `rolled`: chance moved since the one before.

    `frame` counts all decisions of seats, as the frames of a replay do. `moves` counts all moves before it.
    """

    frame: int
    moves: int
    seat: int
    played: int
    rolled: bool
    seed: int


@dataclass(frozen=True)
class DecisionAnalysis:
    """An estimated decision. Moves are in notation, `chances` are those of all seats before the move."""

    frame: int
    moves: int
    seat: int
    played: str
    best: str
    cost: float
    chances: tuple[float, ...]
    rolled: bool
    reasons: tuple[MoveReason, ...] = ()

    @staticmethod
    def of(request: Request, found: Estimate, game: Game) -> DecisionAnalysis:
        return DecisionAnalysis(
            request.frame,
            request.moves,
            request.seat,
            game.notation(request.played),
            game.notation(found.best),
            round(found.cost, 4),
            tuple(round(chance, 4) for chance in found.chances),
            request.rolled,
            found.reasons,
        )

    @staticmethod
    def read(data: dict[str, Any]) -> DecisionAnalysis:
        reasons = tuple(MoveReason(**reason) for reason in data["reasons"])
        return DecisionAnalysis(**{**data, "chances": tuple(data["chances"]), "reasons": reasons})


@dataclass(frozen=True)
class GameAnalysis:
    """All estimated decisions of a game, and its result for each seat from 0 (lost) to 1 (won).

    `rolled`: chance moved after the last decision. `version` is the version of the rules.
    """

    game: str
    version: str
    seats: int
    iterations: int
    seed: int
    decisions: tuple[DecisionAnalysis, ...]
    returns: tuple[float, ...]
    rolled: bool

    @property
    def short(self) -> bool:
        """Whether there are too few decisions for a graph."""
        return len(self.decisions) < SHORTEST

    def costliest(self, seat: int, count: int = 3, least: float = 0.03) -> list[DecisionAnalysis]:
        """The costliest decisions of a seat, the costliest first."""
        own = [decision for decision in self.decisions if decision.seat == seat and decision.cost >= least]
        return sorted(own, key=lambda decision: (-decision.cost, decision.frame))[:count]

    def dumps(self) -> str:
        return json.dumps({"format": FORMAT, **asdict(self)}, separators=(",", ":"))

    @staticmethod
    def loads(text: str) -> GameAnalysis:
        """Read a stored analysis. Raises ValueError if it is of another format."""
        data = json.loads(text)
        if data.pop("format", None) != FORMAT:
            raise ValueError(f"expected an analysis of format {FORMAT}")
        decisions = tuple(map(DecisionAnalysis.read, data["decisions"]))
        return GameAnalysis(**{**data, "decisions": decisions, "returns": tuple(data["returns"])})


@dataclass(frozen=True)
class Plan:
    """What has to be estimated in a game, the positions of these decisions, and how the game ended."""

    requests: tuple[Request, ...]
    positions: tuple[State, ...]
    returns: tuple[float, ...]
    rolled: bool


def plan_of(record: Record, seed: int = 0) -> Plan:
    """Find the free decisions of a finished game. Raises RecordError if it does not replay, ValueError if it runs."""
    if record.seed is None:
        raise ValueError("an analysis needs a finished game, and this one still runs")
    state = record.start()
    before, rolled, frame = state.copy(), False, 0
    found: list[Request] = []
    positions: list[State] = []
    for moves, entry in enumerate(walk(record, state)):
        seat = int(entry.decision.seat)
        if seat == NATURE:
            rolled = True
        else:
            if is_free(before, seat):
                found.append(Request(frame, moves, seat, entry.move, rolled, decision_seed(seed, frame)))
                positions.append(before)
                rolled = False
            frame += 1
        before = state.copy()
    return Plan(tuple(found), tuple(positions), final_returns(record, state), rolled)


def is_free(state: State, seat: int) -> bool:
    """Whether a seat had a choice."""
    return len(Seat(state, seat, Dice(0)).moves()) > 1


def decision_seed(seed: int, frame: int) -> int:
    """A seed for each decision, so that it does not matter in which order they are estimated."""
    return int.from_bytes(hashlib.sha256(f"{seed} {frame}".encode()).digest()[:6], "big")


def final_returns(record: Record, state: State) -> tuple[float, ...]:
    """The result for each seat. A game that people ended early has winners, but its last position has none."""
    if not state.stack:
        return tuple(returns(state))
    winners = record.result or ()
    partners = record.seats / len(record.found_game().teams(record.seats))
    return tuple(partners / len(winners) if seat in winners else 0.0 for seat in range(record.seats))


def imagined(state: State, request: Request) -> State:
    """A position that agrees with what the deciding seat knew, and holds no secret of others."""
    return state.imagine(request.seat, Dice(request.seed))


def estimated(state: State, request: Request, iterations: int) -> DecisionAnalysis:
    """Estimate one decision in its imagined position."""
    seat = Seat(state, request.seat, Dice(request.seed))
    found = estimate(seat, request.played, iterations, request.seed)
    return DecisionAnalysis.of(request, found, seat.game)


def complete(
    record: Record, plan: Plan, decisions: Sequence[DecisionAnalysis], iterations: int, seed: int
) -> GameAnalysis:
    game = record.found_game()
    return GameAnalysis(
        record.game, game.version, record.seats, iterations, seed, tuple(decisions), plan.returns, plan.rolled
    )


def complete_so_far(record: Record, decisions: Sequence[DecisionAnalysis]) -> GameAnalysis:
    """An analysis that ends at its last estimated decision."""
    game, last = record.found_game(), decisions[-1].chances
    return GameAnalysis(record.game, game.version, record.seats, 0, 0, tuple(decisions), last, False)


def analyse(
    record: Record,
    iterations: int = ITERATIONS,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> GameAnalysis:
    """Analyse a finished game. `progress` gets the number of decisions that are done, and of all.

    Raises RecordError if the record does not replay, and ValueError if the game still runs.
    """
    plan = plan_of(record, seed)
    found: list[DecisionAnalysis] = []
    for state, request in zip(plan.positions, plan.requests):
        found.append(estimated(imagined(state, request), request, iterations))
        if progress is not None:
            progress(len(found), len(plan.requests))
    return complete(record, plan, found, iterations, seed)
