"""Puzzles: positions of strong play with one clearly best move, from what the deciding seat knows.

A puzzle is data: a position, its move, and how hard it is to find. `find` looks for puzzles in games of bots, and
`verify` searches again with other seeds. `found_puzzles` in `puzzle_games` plays many games in several processes.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from hetman.analysis.game_analysis import Request
from hetman.bots.reasons import WINS, reasons_for
from hetman.bots.search import ITERATIONS
from hetman.bots.tree import Edge, Tree
from hetman.core.decision import NATURE
from hetman.core.dice import Dice
from hetman.core.evaluator import Evaluator
from hetman.core.game import Game
from hetman.core.reasons import MoveReason
from hetman.core.seat import Seat
from hetman.core.state import State

FILE = "puzzles.json"
"""The name of the file in the folder of a game."""
FORMAT = 2
EFFORT = 20 * ITERATIONS
"""Iterations of a search that decides what is best: 20 times those of the bot."""
LEAST_MOVES = 3
"""A choice between two moves is no puzzle."""
LEAST_LEAD = 0.06
"""How much the best move must be better than every other one, in chances of winning: twice the error of an analysis."""
LEAST_SHARE = 0.5
"""The share of the visits that the best move must have."""
FAIR = (0.1, 0.97)
"""A position that is lost, or won whatever one plays, is not a puzzle."""
LEAST_WIN = 0.75
"""The chance that a move must have if its reason is that it wins."""
GRADES = (8, 32, 128, 512, 2048)
"""Iterations. The grade of a puzzle is the number of these searches that are too short to find its move."""
GATES = {512: 0.75, 2048: 1.0}
"""By iterations: the part of the lead and of the share that a search needs to go on."""
TRIED = (100, 400, 1600)
"""Iterations below each move that might be as good as the best one. A search hardly visits what it does not prefer."""
SEEDS = 3
"""Searches that must agree."""
PLAYERS = 200
"""Iterations of the bots in the games that puzzles come from. They show which decisions are worth the whole effort."""
PROMISING_LEAD, PROMISING_SHARE = 0.03, 0.4
"""What the best move of such a short search needs."""
APART = 6
"""Decisions between two puzzles of one game."""
ALIKE = 3
"""Puzzles with the same best move at most."""
EVALUATORS: dict[str, Callable[[Seat], Evaluator]] = {"linear": lambda seat: seat.game.evaluator()}
"""By bot: what evaluates positions in its searches. A puzzle names the bot that made it, and that one verifies it."""
MAKER = "linear"
"""The bot that makes puzzles."""


@dataclass(frozen=True)
class Puzzle:
    """A position of one seat and the best move there, in notation. `grade` is 1 (easy) to 5.

    `position` is imagined: it agrees with what the seat knows. `value` and `lead` are the chance with the best move,
    and how much worse every other move is. `bot` is whose searches agree, `game` the seed of the game it comes from.
    """

    id: str
    seat: int
    best: str
    value: float
    lead: float
    grade: int
    reasons: tuple[MoveReason, ...]
    bot: str
    game: int
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


def search(seat: Seat, iterations: int, seed: int, bot: str = MAKER) -> tuple[Tree, Found]:
    tree = tree_of(seat, seed, bot)
    tree.run(iterations)
    return tree, judged(tree)


def tree_of(seat: Seat, seed: int, bot: str = MAKER) -> Tree:
    dice = Dice(seed)
    return Tree(seat.imagine(dice), seat.number, EVALUATORS[bot](seat), seat.game.verbs.masks(), dice)


def judged(tree: Tree) -> Found:
    edges = sorted((edge for edge in edges_of(tree) if edge.visits), key=lambda edge: (-edge.visits, -edge.total))
    if not edges:
        # Every iteration ended where others decide at the same time.
        return Found(-1, 0.0, 0.0, 0.0)
    means = [edge.total / float(edge.visits) for edge in edges]
    lead = means[0] - max(means[1:], default=0.0)
    share = float(edges[0].visits) / float(sum(int(edge.visits) for edge in edges))
    return Found(int(edges[0].move), means[0], lead, share)


def with_others_tried(tree: Tree, found: Found) -> Found:
    """Search below every other move until it is clearly worse or well known, so that no lead rests on priors alone."""
    edges = edges_of(tree)
    best = next(edge for edge in edges if edge.move == found.best)
    others = [edge for edge in edges if edge is not best]
    for iterations in TRIED:
        for edge in others:
            if edge.visits < TRIED[0] or lead_over(edge, best) < LEAST_LEAD:
                tree.run_move(int(edge.move), max(0, iterations - int(edge.visits)))
    # Where others decide at the same time, a move may be out of reach.
    lead = min((lead_over(edge, best) for edge in others if edge.visits), default=0.0)
    return replace(found, lead=lead)


def lead_over(edge: Edge, best: Edge) -> float:
    return float(best.total / float(best.visits) - edge.total / float(edge.visits))


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
            puzzle = puzzle_of(seat, state, first, effort, seed)
            if puzzle is not None:
                since = 0
                yield puzzle
        state.step(found.best if found.best in moves else moves[0])


def promises(tree: Tree, found: Found) -> bool:
    """Whether a decision is worth more iterations."""
    led = found.lead >= PROMISING_LEAD and found.share >= PROMISING_SHARE
    return led and len(edges_of(tree)) >= LEAST_MOVES and FAIR[0] <= found.value <= FAIR[1]


def puzzle_of(seat: Seat, state: State, seed: int, effort: int = EFFORT, game: int = 0) -> Puzzle | None:
    """The puzzle of a decision, if it has one clearly best move, which has a reason."""
    proofs = proved(seat, effort, [seed + number for number in range(1, SEEDS + 1)])
    if proofs is None:
        return None
    best = proofs[0].found.best
    reasons = reasons_for(proofs[0].tree, seat, best, seed)
    value = sum(proof.found.value for proof in proofs) / len(proofs)
    # A win that is shared, or that others can still prevent, is no reason to call the move winning.
    if not has_gain(reasons) or (WINS in reasons and value < LEAST_WIN):
        return None
    position = state.imagine(seat.number, Dice(seed)).dump()
    text = json.dumps([position, seat.number], sort_keys=True)
    return Puzzle(
        hashlib.sha256(text.encode()).hexdigest()[:8],
        seat.number,
        seat.game.notation(best),
        round(value, 3),
        round(min(proof.found.lead for proof in proofs), 3),
        max(1, *(proof.missed() for proof in proofs)),
        reasons,
        MAKER,
        game,
        position,
    )


class Proof:
    """A search that shows one clearly best move, or fails to. The short searches are its beginnings."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.tree = tree_of(seat, seed)
        self.iterations = 0
        self.bests: list[int] = []
        self.found = Found(-1, 0.0, 0.0, 0.0)

    def run_to(self, iterations: int) -> Proof:
        self.tree.run(iterations - self.iterations)
        self.iterations = iterations
        self.found = judged(self.tree)
        self.bests.append(self.found.best)
        return self

    def missed(self) -> int:
        """How many of the short searches do not find the move."""
        return max((number for number, best in enumerate(self.bests, 1) if best != self.found.best), default=0)


