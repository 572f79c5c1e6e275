"""How far the reader is in each lesson. One small file keeps it, as a browser keeps it for its pages."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from hetman.core.game import Game
from hetman.core.lesson import Lesson
from hetman.language import Language
from hetman.terminal.saved_games import PRIVATE, games_folder, write_whole

FILE = "lessons.json"


@dataclass(frozen=True)
class Progress:
    """`at` is the stop, `step` of `steps` what the reader is told there. `done`: the end was reached once."""

    at: int
    step: int
    steps: int
    done: bool = False

    @property
    def open(self) -> bool:
        """Whether the reader is somewhere between start and end."""
        return self.at > 0 and self.step <= self.steps

    def described(self, words: Language) -> str:
        if self.open:
            return words.say("lesson-step", number=self.step, count=self.steps)
        return words.say("lesson-finished") if self.done else ""


def progress_file(environment: Mapping[str, str]) -> Path:
    return games_folder(environment).parent / FILE


def all_progress(environment: Mapping[str, str]) -> dict[str, Any]:
    """Return what the file has. A file that is missing or broken means that nothing was begun."""
    with suppress(OSError, ValueError):
        found = json.loads(progress_file(environment).read_text(encoding="utf-8"))
        return found if isinstance(found, dict) else {}
    return {}


def key_of(game: Game, lesson: Lesson) -> str:
    return f"{game.name}/{lesson.name}"


def progress_of(game: Game, lesson: Lesson, environment: Mapping[str, str]) -> Progress | None:
    kept = all_progress(environment).get(key_of(game, lesson))
    at = kept.get("at") if isinstance(kept, dict) else None
    # The lesson may have changed since: a stop that it does not have means its start.
    if not isinstance(at, int) or not isinstance(kept, dict):
        return None
    at = at if 0 <= at < len(lesson.stops) else 0
    return Progress(at, lesson.stops[at].step + 1, len(lesson.steps), bool(kept.get("done")))


def keep_progress(game: Game, lesson: Lesson, index: int, environment: Mapping[str, str] = os.environ) -> None:
    """Remember the stop of a reader. Without a writable home folder the lesson works too, and starts anew next time."""
    before, stop = progress_of(game, lesson, environment), lesson.stops[index]
    done = stop.end or (before is not None and before.done)
    kept = Progress(index, stop.step + 1, len(lesson.steps), done)
    with suppress(OSError):
        file = progress_file(environment)
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_whole(file, json.dumps({**all_progress(environment), key_of(game, lesson): asdict(kept)}) + "\n", PRIVATE)


def first_index(game: Game, lesson: Lesson, environment: Mapping[str, str] = os.environ) -> int:
    """Return the stop to go on from: where the reader left, or the start."""
    kept = progress_of(game, lesson, environment)
    return kept.at if kept is not None and kept.open else 0
