"""The bot that thinks ahead: information-set Monte-Carlo tree search over what its seat can imagine."""

from __future__ import annotations

from time import perf_counter

from hetman.bots.base import Bot, Thought
from hetman.bots.recall import Recall
from hetman.bots.tree import Edge, Tree
from hetman.core.dice import Dice
from hetman.core.instinct import Instinct
from hetman.core.seat import Seat

CHUNK = 8
"""Iterations between two looks at the clock."""
ITERATIONS = 500


class SearchBot(Bot):
    """Searches for so many `iterations`, or for so much `time` in seconds; with iterations a seed decides everything.

    `margin` makes it careless: it takes any move that it expects to be at most so much worse than the best.
    """

    def __init__(
        self, iterations: int | None = None, time: float | None = None, seed: int = 0, margin: float = 0.0
    ) -> None:
        if iterations is not None and time is not None:
            raise ValueError("a search takes iterations or time, not both")
        if (iterations is not None and iterations < 1) or (time is not None and not 0 < time <= 3600):
            raise ValueError("a search takes at least one iteration, or a time of up to 3600 seconds")
        self.iterations = ITERATIONS if iterations is None and time is None else iterations
        self.time = time
        self.margin = margin
        self.dice = Dice(seed)
        self.recall = Recall()

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        if len(moves) == 1:
            return moves[0]
        edges = self.think(seat)
        best = max(edges, key=lambda edge: (edge.visits, edge.total))
        if self.margin:
            best = self.careless(edges, best)
        self.recall.chose(best)
        return int(best.move)

    def careless(self, edges: list[Edge], best: Edge) -> Edge:
        """Any tried move that seems hardly worse than the best one."""
        enough = expected(best) - self.margin
        good = [edge for edge in edges if edge.visits and expected(edge) >= enough]
        return good[self.dice.below(len(good))]

    def explain(self, seat: Seat) -> list[Thought]:
        moves = seat.moves()
        if len(moves) == 1:
            return [Thought(moves[0], 1.0)]
        edges = sorted(self.think(seat), key=lambda edge: (-edge.visits, -edge.total))
        visits = sum(int(edge.visits) for edge in edges)
        return [Thought(int(edge.move), int(edge.visits) / visits, expected(edge)) for edge in edges if edge.visits]

    def instinct(self, seat: Seat) -> Instinct:
        return seat.game.instinct()

    def think(self, seat: Seat) -> list[Edge]:
        """Search, and return the branches of the seat's moves."""
        tree = Tree(seat.imagine(self.dice), seat.number, self.instinct(seat), seat.game.verbs.masks(), self.dice)
        self.recall.resume(tree, seat, self.dice)
        if self.time is None:
            tree.run(self.iterations or ITERATIONS)
        else:
            run_until(tree, perf_counter() + self.time)
        root = tree.root()
        assert root is not None, "an iteration opens the first decision"
        legal = set(seat.moves())
        return [edge for move, edge in root.by_move.items() if move in legal]


def expected(edge: Edge) -> float:
    return edge.total / int(edge.visits) if edge.visits else 0.0


def run_until(tree: Tree, end: float) -> None:
    tree.run(CHUNK)
    while perf_counter() < end:
        tree.run(CHUNK)
