"""The bot that plays the move with the best value after it."""

from __future__ import annotations

from hetman.bots.base import Bot, Candidate, checked_integer
from hetman.core.dice import Dice
from hetman.core.evaluator import Evaluator, returns
from hetman.core.seat import Seat
from hetman.core.state import State

WORLDS = 6
"""Imagined positions, each with its own dice, over which the value of a move is averaged."""
LONGEST = 30
"""Decisions after which a position is evaluated although it is not quiet, so that no evaluator loops forever."""


class GreedyBot(Bot):
    """Tries each move in a few imagined positions and evaluates the result.

    A move of several steps is first completed by the priors. With `steps`, at least that many decisions are.
    """

    def __init__(self, seed: int = 0, worlds: int = WORLDS, steps: int = 0) -> None:
        self.dice = Dice(seed)
        self.worlds = checked_integer("worlds", worlds, least=1)
        self.steps = checked_integer("steps", steps, least=0)

    def choose(self, seat: Seat) -> int:
        moves = seat.canonical()
        return moves[0] if len(moves) == 1 else self.explain(seat)[0].move

    def explain(self, seat: Seat) -> list[Candidate]:
        evaluator = seat.game.evaluator()
        moves = seat.canonical()
        totals = [0.0] * len(moves)
        for _ in range(self.worlds):
            world = seat.imagine(self.dice)
            answer_for_others(world, seat.number, self.dice)
            # Every move meets the same dice, so that luck does not choose between them.
            seed = self.dice.below(2**31)
            for index, move in enumerate(moves):
                totals[index] += value_after(world, move, seat.number, evaluator, Dice(seed), self.steps)
        order = sorted(range(len(moves)), key=lambda index: -totals[index])
        return [Candidate(moves[index], float(index == order[0]), totals[index] / self.worlds) for index in order]


def answer_for_others(world: State, seat: int, dice: Dice) -> None:
    """Answer at random for the other seats of a sealed choice."""
    while world.actor != seat:
        moves = world.canonical()
        world.step(moves[dice.below(len(moves))])


def value_after(world: State, move: int, seat: int, evaluator: Evaluator, dice: Dice, steps: int) -> float:
    """The value for the seat after the move is completed and at least `steps` decisions are made."""
    state = world.copy()
    state.step(move)
    state.roll(dice)
    made = 0
    while state.actor == seat and (made < steps or (made < LONGEST and not evaluator.is_quiet(state))):
        moves = state.canonical()
        priors = evaluator.priors(state, moves)
        state.step(moves[priors.index(max(priors))])
        state.roll(dice)
        made += 1
    return (evaluator.evaluate(state) if state.stack else returns(state))[seat]
