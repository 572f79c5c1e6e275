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

from hetman.analysis.game_analysis import Request
from hetman.bots.reasons import WINS, reasons_for
from hetman.bots.search import ITERATIONS
from hetman.bots.tree import Edge, Tree
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
LEAST_MOVES = 4
MANY_MOVES = 8
"""So many moves are a puzzle even if the best one is the one that a bot without a search would play."""
LEAST_LEAD = 0.08
"""How much the best move must be better than every other one, in chances of winning."""
LEAST_SHARE = 0.5
"""The share of the visits that the best move must have."""
FAIR = (0.1, 0.97)
"""A position that is lost, or won whatever one plays, is not a puzzle."""
LEAST_WIN = 0.75
"""The chance that a move must have if its reason is that it wins."""
GRADES = (8, 32, 128, 512, 2048)
"""Iterations. The grade of a puzzle is the number of these searches that are too short to find its move."""
HOPELESS = 512
"""Iterations after which a search gives up if the best move has not half of the lead it needs."""
SEEDS = 3
"""Searches that must agree."""
PLAYERS = 200
"""Iterations of the bots in the games that puzzles come from. They show which decisions are worth the whole effort."""
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
    tree = tree_of(seat, seed)
    tree.run(iterations)
    return tree, judged(tree)


def tree_of(seat: Seat, seed: int) -> Tree:
    dice = Dice(seed)
    return Tree(seat.imagine(dice), seat.number, seat.evaluator(), seat.game.verbs.masks(), dice)


def judged(tree: Tree) -> Found:
    edges = sorted((edge for edge in edges_of(tree) if edge.visits), key=lambda edge: (-edge.visits, -edge.total))
    if not edges:
        # Every iteration ended where others decide at the same time.
        return Found(-1, 0.0, 0.0, 0.0)
    means = [edge.total / float(edge.visits) for edge in edges]
    lead = means[0] - max(means[1:], default=0.0)
    share = float(edges[0].visits) / float(sum(int(edge.visits) for edge in edges))
    return Found(int(edges[0].move), means[0], lead, share)


def edges_of(tree: Tree) -> list[Edge]:
    root = tree.root()
    assert root is not None, "a search of several iterations opens the seat's decision"
    return root.edges


# Finding


def find(game: Game, seats: int, seed: int, effort: int = EFFORT, **options: Any) -> Iterator[Puzzle]:
    """Play one game of bots and yield the puzzles in it. The same seed yields the same puzzles.

    The search of the player who decides is the first look: only a decision where one move leads is searched further.
    """
    state, dice = game.start(seats, **options), Dice(seed)
    since = APART
    while state.stack:
        if state.actor == NATURE:
            state.roll(dice)
            continue
        seat = Seat(state, state.actor, Dice(dice.below(2**30)))
        moves = seat.canonical()
        if len(moves) == 1:
            state.step(moves[0])
            continue
        first = dice.below(2**30)
        tree, found = search(seat, PLAYERS, first)
        since += 1
        if since >= APART and promises(tree, found):
            puzzle = puzzle_of(seat, state, first, effort)
            if puzzle is not None:
                since = 0
                yield puzzle
        state.step(found.best if found.best in moves else moves[0])


def promises(tree: Tree, found: Found) -> bool:
    """Whether a decision is worth the whole effort."""
    moves = len(edges_of(tree))
    enough = MANY_MOVES if obvious(tree) == found.best else LEAST_MOVES
    return moves >= enough and is_clear(found, 0.5)


def puzzle_of(seat: Seat, state: State, seed: int, effort: int = EFFORT) -> Puzzle | None:
    """The puzzle of a decision, if it has one clearly best move, which has a reason."""
    proofs: list[Proof] = []
    for number in range(1, SEEDS + 1):
        proof = proved(seat, effort, seed + number)
        if proof is None or proof.found.best != (proofs or [proof])[0].found.best:
            return None
        proofs.append(proof)
    best = proofs[0].found.best
    reasons = reasons_for(proofs[0].tree, seat, best, seed)
    value = sum(proof.found.value for proof in proofs) / SEEDS
    # A win that is shared, or that others can still prevent, is no reason to call the move winning.
    if not any(reason.gain for reason in reasons) or (WINS in reasons and value < LEAST_WIN):
        return None
    position = state.imagine(seat.number, Dice(seed)).dump()
    text = json.dumps([position, seat.number], sort_keys=True)
    return Puzzle(
        hashlib.sha256(text.encode()).hexdigest()[:8],
        seat.number,
        seat.game.notation(best),
        round(value, 3),
        round(min(proof.found.lead for proof in proofs), 3),
        max(1, *(proof.missed for proof in proofs)),
        reasons,
        position,
    )


@dataclass(frozen=True)
class Proof:
    """A whole search that shows one clearly best move. `missed`: how many of the short searches do not find it."""

    tree: Tree
    found: Found
    missed: int


def proved(seat: Seat, effort: int, seed: int) -> Proof | None:
    """Search, and give up as soon as no move leads clearly enough. The short searches are its beginnings."""
    tree, at = tree_of(seat, seed), 0
    bests: list[int] = []
    for iterations in (*(each for each in GRADES if each < effort), effort):
        tree.run(iterations - at)
        at = iterations
        found = judged(tree)
        bests.append(found.best)
        if at >= HOPELESS and not is_clear(found, 0.5 if at == HOPELESS else 1.0):
            return None
    if not is_clear(found):
        return None
    late = [number for number, best in enumerate(bests, 1) if best != found.best]
    return Proof(tree, found, max(late, default=0))


def is_clear(found: Found, part: float = 1.0) -> bool:
    """Whether one move leads, or, with a `part`, might lead after a longer search."""
    led = found.lead >= part * LEAST_LEAD and found.share >= part * LEAST_SHARE
    return led and FAIR[0] <= found.value <= FAIR[1]


def obvious(tree: Tree) -> int:
    """The move with the highest prior: the one that a bot without a search would play."""
    return int(max(edges_of(tree), key=lambda edge: edge.prior).move)


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


def answer_request(puzzle: Puzzle, move: int) -> Request:
    """A request to estimate an answer. `Estimate.cost` says how much worse than the best move it is."""
    return Request(0, 0, puzzle.seat, move, False, int(puzzle.id, 16))


def is_good(puzzle: Puzzle, played: str, cost: float) -> bool:
    """Whether an answer is the best move, or so near to it that a search cannot tell them apart."""
    return played == puzzle.best or cost < LEAST_LEAD / 2


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
