"""The games of a contest on disk. No game is played twice.

    arena.json            the contest
    games.jsonl           a line for each game: winners, times, belongings
    records/1-a-b/7.hetman   its record, for replay and verification
    faults/1-7.hetman     the running record of a game in which a bot failed
    report.html, report.json

A line is written after its record, and both are on disk before the next batch. So an abort damages at most the last
line, and then that game is played again.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, BinaryIO

from hetman.arena.contest import Contest, Pairing
from hetman.arena.play import Played

CONTEST = "arena.json"
DRAFT = "arena.json.draft"
GAMES = "games.jsonl"
RECORDS = "records"
FAULTS = "faults"
SUFFIX = ".hetman"
CODE = "code"


class StoreError(ValueError):
    """A folder cannot be used. The message names it and the reason."""


class Store:
    """The folder of one contest. Only one process at a time can use it."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.folder = folder
        self.contest = contest
        self.games: dict[tuple[Pairing, int], Played] = {}
        self.claim()
        self.file = (folder / GAMES).open("ab")
        try:
            lock(self.file, folder)
            self.load_games()
        except StoreError:
            self.file.close()
            raise

    def claim(self) -> None:
        """Take an empty folder, or the folder of this contest. Raises StoreError for any other."""
        wanted = self.contest.dump()
        place = self.folder / CONTEST
        if place.exists():
            found = read_contest(place)
            if found != wanted:
                other = difference(found, wanted)
                raise StoreError(f"{self.folder} has another contest: {other}; choose another folder")
            return
        draft = self.folder / DRAFT
        if self.folder.exists() and (not self.folder.is_dir() or set(self.folder.iterdir()) - {draft}):
            raise StoreError(f"{self.folder} has other files and no contest; choose another folder")
        self.folder.mkdir(parents=True, exist_ok=True)
        write_through(draft, json.dumps(wanted, indent=1) + "\n")
        draft.replace(place)

    def load_games(self) -> None:
        """Read the games, and remove an incomplete last line."""
        data = (self.folder / GAMES).read_bytes()
        whole = data.rfind(b"\n") + 1
        for number, line in enumerate(data[:whole].splitlines(), 1):
            try:
                self.keep(Played.read(json.loads(line)))
            except (ValueError, KeyError, TypeError):
                raise StoreError(f"{self.folder / GAMES}, line {number}: not a game of an arena") from None
        self.file.truncate(whole)

    def add(self, games: Iterable[Played]) -> None:
        """Save games, records first."""
        lines = []
        for played in games:
            place = self.record_path(played.pairing, played.number)
            place.parent.mkdir(parents=True, exist_ok=True)
            write_through(place, played.record)
            lines.append(json.dumps(played.dump(), separators=(",", ":")) + "\n")
            self.keep(played)
        self.file.write("".join(lines).encode())
        self.file.flush()
        os.fsync(self.file.fileno())

    def keep(self, played: Played) -> None:
        """Keep a game in memory without its record, which is on disk."""
        self.games[played.pairing, played.number] = replace(played, record="")

    def record_path(self, pairing: Pairing, number: int) -> Path:
        one, other = self.contest.names[pairing.one], self.contest.names[pairing.other]
        name = "-".join([str(1 + self.contest.pairings.index(pairing)), plain(one), plain(other)])
        return self.folder / RECORDS / name / f"{number}{SUFFIX}"

    def keep_fault(self, name: str, record: str) -> Path:
        """Save the record of a game in which a bot failed. Returns its path."""
        place = self.folder / FAULTS / f"{name}{SUFFIX}"
        place.parent.mkdir(parents=True, exist_ok=True)
        write_through(place, record)
        return place

    def close(self) -> None:
        self.file.close()


def plain(name: str) -> str:
    """Return a bot's name as a part of a file name that every system accepts."""
    return re.sub(r"[^\w.]+", "_", name).strip("_")


def read_contest(place: Path) -> dict[str, Any]:
    try:
        found = json.loads(place.read_text(encoding="utf-8"))
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise StoreError(f"{place} is damaged; choose another folder")
    return found


def difference(found: dict[str, Any], wanted: dict[str, Any]) -> str:
    """Describe the first difference between two contests."""
    key = next(key for key in wanted if found.get(key) != wanted[key])
    if key == CODE:
        return "its games were played with other code of the rules or the bots"
    return f"{key} {text_of(found.get(key))} instead of {text_of(wanted[key])}"


def text_of(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={one}" for name, one in value.items()) or "none"
    return ", ".join(value) if isinstance(value, list) else str(value)


def write_through(path: Path, text: str) -> None:
    with path.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def lock(file: BinaryIO, folder: Path) -> None:
    """Lock the folder. Without a lock, two programs would play the same games, which does no other harm."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StoreError(f"another arena uses {folder}; wait for it, or choose another folder") from None
