"""The value of a position by a network: what each seat knows is judged alone, and the teams share the chances."""

from __future__ import annotations

from math import exp
from typing import Any

from hetman.core.native import i64
from hetman.core.observation_writer import ObservationWriter
from hetman.core.state import State


class LearnedValue:
    """The network of one setting with a writer of its observations.

    `network` has `logit(entries)`: how good a position is for the seat that observes the entries. `rollout_depth` and
    `c_puct` are what search uses with it, in place of the evaluator's own. After `deeper_after` iterations of a search
    its rollouts have `deeper_depth` decisions: a long search would otherwise believe what the network misjudges.
    """

    def __init__(
        self,
        setup: Any,
        writer: ObservationWriter,
        network: Any,
        rollout_depth: int,
        c_puct: float,
        deeper_after: int = 0,
        deeper_depth: int = 0,
    ) -> None:
        self.setup = setup
        self.writer = writer
        self.network = network
        self.rollout_depth: i64 = rollout_depth
        self.c_puct: float = c_puct
        self.deeper_after: i64 = deeper_after
        """0 if every rollout has the same depth."""
        self.deeper_depth: i64 = deeper_depth
        self.seats: i64 = setup.seats
        self.teams: list[list[int]] = [list(team) for team in setup.game.teams(setup.seats)]

    def serves(self, state: State) -> bool:
        """Whether the position belongs to the network's setting."""
        return state.setup is self.setup or bool(state.setup == self.setup)

    def depth_after(self, iterations: i64) -> i64:
        """Return how many decisions a rollout plays when the search has made so many iterations."""
        if self.deeper_after > 0 and iterations >= self.deeper_after:
            return self.deeper_depth
        return self.rollout_depth

    def evaluate(self, state: State) -> list[float]:
        """The value for each seat, from 0 (lost) to 1 (won): a softmax over the teams, alone a logistic function.

        The strength of a team is the mean of what its seats see.
        """
        logits = self.logits(state)
        found = [0.0] * len(logits)
        if len(self.teams) == 1:
            value = 1.0 / (1.0 + exp(-within(self.mean(logits, self.teams[0]))))
            return [value for _ in found]
        strengths: list[float] = []
        for team in self.teams:
            strengths.append(self.mean(logits, team))
        highest = max(strengths)
        total = 0.0
        index: i64 = 0
        for team in self.teams:
            strength = exp(strengths[index] - highest)
            total += strength
            for seat in team:
                found[seat] = strength
            index += 1
        return [strength / total for strength in found]

    def mean(self, logits: list[float], team: list[int]) -> float:
        total = 0.0
        for seat in team:
            total += logits[seat]
        return total / float(len(team))

    def logits(self, state: State) -> list[float]:
        """What the network says of the observation of each seat."""
        writer = self.writer
        found: list[float] = []
        seat: i64
        for seat in range(self.seats):
            writer.write(state, seat, 0)
            logit: float = self.network.logit(writer.written())
            found.append(logit)
        return found


def within(logit: float) -> float:
    """The logit, or one of a chance that is as good as certain: `exp` has an end."""
    return min(max(logit, -500.0), 500.0)
