"""Self-play: bots play games of a plan, and what the seats saw at some moments is written as shards.

    python -m hetman.train.selfplay FOLDER GENERATION [WORKERS]

Generation 0 is played by the policy alone, each later one by search with the network of the one before. Every game
follows from its number. Some decisions are random, so that the network also knows positions that good play avoids.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from hetman.bots.tree import Node, Tree
from hetman.core.dice import Dice
from hetman.core.evaluator import Evaluator, returns
from hetman.core.game import Setup
from hetman.core.network import Network
from hetman.core.observation_writer import ObservationWriter
from hetman.core.state import State
from hetman.train.plan import Plan, network_of, shards_of
from hetman.train.settings import Settings
from hetman.train.shards import SUFFIX, ShardWriter

LONGEST = 3000
"""A game of more decisions may never end and is dropped."""
RANDOM = 12
"""Percent of the positions of policy games before which one decision was random."""
SURVEYED = 40
"""Games that show how long games are."""
POLICY_SHARD, SEARCH_SHARD = 1000, 16
"""Games of a shard: some seconds of work."""
OPENED = 50
"""Percent of the games by search that begin with some decisions of the policy, so that every phase of a game is played
well and often."""
SAMPLED = 25
"""Percent of the decisions by search that are drawn by the visits instead of playing the most visited move."""
KEPT = 34
"""Percent of the positions of games by search that are kept. Neighbours say nearly the same."""
MOST_GAMES = 10**7
"""Of a generation, so that no two games of a run have the same number."""

Watch = Callable[[int], None]
"""Gets the number of games that were added."""


@dataclass(frozen=True)
class Job:
    """The games of one shard."""

    plan: Plan
    folder: Path
    generation: int
    shard: int
    first: int
    """The number of its first game."""
    games: int
    length: float
    """Decisions of a game, on average."""
    end: float | None
    """The time at which to stop, in seconds since 1970."""

    @property
    def path(self) -> Path:
        return shards_of(self.folder, self.generation) / f"{self.shard:06}{SUFFIX}"

    @property
    def late(self) -> bool:
        return self.end is not None and time.time() > self.end


class Players:
    """What a worker process keeps from shard to shard: settings, evaluators and writers of observations."""

    def __init__(self, plan: Plan, network: Network | None) -> None:
        self.settings = Settings(plan.game, plan.seats, plan.options)
        self.network = network
        self.iterations = plan.iterations
        self.masks = self.settings.game.verbs.masks()
        self.writers: dict[int, ObservationWriter] = {}

    def start(self, dice: Dice) -> tuple[State, Evaluator]:
        setup = self.settings.draw(dice)
        state = self.settings.begin(setup)
        state.roll(dice)
        return state, self.settings.evaluator(setup, self.network)

    def observed(self, state: State) -> list[bytes]:
        """Return what each seat observes, as the entries of a writer."""
        setup: Setup = state.setup
        if id(setup) not in self.writers:
            self.writers[id(setup)] = setup.game.observation_writer(setup)
        writer = self.writers[id(setup)]
        rows: list[bytes] = []
        for seat in range(setup.seats):
            writer.write(state, seat, 0)
            rows.append(writer.written())
        return rows


def survey(plan: Plan) -> float:
    """Return the mean number of decisions in games of the policy."""
    players, total = Players(plan, None), 0
    for number in range(SURVEYED):
        dice = Dice(number)
        state, evaluator = players.start(dice)
        made = 0
        while state.stack and made < LONGEST:
            evaluator.advance(state, dice, 4)
            made += 4
        total += made
    return total / SURVEYED


def play_by_policy(players: Players, shard: ShardWriter, number: int, spacing: int) -> None:
    """Play one game by the policy. Positions are `spacing` decisions apart on average."""
    dice = Dice(number)
    state, evaluator = players.start(dice)
    made = 0
    while state.stack:
        gap = 1 + dice.below(2 * spacing)
        made += gap
        evaluator.advance(state, dice, gap)
        if dice.below(100) < RANDOM:
            state.playout(dice, 1)
        if made > LONGEST:
            shard.drop_game()
            return
        if state.stack:
            shard.add(players.observed(state), None)
    shard.finish_game(number, returns(state))


def play_by_search(players: Players, shard: ShardWriter, number: int, length: float) -> None:
    """Play one game by search with the network."""
    dice = Dice(number)
    state, evaluator = players.start(dice)
    if dice.below(100) < OPENED:
        evaluator.advance(state, dice, dice.below(max(1, round(length))))
    made = 0
    while state.stack:
        state.roll(dice)
        if not state.stack:
            break
        moves = state.canonical()
        made += 1
        if made > LONGEST:
            shard.drop_game()
            return
        if len(moves) == 1:
            state.step(moves[0])
            continue
        tree = Tree(state.imagine(state.actor, dice), state.actor, evaluator, players.masks, dice)
        tree.run(players.iterations)
        if dice.below(100) < KEPT:
            shard.add(players.observed(state), [total / players.iterations for total in tree.sums])
        state.step(chosen(tree.root(), moves, dice))
    shard.finish_game(number, returns(state))


def chosen(root: Node | None, moves: list[int], dice: Dice) -> int:
    """Return the most visited move, or sometimes one drawn by the visits."""
    visits = [root.by_move[move].visits if root is not None and move in root.by_move else 0 for move in moves]
    total = sum(visits)
    if not total:
        return moves[dice.below(len(moves))]
    if dice.below(100) >= SAMPLED:
        return moves[visits.index(max(visits))]
    left = dice.below(total)
    for move, count in zip(moves, visits, strict=True):
        left -= count
        if left < 0:
            return move
    raise AssertionError("the visits add to their total")


# Workers

kept: dict[tuple[Path, int], Players] = {}
"""By folder and generation, in a worker: the players of the last job."""


def play(job: Job) -> int:
    """Play the games of a shard and write it. Returns their number; fewer if the time is up."""
    key = job.folder, job.generation
    if key not in kept:
        kept.clear()
        before = None if job.generation == 0 else Network.load(network_of(job.folder, job.generation - 1))
        kept[key] = Players(job.plan, before)
    players, shard = kept[key], ShardWriter(job.plan.seats)
    spacing = max(1, round(job.length / job.plan.positions))
    played = 0
    while played < job.games and not (job.late and played):
        if job.generation == 0:
            play_by_policy(players, shard, job.first + played, spacing)
        else:
            play_by_search(players, shard, job.first + played, job.length)
        played += 1
    shard.write(job.path)
    return played


def jobs(plan: Plan, folder: Path, generation: int, end: float | None) -> Iterator[Job]:
    """Yield the shards that are not there yet."""
    length = survey(plan)
    size = POLICY_SHARD if generation == 0 else SEARCH_SHARD
    total = plan.policy_games if generation == 0 else plan.search_games
    for shard in range(-(-total // size)):
        games = min(size, total - shard * size)
        first = (plan.seed * 1000 + generation) * MOST_GAMES + shard * size
        job = Job(plan, folder, generation, shard, first, games, length, end)
        if job.late:
            return
        if not job.path.exists():
            yield job


def play_all(plan: Plan, folder: Path, generation: int, workers: int, watch: Watch, seconds: float | None) -> None:
    """Play the games of a generation that are missing. It ends after `seconds` at the latest, if they are given."""
    end = None if seconds is None else time.time() + seconds
    waiting = jobs(plan, folder, generation, end)
    if workers == 1:
        for job in waiting:
            watch(play(job))
        return
    running: set[Future[int]] = set()
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for job in waiting:
            running.add(pool.submit(play, job))
            while len(running) >= workers + 1:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                watch(sum(future.result() for future in done))
        for future in running:
            watch(future.result())


def main(folder: str, generation: str, workers: str = "1") -> None:
    place = Path(folder)
    plan = Plan.load(place)
    step = "policy" if generation == "0" else "search"
    play_all(plan, place, int(generation), int(workers), lambda games: None, plan.seconds(step))


if __name__ == "__main__":
    main(*sys.argv[1:])
