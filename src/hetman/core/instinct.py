"""What a bot feels about a position and a move, without thinking ahead."""

from __future__ import annotations

from math import exp
from typing import Final

from hetman.core.decision import NATURE
from hetman.core.dice import Dice
from hetman.core.native import i64, mypyc_attr
from hetman.core.state import State

FINE: Final = 1048576
"""Between urges, chance is drawn in so many steps."""


def result(state: State) -> list[float]:
    """What a finished game gave each seat: 1 for winning, a share of it for a draw, 0 for losing."""
    seats: int = state.setup.seats
    given = [0.0] * seats
    winners = state.winners()
    if winners:
        # Partners win together, and a draw is between teams: all teams of a game are of one size.
        together = seats / len(state.setup.game.teams(seats))
        for seat in winners:
            given[seat] = together / len(winners)
    return given


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct:
    """The feelings for one game: features of a position with their weights, traits of a move with their pulls.

    A game writes `features` and `traits`; these know the score and nothing of moves. `tools/fit.py` and
    `tools/practise.py` find weights and pulls by measurement. `depth` is how many decisions are played on by urges
    before search judges a position, `resolve` how firmly: at 1 as often as the urges weigh, at more the strongest ones
    the oftener. `boldness` is how much search trusts an urge over a result, `curiosity` the share of that trust which
    all moves get alike, so that search in time looks at those too that do not tempt.
    """

    def __init__(
        self,
        weights: list[float],
        pulls: list[float],
        depth: int,
        boldness: float,
        resolve: int = 1,
        curiosity: float = 0.0,
    ) -> None:
        self.weights = weights
        self.pulls = pulls
        self.depth: i64 = depth
        self.boldness: float = boldness
        self.resolve: i64 = resolve
        self.curiosity: float = curiosity

    def features(self, state: State, seat: int) -> list[float]:
        """What counts for a seat and its partners, aligned with `weights`."""
        return [float(state.scores()[seat])]

    def traits(self, state: State, move: i64) -> list[i64]:
        """What is true of a move of the deciding seat, as places in `pulls`."""
        return []

    def judge(self, state: State) -> list[float]:
        """What each seat may expect of a running game, from 0 (lost) to 1 (won): the more it stands out, the more."""
        found = [0.0] * state.setup.seats
        total = 0.0
        for team in state.setup.game.teams(state.setup.seats):
            strength = exp(self.feel(self.features(state, team[0])))
            total += strength
            for seat in team:
                found[seat] = strength
        return [strength / total for strength in found]

    def is_quiet(self, state: State) -> bool:
        """Whether a position can be judged as it stands, or only when what a move has begun is carried out."""
        return True

    def feel(self, features: list[float]) -> float:
        felt = 0.0
        place: i64 = 0
        for weight in self.weights:
            felt += weight * features[place]
            place += 1
        return felt

    def play_on(self, state: State, dice: Dice) -> None:
        """Play some decisions as urges have it, so that what is under way shows its outcome."""
        left: i64 = self.horizon(state)
        while state.stack:
            decision = state.stack[-1]
            if decision.seat == NATURE:
                state.answer(decision, decision.sample(state, dice))
                continue
            if left == 0:
                return
            moves = decision.moves(state)
            state.answer(decision, moves[0] if len(moves) == 1 else moves[follow(self.resolved(state, moves), dice)])
            left -= 1

    def horizon(self, state: State) -> i64:
        """How many decisions are played on: `depth`, where a game does not know better."""
        return self.depth

    def resolved(self, state: State, moves: list[i64]) -> list[float]:
        """The urges, each to the power of `resolve`."""
        urges = self.urges(state, moves)
        if self.resolve == 1:
            return urges
        found: list[float] = []
        for urge in urges:
            power = urge
            times: i64 = 1
            while times < self.resolve:
                power *= urge
                times += 1
            found.append(power)
        return found

    def urges(self, state: State, moves: list[i64]) -> list[float]:
        """How much each of the deciding seat's moves tempts: positive, aligned with `moves`."""
        found: list[float] = []
        for move in moves:
            pull = 0.0
            for trait in self.traits(state, move):
                pull += self.pulls[trait]
            found.append(exp(pull))
        return found


def follow(urges: list[float], dice: Dice) -> i64:
    """The place of one of the urges, drawn by how strong they are."""
    total = 0.0
    for urge in urges:
        total += urge
    left = total * float(dice.below(FINE)) / FINE
    place: i64 = 0
    for urge in urges:
        left -= urge
        if left < 0.0:
            break
        place += 1
    return place if place < len(urges) else 0
