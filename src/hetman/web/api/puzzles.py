"""Puzzles for the page. They are no part of the API for programs."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from hetman.analysis.game_analysis import ITERATIONS, DecisionAnalysis
from hetman.analysis.puzzles import Puzzle, PuzzleError, answer_request, is_good, load
from hetman.core.errors import IllegalMove
from hetman.core.game import Game
from hetman.table.bot_pool import ANALYSES
from hetman.table.bot_worker import estimate_request
from hetman.web.api.schemas import Answer, Choose
from hetman.web.dependencies import Changes, Reads, Service, known_game
from hetman.web.errors import Refusal
from hetman.web.guests import guest_of
from hetman.web.locales import language_of, texts_for
from hetman.web.puzzle_table import PuzzleTable

router = APIRouter(prefix="/api/puzzles", include_in_schema=False)

log = logging.getLogger(__name__)


def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game. Puzzles of older rules are left out."""
    try:
        return load(game)
    except PuzzleError as error:
        log.warning("%s", error)
        return ()


def puzzle_at(game: str, id: str, request: Request) -> PuzzleTable:
    """Return the table of a puzzle. Raises Refusal (404) if there is no such puzzle."""
    found = known_game(game, request)
    for puzzle in puzzles_of(found):
        if puzzle.id == id:
            return PuzzleTable(found, puzzle, language_of(request), guest_of(request).name)
    raise Refusal(404, texts_for(request).say("error-404"))


@router.get("/{game}/{id}/scene", dependencies=[Reads])
def read_puzzle(game: str, id: str, request: Request) -> JSONResponse:
    """Return the position of a puzzle."""
    return JSONResponse(puzzle_at(game, id, request).scene())


@router.post("/{game}/{id}/choose", dependencies=[Reads])
def choose(game: str, id: str, asked: Choose, request: Request) -> dict[str, Any]:
    """Return the question after a click."""
    table = puzzle_at(game, id, request)
    try:
        return {"number": asked.number, "question": table.choose(asked.read())}
    except ValueError as error:
        raise Refusal(422, f"{error}.") from None


@router.post("/{game}/{id}/moves", dependencies=[Changes])
async def play(game: str, id: str, asked: Answer, request: Request, service: Service) -> dict[str, Any]:
    """Compare an answer with the best move by search. Nothing is kept."""
    table = puzzle_at(game, id, request)
    try:
        played = table.game.legal(table.match.state, (asked.moves or [asked.move or ""])[0])
    except (IllegalMove, ValueError) as error:
        raise Refusal(422, f"{error}.") from None
    request_ = estimate_request(table.match.state, answer_request(table.puzzle, played), ITERATIONS, f"puzzle {id}")
    found: DecisionAnalysis = await service.bots.run(ANALYSES, request_)
    good = is_good(table.puzzle, table.game.notation(played), found.cost)
    chance = table.puzzle.value if good else max(0.0, table.puzzle.value - found.cost)
    return {"number": 0, "good": good, "chance": round(chance, 3), **(table.solution() if good else {})}


@router.get("/{game}/{id}/solution", dependencies=[Reads])
def read_solution(game: str, id: str, request: Request) -> dict[str, Any]:
    """Return the best move with its reasons."""
    return puzzle_at(game, id, request).solution()
