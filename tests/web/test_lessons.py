"""Guided first games: by the rings alone, wrong clicks, and the whole game afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import hetman
from hetman.core.lesson import Lesson
from hetman.language import LANGUAGES
from hetman.presentation.drawn_things import drawn_things
from hetman.presentation.question import Click
from hetman.web.lesson_table import LessonTable
from hetman.web.question import Chosen


def all_lessons() -> Iterator[tuple[str, Lesson]]:
    for name in hetman.games():
        for lesson in hetman.game(name).lessons:
            yield name, lesson


LESSONS = list(all_lessons())
IDS = [f"{name}-{lesson.name}" for name, lesson in LESSONS]


def test_every_game_has_a_lesson() -> None:
    assert {name for name, _ in LESSONS} == set(hetman.games())


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=IDS)
def test_clicks_of_the_coach_lead_through_the_lesson(name: str, lesson: Lesson, code: str) -> None:
    """Each stop rings things that are drawn, and clicking them in their order makes the moves of the script."""
    game, index = hetman.game(name), 0
    while index < len(lesson.stops) - 1:
        table = LessonTable(game, lesson, index, code)
        scene = table.scene(max(0, index - 1))
        assert scene["coach"]["say"]
        index = index + 1 if scene["question"] is None else clicked_through(table, scene)
    assert LessonTable(game, lesson, index, code).scene()["coach"]["done"]


def clicked_through(table: LessonTable, scene: dict[str, Any]) -> int:
    """Click what the coach rings until moves are made; the next stop."""
    question = {**scene["question"], "parts": scene["parts"]}
    for click in scene["question"]["clicks"]:
        links = [
            thing
            for thing in drawn_things(question["parts"])
            if [link.token for link in thing.links] == click["tokens"] and thing.move == click["move"] and thing.state
        ]
        assert links, f"{click} is not drawn"
        items = [table.question(draft=question["draft"])]
        assert items[0] is not None
        sent = Chosen(chosen_items(question), question["draft"], Click(links[0].links, links[0].state, links[0].move))
        after = table.choose(sent)
        assert after is not None
        assert after["why"] is None, after["why"]
        if after["play"]:
            following = table.next_index(after["play"])
            assert following is not None
            return following
        question = after
    raise AssertionError("the clicks make no move")


def chosen_items(question: dict[str, Any]) -> list[Any]:
    from hetman.presentation.choosing import Item

    return [Item(one["token"], tuple(one["as"] or ())) for one in question["chosen"]]
