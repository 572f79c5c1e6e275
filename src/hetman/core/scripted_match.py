"""A match that follows a script: it starts from any position, and chance comes from the script too."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from hetman.core.decision import NATURE
from hetman.core.errors import IllegalMove
from hetman.core.game import Game
from hetman.core.lesson import REST, Lesson, LessonError, LessonScene, ScriptedMove, Stop
from hetman.core.match import Match
from hetman.core.state import State


class ScriptedMatch(Match):
    """A match from the position `first` on. Nothing happens by itself: `follow` makes each move."""

    def __init__(self, first: State) -> None:
        self.first = first
        super().__init__(first.setup.game, seed=0, seats=first.setup.seats, **first.setup.options)

    def first_position(self) -> State:
        return self.first.copy()

    def resolve(self) -> None:
        """Chance waits for the script."""

    def follow(self, lesson: Lesson, move: ScriptedMove) -> None:
        """Make a scripted move. Raises LessonError if it is not legal, or if somebody else decides."""
        seat = lesson.seat_of(move)
        actor = NATURE if seat is None else seat
        if self.state.actor != actor:
            raise LessonError(f"lesson {lesson.name}, {move.step}: {move.move!r}: seat {self.state.actor} decides")
        try:
            self.step(self.game.legal(self.state, move.move))
        except IllegalMove as error:
            raise LessonError(f"lesson {lesson.name}, {move.step}: {error}") from error


@lru_cache(maxsize=16)
def scene_start(game: Game, lesson: Lesson, scene: int) -> State:
    """Return the first position of a scene. Raises LessonError."""
    shown = lesson.scenes[scene]
    if shown.follows:
        state = scene_match(game, lesson, scene - 1, len(lesson.scenes[scene - 1].script)).state.copy()
    else:
        state = opened(game, lesson, shown)
    if not shown.position:
        return state
    data = state.dump()
    for path in shown.replaced:
        at(data["position"], path).clear()
    merge(data["position"], shown.position)
    try:
        return game.restore(data)
    except ValueError as error:
        raise LessonError(f"lesson {lesson.name}, scene {scene + 1}: {error}") from error


def opened(game: Game, lesson: Lesson, scene: LessonScene) -> State:
    """Return the first position of a match after the opening of a scene."""
    match = ScriptedMatch(game.start(lesson.seats, **lesson.options))
    for move in scene.opening:
        if move.move == REST:
            play_rest(match, scene)
        else:
            match.follow(lesson, move)
    return match.state


def play_rest(match: ScriptedMatch, scene: LessonScene) -> None:
    """Let chance play until a seat decides: the first wanted move that is legal, each once, or else the first one."""
    wanted = [match.game.parse(text) for text in scene.wanted]
    while match.state.actor == NATURE:
        legal = match.state.moves()
        move = next((move for move in wanted if move in legal), legal[0])
        if move in wanted:
            wanted.remove(move)
        match.step(move)


def scene_match(game: Game, lesson: Lesson, scene: int, made: int) -> ScriptedMatch:
    """Return the match of a scene after its first `made` moves. Raises LessonError."""
    match = ScriptedMatch(scene_start(game, lesson, scene))
    for move in lesson.scenes[scene].script[:made]:
        match.follow(lesson, move)
    return match


def match_at(game: Game, lesson: Lesson, stop: Stop) -> ScriptedMatch:
    """Return the match at a stop of a lesson. Raises LessonError."""
    return scene_match(game, lesson, stop.scene, stop.made)


def at(data: Any, path: str) -> Any:
    """Return what a path such as `people.0.crew` names."""
    for key in path.split("."):
        data = data[int(key)] if isinstance(data, list) else data[key]
    return data


def merge(data: Any, changes: Mapping[str, Any]) -> None:
    """Change a dump in place: tables are merged, everything else is replaced. In a list, a key is an index."""
    for key, value in changes.items():
        place: Any = int(key) if isinstance(data, list) else key
        known = place < len(data) if isinstance(data, list) else place in data
        if isinstance(value, Mapping) and known and isinstance(data[place], dict | list):
            merge(data[place], value)
        elif isinstance(data, list) and not known:
            data.append(value)
        else:
            data[place] = value
