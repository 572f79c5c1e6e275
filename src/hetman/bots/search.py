"""The bot that thinks ahead: information-set Monte-Carlo tree search over what its seat can imagine."""

from __future__ import annotations

from time import perf_counter

from hetman.bots.base import Bot, Thought, whole
from hetman.bots.companion import Companion, Tries
from hetman.bots.recall import Recall
from hetman.bots.tree import Tree
from hetman.core.dice import Dice
from hetman.core.instinct import Instinct
from hetman.core.seat import Seat

CHUNK = 8
"""Iterations between two looks at the clock."""
ITERATIONS = 500
PATIENCE = 0.1
"""How much longer than its own time a companion is waited for."""


class SearchBot(Bot):
    """Searches for so many `iterations`, or for so much `time` in seconds; with iterations a seed decides everything.

    `cores=2` lets a companion process search too, for as much time. `margin` makes the bot careless: it takes any move
    that it expects to be at most so much worse than the best.
    """

    def __init__(
        self,
        iterations: int | None = None,
        time: float | None = None,
        seed: int = 0,
        margin: float = 0.0,
        cores: int = 1,
    ) -> None:
        if iterations is not None and time is not None:
            raise ValueError("a search takes iterations or time, not both")
        if time is not None and not 0 < time <= 3600:
            raise ValueError(f"a search takes a time of up to 3600 seconds, not {time}")
        if not 0 <= margin <= 1:
            raise ValueError(f"a search takes a margin from 0 to 1, not {margin}")
        if cores not in (1, 2) or (cores == 2 and time is None):
            raise ValueError("a search uses one core, or two if it is given a time")
        self.iterations = ITERATIONS if iterations is None else whole("iterations", iterations, least=1)
        self.time = time
        self.margin = margin
        self.dice = Dice(seed)
        self.recall = Recall()
        self.companion = Companion(time, seed + 1) if cores == 2 and time is not None else None

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        if len(moves) == 1:
            return moves[0]
        tries = self.tries(seat)
        best = max(tries, key=lambda move: tries[move])
        if self.margin:
            best = self.careless(tries, best)
        self.recall.chose(best)
        return best

    def careless(self, tries: Tries, best: int) -> int:
        """Any tried move that seems hardly worse than the best one."""
        enough = expected(tries[best]) - self.margin
        good = [move for move, tried in tries.items() if expected(tried) >= enough]
        return good[self.dice.below(len(good))]

    def explain(self, seat: Seat) -> list[Thought]:
        moves = seat.moves()
        if len(moves) == 1:
            return [Thought(moves[0], 1.0)]
        tries = self.tries(seat)
        visits = sum(tried[0] for tried in tries.values())
        order = sorted(tries, key=lambda move: tries[move], reverse=True)
        return [Thought(move, tries[move][0] / visits, expected(tries[move])) for move in order]

    def instinct(self, seat: Seat) -> Instinct:
        return seat.game.instinct()

    def tries(self, seat: Seat) -> Tries:
        """Search: how often each move was tried, and what it brought."""
        if self.companion is not None:
            self.companion.ask(seat)
        tree = Tree(seat.imagine(self.dice), seat.number, self.instinct(seat), seat.game.verbs.masks(), self.dice)
        self.recall.resume(tree, seat)
        if self.time is None:
            tree.run(self.iterations)
        else:
            run_until(tree, perf_counter() + self.time)
        tries = tried_moves(tree, seat.moves())
        if self.companion is not None and self.time is not None:
            tries = added(tries, self.companion.answer(PATIENCE * self.time))
        return tries


def expected(tried: tuple[int, float]) -> float:
    return tried[1] / tried[0]


def run_until(tree: Tree, end: float) -> None:
    tree.run(CHUNK)
    while perf_counter() < end:
        tree.run(CHUNK)


def tried_moves(tree: Tree, legal: list[int]) -> Tries:
    root = tree.root()
    assert root is not None, "the first iteration opens the seat's decision"
    found = {move: root.by_move[move] for move in legal if move in root.by_move}
    tries = {move: (int(edge.visits), edge.total) for move, edge in found.items() if edge.visits}
    # Iterations that end where others decide at the same time may leave all of one's own moves untried.
    return tries or {legal[0]: (1, 0.0)}


def added(one: Tries, other: Tries) -> Tries:
    nothing = (0, 0.0)
    both = {}
    for move in {**one, **other}:
        (visits, total), (more, gained) = one.get(move, nothing), other.get(move, nothing)
        both[move] = (visits + more, total + gained)
    return both
