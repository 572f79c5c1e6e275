"""The bot that takes what looks best at once."""

from __future__ import annotations

import hetman
from hetman import Dice, Match, Seat
from hetman.bots import read_bot
from hetman.bots.greedy import LONGEST, GreedyBot, gain
from hetman.core.instinct import Instinct
from hetman.core.state import State


class Watched(Instinct):
    """Likes the second seat, and remembers what it was asked; positions are quiet after so many steps."""

    def __init__(self, quiet_after: int = 0) -> None:
        super().__init__([], [], depth=0, boldness=0.0)
        self.judged: list[State] = []
        self.quiet_after = quiet_after
        self.urged = 0

    def is_quiet(self, state: State) -> bool:
        return self.urged >= self.quiet_after

    def judge(self, state: State) -> list[float]:
        self.judged.append(state.copy())
        return [0.25, 0.75]

    def urges(self, state: State, moves: list[int]) -> list[float]:
        self.urged += 1
        return [1.0] * len(moves)


def opening() -> State:
    """A turn of many steps: in Chocim a leader commands several units, which are placed one by one."""
    return Match(hetman.game("chocim"), seed=1).state


def test_it_judges_what_the_move_leaves() -> None:
    state = opening()
    for move in state.moves():
        instinct = Watched()
        assert gain(state, move, 1, instinct, Dice(4), steps=0) == 0.75
        left = state.copy()
        left.step(move)
        left.roll(Dice(4))
        assert instinct.judged == [left]
        assert instinct.urged == 0


def test_steps_play_its_own_turn_on() -> None:
    state = opening()
    seat = state.actor
    played = []
    for steps in (1, 2, 1000):
        instinct = Watched()
        gain(state, state.moves()[0], seat, instinct, Dice(4), steps)
        assert len(instinct.judged) == 1
        played.append(instinct.urged)
    assert played[:2] == [1, 2]
    assert 2 < played[2] < 1000
    assert instinct.judged[0].actor != seat


def test_what_a_move_has_begun_is_carried_out() -> None:
    state = opening()
    for steps, quiet_after, played in ((0, 2, 2), (1, 2, 2), (2, 1, 2)):
        instinct = Watched(quiet_after)
        gain(state, state.moves()[0], state.actor, instinct, Dice(4), steps)
        assert instinct.urged == played


def test_an_instinct_that_never_is_quiet_keeps_nobody_for_ever() -> None:
    """Alone the same seat decides until the game ends."""
    state = Match(hetman.game("zizka"), seed=1, seats=1, goal=50).state
    instinct = Watched(quiet_after=10**6)
    gain(state, state.moves()[0], state.actor, instinct, Dice(4), steps=0)
    assert instinct.urged == LONGEST
    assert len(instinct.judged) == 1


def test_it_plays_nothing_on_unless_told() -> None:
    assert [(bot.worlds, bot.steps) for bot in (GreedyBot(), GreedyBot(worlds=3, steps=12))] == [(6, 0), (3, 12)]
    position = Match(hetman.game("zizka"), seed=1, seats=2).state
    seat = Seat(position, position.actor)
    plain, none, turn = (read_bot(spec).explain(seat) for spec in ("greedy", "greedy:steps=0", "greedy:steps=12"))
    assert plain == none != turn
