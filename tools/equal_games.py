"""Games of equal bots on many cores, with a line of JSON for each game, so that a run can be stopped and continued."""

from __future__ import annotations

import json
import os
import signal
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from itertools import islice
from multiprocessing import active_children, connection, parent_process
from pathlib import Path
from threading import Thread
from time import process_time
from typing import Any

import hetman
from hetman.bots import read_bot
from hetman.bots.base import chosen_move
from hetman.core.decision import NATURE
from hetman.core.dice import Dice
from hetman.core.evaluator import returns, sample_index
from hetman.core.events import EventLog
from hetman.core.seat import Seat

POLICY = "policy"
"""The name of the bot that samples its moves from the policy, as rollouts do."""
SHARPNESS = 2
"""The power of the priors in games of the policy."""

Line = dict[str, Any]
"""What one game showed."""


@dataclass(frozen=True)
class Contest:
    """What is played, and what is noted of each game. The same contest and number are the same game."""

    game: str
    version: str
    bot: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()
    components: str | None = None
    seed: int = 0
    pool: str | None = None
    """A number of a spectator's view, such as `bank`, whose lowest value is noted."""
    period: str | None = None
    """The key of the event that begins a period, such as `week`."""
    happenings: tuple[str, ...] = ()
    """Events and arguments, such as `effect.action`, whose values are noted for each period."""
    ending: str | None = None
    """What a spectator's view says of the end, such as `ending`."""

    @property
    def name(self) -> str:
        chosen = ", ".join(f"{option}={value}" for option, value in self.options)
        return f"{self.game}, {self.bot}, {self.seats} seats" + (f", {chosen}" if chosen else "")

    @property
    def head(self) -> Line:
        """The first line of the file of the games: JSON has no tuples."""
        head: Line = json.loads(json.dumps(asdict(self)))
        return head

    def file_in(self, folder: Path) -> Path:
        words = "".join(letter if letter.isalnum() else " " for letter in self.name).split()
        return folder / ("-".join(words) + ".jsonl")


@dataclass
class Notes:
    """What is noted while a game is played."""

    contest: Contest
    log: EventLog = field(default_factory=lambda: EventLog([]))
    lowest: int | None = None

    def look(self, state: hetman.State) -> None:
        if self.contest.pool is not None:
            now = int(state.view(None)[self.contest.pool])
            self.lowest = now if self.lowest is None else min(now, self.lowest)

    def periods(self) -> list[list[str]]:
        """For each period the values that occurred in it."""
        wanted = [name.partition(".") for name in self.contest.happenings]
        found: list[set[str]] = []
        for event in self.log.events:
            if event.key == self.contest.period:
                found.append(set())
            found_now = {value_of(event.args.get(argument)) for key, _, argument in wanted if key == event.key}
            if found:
                found[-1] |= found_now
        return [sorted(values) for values in found]


def value_of(argument: Any) -> str:
    """An argument is a thing with a kind and a token, or a plain value."""
    return str(argument[1] if isinstance(argument, (list, tuple)) else argument)


class Policy:
    """Samples the moves of all seats from the policy of the game's evaluator."""

    def __init__(self, game: hetman.Game, dice: Dice) -> None:
        self.evaluator = game.evaluator()
        self.evaluator.inverse_temperature = SHARPNESS
        self.dice = dice

    def move(self, state: hetman.State) -> int:
        moves = state.stack[-1].canonical(state)
        return int(
            moves[0 if len(moves) == 1 else sample_index(self.evaluator.sharpened_priors(state, moves), self.dice)]
        )


