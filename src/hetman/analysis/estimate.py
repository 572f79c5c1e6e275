"""Estimate a decision from what its seat knew: the chances of all seats, and the values of moves."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.bots.reasons import reasons_for
from hetman.bots.tree import Node, Tree
from hetman.core.dice import Dice
from hetman.core.evaluator import returns
from hetman.core.reasons import MoveReason
from hetman.core.seat import Seat

FEW = 0.25
"""The share of the iterations that a move needs for its value to count. A search gives bad moves a few visits only."""
SAMPLES = 32
"""Imagined positions in which the chances of several other seats are estimated."""
DECISIONS = 12
"""How many decisions of the best line are played in each of them."""
REASONED = 0.03
"""A move that costs less than this is as good as the best one, and the best one needs no reasons."""


@dataclass(frozen=True)
class Estimate:
    """A decision: its best move, what the best and the played one are worth, and the chances of all seats before it.

    Values and chances go from 0 to 1. The chance of the seat that decides is the mean of its whole search: the value of
    the best move is the highest of several uncertain ones, and so a little too high.
    """

    best: int
    best_value: float
    played_value: float
    chances: tuple[float, ...]
    reasons: tuple[MoveReason, ...] = ()

    @property
    def cost(self) -> float:
        """How much the played move lost against the best one."""
        return max(0.0, self.best_value - self.played_value)


def estimate(seat: Seat, played: int, iterations: int, seed: int) -> Estimate:
    """Search from a seat, then below the played move. The same seed gives the same estimate."""
    dice, evaluator = Dice(seed), seat.evaluator()
    tree = Tree(seat.imagine(dice), seat.number, evaluator, seat.game.verbs.masks(), dice)
    tree.run(iterations)
    root = tree.root()
    while root is None or not any(edge.visits for edge in root.edges):
        # In a sealed choice the first iterations may end at the decisions of others.
        tree.run(1)
        root = tree.root()
    own = float(root.total / float(root.visits))
    least = max(1, round(iterations * FEW))
    for move in {most_visited(root), played}:
        tree.run_move(move, max(0, least - visits(root, move)))
    best = better(root, most_visited(root), played)
    found = Estimate(best, value(root, best), value(root, played), chances(tree, seat, best, own, dice))
    if found.cost < REASONED or not seat.game.reasons:
        return found
    reasons = reasons_for(tree, seat, best, seed)
    return Estimate(found.best, found.best_value, found.played_value, found.chances, reasons)


def most_visited(root: Node) -> int:
    return int(max(root.edges, key=lambda edge: (edge.visits, edge.total)).move)


def visits(root: Node, move: int) -> int:
    edge = root.by_move.get(move)
    return int(edge.visits) if edge is not None else 0


def value(root: Node, move: int) -> float:
    """The mean value of a move for the seat that decides."""
    edge = root.by_move[move]
    return float(edge.total / float(edge.visits))


def better(root: Node, move: int, played: int) -> int:
    """The better of the best and the played move: a search below the played one can show that it is as good."""
    return played if value(root, played) >= value(root, move) else move


def chances(tree: Tree, seat: Seat, best: int, own: float, dice: Dice) -> tuple[float, ...]:
    """The chances of all seats, with the searched value of the seat that decides. The chances of all teams add to 1."""
    game, seats = seat.game, seat.view()["seats"]
    teams = game.teams(seats)
    found = [own] * seats
    others = [team for team in teams if seat.number not in team]
    if not others:
        return tuple(found)
    weights = [1.0] if len(others) == 1 else sampled(tree, seat, best, others, dice)
    total = sum(weights)
    if not total:
        weights, total = [1.0] * len(others), float(len(others))
    for team, weight in zip(others, weights):
        for partner in team:
            found[partner] = (1.0 - own) * weight / total
    return tuple(found)


def sampled(tree: Tree, seat: Seat, best: int, teams: list[tuple[int, ...]], dice: Dice) -> list[float]:
    """The mean value of each of the other teams after the best line of several imagined positions."""
    totals = [0.0] * len(teams)
    for _ in range(SAMPLES):
        state = seat.imagine(dice)
        tree.follow(state, best, DECISIONS, dice)
        tree.evaluator.rollout(state, dice)
        values = tree.evaluator.value(state) if state.stack else returns(state)
        totals = [total + values[team[0]] for total, team in zip(totals, teams)]
    return totals
