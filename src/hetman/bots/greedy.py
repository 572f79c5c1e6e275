"""The bot that takes what looks best at once."""

from __future__ import annotations

from hetman.bots.base import Bot, Thought
from hetman.core.dice import Dice
from hetman.core.instinct import Instinct, result
from hetman.core.seat import Seat
from hetman.core.state import State

WORLDS = 6
"""How many imagined positions and rolls of the dice a move is judged in."""
STEPS = 12
"""A turn in many steps is played on by urges, but no further than this."""


class GreedyBot(Bot):
    """Tries each move in a few imagined positions, plays its turn on by urges, and lets its instinct judge the end.

    With `steps=0` it plays nothing on and judges what the move itself leaves.
    """

    def __init__(self, seed: int = 0, worlds: int = WORLDS, steps: int = STEPS) -> None:
        if worlds < 1 or steps < 0:
            raise ValueError("greedy takes at least one world, and no step or some")
        self.dice = Dice(seed)
        self.worlds = worlds
        self.steps = steps

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        return moves[0] if len(moves) == 1 else self.explain(seat)[0].move

    def explain(self, seat: Seat) -> list[Thought]:
        instinct = seat.game.instinct()
        moves = seat.moves()
        totals = [0.0] * len(moves)
        for _ in range(self.worlds):
            world = seat.imagine(self.dice)
            settle_others(world, seat.number, self.dice)
            # Every move meets the same dice, so that luck does not choose between them.
            luck = self.dice.below(2**31)
            for place, move in enumerate(moves):
                totals[place] += gain(world, move, seat.number, instinct, Dice(luck), self.steps)
        order = sorted(range(len(moves)), key=lambda place: -totals[place])
        return [Thought(moves[place], float(place == order[0]), totals[place] / self.worlds) for place in order]


def settle_others(world: State, seat: int, dice: Dice) -> None:
    """Other seats that decide secretly at the same time answer anyhow."""
    while world.actor != seat:
        moves = world.moves()
        world.step(moves[dice.below(len(moves))])


def gain(world: State, move: int, seat: int, instinct: Instinct, dice: Dice, steps: int) -> float:
    """What the seat may expect after the move, at the end of its turn."""
    state = world.copy()
    state.step(move)
    state.roll(dice)
    for _ in range(steps):
        if state.actor != seat:
            break
        moves = state.moves()
        urges = instinct.urges(state, moves)
        state.step(moves[urges.index(max(urges))])
        state.roll(dice)
    return (instinct.judge(state) if state.stack else result(state))[seat]
