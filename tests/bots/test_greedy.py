"""The bot that plays the move with the best value after it."""

from __future__ import annotations

import hetman
from hetman import Dice, Match, Seat
from hetman.bots import read_bot
from hetman.bots.greedy import LONGEST, GreedyBot, value_after
from hetman.core.evaluator import Evaluator
from hetman.core.state import State


class Watched(Evaluator):
    """Prefers the second seat and records the evaluated positions. Positions are quiet after some steps."""

    def __init__(self, quiet_after: int = 0) -> None:
        super().__init__([], [], rollout_depth=0, c_puct=0.0)
        self.evaluated: list[State] = []
        self.quiet_after = quiet_after
        self.asked = 0

    def is_quiet(self, state: State) -> bool:
        return self.asked >= self.quiet_after

    def evaluate(self, state: State) -> list[float]:
        self.evaluated.append(state.copy())
        return [0.25, 0.75]

    def priors(self, state: State, moves: list[int]) -> list[float]:
        self.asked += 1
        return [1.0] * len(moves)


def opening() -> State:
    """A turn of many steps: in Chocim a leader commands several units, which are placed one by one."""
    return Match(hetman.game("chocim"), seed=1).state


def test_it_evaluates_the_position_after_the_move() -> None:
    state = opening()
    for move in state.moves():
        evaluator = Watched()
        assert value_after(state, move, 1, evaluator, Dice(4), steps=0) == 0.75
        left = state.copy()
        left.step(move)
        left.roll(Dice(4))
        assert evaluator.evaluated == [left]
        assert evaluator.asked == 0


def test_with_steps_it_continues_its_own_turn() -> None:
    state = opening()
    seat = state.actor
    played = []
    for steps in (1, 2, 1000):
        evaluator = Watched()
        value_after(state, state.moves()[0], seat, evaluator, Dice(4), steps)
        assert len(evaluator.evaluated) == 1
        played.append(evaluator.asked)
    assert played[:2] == [1, 2]
    assert 2 < played[2] < 1000
    assert evaluator.evaluated[0].actor != seat


def test_a_move_of_several_steps_is_completed() -> None:
    state = opening()
    for steps, quiet_after, played in ((0, 2, 2), (1, 2, 2), (2, 1, 2)):
        evaluator = Watched(quiet_after)
        value_after(state, state.moves()[0], state.actor, evaluator, Dice(4), steps)
        assert evaluator.asked == played


def test_an_evaluator_without_quiet_positions_does_not_loop_forever() -> None:
    """In a solo game the same seat decides until the end."""
    state = Match(hetman.game("zizka"), seed=1, seats=1, goal=50).state
    evaluator = Watched(quiet_after=10**6)
    value_after(state, state.moves()[0], state.actor, evaluator, Dice(4), steps=0)
    assert evaluator.asked == LONGEST
    assert len(evaluator.evaluated) == 1


def test_without_steps_it_plays_no_further() -> None:
    assert [(bot.worlds, bot.steps) for bot in (GreedyBot(), GreedyBot(worlds=3, steps=12))] == [(6, 0), (3, 12)]
    position = Match(hetman.game("zizka"), seed=1, seats=2).state
    seat = Seat(position, position.actor)
    plain, none, turn = (read_bot(spec).explain(seat) for spec in ("greedy", "greedy:steps=0", "greedy:steps=12"))
    assert plain == none != turn
