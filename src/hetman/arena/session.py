"""One run of the arena from what was asked to what was found, with its folder and its messages."""

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
from hetman.arena.progress import Bar
from hetman.arena.ratings import check_installed
from hetman.arena.report import page
from hetman.arena.run import Trial, play_out
from hetman.arena.schedule import Schedule
from hetman.arena.sprt import Terms
from hetman.arena.store import RECORDS, Store
from hetman.arena.telling import Telling
from hetman.arena.workers import Here, Processes, Workers
from hetman.language import language

HOME = Path("arena")
PAGE = "report.html"
FIGURES = "report.json"


@dataclass(frozen=True)
class Asked:
    """What a run is to do, besides the contest itself: none of it changes any game."""

    games: int
    """Of each pairing, at most."""
    terms: Terms | None = None
    folder: Path | None = None
    workers: int | None = None
    cluster: str | None = None


class Session:
    """Plays what is still to be played, and tells how it goes on `console`."""

    def __init__(self, contest: Contest, asked: Asked, code: str, console: Console) -> None:
        if asked.terms is not None and (len(contest.bots) != 2 or len(contest.sides) < 2):
            raise ValueError("a sequential test is between two bots, in a game that they play against each other")
        if len(contest.sides) > 1:
            check_installed()
        if asked.cluster is not None:
            find_ray()
        self.contest = contest
        self.asked = asked
        self.code = code
        self.console = console
        self.folder = asked.folder or default_folder(contest)

    def play(self) -> tuple[Findings, bool]:
        """The findings, and whether everything was played; ValueError says what is in the way."""
        store = Store(self.folder, self.contest)
        try:
            tested = self.contest.pairings[:1] if self.asked.terms is not None else None
            schedule = Schedule(self.contest, self.asked.games, store.games.keys(), tested)
            trial = None if self.asked.terms is None else Trial(self.asked.terms, schedule)
            done = self.play_rest(schedule, store, trial)
        finally:
            store.close()
        wanted = [played for played in store.games.values() if played.number < schedule.games]
        findings = find(self.contest, wanted, trial)
        if not done:
            self.tell("arena-interrupted", count=len(wanted), total=str(schedule.total))
        return findings, done

    def play_rest(self, schedule: Schedule, store: Store, trial: Trial | None) -> bool:
        if schedule.games != self.asked.games:
            self.tell("arena-rounded", games=str(self.asked.games), count=schedule.games)
        played = schedule.total - schedule.left
        if played:
            self.tell("arena-resumed", count=played, folder=str(self.folder))
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
        if self.asked.cluster is not None:
            return Cluster(self.asked.cluster, self.asked.workers)
        width = self.asked.workers or cores()
        return Processes(width) if width > 1 else Here()

    def write(self, findings: Findings) -> None:
        """The page and the figures, beside the games."""
        (self.folder / FIGURES).write_text(json.dumps(findings.dump(), indent=1) + "\n", encoding="utf-8")
        (self.folder / PAGE).write_text(page(Telling(findings, self.code)), encoding="utf-8")
        self.tell("arena-kept", file=str(self.folder / PAGE))
        self.tell("arena-records", folder=str(self.folder / RECORDS))

    def tell(self, key: str, **args: object) -> None:
        self.console.print(Text(language(self.code).say(key, **args)), soft_wrap=True)


def default_folder(contest: Contest) -> Path:
    """Named after the contest, so that the same command finds what it has played."""
    told = json.dumps(contest.dump(), sort_keys=True).encode()
    return HOME / f"{contest.game.name}-{hashlib.sha256(told).hexdigest()[:8]}"


def cores() -> int:
    """As many as this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
