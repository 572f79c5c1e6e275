"""Why a move is good: what it gains, and what it risks, by the features that the evaluator compares.

The features of the position now are compared with those after the move and the best replies that the search found, in
several imagined positions. The game names the changes that people can understand (`Game.reasons`). A change has no
sentence if it is too small on average, or if other moves bring it as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hetman.bots.tree import Tree
from hetman.core.dice import Dice
from hetman.core.game import Game
from hetman.core.reasons import OWN, FeatureReason, MoveReason
from hetman.core.seat import Seat
from hetman.core.state import State

SAMPLES = 24
"""Imagined positions in which a move is followed."""
OTHERS = 8
"""Other legal moves that a move is compared with at most."""
FEW = 6
"""Imagined positions in which each of these is followed."""
PART = 0.5
"""A change must exceed that of other moves by this share of its least amount."""
DECISIONS = 12
"""How many decisions a move is followed at most."""
MOST = 2
"""Gains or risks that are named at most."""
LIKELY = 0.5
"""The share of the imagined positions in which a win or a loss must come."""
WINS, LOSES = MoveReason("wins"), MoveReason("loses", gain=False)
"""Reasons that every game has."""


@dataclass
class Comparison:
    """Mean changes of the features of the seat's team and of its rivals, and how often the game ended."""

    own: list[float]
    rivals: list[float]
    won: float = 0.0
    lost: float = 0.0

    def change(self, reason: FeatureReason) -> float:
        changes = self.own if reason.team == OWN else self.rivals
        return changes[reason.feature] * reason.change

    def add(self, before: tuple[list[float], list[float]], after: tuple[list[float], list[float]]) -> None:
        self.own = [total + new - old for total, new, old in zip(self.own, after[0], before[0])]
        self.rivals = [total + new - old for total, new, old in zip(self.rivals, after[1], before[1])]

    def divide(self, count: int) -> None:
        self.own = [total / count for total in self.own]
        self.rivals = [total / count for total in self.rivals]


def reasons_for(tree: Tree, seat: Seat, move: int, seed: int) -> tuple[MoveReason, ...]:
    """The reasons for a move of the seat: at most two gains, then at most two risks, the weightiest first."""
    game, dice = seat.game, Dice(seed)
    compared = compare(tree, seat, [move], SAMPLES, dice)
    usual = compare(tree, seat, other_moves(seat.canonical(), move), FEW, dice)
    supported = [reason for reason in game.reasons if is_supported(reason, compared, usual)]
    weights = tree.evaluator.weights
    supported.sort(key=lambda reason: -abs(weights[reason.feature]) * compared.change(reason))
    found = [MoveReason(one.key, max(1, round(compared.change(one))), one.gain) for one in supported]
    if compared.won >= LIKELY:
        found.insert(0, WINS)
    if compared.lost >= LIKELY:
        found.insert(0, LOSES)
    return (*distinct(found, gain=True), *distinct(found, gain=False))


def is_supported(reason: FeatureReason, compared: Comparison, usual: Comparison) -> bool:
    change = compared.change(reason)
    return change >= reason.least and change - usual.change(reason) >= PART * reason.least


def other_moves(moves: Sequence[int], move: int) -> list[int]:
    """Some of the other legal moves, evenly from the list."""
    others = [other for other in moves if other != move]
    step = max(1, len(others) // OTHERS)
    return others[::step][:OTHERS]


def distinct(reasons: Sequence[MoveReason], gain: bool) -> list[MoveReason]:
    """The first reasons of one sort, each key once."""
    by_key: dict[str, MoveReason] = {}
    for reason in reasons:
        if reason.gain == gain:
            by_key.setdefault(reason.key, reason)
    return list(by_key.values())[:MOST]


def compare(tree: Tree, seat: Seat, moves: Sequence[int], samples: int, dice: Dice) -> Comparison:
    """Follow each of some moves in several imagined positions. Returns the mean changes."""
    size = len(features(tree, seat.imagine(dice), seat.number)[0])
    found = Comparison([0.0] * size, [0.0] * size)
    running, followed = 0, len(moves) * samples
    for move in [move for move in moves for _ in range(samples)]:
        before = seat.imagine(dice)
        after = before.copy()
        tree.follow(after, move, DECISIONS, dice)
        if not after.stack:
            won = seat.number in after.winners()
            found.won += won / followed
            found.lost += (not won) / followed
            continue
        running += 1
        found.add(features(tree, before, seat.number), features(tree, after, seat.number))
    found.divide(max(1, running))
    return found


def features(tree: Tree, state: State, seat: int) -> tuple[list[float], list[float]]:
    """The features of the seat's team, and the sum over the other teams."""
    game: Game = state.setup.game
    own: list[float] = []
    rivals: list[float] = []
    for team in game.teams(state.setup.seats):
        values = list(tree.evaluator.features(state, team[0]))
        if seat in team:
            own = values
        else:
            rivals = [total + value for total, value in zip(rivals, values)] if rivals else values
    return own, rivals or [0.0] * len(own)
