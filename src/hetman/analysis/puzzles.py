"""Puzzles: positions of strong play with one clearly best move, from what the deciding seat knows.

A puzzle is data: a position, its move, and how hard it is to find. `find` looks for puzzles in games of bots, and
`verify` searches again with other seeds.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from hetman.bots.reasons import reasons_for
from hetman.bots.search import ITERATIONS, SearchBot
from hetman.bots.tree import Node, Tree
from hetman.core.decision import NATURE
from hetman.core.dice import Dice
from hetman.core.game import Game
from hetman.core.reasons import MoveReason
from hetman.core.seat import Seat
from hetman.core.state import State

FILE = "puzzles.json"
"""The name of the file in the folder of a game."""
FORMAT = 1
EFFORT = 20 * ITERATIONS
"""Iterations of a search that decides what is best: 20 times those of the bot."""
FIRST_LOOK = 400
"""Iterations of the search that finds positions worth that effort."""
LEAST_MOVES = 4
LEAST_LEAD = 0.08
"""How much the best move must be better than every other one, in chances of winning."""
LEAST_SHARE = 0.5
"""The share of the visits that the best move must have."""
FAIR = (0.1, 0.97)
"""A position that is lost, or won whatever one plays, is not a puzzle."""
GRADES = (8, 32, 128, 512, 2048)
"""Iterations. The grade of a puzzle is the number of these searches that are too short to find its move."""
SEEDS = 3
"""Searches that must agree."""
PLAYERS = 150
"""Iterations of the bots in the games that puzzles come from."""
APART = 6
"""Decisions between two puzzles of one game."""


@dataclass(frozen=True)
class Puzzle:
    """A position of one seat and the best move there, in notation. `grade` is 1 (easy) to 5.

    `position` is imagined: it agrees with what the seat knows. `value` and `lead` are the chance with the best move,
    and how much worse every other move is.
    """

    id: str
    seat: int
    best: str
    value: float
    lead: float
    grade: int
    reasons: tuple[MoveReason, ...]
    position: dict[str, Any]

    @staticmethod
    def read(data: dict[str, Any]) -> Puzzle:
        return Puzzle(**{**data, "reasons": tuple(MoveReason(**reason) for reason in data["reasons"])})


class PuzzleError(ValueError):
    """A file of puzzles that cannot be used, or a puzzle whose move is not the best one."""


@dataclass(frozen=True)
class Found:
    """What a search says: the best move, its value, its lead over the others and its share of the visits."""

    best: int
    value: float
    lead: float
    share: float


def search(seat: Seat, iterations: int, seed: int) -> tuple[Tree, Found]:
    dice = Dice(seed)
    tree = Tree(seat.imagine(dice), seat.number, seat.game.evaluator(), seat.game.verbs.masks(), dice)
    tree.run(iterations)
    root = tree.root()
    assert root is not None, "a search of several iterations opens the seat's decision"
    return tree, judged(root)


def judged(root: Node) -> Found:
    edges = sorted((edge for edge in root.edges if edge.visits), key=lambda edge: (-edge.visits, -edge.total))
    means = [edge.total / float(edge.visits) for edge in edges]
    lead = means[0] - max(means[1:], default=0.0)
    share = float(edges[0].visits) / float(sum(int(edge.visits) for edge in edges))
    return Found(int(edges[0].move), means[0], lead, share)


# Finding


def find(game: Game, seats: int, seed: int, effort: int = EFFORT, **options: Any) -> Iterator[Puzzle]:
    """Play one game of bots and yield the puzzles in it. The same seed yields the same puzzles."""
    state, dice = game.start(seats, **options), Dice(seed)
    bots = [SearchBot(iterations=PLAYERS, seed=seed + number) for number in range(seats)]
    since = APART
    while state.stack:
        if state.actor == NATURE:
            state.roll(dice)
            continue
        seat = Seat(state, state.actor, Dice(dice.below(2**30)))
        since += 1
        if since >= APART:
            puzzle = puzzle_of(seat, state, dice.below(2**30), effort)
            if puzzle is not None:
                since = 0
                yield puzzle
        state.step(bots[seat.number].choose(seat))


def puzzle_of(seat: Seat, state: State, seed: int, effort: int = EFFORT) -> Puzzle | None:
    """The puzzle of a decision, if it has one clearly best move, which has a reason and is not the obvious one."""
    if len(seat.moves()) < LEAST_MOVES:
        return None
    tree, first = search(seat, FIRST_LOOK, seed)
    if not is_clear(first) or obvious(tree) == first.best:
        return None
    deep = [search(seat, effort, seed + number) for number in range(1, SEEDS + 1)]
    if any(found.best != first.best or not is_clear(found) for _, found in deep):
        return None
    reasons = reasons_for(deep[0][0], seat, first.best, seed)
    if not any(reason.gain for reason in reasons):
        return None
    value = sum(found.value for _, found in deep) / SEEDS
    lead = min(found.lead for _, found in deep)
    position = state.imagine(seat.number, Dice(seed)).dump()
    text = json.dumps([position, seat.number], sort_keys=True)
    return Puzzle(
        hashlib.sha256(text.encode()).hexdigest()[:8],
        seat.number,
        seat.game.notation(first.best),
        round(value, 3),
        round(lead, 3),
        grade_of(seat, first.best, seed),
        reasons,
        position,
    )


def is_clear(found: Found) -> bool:
    return found.lead >= LEAST_LEAD and found.share >= LEAST_SHARE and FAIR[0] <= found.value <= FAIR[1]


def obvious(tree: Tree) -> int:
    """The move with the highest prior: the one that a bot without a search would play."""
    root = tree.root()
    assert root is not None, "the tree was searched"
    return int(max(root.edges, key=lambda edge: edge.prior).move)


def grade_of(seat: Seat, best: int, seed: int) -> int:
    """How many of the short searches do not find the move with every seed."""
    missed = 0
    for number, iterations in enumerate(GRADES, 1):
        seeds = range(seed + 100 * number, seed + 100 * number + SEEDS)
        if any(search(seat, iterations, each)[1].best != best for each in seeds):
            missed = number
    return max(1, min(missed, len(GRADES)))


# Checking


def verify(game: Game, puzzle: Puzzle, effort: int = EFFORT, seed: int = 0) -> None:
    """Search a puzzle again, with another seed. Raises PuzzleError if its move is not legal or not the best one."""
    seat = seat_of(game, puzzle)
    move = game.parse(puzzle.best)
    if move not in seat.moves():
        raise PuzzleError(f"puzzle {puzzle.id}: {puzzle.best!r} is not legal")
    found = search(seat, effort, seed)[1]
    if found.best != move:
        raise PuzzleError(f"puzzle {puzzle.id}: expected {puzzle.best!r}, found {game.notation(found.best)!r}")


def seat_of(game: Game, puzzle: Puzzle) -> Seat:
    """The seat that decides. Raises PuzzleError if the position does not fit the installed rules."""
    try:
        return Seat(game.restore(puzzle.position), puzzle.seat, Dice(0))
    except ValueError as error:
        raise PuzzleError(f"puzzle {puzzle.id}: {error}") from None


@dataclass(frozen=True)
class Checked:
    """What an answer is worth: the chance with it and with the best move. `good`: it is as good as the best one."""

    value: float
    best_value: float
    good: bool


def check(game: Game, puzzle: Puzzle, move: int, iterations: int, seed: int = 0) -> Checked:
    """Compare any legal answer with the best move by search. Raises PuzzleError if it is not legal."""
    seat = seat_of(game, puzzle)
    if move not in seat.moves():
        raise PuzzleError(f"puzzle {puzzle.id}: this answer is not legal")
    best = game.parse(puzzle.best)
    if move == best:
        return Checked(puzzle.value, puzzle.value, True)
    tree, _ = search(seat, iterations, seed)
    for each in (best, move):
        tree.run_move(each, iterations // 2)
    root = tree.root()
    assert root is not None, "the tree was searched"
    own, other = (root.by_move[each].total / float(root.by_move[each].visits) for each in (move, best))
    return Checked(own, other, own >= other - LEAST_LEAD / 2)


# Files


@lru_cache
def load(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game. Raises PuzzleError if their file is of another format or of other rules."""
    path = Path(game.folder) / FILE
    if not path.exists():
        return ()
    data = json.loads(path.read_text(encoding="utf-8"))
    if data.get("format") != FORMAT:
        raise PuzzleError(f"{path}: expected format {FORMAT}, got {data.get('format')}")
    if data["version"] != game.version:
        raise PuzzleError(f"{path}: made for rules {data['version']}, and {game.version} are installed")
    return tuple(map(Puzzle.read, data["puzzles"]))


def write(game: Game, puzzles: list[Puzzle]) -> Path:
    """Write the puzzles of a game into its folder, the easiest first."""
    path = Path(game.folder) / FILE
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.grade, puzzle.id))
    lines = ",\n".join(json.dumps(asdict(puzzle), ensure_ascii=False, separators=(",", ":")) for puzzle in ordered)
    head = f'{{"format":{FORMAT},"version":{json.dumps(game.version)},"puzzles":[\n'
    path.write_text(f"{head}{lines}\n]}}\n", encoding="utf-8")
    load.cache_clear()
    return path
