"""The games of a contest on disk: what was played once is never played again.

    arena.json            the contest
    games.jsonl           a line for each game: who won, how long it took, what belonged to whom
    records/1-a-b/7.hetman   its record, to be replayed and verified
    report.html, report.json

A line is written after its record, and both reach the disk before the next batch: whatever ends the program, at most
the last line is torn, and then that game is played again.
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
SUFFIX = ".hetman"
CODE = "code"


class StoreError(ValueError):
    """A folder that cannot be used; the message names it and says why."""


class Store:
    """A folder that belongs to one contest; only one process at a time plays into it."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.folder = folder
        self.contest = contest
        self.games: dict[tuple[Pairing, int], Played] = {}
        self.claim()
        self.file = (folder / GAMES).open("ab")
        try:
            lock(self.file, folder)
            self.recall()
        except StoreError:
            self.file.close()
            raise

    def claim(self) -> None:
        """Take an empty folder, or one that this contest has already."""
        asked = self.contest.dump()
        place = self.folder / CONTEST
        if place.exists():
            found = read_contest(place)
            if found != asked:
                other = difference(found, asked)
                raise StoreError(f"{self.folder} holds another contest: {other}; name another folder")
            return
        draft = self.folder / DRAFT
        if self.folder.exists() and (not self.folder.is_dir() or set(self.folder.iterdir()) - {draft}):
            raise StoreError(f"{self.folder} holds something else than a contest; name another folder")
        self.folder.mkdir(parents=True, exist_ok=True)
        write_through(draft, json.dumps(asked, indent=1) + "\n")
        draft.replace(place)

    def recall(self) -> None:
        """Read what was played, and cut off a line that was never finished."""
        data = (self.folder / GAMES).read_bytes()
        whole = data.rfind(b"\n") + 1
        for number, line in enumerate(data[:whole].splitlines(), 1):
            try:
                self.keep(Played.read(json.loads(line)))
            except (ValueError, KeyError, TypeError):
                raise StoreError(f"{self.folder / GAMES}, line {number}: not a game of an arena") from None
        self.file.truncate(whole)

    def add(self, games: Iterable[Played]) -> None:
        """Write games down, records first."""
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
        """In memory without its record, which is on disk."""
        self.games[played.pairing, played.number] = replace(played, record="")

    def record_path(self, pairing: Pairing, number: int) -> Path:
        one, other = self.contest.names[pairing.one], self.contest.names[pairing.other]
        name = "-".join([str(1 + self.contest.pairings.index(pairing)), plain(one), plain(other)])
        return self.folder / RECORDS / name / f"{number}{SUFFIX}"

    def close(self) -> None:
        self.file.close()


def plain(name: str) -> str:
    """A bot's name as a part of a file's, on any system."""
    return re.sub(r"[^\w.]+", "_", name).strip("_")


def read_contest(place: Path) -> dict[str, Any]:
    try:
        found = json.loads(place.read_text(encoding="utf-8"))
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise StoreError(f"{place} is damaged; name another folder")
    return found


def difference(found: dict[str, Any], asked: dict[str, Any]) -> str:
    """The first thing in which two contests differ."""
    key = next(key for key in asked if found.get(key) != asked[key])
    if key == CODE:
        return "its games were played by other code of the rules or the bots than there is now"
    return f"{key} {told(found.get(key))} instead of {told(asked[key])}"


def told(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={one}" for name, one in value.items()) or "none"
    return ", ".join(value) if isinstance(value, list) else str(value)


def write_through(path: Path, text: str) -> None:
    with path.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def lock(file: BinaryIO, folder: Path) -> None:
    """Two programs in one folder would play the same games; where there are no locks, that is all they do."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StoreError(f"another arena is playing into {folder}; wait for it, or name another folder") from None
