"""A lesson at one of its stops: the match there, the question, and what the learner's clicks do.

The stop alone determines everything, so that a page and a terminal need to remember nothing but its index.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from hetman.core.decision import NATURE
from hetman.core.game import Game
from hetman.core.lesson import Lesson, Stop
from hetman.core.replay import step_with_snapshots
from hetman.core.scripted_match import ScriptedMatch, match_at
from hetman.language import Language
from hetman.presentation.choosing import Choosing, Item, legal_move
from hetman.presentation.drawn_things import Thing
from hetman.presentation.lesson import Coach, CoachClick, Wrong, clicks_from, coach_of, lesson_answer, wrong_click
from hetman.presentation.log import Log
from hetman.presentation.playback import PlaybackStep, keys_by_entry, position_after
from hetman.presentation.question import Answer, Click, Question, question_of

LONGEST = 14
"""Pictures of what others do between two stops; the latest count."""


@dataclass(frozen=True)
class LessonEnd:
    """What is said when a lesson is done, and what one can do now."""

    title: str
    say: str
    about: str
    learned: tuple[str, ...]


class LessonPlace:
    """A lesson at the stop `index`."""

    def __init__(self, game: Game, lesson: Lesson, index: int) -> None:
        self.game, self.lesson, self.index = game, lesson, index
        self.stop: Stop = lesson.stops[index]
        self.match: ScriptedMatch = match_at(game, lesson, self.stop)
        self.expected = [game.parse(text) for text in self.stop.expected]

    @property
    def seat(self) -> int:
        return self.lesson.seat

    # What is asked

    def question(self, words: Language, items: Sequence[Item] = (), draft: Sequence[str] = ()) -> Question | None:
        """Return the open question, or None where the learner only reads."""
        if not self.expected:
            return None
        return question_of(self.match, self.seat, words, [self.game.parse(text) for text in draft], items)

    def wanted(self, asked: Question) -> int | None:
        """Return the move to light: the next one of the step, if the question is still open for it."""
        done = min(len(asked.ticked.all), len(self.expected) - 1)
        return self.expected[done] if asked.ticked.closing is None else None

    def lit(self, asked: Question) -> Question:
        """Return the question as if the wanted move were the only legal one, for drawings that light things."""
        wanted = self.wanted(asked)
        moves = () if wanted is None else (legal_move(self.game, wanted),)
        only = Choosing(moves, asked.choosing.items, self.game.direct)
        return Question(self.game, asked.words, asked.ticked, only)

    def clicks(self, asked: Question, things: Callable[[Question], Sequence[Thing]]) -> list[CoachClick]:
        """Return what to click. `things` are those that are drawn for a question."""
        return clicks_from(self.match, self.seat, asked, self.expected, things)

    # What the learner does

    def answer(self, asked: Question, click: Click) -> Answer | Wrong:
        return lesson_answer(self.match, self.seat, asked, click, self.expected, self.lesson, self.stop)

    def wrong_move(self, asked: Question, move: int) -> Wrong | None:
        """Return the kind answer to a whole legal move, or None if it is the expected one."""
        if move == self.expected[0]:
            return None
        typed = Click(move=self.game.notation(move))
        return wrong_click(self.match, asked, typed, self.lesson, self.stop, legal=True)

    def next_index(self, moves: Sequence[str]) -> int | None:
        """Return the stop after these moves, or None if they are not those of the script."""
        if not moves or list(moves) != list(self.stop.expected[: len(moves)]):
            return None
        return self.index + len(moves)

    @property
    def back(self) -> int:
        """The first stop of this step, or from there that of the step before."""
        first = self.lesson.first_stop(self.stop.step)
        return first if self.index > first else self.lesson.first_stop(max(0, self.stop.step - 1))

    @property
    def skip(self) -> int:
        """The first stop of the next step."""
        return self.lesson.first_stop(min(self.stop.step + 1, len(self.lesson.steps)))

    # What is said

    def coach(self, words: Language) -> Coach:
        """Return what the coach says before the end."""
        return coach_of(self.lesson, self.stop, words, ())

    def end(self, words: Language) -> LessonEnd:
        """Return the end of the lesson."""
        name = self.lesson.name
        learned = [words.say(f"learned-{name}-{number}") for number in range(1, len(self.lesson.learned) + 1)]
        about = words.say("lesson-done", minutes=self.lesson.minutes)
        return LessonEnd(words.say(f"lesson-{name}.won"), words.say(f"lesson-{name}.end"), about, tuple(learned))

    # What happened since the stop before

    def steps(self, since: int, words: Language) -> list[PlaybackStep]:
        """Return the moves since an earlier stop of the same scene, except those that are only told."""
        before = self.lesson.stops[since] if 0 <= since < self.index else None
        if before is None or before.scene != self.stop.scene:
            return []
        script = self.lesson.scenes[self.stop.scene].script
        first = max([before.made, *(place + 1 for place, move in enumerate(script[: self.stop.made]) if move.told)])
        return list(self.steps_from(first, words))[-LONGEST:]

    def steps_from(self, first: int, words: Language) -> Iterator[PlaybackStep]:
        seat, entries = self.seat, list(self.match.entries)
        state, texts = position_after(self.match, first), self.sentences(words)
        keys = list(keys_by_entry(self.match, entries, seat))
        for number in range(first, len(entries)):
            log = step_with_snapshots(state, entries[number].move, keys[number])
            staged = [position.view(seat) for _, position in log.snapshots]
            # Draws of chance change little: the next move shows them.
            if not staged and entries[number].decision.seat == NATURE and number < len(entries) - 1:
                continue
            own = entries[number].decision.seat == seat
            for view in staged or [state.view(seat)]:
                yield PlaybackStep(number, "", "" if own else texts.get(number, ""), view)

    def sentences(self, words: Language) -> dict[int, str]:
        """Return what the log says about each move."""
        found: dict[int, list[str]] = {}
        for line in Log(words, self.seat).lines(self.match):
            if not line.chapter:
                found.setdefault(line.entry, []).append(line.text)
        return {entry: " ".join(texts[:2]) for entry, texts in found.items()}

    @cached_property
    def view(self) -> dict[str, Any]:
        return self.match.view(self.seat)
