"""A stop of a guided first game: what the coach says, what to click, and the answer to a wrong click."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from hetman.core.game import Game
from hetman.core.lesson import Lesson, LessonError, LessonStep, Stop
from hetman.core.match import Match
from hetman.language import Language
from hetman.presentation.choosing import Item, legal_move
from hetman.presentation.drawn_things import Thing
from hetman.presentation.question import CHOSEN, LEGAL, UNLIT, Answer, Click, Question, answer
from hetman.presentation.refusal import refusal
from hetman.presentation.texts import optional

log = logging.getLogger("hetman")

Things = Callable[[Question], Sequence[Thing]]
"""Returns the things that are drawn for a question."""

HIDDEN = "seat-"
"""Parts that a phone does not show."""
MOST = 8
"""Clicks of one answer at most."""


@dataclass(frozen=True)
class CoachClick:
    """A thing to click: the part and the links that find it, or the button of a whole move; its label and its name.

    `others` are things that do as well. A phone may hide the first one.
    """

    part: str
    links: tuple[Item, ...]
    move: str
    label: str
    name: str
    others: tuple[CoachClick, ...] = ()


@dataclass(frozen=True)
class Coach:
    """What the coach says at a stop. `told` is what happened before. `rule` is a chapter of the rules."""

    title: str
    step: int
    steps: int
    say: str
    why: str
    told: str
    rule: str
    clicks: tuple[CoachClick, ...]


def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """Return the lessons of a game. A fault in them is reported in one line, and leaves them out."""
    try:
        return game.lessons
    except LessonError as error:
        log.warning("lessons of %s: %s", game.name, error)
        return ()


def step_key(lesson: Lesson, step: LessonStep) -> str:
    return f"step-{lesson.name}-{step.name}"


def coach_of(lesson: Lesson, stop: Stop, words: Language, clicks: Sequence[CoachClick]) -> Coach:
    """Return what the coach says at a stop before the end."""
    step = lesson.steps[stop.step]
    key = step_key(lesson, step)
    first = lesson.stops[lesson.first_stop(stop.step)] is stop
    return Coach(
        words.say(f"lesson-{lesson.name}"),
        stop.step + 1,
        len(lesson.steps),
        optional(words, f"{key}.then-{stop_number(lesson, stop)}", words.say(key)),
        optional(words, f"{key}.why", ""),
        optional(words, f"{key}.told", "") if first else "",
        step.rule,
        tuple(clicks),
    )


def stop_number(lesson: Lesson, stop: Stop) -> int:
    """Return the number of a stop within its step, from 1 on."""
    return lesson.stops.index(stop) - lesson.first_stop(stop.step) + 1


# What to click


def fits(asked: Question, expected: Sequence[int]) -> bool:
    """Whether what is chosen and ticked leads to the expected moves."""
    done = asked.ticked.all
    if list(done) != list(expected[: len(done)]):
        return False
    if len(done) == len(expected):
        return True
    return asked.ticked.closing is None and any(move.move == expected[len(done)] for move in asked.choosing.left)


def is_expected(play: Sequence[int], expected: Sequence[int]) -> bool:
    return bool(play) and list(play) == list(expected[: len(play)])


def clicks_from(match: Match, seat: int, asked: Question, expected: Sequence[int], drawn: Things) -> list[CoachClick]:
    """Return the clicks that make the expected moves, from a question on. Raises LessonError if there are none."""
    found: list[CoachClick] = []
    while len(found) < MOST:
        things = [thing for thing in drawn(asked) if not thing.part.startswith(HIDDEN)]
        useful = useful_clicks(match, seat, asked, expected, things)
        if not useful:
            break
        clicks = [coach_click(asked, after, thing) for thing, after in useful]
        found.append(replace(clicks[0], others=tuple(clicks[1:])))
        after = useful[0][1]
        if after.play:
            return found
        asked = after.question
    move = match.game.notation(expected[0])
    raise LessonError(f"no clicks lead to {move!r} after {[click.label for click in found]}")


def coach_click(asked: Question, after: Answer, thing: Thing) -> CoachClick:
    key, name = named(asked, after, thing)
    return CoachClick(thing.part, thing.links, thing.move, asked.words.say(key, thing=name), name)


def useful_clicks(
    match: Match, seat: int, asked: Question, expected: Sequence[int], things: Sequence[Thing]
) -> list[tuple[Thing, Answer]]:
    """Return the clicks that go on with the expected move, the most natural one first."""
    useful: list[tuple[tuple[float, ...], Thing, Answer]] = []
    for thing in things:
        if thing.state in (UNLIT, CHOSEN):
            continue
        after = answer(match, seat, asked, Click(thing.links, thing.state, thing.move))
        if after.refused or (after.play and not is_expected(after.play, expected)):
            continue
        grown = len(after.question.choosing.items) > len(asked.choosing.items)
        ticked = len(after.question.ticked.all) > len(asked.ticked.all)
        if after.play or ((grown or ticked) and fits(after.question, expected)):
            order = natural(thing, after, asked, expected)
            useful.append(((*order, not after.play, len(thing.links)), thing, after))
    return [(thing, after) for _, thing, after in sorted(useful, key=lambda one: one[0])]


def natural(thing: Thing, after: Answer, asked: Question, expected: Sequence[int]) -> tuple[float, ...]:
    """Return the order in which people act: what they hold, then the parts of the sentence, at last the verb.

    The tray comes before the board, because its buttons have labels and are never hidden.
    """
    if thing.part == "hand":
        return (0, 0)
    done = min(len(asked.ticked.all), len(expected) - 1)
    tokens = [part.token for part in legal_move(asked.game, expected[done]).parts]
    chosen = {item.token for item in asked.choosing.items}
    named_here = [tokens.index(link.token) for link in thing.links if link.token in tokens and link.token not in chosen]
    ticks = len(after.question.ticked.all) > len(asked.ticked.all)
    return (1 + min(named_here, default=len(tokens)), not ticks, thing.part not in ("tray", "stage"))


def named(asked: Question, after: Answer, thing: Thing) -> tuple[str, str]:
    """Return the text for a thing to click, and its name."""
    words = asked.words
    if thing.move:
        packed = after.play[-1] if after.play else after.question.ticked.all[-1]
        return "click-tray", asked.confirm(packed) if after.play else asked.phrase(packed)
    new = next((item for item in after.question.choosing.items if item not in asked.choosing.items), thing.links[0])
    kind = after.question.choosing.kind_of(new) or asked.choosing.kind_of(new)
    if not kind:
        verb = next((move.verb for move in asked.choosing.moves if move.word == new.token), new.token)
        return "click-tray", optional(words, f"verb-{verb}", new.token)
    key = f"click-{thing.part}"
    return key if words.has(key) else "click-other", words.name(kind, new.token)


# A wrong click


@dataclass(frozen=True)
class Wrong:
    """A kind answer to a click that the step does not ask for. `short` is a few words for the thing itself."""

    text: str
    short: str


def lesson_answer(
    match: Match, seat: int, asked: Question, click: Click, expected: Sequence[int], lesson: Lesson, stop: Stop
) -> Answer | Wrong:
    """Return what a click changes, or the kind answer to a wrong one.

    Only the things of the step are lit. A click on another thing counts as if it were lit too: if it leads to the same
    move, it is right.
    """
    lit = click if click.state != UNLIT else Click(click.links, LEGAL, click.move)
    after = answer(match, seat, asked, lit)
    if not after.refused and (is_expected(after.play, expected) or (not after.play and fits(after.question, expected))):
        return after
    return wrong_click(match, asked, click, lesson, stop, legal=not after.refused)


def wrong_click(match: Match, asked: Question, click: Click, lesson: Lesson, stop: Stop, legal: bool) -> Wrong:
    """Return the step's own answer, or that the click is allowed too, or the rule's reason."""
    words, key = asked.words, step_key(lesson, lesson.steps[stop.step])
    clicked = [link.token for link in click.links] or click.move.split()
    for token in clicked:
        if words.has(f"{key}.at-{token}"):
            return Wrong(words.say(f"{key}.at-{token}"), words.say(f"{key}.short-{token}"))
    if legal:
        allowed = words.say("lesson-allowed", move=expected_phrase(asked, match.game, stop))
        return Wrong(allowed, words.say("lesson-short-allowed"))
    moves = [move.tokens for move in asked.choosing.moves]
    reason = refusal(asked.game, asked.ticked.view, moves, asked.tokens, clicked, words)
    return Wrong(reason, words.say("lesson-short-not"))


def expected_phrase(asked: Question, game: Game, stop: Stop) -> str:
    """Return the expected move in words."""
    done = min(len(asked.ticked.all), len(stop.expected) - 1)
    return asked.phrase(legal_move(game, game.parse(stop.expected[done])).move)
