"""One run of the arena, from its options to its reports, with its folder and its messages."""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from hetman.arena.cluster import Cluster, find_ray
from hetman.arena.contest import Contest
from hetman.arena.findings import Findings, find
from hetman.arena.html_report import page
from hetman.arena.play import BotFault, Played
from hetman.arena.progress import Bar
from hetman.arena.ratings import check_installed
from hetman.arena.run import Trial, play_out
from hetman.arena.schedule import Schedule
from hetman.arena.sections import Report
from hetman.arena.sprt import Terms
from hetman.arena.store import RECORDS, Store
from hetman.arena.workers import InProcess, Processes, Workers
from hetman.language import language

HOME = Path("arena")
PAGE = "report.html"
FIGURES = "report.json"


@dataclass(frozen=True)
class RunOptions:
    """Options of a run. None of them changes a game."""

    games: int
    """The limit of games for each pairing."""
    terms: Terms | None = None
    folder: Path | None = None
    workers: int | None = None
    cluster: str | None = None
    rated: bool = True
    """Whether the bots are rated afterwards, which needs a package of its own."""


class Session:
    """Plays the games that are left and shows the progress on `console`."""

    def __init__(self, contest: Contest, options: RunOptions, code: str, console: Console) -> None:
        if options.terms is not None and (len(contest.bots) != 2 or len(contest.sides) < 2):
            raise ValueError("a sequential test needs two bots and a game of at least two sides")
        if options.rated and len(contest.sides) > 1:
            check_installed()
        if options.cluster is not None:
            find_ray()
        self.contest = contest
        self.options = options
        self.code = code
        self.console = console
        self.folder = options.folder or default_folder(contest)

    def play(self) -> tuple[Findings, bool]:
        """Return the findings, and whether everything was played. Raises ValueError."""
        games, trial, done = self.play_games()
        return find(self.contest, games, trial), done

    def play_games(self) -> tuple[list[Played], Trial | None, bool]:
        """Return the games, the sequential test if there is one, and whether everything was played.

        Raises ValueError.
        """
        store = Store(self.folder, self.contest)
        try:
            tested = self.contest.pairings[:1] if self.options.terms is not None else None
            schedule = Schedule(self.contest, self.options.games, store.games.keys(), tested)
            trial = None if self.options.terms is None else Trial(self.options.terms, schedule)
            done = self.play_rest(schedule, store, trial)
        except BotFault as fault:
            self.console.print(Text(fault.trace), soft_wrap=True)
            raise ValueError(f"{fault}; its record is {store.keep_fault(fault.name, fault.record)}") from None
        finally:
            store.close()
        wanted = [played for played in store.games.values() if played.number < schedule.games]
        if not done:
            self.print("arena-interrupted", count=len(wanted), total=str(schedule.total))
        return wanted, trial, done

    def play_rest(self, schedule: Schedule, store: Store, trial: Trial | None) -> bool:
        if schedule.games != self.options.games:
            self.print("arena-rounded", games=str(self.options.games), count=schedule.games)
        played = schedule.total - schedule.left
        if played:
            self.print("arena-resumed", count=played, folder=str(self.folder))
        if not schedule.left or (trial is not None and trial.decided(store)):
            return True
        say = language(self.code).say
        workers = self.find_workers()
        try:
            with Bar(say("arena-playing"), say("arena-left"), schedule.total, played, self.console) as bar:
                return play_out(schedule, store, workers, trial, bar)
        finally:
            workers.close()

    def find_workers(self) -> Workers:
        if self.options.cluster is not None:
            return Cluster(self.options.cluster, self.options.workers)
        width = self.options.workers or cores()
        return Processes(width) if width > 1 else InProcess()

    def write(self, findings: Findings) -> None:
        """Write the page and the figures into the folder of the games."""
        (self.folder / FIGURES).write_text(json.dumps(findings.dump(), indent=1) + "\n", encoding="utf-8")
        (self.folder / PAGE).write_text(page(Report(findings, self.code)), encoding="utf-8")
        self.print("arena-kept", file=str(self.folder / PAGE))
        self.print("arena-records", folder=str(self.folder / RECORDS))

    def print(self, key: str, **args: object) -> None:
        self.console.print(Text(language(self.code).say(key, **args)), soft_wrap=True)


def default_folder(contest: Contest) -> Path:
    """Return a folder named after the contest, so that the same command finds its games."""
    contest_text = json.dumps(contest.dump(), sort_keys=True).encode()
    return HOME / f"{contest.game.name}-{hashlib.sha256(contest_text).hexdigest()[:8]}"


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
