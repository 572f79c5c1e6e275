"""Static evaluation: the value of a position and the priors of its moves."""

from __future__ import annotations

from math import exp
from typing import Final

from hetman.core.decision import NATURE
from hetman.core.dice import Dice
from hetman.core.learned_value import LearnedValue
from hetman.core.native import i64, mypyc_attr
from hetman.core.state import State

STEPS: Final = 1048576
"""`sample_index` divides the sum of the weights into this many steps."""


def returns(state: State) -> list[float]:
    """The result of a finished game for each seat: 1 for a win, a share of 1 for a draw, 0 for a loss."""
    seats: int = state.setup.seats
    found = [0.0] * seats
    winners = state.winners()
    if winners:
        # Partners win together and a draw is between teams. All teams of a game have the same size.
        partners = seats / len(state.setup.game.teams(seats))
        for seat in winners:
            found[seat] = partners / len(winners)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """The evaluation of one game: a weighted sum of features for positions, and one of move features for moves.

    A game overrides `features` and `move_features`. The defaults use the score and know nothing about moves.
    `tools/fit_evaluator.py` and `tools/train_policy.py` fit `weights` and `policy_weights` to played games.

    Search uses these numbers: `rollout_depth` is how many decisions the policy plays before a position is evaluated,
    and `inverse_temperature` the power of the priors in these rollouts. `c_puct` is the exploration constant of PUCT.
    `exploration_fraction` is the share of the prior that all moves get alike, so that a longer search tries every move.

    A network may judge positions in place of the weighted sum (`use`). `Game.best_evaluator` makes such an evaluator.
    """

    def __init__(
        self,
        weights: list[float],
        policy_weights: list[float],
        rollout_depth: int,
        c_puct: float,
        inverse_temperature: int = 1,
        exploration_fraction: float = 0.0,
    ) -> None:
        self.weights = weights
        self.policy_weights = policy_weights
        self.rollout_depth: i64 = rollout_depth
        self.c_puct: float = c_puct
        self.inverse_temperature: i64 = inverse_temperature
        self.exploration_fraction: float = exploration_fraction
        self.learned: LearnedValue | None = None
        self.searched: i64 = 0
        """How many iterations the running search has made. The search sets it."""

    def use(self, learned: LearnedValue) -> None:
        """Let a network judge the positions of its setting, and search explore as it was measured with it."""
        self.learned = learned
        self.c_puct = learned.c_puct

    # For a game to write

    def features(self, state: State, seat: int) -> list[float]:
        """Features of a position for a seat and its partners, aligned with `weights`."""
        return [float(state.scores()[seat])]

    def move_features(self, state: State, move: i64) -> list[i64]:
        """The features that a move of the deciding seat has, as indices of `policy_weights`."""
        return []

    def is_quiet(self, state: State) -> bool:
        """Whether a position can be evaluated as it is, because no move of several steps is under way."""
        return True

    def rollout_limit(self, state: State) -> i64:
        """How many decisions a rollout plays from here."""
        return self.rollout_depth

    # Values

    def value(self, state: State) -> list[float]:
        """The value of a running game for each seat by the network if it knows this setting, else by `evaluate`."""
        learned = self.learned
        if learned is not None and learned.serves(state):
            return learned.evaluate(state)
        return self.evaluate(state)

    def evaluate(self, state: State) -> list[float]:
        """The value of a running game for each seat, from 0 (lost) to 1 (won): a softmax over the teams."""
        found = [0.0] * state.setup.seats
        total = 0.0
        for team in state.setup.game.teams(state.setup.seats):
            strength = exp(self.logit(self.features(state, team[0])))
            total += strength
            for seat in team:
                found[seat] = strength
        return [strength / total for strength in found]

    def logit(self, features: list[float]) -> float:
        """The weighted sum of the features."""
        found = 0.0
        index: i64 = 0
        for weight in self.weights:
            found += weight * features[index]
            index += 1
        return found

    # Policy

    def priors(self, state: State, moves: list[i64]) -> list[float]:
        """A new list of positive weights of the deciding seat's moves, aligned with `moves`. Search changes it."""
        found: list[float] = []
        for move in moves:
            logit = 0.0
            for feature in self.move_features(state, move):
                logit += self.policy_weights[feature]
            found.append(exp(logit))
        return found

    def sharpened_priors(self, state: State, moves: list[i64]) -> list[float]:
        """The priors to the power of `inverse_temperature`, in the list that `priors` made."""
        priors = self.priors(state, moves)
        if self.inverse_temperature == 1:
            return priors
        index: i64
        for index in range(len(priors)):
            prior = priors[index]
            power = prior
            times: i64 = 1
            while times < self.inverse_temperature:
                power *= prior
                times += 1
            priors[index] = power
        return priors

    def rollout(self, state: State, dice: Dice) -> None:
        """Play some decisions by the policy, so that what is under way shows its outcome."""
        learned = self.learned
        if learned is not None and learned.serves(state):
            self.advance(state, dice, learned.depth_after(self.searched))
        else:
            self.advance(state, dice, self.rollout_limit(state))

    def advance(self, state: State, dice: Dice, decisions: i64) -> None:
        """Play this many decisions by the policy, and chance before and after each of them."""
        left: i64 = decisions
        while state.stack:
            decision = state.stack[-1]
            if decision.seat == NATURE:
                state.answer(decision, decision.sample(state, dice))
                continue
            if left == 0:
                return
            moves = decision.canonical(state)
            index: i64 = 0 if len(moves) == 1 else sample_index(self.sharpened_priors(state, moves), dice)
            state.answer(decision, moves[index])
            left -= 1


def sample_index(weights: list[float], dice: Dice) -> i64:
    """Sample an index in proportion to the weights."""
    total = 0.0
    for weight in weights:
        total += weight
    left = total * float(dice.below(STEPS)) / STEPS
    index: i64 = 0
    for weight in weights:
        left -= weight
        if left < 0.0:
            break
        index += 1
    return index if index < len(weights) else 0
