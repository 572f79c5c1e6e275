"""Running games on disk: the record, and beside it what is needed to continue.

`game.hetman` is the record after the last move. `game.hetman.seed` has the seed and the players. It is deleted when the
game is over, because a finished record has its seed. While the game runs, only the owner can read both files.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from hetman.core.errors import RecordError
from hetman.core.match import Match
from hetman.core.record import Record
from hetman.core.registry import game as find_game
from hetman.language import Language
from hetman.terminal.players import Company, Player

SUFFIX = ".hetman"
SEED_SUFFIX = ".seed"
PRIVATE = 0o600
PUBLIC = 0o666


class FileError(ValueError):
    """A file cannot be used. The message names it and the reason."""


@dataclass
class SavedGame:
    """The files of a saved game."""

    path: Path

    @property
    def seed_path(self) -> Path:
        return self.path.with_name(self.path.name + SEED_SUFFIX)

    def write(self, match: Match, company: Company) -> None:
        """Save the record. Save the seed too, or delete it when the game is over."""
        if match.over:
            write_whole(self.path, str(match.record), PUBLIC)
            self.seed_path.unlink(missing_ok=True)
            return
        if not self.seed_path.exists():
            players = [str(player) for player in company.players]
            secret = {"seed": match.seed.hex(), "players": players, "alone": company.alone}
            write_whole(self.seed_path, json.dumps(secret) + "\n", PRIVATE)
        write_whole(self.path, str(match.record), PRIVATE)

    def fault(self, match: Match, company: Company, words: Language) -> str:
        """Save the record. Returns why that fails, or an empty text: a full disk must not end a game."""
        try:
            self.write(match, company)
        except OSError as error:
            return words.say("save-failed", file=str(self.path), reason=error.strerror or str(error))
        return ""

    def remove(self) -> None:
        self.path.unlink(missing_ok=True)
        self.seed_path.unlink(missing_ok=True)

    def resume(self) -> tuple[Match, Company]:
        """Return the match and its players. Raises FileError or RecordError."""
        record = read_record_file(self.path)
        if record.seed is not None:
            raise FileError(f"{self.path}: this game is over; watch it with: hetman replay {self.path}")
        seed, company = read_secret(self.seed_path, record)
        try:
            match = Match.resume(under_installed_rules(record), seed, free_undo=not company.curtained)
        except RecordError as error:
            raise FileError(f"{self.path}: {error}") from None
        return match, company


def write_whole(path: Path, text: str, mode: int) -> None:
    """Write a file atomically: at any time it has the old text or the new one."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    draft.unlink(missing_ok=True)
    try:
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except OSError:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise FileError(f"{path}: not a text file") from None
    except OSError as error:
        raise FileError(f"{path}: {error.strerror or error}") from None


def read_record_file(path: Path) -> Record:
    """Return the record in a file. Raises FileError that names the file and the wrong line."""
    try:
        return Record.parse(read_text(path))
    except RecordError as error:
        raise FileError(f"{path}: {error}") from None


def under_installed_rules(record: Record) -> Record:
    """Return the record of a running game, continued under the installed rules."""
    try:
        return record.under_rules(find_game(record.game).version)
    except ValueError as error:
        raise RecordError(2, str(error)) from None


def read_secret(path: Path, record: Record) -> tuple[str, Company]:
    try:
        secret = json.loads(read_text(path))
        players = tuple(Player.read(text) for text in secret["players"])
        seed, alone = str(secret["seed"]), bool(secret["alone"])
    except FileError as error:
        raise FileError(
            f"{error}; the game cannot continue without its seed (to go on at a server: hetman join)"
        ) from None
    except (ValueError, KeyError, TypeError, AttributeError):
        raise FileError(f"{path}: not the seed of a game") from None
    if len(players) != record.seats:
        raise FileError(f"{path}: expected {record.seats} players, got {len(players)}")
    return seed, Company(players, alone)


def games_folder(environment: Mapping[str, str]) -> Path:
    """Return the default folder of saved games."""
    data = environment.get("XDG_DATA_HOME", "")
    # The XDG standard says to ignore a relative path.
    base = Path(data) if os.path.isabs(data) else Path.home() / ".local" / "share"
    return base / "hetman" / "games"


def new_saved_game(game: str, environment: Mapping[str, str]) -> SavedGame:
    """Return the files of a new game, named after the game and the time."""
    place = games_folder(environment)
    place.mkdir(parents=True, exist_ok=True, mode=0o700)
    start = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    names = (f"{start}{'' if again == 1 else f'-{again}'}{SUFFIX}" for again in range(1, 1000))
    return SavedGame(next(place / name for name in names if not (place / name).exists()))


def unfinished(environment: Mapping[str, str]) -> Iterator[SavedGame]:
    """Return the running games in that folder, the latest first."""
    seeds = games_folder(environment).glob(f"*{SUFFIX}{SEED_SUFFIX}")
    games = [SavedGame(path.with_name(path.name.removesuffix(SEED_SUFFIX))) for path in seeds]
    yield from sorted((game for game in games if game.path.exists()), key=last_change, reverse=True)


def last_change(saved: SavedGame) -> float:
    return saved.path.stat().st_mtime
