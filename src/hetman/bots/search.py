"""The bot that searches: information-set Monte Carlo tree search over positions that its seat can imagine."""

from __future__ import annotations

from time import perf_counter

from hetman.bots.base import Bot, Candidate, checked_integer
from hetman.bots.parallel import SearchProcess, Visits
from hetman.bots.reasons import reasons_for
from hetman.bots.tree import Tree
from hetman.bots.tree_reuse import TreeReuse
from hetman.core.dice import Dice
from hetman.core.evaluator import Evaluator
from hetman.core.reasons import MoveReason
from hetman.core.seat import Seat

CHUNK = 8
"""Iterations between two looks at the clock."""
ITERATIONS = 500
EXPLAINED = 3
"""Moves that get reasons."""
REASONS_SEED = 1
PATIENCE = 0.1
"""How much longer than its time budget the second process may take, as a share of it."""


class SearchBot(Bot):
    """Searches for a number of `iterations`, or for a `time` in seconds. With iterations, play follows from the seed.

    `cores=2` starts a second process that searches for the same time. `margin` makes the bot careless: it plays
    any move whose value is at most that much below the best. A trained network judges positions if the game has one.
    """

    linear = False
    """Whether the linear evaluator judges positions, although there is a network."""

    def __init__(
        self,
        iterations: int | None = None,
        time: float | None = None,
        seed: int = 0,
        margin: float = 0.0,
        cores: int = 1,
    ) -> None:
        if iterations is not None and time is not None:
            raise ValueError("a search takes iterations or time, got both")
        if time is not None and not 0 < time <= 3600:
            raise ValueError(f"time must be above 0 and at most 3600 seconds, got {time}")
        if not 0 <= margin <= 1:
            raise ValueError(f"margin must be from 0 to 1, got {margin}")
        if cores not in (1, 2) or (cores == 2 and time is None):
            raise ValueError(f"cores must be 1, or 2 with a time, got {cores}")
        self.iterations = ITERATIONS if iterations is None else checked_integer("iterations", iterations, least=1)
        self.time = time
        self.margin = margin
        self.dice = Dice(seed)
        self.tree_reuse = TreeReuse()
        self.process = SearchProcess(time, seed + 1, self.linear) if cores == 2 and time is not None else None

    def choose(self, seat: Seat) -> int:
        moves = seat.canonical()
        if len(moves) == 1:
            return moves[0]
        visits = self.search(seat)
        best = max(visits, key=lambda move: visits[move])
        if self.margin:
            best = self.careless(visits, best)
        self.tree_reuse.chose(best)
        return best

    def careless(self, visits: Visits, best: int) -> int:
        """Any visited move that seems hardly worse than the best one."""
        enough = mean(visits[best]) - self.margin
        good = [move for move, visited in visits.items() if mean(visited) >= enough]
        return good[self.dice.below(len(good))]

    def explain(self, seat: Seat) -> list[Candidate]:
        moves = seat.canonical()
        if len(moves) == 1:
            return [Candidate(moves[0], 1.0)]
        visits = self.search(seat)
        total = sum(visited[0] for visited in visits.values())
        order = sorted(visits, key=lambda move: visits[move], reverse=True)
        reasons = {move: self.reasons(seat, move) for move in order[:EXPLAINED]}
        return [Candidate(move, visits[move][0] / total, mean(visits[move]), reasons.get(move, ())) for move in order]

    def reasons(self, seat: Seat, move: int) -> tuple[MoveReason, ...]:
        """What a move gains and risks, by the tree of the last search."""
        tree = self.tree_reuse.tree
        if tree is None or not seat.game.reasons:
            return ()
        return reasons_for(tree, seat, move, REASONS_SEED)

    def evaluator(self, seat: Seat) -> Evaluator:
        return seat.game.evaluator() if self.linear else seat.evaluator()

    def search(self, seat: Seat) -> Visits:
        """Search, and return the visits of each move."""
        if self.process is not None:
            self.process.request(seat)
        tree = Tree(seat.imagine(self.dice), seat.number, self.evaluator(seat), seat.game.verbs.masks(), self.dice)
        self.tree_reuse.resume(tree, seat)
        if self.time is None:
            tree.run(self.iterations)
        else:
            run_until(tree, perf_counter() + self.time)
        visits = visits_of(tree, seat.canonical())
        if self.process is not None and self.time is not None:
            visits = added(visits, self.process.answer(PATIENCE * self.time))
        return visits


class LinearBot(SearchBot):
    """The same search with the linear evaluator alone: what bots without a network play, to compare them."""

    linear = True


def mean(visited: tuple[int, float]) -> float:
    """The mean value of a move's visits."""
    return visited[1] / visited[0]


def run_until(tree: Tree, end: float) -> None:
    tree.run(CHUNK)
    while perf_counter() < end:
        tree.run(CHUNK)


def visits_of(tree: Tree, legal: list[int]) -> Visits:
    root = tree.root()
    assert root is not None, "the first iteration opens the seat's decision"
    found = {move: root.by_move[move] for move in legal if move in root.by_move}
    visits = {move: (int(edge.visits), edge.total) for move, edge in found.items() if edge.visits}
    # If every iteration ended where others decide at the same time, no move of the seat was visited.
    return visits or {legal[0]: (1, 0.0)}


def added(one: Visits, other: Visits) -> Visits:
    nothing = (0, 0.0)
    both = {}
    for move in {**one, **other}:
        (visits, total), (more, gained) = one.get(move, nothing), other.get(move, nothing)
        both[move] = (visits + more, total + gained)
    return both
