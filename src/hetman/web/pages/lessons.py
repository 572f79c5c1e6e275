"""Guided first games: the list, the page of one, and the whole game after it."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from hetman.core.game import Game
from hetman.core.lesson import Lesson
from hetman.core.registry import game as find_game
from hetman.core.registry import games_to_learn
from hetman.presentation.lesson import lessons_of
from hetman.presentation.texts import optional
from hetman.table.chair import BOT
from hetman.table.creation import ME, create_table
from hetman.web.api.lessons import known_lesson
from hetman.web.dependencies import Changes, Reads, Service, known_game, limit
from hetman.web.guests import guest_of
from hetman.web.lesson_table import LessonTable
from hetman.web.locales import game_texts, language_of
from hetman.web.pages.lists import game_card
from hetman.web.pages.redirect import see_table
from hetman.web.pages.table import client
from hetman.web.rendering import page

router = APIRouter(include_in_schema=False)


def lesson_card(game: Game, lesson: Lesson, code: str) -> dict[str, Any]:
    """Return a lesson for a list."""
    words = game_texts(code, game)
    return {
        "path": f"/lessons/{game.name}/{lesson.name}",
        "key": f"{game.name}/{lesson.name}",
        "title": optional(words, f"lesson-{lesson.name}", lesson.name),
        "about": optional(words, f"lesson-{lesson.name}.about"),
        "minutes": lesson.minutes,
        "steps": len(lesson.steps),
    }


@router.get("/lessons", dependencies=[Reads])
def lessons(request: Request) -> HTMLResponse:
    code = language_of(request)
    taught = [game for game in map(find_game, games_to_learn()) if lessons_of(game)]
    cards = [
        {**game_card(game, code), "lessons": [lesson_card(game, lesson, code) for lesson in lessons_of(game)]}
        for game in taught
    ]
    return page(request, "lessons.html", cards=cards)


@router.get("/lessons/{game}/{name}", dependencies=[Reads])
def show_lesson(game: str, name: str, request: Request) -> HTMLResponse:
    found = known_game(game, request)
    lesson = known_lesson(found, name, request)
    shown = LessonTable(found, lesson, 0, language_of(request), guest_of(request).name)
    words = game_texts(shown.words.code, found)
    sent = client(shown.table, shown.viewer, words)
    card = lesson_card(found, lesson, words.code)
    first = [lesson.first_stop(step) for step in range(len(lesson.steps) + 1)]
    sent |= {"api": f"/api{card['path']}", "lesson": {**card, "first": first, "last": len(lesson.stops) - 1}}
    return page(
        request,
        "lesson.html",
        200,
        words,
        table=shown.table,
        game=found,
        invitations=None,
        seat_names=[],
        setting="",
        client=sent,
        lesson=card,
    )


@router.post("/lessons/{game}/{name}/play", dependencies=[Changes])
async def play_whole_game(game: str, name: str, request: Request, service: Service) -> Response:
    """Create a table with the seat and options of the lesson, against the weakest bot."""
    found = known_game(game, request)
    lesson = known_lesson(found, name, request)
    limit(request, "tables")
    guest = guest_of(request)
    table = create_table(
        found,
        seats=lesson.seats,
        options=lesson.options,
        chairs=[*[BOT] * lesson.seat, ME],
        guest=guest.id,
        name=guest.name,
    )
    await service.open(table)
    return see_table(table.id, request, guest)
