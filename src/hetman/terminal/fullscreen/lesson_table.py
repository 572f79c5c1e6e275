"""A lesson as a table: its match follows the script, and only the learner decides."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from hetman.core.game import Game
from hetman.core.lesson import Lesson
from hetman.core.match import Match
from hetman.language import Language
from hetman.presentation.hints import HintText
from hetman.presentation.lesson_place import LessonPlace
from hetman.presentation.log import Log
from hetman.presentation.playback import PlaybackStep
from hetman.presentation.recap import RecapGroup
from hetman.presentation.scene import scene_of
from hetman.presentation.texts import texts_of
from hetman.terminal.fullscreen.table import Changed, Refused, SeatText, TableScene

Keep = Callable[[int], None]
"""Remembers the stop of the reader."""


class LessonTable:
    """A lesson at the stop of `place`. The number of moves that its screen counts is the index of the stop."""

    curtain: int | None = None

    def __init__(self, game: Game, lesson: Lesson, index: int, code: str, keep: Keep = lambda index: None) -> None:
        self.game, self.lesson, self.keep = game, lesson, keep
        self.words: Language = texts_of(game, code)
        self.changed: Changed = lambda: None
        self.place = LessonPlace(game, lesson, index)

    def go(self, index: int) -> None:
        """Go to another stop, and remember it."""
        self.place = LessonPlace(self.game, self.lesson, max(0, min(index, len(self.lesson.stops) - 1)))
        self.keep(self.place.index)
        self.changed()

    @property
    def asking(self) -> Match:
        return self.place.match

    @property
    def scene(self) -> TableScene:
        place, words = self.place, self.words
        shown = scene_of(place.match, place.seat, words)
        names = [words.name("seat", str(seat)) for seat in range(place.match.setup.seats)]
        return TableScene(
            self.game,
            words,
            place.seat,
            shown.view,
            "",
            place.question(words),
            Log(words, place.seat).lines(place.match),
            [SeatText(seat, name, seat in shown.awaited) for seat, name in enumerate(names)],
            None,
            place.index,
            place.index > 0,
        )

    def lift_curtain(self) -> None:
        raise AssertionError("one person takes a lesson")

    async def run(self, changed: Changed) -> None:
        self.changed = changed
        changed()
        await asyncio.Event().wait()

    async def play(self, moves: Sequence[int]) -> None:
        following = self.place.next_index([self.game.notation(move) for move in moves])
        if following is None:
            raise Refused(self.words.say("screen-too-late"))
        self.go(following)

    async def undo(self) -> None:
        self.go(self.place.back)

    async def answer(self, accept: bool) -> None:
        raise AssertionError("nobody proposes anything in a lesson")

    async def hints(self) -> list[HintText]:
        return []

    async def recap(self) -> list[RecapGroup]:
        return []

    async def steps(self, first: int) -> list[PlaybackStep]:
        """What others did. The learner's own moves need no step: they were just made."""
        return [step for step in self.place.steps(first, self.words) if step.text]

    async def chat(self, text: str) -> None:
        raise Refused(self.words.say("screen-no-chat"))

    async def speak(self, code: str) -> None:
        self.words = texts_of(self.game, code)

    def save_to(self, file: str) -> str:
        raise Refused(self.words.say("screen-lesson-kept"))

    def leave(self) -> list[str]:
        return []
