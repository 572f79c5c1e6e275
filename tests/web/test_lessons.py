"""Guided first games: by the rings alone, wrong clicks, and the whole game afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

import hetman
from hetman.core.lesson import Lesson, LessonError, read_lesson
from hetman.language import LANGUAGES
from hetman.presentation.choosing import Item
from hetman.presentation.drawn_things import drawn_things
from hetman.presentation.question import Click
from hetman.testing.lessons import check_moves
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


def chosen_items(question: dict[str, Any]) -> list[Item]:
    return [Item(one["token"], tuple(one["as"] or ())) for one in question["chosen"]]


def test_a_labelled_button_comes_before_a_sign_on_the_board() -> None:
    game = hetman.game("warchest")
    lesson = next(one for one in game.lessons if one.name == "first-battle")
    clicks = LessonTable(game, lesson, lesson.first_stop(2), "en").scene()["question"]["clicks"]
    assert [click["part"] for click in clicks] == ["hand", "tray"]
    assert [other["part"] for other in clicks[1]["others"]] == ["board"]


def test_a_stop_that_does_not_exist_is_not_found(client: TestClient) -> None:
    assert client.get("/api/lessons/warchest/first-battle/stops/99").status_code == 404
    assert client.get("/lessons/warchest/second-battle").status_code == 404
    assert client.get("/lessons/chess/first-battle").status_code == 404


def test_moves_of_another_script_are_refused(client: TestClient) -> None:
    path = "/api/lessons/warchest/first-battle/moves"
    assert client.post(path, json={"number": 1, "moves": ["move lightcavalry g4"]}).json() == {"number": 2}
    assert client.post(path, json={"number": 1, "moves": ["move lightcavalry i3"]}).status_code == 422


def test_a_fault_in_a_lesson_names_the_step() -> None:
    game = hetman.game("warchest")
    data = {"seat": 0, "minutes": 1, "learned": ["unit:archer"], "seats": 2, "options": {"army": "first-game"}}
    steps = [{"name": "ride", "play": "you move lightcavalry z9"}]
    lesson = read_lesson("wrong", {**data, "scenes": [{"opening": "chance toss 0\nchance ...", "steps": steps}]})
    with pytest.raises(LessonError, match="lesson wrong, ride"):
        check_moves(game, lesson)
    with pytest.raises(LessonError, match="expected you, auto, chance or a seat"):
        read_lesson("wrong", {**data, "scenes": [{"steps": [{"name": "ride", "play": "me pass"}]}]})


def test_a_broken_lesson_leaves_the_game_in_the_list(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(folder: object) -> tuple[Lesson, ...]:
        raise LessonError("first-battle.toml: wrong")

    game = hetman.game("warchest")
    monkeypatch.setattr("hetman.core.lesson.read_lessons", broken)
    monkeypatch.delitem(game.__dict__, "lessons_read", raising=False)
    assert "War Chest" in client.get("/").text
    assert "/lessons/warchest/" not in client.get("/lessons").text
    assert "lessons of warchest: first-battle.toml: wrong" in caplog.text
