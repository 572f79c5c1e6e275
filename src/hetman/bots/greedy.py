"""The bot that takes what looks best at once."""

from __future__ import annotations

from hetman.bots.base import Bot, Thought, whole
from hetman.core.dice import Dice
from hetman.core.instinct import Instinct, result
from hetman.core.seat import Seat
from hetman.core.state import State

WORLDS = 6
"""How many imagined positions and rolls of the dice a move is judged in."""
LONGEST = 30
"""What is not carried out after so many decisions is judged as it stands, so that no instinct keeps a bot for ever."""


class GreedyBot(Bot):
    """Tries each move in a few imagined positions, and lets its instinct judge what comes of it.

    What a move has begun is carried out by urges first; with `steps`, so many decisions of the turn at least.
    """

    def __init__(self, seed: int = 0, worlds: int = WORLDS, steps: int = 0) -> None:
        self.dice = Dice(seed)
        self.worlds = whole("worlds", worlds, least=1)
        self.steps = whole("steps", steps, least=0)

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
    """What the seat may expect after the move, once it is carried out and at least so many decisions further."""
    state = world.copy()
    state.step(move)
    state.roll(dice)
    made = 0
    while state.actor == seat and (made < steps or (made < LONGEST and not instinct.is_quiet(state))):
        moves = state.moves()
        urges = instinct.urges(state, moves)
        state.step(moves[urges.index(max(urges))])
        state.roll(dice)
        made += 1
    return (instinct.judge(state) if state.stack else result(state))[seat]
