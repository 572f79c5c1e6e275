"""Puzzles: the list, and the page of one."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from hetman.core.registry import game as find_game
from hetman.core.registry import games_to_learn
from hetman.web.api.puzzles import puzzle_at, puzzles_of
from hetman.web.dependencies import Reads
from hetman.web.locales import game_texts, language_of
from hetman.web.pages.lists import game_card
from hetman.web.pages.table import client
from hetman.web.rendering import page

router = APIRouter(include_in_schema=False)


@router.get("/puzzles", dependencies=[Reads])
def puzzles(request: Request) -> HTMLResponse:
    code = language_of(request)
    cards = [
        {**game_card(game, code), "puzzles": [{"id": one.id, "grade": one.grade} for one in puzzles_of(game)]}
        for game in map(find_game, games_to_learn())
        if puzzles_of(game)
    ]
    return page(request, "puzzles.html", cards=cards)


@router.get("/puzzles/{game}/{id}", dependencies=[Reads])
def show_puzzle(game: str, id: str, request: Request) -> HTMLResponse:
    shown = puzzle_at(game, id, request)
    words = game_texts(shown.words.code, shown.game)
    all_ids = [puzzle.id for puzzle in puzzles_of(shown.game)]
    number = all_ids.index(id)
    puzzle: dict[str, Any] = {
        "key": f"{game}/{id}",
        "title": words.say("puzzle-title", number=number + 1, count=len(all_ids)),
        "grade": words.say("puzzle-grade", number=shown.puzzle.grade),
        "next": f"/puzzles/{game}/{all_ids[(number + 1) % len(all_ids)]}",
    }
    sent = client(shown.table, shown.viewer, words)
    return page(
        request,
        "puzzle.html",
        200,
        words,
        table=shown.table,
        game=shown.game,
        invitations=None,
        seat_names=[],
        setting="",
        client=sent | {"api": f"/api/puzzles/{game}/{id}", "puzzle": puzzle},
        puzzle=puzzle,
    )
