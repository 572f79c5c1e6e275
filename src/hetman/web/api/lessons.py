"""Guided first games for the page. They are no part of the API for programs."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse

from hetman.core.game import Game
from hetman.core.lesson import Lesson
from hetman.web.api.schemas import Answer, Choose
from hetman.web.dependencies import Changes, Reads, known_game
from hetman.web.errors import Refusal
from hetman.web.guests import guest_of
from hetman.web.lesson_table import LessonTable
from hetman.web.locales import language_of, texts_for

router = APIRouter(prefix="/api/lessons", include_in_schema=False)


def known_lesson(game: Game, name: str, request: Request) -> Lesson:
    """Return the lesson of that name. Raises Refusal (404) if there is none."""
    for lesson in game.lessons:
        if lesson.name == name:
            return lesson
    raise Refusal(404, texts_for(request).say("error-404"))


def table_at(game: str, name: str, index: int, request: Request) -> LessonTable:
    """Return the lesson at a stop. Raises Refusal (404) if there is no such stop."""
    found = known_game(game, request)
    lesson = known_lesson(found, name, request)
    if not 0 <= index < len(lesson.stops):
        raise Refusal(404, texts_for(request).say("error-404"))
    return LessonTable(found, lesson, index, language_of(request), guest_of(request).name)


@router.get("/{game}/{name}/stops/{index}", dependencies=[Reads])
def read_stop(
    game: str, name: str, index: int, request: Request, since: Annotated[int | None, Query(ge=0)] = None
) -> JSONResponse:
    """Return the table at a stop, with pictures of what happened since another one."""
    return JSONResponse(table_at(game, name, index, request).scene(since))


@router.post("/{game}/{name}/choose", dependencies=[Reads])
def choose(game: str, name: str, asked: Choose, request: Request) -> dict[str, Any]:
    """Return the question after a click. A wrong click gets a kind answer in `why`."""
    table = table_at(game, name, asked.number, request)
    try:
        return {"number": asked.number, "question": table.choose(asked.read())}
    except ValueError as error:
        raise Refusal(422, f"{error}.") from None


@router.post("/{game}/{name}/moves", dependencies=[Changes])
def play(game: str, name: str, asked: Answer, request: Request) -> dict[str, Any]:
    """Return the number of the next stop, if the moves are those of the script. Nothing is kept."""
    table = table_at(game, name, asked.number, request)
    following = table.next_index(asked.moves or [asked.move or ""])
    if following is None:
        raise Refusal(422, texts_for(request).say("lesson-other"))
    return {"number": following}
