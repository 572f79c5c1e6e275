"""Guided first games: scripted positions and scripted chance, with one thing to learn in each step.

A lesson is data in the game's folder, `lessons/<name>.toml`; `docs/writing-a-game.md` describes the file. Its texts are
in `lessons/<language>.ftl`. A script has a line for each turn, an actor and moves in notation:

    you move lightcavalry g4
    1 move cavalry e2; end
    chance draw scout; draw archer

`you` is the learner, a number the seat of a scripted rival, `chance` is chance, and `auto` is a move of the learner
that the lesson makes.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

YOU, AUTO, CHANCE = "you", "auto", "chance"
REST = "..."
"""As a move of chance: chance plays until a seat decides, with the scene's `wanted` moves, each once, while it can."""


class LessonError(ValueError):
    """A lesson has a fault. The message names the lesson and the step."""


@dataclass(frozen=True)
class ScriptedMove:
    """A move of a script. `step` is the name of its step. `told`: it happens between steps and is not shown."""

    actor: str
    move: str
    step: str = ""
    told: bool = False


@dataclass(frozen=True)
class LessonStep:
    """One thing to learn. Its texts are `step-<lesson>-<name>`: what is said, `.why`, and answers to wrong clicks.

    `told` are the moves that happen before it without being shown. `play` are the moves of the step and the replies. A
    step without a move of the learner only tells something. `rule` is the chapter of the rules that it comes from.
    """

    name: str
    told: tuple[ScriptedMove, ...] = ()
    play: tuple[ScriptedMove, ...] = ()
    rule: str = ""


@dataclass(frozen=True, eq=False)
class LessonScene:
    """A position and the steps from there.

    The position is the start of a match after the moves of `opening`, or, if `follows` is set, the end of the scene
    before. Then `position` changes its dump: tables are merged, everything else is replaced. In a list, a key is an
    index. What `replaced` names is emptied first.
    """

    steps: tuple[LessonStep, ...]
    opening: tuple[ScriptedMove, ...] = ()
    follows: bool = False
    wanted: tuple[str, ...] = ()
    position: Mapping[str, Any] = field(default_factory=dict)
    replaced: tuple[str, ...] = ()

    @cached_property
    def script(self) -> tuple[ScriptedMove, ...]:
        """All moves of the scene in their order."""
        return tuple(move for step in self.steps for move in (*step.told, *step.play))


@dataclass(frozen=True)
class Stop:
    """A moment at which the learner acts.

    `scene` and `step` are indices, `step` through the whole lesson. `made` is the number of scripted moves of the scene
    before it. `expected` are the learner's next moves; none where the learner only reads. `end`: the lesson is done.
    """

    scene: int
    step: int
    made: int
    expected: tuple[str, ...] = ()
    end: bool = False


@dataclass(frozen=True, eq=False)
class Lesson:
    """A guided first game for one seat. `options` and `seats` are those of the match.

    `learned` are pictures for what one can do afterwards, as `kind:token`. Their texts are `learned-<lesson>-1` and on.
    """

    name: str
    seat: int
    minutes: int
    scenes: tuple[LessonScene, ...]
    seats: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    learned: tuple[str, ...] = ()

    @cached_property
    def steps(self) -> tuple[LessonStep, ...]:
        return tuple(step for scene in self.scenes for step in scene.steps)

    @cached_property
    def stops(self) -> tuple[Stop, ...]:
        """All stops in their order. The last one is the end."""
        found: list[Stop] = []
        step = 0
        for scene, shown in enumerate(self.scenes):
            made = 0
            for each in shown.steps:
                moves = (*each.told, *each.play)
                own = [place for place, move in enumerate(moves) if move.actor == YOU]
                for place in own:
                    found.append(Stop(scene, step, made + place, run_of(moves, place)))
                if not own:
                    found.append(Stop(scene, step, made + len(moves)))
                made, step = made + len(moves), step + 1
        last = len(self.scenes) - 1
        return (*found, Stop(last, step, len(self.scenes[last].script), end=True))

    def first_stop(self, step: int) -> int:
        """Return the index of the first stop of a step."""
        return next(place for place, stop in enumerate(self.stops) if stop.step >= step)

    def seat_of(self, move: ScriptedMove) -> int | None:
        """Return the seat that makes a scripted move, or None for chance."""
        if move.actor == CHANCE:
            return None
        return self.seat if move.actor in (YOU, AUTO) else int(move.actor)


def run_of(moves: tuple[ScriptedMove, ...], first: int) -> tuple[str, ...]:
    """Return the learner's moves from a place on, up to the next move of anybody else."""
    found = []
    for move in moves[first:]:
        if move.actor != YOU:
            break
        found.append(move.move)
    return tuple(found)


class Teaching:
    """The hook of `Game` for guided first games."""

    folder: Path

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """The guided first games, read from the folder `lessons`. The first one is for newcomers."""
        found: tuple[Lesson, ...] | None = self.__dict__.get("lessons_read")
        if found is None:
            found = self.__dict__["lessons_read"] = read_lessons(self.folder / "lessons")
        return found


def read_lessons(folder: Path) -> tuple[Lesson, ...]:
    """Return the lessons of a folder in the order that they ask for. Raises LessonError."""
    files = [(file, read_file(file)) for file in sorted(folder.glob("*.toml"))]
    for file, data in files:
        if not isinstance(data.get("order", 1), int):
            raise LessonError(f"{file.name}: expected order to be an integer, got {data['order']!r}")
    ordered = sorted(files, key=lambda pair: pair[1].get("order", 1))
    return tuple(read_lesson(file.stem, data) for file, data in ordered)


def read_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise LessonError(f"{file.name}: {error}") from error


def read_lesson(name: str, data: Mapping[str, Any]) -> Lesson:
    """Return a lesson from the data of its file. Raises LessonError."""
    try:
        scenes = tuple(read_scene(name, scene) for scene in data["scenes"])
        seats, options, learned = data.get("seats"), data.get("options", {}), tuple(data["learned"])
        return Lesson(name, data["seat"], data["minutes"], scenes, seats, options, learned)
    except KeyError as error:
        raise LessonError(f"lesson {name}: expected the key {error}") from error
    except (AttributeError, TypeError) as error:
        raise LessonError(f"lesson {name}: a value has the wrong type: {error}") from error


def read_scene(lesson: str, data: Mapping[str, Any]) -> LessonScene:
    return LessonScene(
        tuple(read_step(lesson, step) for step in data["steps"]),
        read_script(lesson, "opening", data.get("opening", "")),
        data.get("follows", False),
        tuple(data.get("wanted", ())),
        data.get("position", {}),
        tuple(data.get("replaced", ())),
    )


def read_step(lesson: str, data: Mapping[str, Any]) -> LessonStep:
    name = data["name"]
    told = read_script(lesson, name, data.get("told", ""), told=True)
    return LessonStep(name, told, read_script(lesson, name, data.get("play", "")), data.get("rule", ""))


def read_script(lesson: str, step: str, text: str, told: bool = False) -> tuple[ScriptedMove, ...]:
    """Return the moves of a script. Raises LessonError for an unknown actor."""
    found = []
    for line in filter(None, map(str.strip, text.splitlines())):
        actor, _, moves = line.partition(" ")
        if actor not in (YOU, AUTO, CHANCE) and not actor.isdecimal():
            raise LessonError(f"lesson {lesson}, {step}: expected you, auto, chance or a seat, got {line!r}")
        found += [ScriptedMove(actor, move.strip(), step, told) for move in moves.split(";") if move.strip()]
    return tuple(found)