def play(contest: Contest, number: int) -> Line:
    """Play the game of that number."""
    started = process_time()
    game = hetman.game(contest.game, components=contest.components)
    seed = contest.seed + number
    state, dice = game.start(contest.seats, **dict(contest.options)), Dice(seed)
    notes = Notes(contest)
    state.event_log = notes.log
    policy = Policy(game, dice) if contest.bot == POLICY else None
    bots = [read_bot(contest.bot, seed=contest.seats * seed + seat) for seat in range(contest.seats) if policy is None]
    while state.stack:
        decision = state.stack[-1]
        if decision.seat == NATURE:
            move = decision.sample(state, dice)
        else:
            notes.look(state)
            seat = int(decision.seat)
            move = policy.move(state) if policy is not None else chosen_move(bots[seat], Seat(state, seat))
        notes.log.events.append(game.event(decision, move))
        state.step(move)
    notes.look(state)
    return line_of(state, notes, number, process_time() - started)


def line_of(state: hetman.State, notes: Notes, number: int, seconds: float) -> Line:
    view = state.view(None)
    belongings = state.setup.game.belongings(state)
    return {
        "number": number,
        "scores": list(state.scores()),
        "winners": list(state.winners()),
        "shares": returns(state),
        "rounds": view.get("round", view.get("week")),
        "ending": str(view[notes.contest.ending]) if notes.contest.ending is not None else None,
        "events": dict(sorted(Counter(event.key for event in notes.log.events).items())),
        "periods": notes.periods(),
        "lowest": notes.lowest,
        "belongings": {str(seat): [list(thing) for thing in things] for seat, things in belongings.items()},
        "seconds": round(seconds, 2),
    }


class Games:
    """The games of a contest so far, in memory and in a file if there is a folder."""

    def __init__(self, contest: Contest, folder: Path | None = None) -> None:
        self.contest = contest
        self.lines: dict[int, Line] = {}
        self.file = contest.file_in(folder) if folder is not None else None
        if self.file is None:
            return
        self.file.parent.mkdir(parents=True, exist_ok=True)
        if self.file.exists():
            self.read(self.file)
        else:
            self.write(contest.head)

    def read(self, file: Path) -> None:
        """Read the games of an earlier run. A line that was cut off is played again."""
        head, *lines = file.read_text(encoding="utf-8").splitlines() or ["{}"]
        if json.loads(head) != self.contest.head:
            raise ValueError(f"{file} has games of another contest: expected {self.contest.head}, got {head}")
        for text in lines:
            try:
                line = json.loads(text)
            except json.JSONDecodeError:
                continue
            self.lines[line["number"]] = line
        kept = [self.contest.head, *self.lines.values()]
        file.write_text("".join(json.dumps(line) + "\n" for line in kept), encoding="utf-8")

    def write(self, line: Line) -> None:
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as stream:
                stream.write(json.dumps(line) + "\n")

    def add(self, line: Line) -> None:
        self.lines[line["number"]] = line
        self.write(line)

    def first(self, games: int) -> list[Line]:
        """The games with a number below that, in order."""
        return [line for number, line in sorted(self.lines.items()) if number < games]


def begin_worker() -> None:
    """Ctrl-C ends a worker without a word: the leading process says what was played."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=end_with_leader, daemon=True).start()


def end_with_leader() -> None:
    leader = parent_process()
    if leader is not None:
        connection.wait([leader.sentinel])
        os._exit(1)


def play_all(contests: list[Games], games: int, workers: int) -> Iterator[Games]:
    """Play what is missing of each contest, on that many processes. Yields the contest after each game."""
    missing = ((found, number) for found in contests for number in range(games) if number not in found.lines)
    if workers == 1:
        for found, number in missing:
            found.add(play(found.contest, number))
            yield found
        return
    with ProcessPoolExecutor(workers, initializer=begin_worker) as pool:
        running: dict[Future[Line], Games] = {}
        try:
            while True:
                for found, number in islice(missing, workers + 1 - len(running)):
                    running[pool.submit(play, found.contest, number)] = found
                if not running:
                    return
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    found = running.pop(done)
                    found.add(done.result())
                    yield found
        except BaseException:
            for child in active_children():
                child.terminate()
            raise
