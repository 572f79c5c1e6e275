"""A lesson for the page: a table in memory at one of its stops.

The stop alone determines the position, so that the server keeps nothing: the browser remembers how far its reader is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from hetman.core.game import Game
from hetman.core.lesson import Lesson
from hetman.presentation.drawn_things import Thing, drawn_things
from hetman.presentation.lesson import CoachClick, Wrong
from hetman.presentation.lesson_place import LessonPlace
from hetman.presentation.question import Answer, Question
from hetman.presentation.texts import optional
from hetman.web.memory_table import MemoryTable
from hetman.web.question import Chosen, drawn_parts, question_json
from hetman.web.scene import draw_view, figures_of


class LessonTable(MemoryTable):
    """A lesson at a stop."""

    def __init__(self, game: Game, lesson: Lesson, index: int, code: str, name: str = "") -> None:
        self.game, self.lesson, self.index = game, lesson, index
        self.place = LessonPlace(game, lesson, index)
        super().__init__(self.place.match, lesson.seat, code, name)

    # The drawing: only the step's move is lit

    def draw(self, asked: Question) -> dict[str, str]:
        wanted = self.place.wanted(asked)
        lit = [] if wanted is None else [self.game.tokens(wanted)]
        return drawn_parts(self.table, self.lesson.seat, asked, lit)

    def things(self, asked: Question) -> list[Thing]:
        return drawn_things(self.draw(asked))

    def question_json(self, after: Answer, why: str | None = None) -> dict[str, Any]:
        """Return a question for the page, with the clicks that the coach rings."""
        done = after.play or why
        sent = question_json(self.table, self.lesson.seat, after, why, parts={} if done else self.draw(after.question))
        clicks = [] if done else self.place.clicks(after.question, self.things)
        return sent if done else {**sent, "clicks": [click_json(click) for click in clicks]}

    # The scene

    def scene(self, since: int | None = None) -> dict[str, Any]:
        """Return the table at this stop. `since` is the stop that the page shows now."""
        asked = self.place.question(self.words)
        question = self.question_json(Answer(asked)) if asked is not None else None
        parts = question["parts"] if question else draw_view(self.game, self.place.view, self.words)
        return {
            **self.shown(self.index, f"{self.lesson.name}-{self.index}"),
            "mine": asked is not None,
            "question": {**question, "parts": {}} if question else None,
            "parts": parts,
            "coach": self.coach(question["clicks"] if question else []),
            "frames": self.frames(since) if since is not None else [],
        }

    def coach(self, clicks: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """Return what the coach says, and where the buttons lead."""
        ways = {"back": self.place.back, "skip": self.place.skip}
        if self.place.stop.end:
            return {**self.done(), **ways}
        said = asdict(self.place.coach(self.words))
        rule = said["rule"]
        title = optional(self.words, f"rules-{rule}.title", "") if rule else ""
        return {**said, **ways, "clicks": list(clicks), "rule": title, "moves": list(self.place.stop.expected)}

    def done(self) -> dict[str, Any]:
        """Return the end of the lesson: what one can do now."""
        end, steps = self.place.end(self.words), len(self.lesson.steps)
        figures = figures_of(self.game, self.place.view, self.lesson.learned)
        pairs = zip(self.lesson.learned, end.learned, strict=True)
        learned = [{"figure": figures.get(thing, ""), "text": text} for thing, text in pairs]
        return {**asdict(end), "learned": learned, "done": True, "steps": steps, "step": steps + 1}

    def frames(self, since: int) -> list[dict[str, Any]]:
        """Return pictures of what happened since an earlier stop."""
        # The last picture is that of the scene itself.
        steps = self.place.steps(since, self.words)[:-1]
        return [{"parts": draw_view(self.game, step.view, self.words), "text": step.text} for step in steps]

    # Answers

    def choose(self, sent: Chosen) -> dict[str, Any] | None:
        """Return the question after a click. A wrong one gets a kind answer."""
        asked = self.place.question(self.words, sent.items, sent.draft)
        if asked is None:
            return None
        if sent.click is None:
            return self.question_json(Answer(self.place.question(self.words) or asked))
        after = self.place.answer(asked, sent.click)
        if isinstance(after, Wrong):
            return {**self.question_json(Answer(asked), after.text), "short": after.short}
        return self.question_json(after)

    def next_index(self, moves: Sequence[str]) -> int | None:
        """Return the stop after these moves, or None if they are not those of the script."""
        return self.place.next_index(moves)


def click_json(click: CoachClick) -> dict[str, Any]:
    return {
        "part": click.part,
        "tokens": [link.token for link in click.links],
        "move": click.move,
        "label": click.label,
        "name": click.name,
        "others": [click_json(other) for other in click.others],
    }