def proved(seat: Seat, effort: int, seeds: Sequence[int]) -> list[Proof] | None:
    """Searches that find the same clearly best move, or None after the first doubt.

    Two moves that are as good often lead by much, each in its own search: a search hardly visits what it does not
    prefer. So all searches must agree when they are short, before the first one gets the whole effort.
    """
    proofs = [Proof(seat, seed) for seed in seeds]
    first = proofs[0]
    for proof in proofs:
        for iterations in (each for each in GRADES if each < effort):
            found = proof.run_to(iterations).found
            if iterations in GATES and not is_clear(found, GATES[iterations]):
                return None
        if proof.found.best != first.found.best:
            return None
        if proof is first and not has_gain(reasons_for(first.tree, seat, first.found.best, seeds[0])):
            return None
    for proof in proofs:
        if not is_clear(proof.run_to(effort).found) or proof.found.best != first.found.best:
            return None
        proof.found = with_others_tried(proof.tree, proof.found)
        if not is_clear(proof.found):
            return None
    return proofs


def is_clear(found: Found, part: float = 1.0) -> bool:
    """Whether one move leads, or, with a `part`, might lead after a longer search."""
    led = found.lead >= part * LEAST_LEAD and found.share >= part * LEAST_SHARE
    return led and FAIR[0] <= found.value <= FAIR[1]


def has_gain(reasons: Sequence[MoveReason]) -> bool:
    return any(reason.gain for reason in reasons)


def varied(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Each puzzle once, and at most `ALIKE` with the same best move: the first ones."""
    chosen: dict[str, Puzzle] = {}
    for puzzle in puzzles:
        alike = [one for one in chosen.values() if (one.seat, one.best) == (puzzle.seat, puzzle.best)]
        if len(alike) < ALIKE:
            chosen.setdefault(puzzle.id, puzzle)
    return list(chosen.values())


# Checking


def verify(game: Game, puzzle: Puzzle, effort: int = EFFORT, seed: int = 0) -> None:
    """Search a puzzle again as the bot that made it, with another seed.

    Raises PuzzleError if that bot is unknown, if the move of the puzzle is not legal or not the best one, or if another
    move cannot be told from it.
    """
    if puzzle.bot not in EVALUATORS:
        raise PuzzleError(f"puzzle {puzzle.id}: made by {puzzle.bot!r}, and only {', '.join(EVALUATORS)} can verify")
    seat = seat_of(game, puzzle)
    move = game.parse(puzzle.best)
    if move not in seat.moves():
        raise PuzzleError(f"puzzle {puzzle.id}: {puzzle.best!r} is not legal")
    tree, found = search(seat, effort, seed, puzzle.bot)
    if found.best != move:
        raise PuzzleError(f"puzzle {puzzle.id}: expected {puzzle.best!r}, found {game.notation(found.best)!r}")
    lead = with_others_tried(tree, found).lead
    if lead < LEAST_LEAD / 2:
        raise PuzzleError(
            f"puzzle {puzzle.id}: {puzzle.best!r} leads by {lead:.3f}, expected at least {LEAST_LEAD / 2}"
        )


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
    # An interrupted run leaves the file of before or the new one, never a part.
    partial = path.with_suffix(".part")
    partial.write_text(f"{head}{lines}\n]}}\n", encoding="utf-8")
    os.replace(partial, path)
    load.cache_clear()
    return path
