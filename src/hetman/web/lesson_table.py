"""A lesson for the page: a table in memory at one of its stops.

The stop alone determines the position, so that the server keeps nothing: the browser remembers how far its reader is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from hetman.core.decision import NATURE
from hetman.core.game import Game
from hetman.core.lesson import Lesson, Stop
from hetman.core.replay import step_with_snapshots
from hetman.core.scripted_match import match_at
from hetman.presentation.lesson import (
    CoachClick,
    Wrong,
    clicks_from,
    coach_of,
    lesson_answer,
)
from hetman.presentation.log import Log
from hetman.presentation.playback import keys_by_entry, position_after
from hetman.presentation.question import Answer, Question, question_of
from hetman.presentation.texts import optional
from hetman.web.memory_table import MemoryTable
from hetman.web.question import Chosen, drawn_parts, question_json
from hetman.web.scene import draw_view, figures_of

LONGEST = 14
"""Pictures of what others do between two stops; the latest count."""


class LessonTable(MemoryTable):
    """A lesson at a stop."""

    def __init__(self, game: Game, lesson: Lesson, index: int, code: str, name: str = "") -> None:
        self.game, self.lesson, self.index = game, lesson, index
        self.stop: Stop = lesson.stops[index]
        self.match = match_at(game, lesson, self.stop)
        super().__init__(self.match, lesson.seat, code, name)
        self.expected = [game.parse(text) for text in self.stop.expected]

    # The drawing: only the step's move is lit

    def draw(self, asked: Question) -> dict[str, str]:
        done = min(len(asked.ticked.all), len(self.expected) - 1)
        lit = [self.game.tokens(self.expected[done])] if asked.ticked.closing is None else []
        return drawn_parts(self.table, self.lesson.seat, asked, lit)

    def clicks(self, asked: Question) -> list[CoachClick]:
        return clicks_from(self.match, self.lesson.seat, asked, self.expected, self.draw)

    def question(self, items: Sequence[Any] = (), draft: Sequence[str] = ()) -> Question | None:
        moves = [self.game.parse(text) for text in draft]
        return question_of(self.match, self.lesson.seat, self.words, moves, items)

    def question_json(self, after: Answer, why: str | None = None) -> dict[str, Any]:
        """Return a question for the page, with the clicks that the coach rings."""
        done = after.play or why
        sent = question_json(self.table, self.lesson.seat, after, why, parts={} if done else self.draw(after.question))
        return sent if done else {**sent, "clicks": [click_json(click) for click in self.clicks(after.question)]}

    # The scene

    def scene(self, since: int | None = None) -> dict[str, Any]:
        """Return the table at this stop. `since` is the stop that the page shows now."""
        asked = self.question() if self.expected else None
        question = self.question_json(Answer(asked)) if asked is not None else None
        parts = question["parts"] if question else draw_view(self.game, self.match.view(self.lesson.seat), self.words)
        return {
            **self.shown(self.index, f"{self.lesson.name}-{self.index}"),
            "mine": asked is not None,
            "question": {**question, "parts": {}} if question else None,
            "parts": parts,
            "coach": self.coach(question["clicks"] if question else []),
            "frames": self.frames(since) if since is not None else [],
        }

    def coach(self, clicks: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """Return what the coach says."""
        if self.stop.end:
            return self.done()
        said = asdict(coach_of(self.lesson, self.stop, self.words, ()))
        rule = said["rule"]
        title = optional(self.words, f"rules-{rule}.title", "") if rule else ""
        return {**said, "clicks": list(clicks), "rule": title, "moves": list(self.stop.expected)}

    def done(self) -> dict[str, Any]:
        """Return the end of the lesson: what one can do now."""
        key, words = f"lesson-{self.lesson.name}", self.words
        view = self.match.view(self.lesson.seat)
        figures = figures_of(self.game, view, self.lesson.learned)
        learned = [
            {"figure": figures.get(thing, ""), "text": words.say(f"learned-{self.lesson.name}-{number}")}
            for number, thing in enumerate(self.lesson.learned, 1)
        ]
        end = {"title": words.say(f"{key}.won"), "say": words.say(f"{key}.end"), "learned": learned}
        about = words.say("lesson-done", minutes=self.lesson.minutes)
        return {
            **end,
            "about": about,
            "done": True,
            "steps": len(self.lesson.steps),
            "step": len(self.lesson.steps) + 1,
        }

    # What happened since the stop before

    def frames(self, since: int) -> list[dict[str, Any]]:
        """Return pictures of the moves since an earlier stop of the same scene, except those that are only told."""
        before = self.lesson.stops[since] if 0 <= since < self.index else None
        if before is None or before.scene != self.stop.scene:
            return []
        script = self.lesson.scenes[self.stop.scene].script
        first = max([before.made, *(place + 1 for place, move in enumerate(script[: self.stop.made]) if move.told)])
        texts = self.sentences()
        frames = self.drawn_frames(first, texts)
        # The last picture is that of the scene itself.
        return frames[-LONGEST:-1] if len(frames) > 1 else []

    def drawn_frames(self, first: int, texts: Mapping[int, str]) -> list[dict[str, Any]]:
        seat, entries = self.lesson.seat, list(self.match.entries)
        state, found = position_after(self.match, first), list[dict[str, Any]]()
        keys = list(keys_by_entry(self.match, entries, seat))
        for number in range(first, len(entries)):
            log = step_with_snapshots(state, entries[number].move, keys[number])
            staged = [position.view(seat) for _, position in log.snapshots]
            # Draws of chance change little: the next move shows them.
            if not staged and entries[number].decision.seat == NATURE and number < len(entries) - 1:
                continue
            text = texts.get(number, "")
            own = entries[number].decision.seat == seat
            for view in staged or [state.view(seat)]:
                found.append({"parts": draw_view(self.game, view, self.words), "text": "" if own else text})
        return found

    def sentences(self) -> dict[int, str]:
        """Return what the log says about each move."""
        found: dict[int, list[str]] = {}
        for line in Log(self.words, self.lesson.seat).lines(self.match):
            if not line.chapter:
                found.setdefault(line.entry, []).append(line.text)
        return {entry: " ".join(texts[:2]) for entry, texts in found.items()}

    # Answers

    def choose(self, sent: Chosen) -> dict[str, Any] | None:
        """Return the question after a click. A wrong one gets a kind answer."""
        asked = self.question(sent.items, sent.draft)
        if asked is None or not self.expected:
            return None
        if sent.click is None:
            return self.question_json(Answer(self.question() or asked))
        after = lesson_answer(self.match, self.lesson.seat, asked, sent.click, self.expected, self.lesson, self.stop)
        if isinstance(after, Wrong):
            return {**self.question_json(Answer(asked), after.text), "short": after.short}
        return self.question_json(after)

    def next_index(self, moves: Sequence[str]) -> int | None:
        """Return the stop after these moves, or None if they are not those of the script."""
        if not moves or list(moves) != list(self.stop.expected[: len(moves)]):
            return None
        return self.index + len(moves)


def click_json(click: CoachClick) -> dict[str, Any]:
    return {
        "part": click.part,
        "tokens": [link.token for link in click.links],
        "move": click.move,
        "label": click.label,
        "name": click.name,
        "others": [click_json(other) for other in click.others],
    }
