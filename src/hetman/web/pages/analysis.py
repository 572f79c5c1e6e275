"""The analysis of a finished game."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from hetman.drawing.elements import icon
from hetman.drawing.icons import ICONS
from hetman.presentation.result import result_text
from hetman.presentation.rules import card_texts
from hetman.web.dependencies import Reads, Service
from hetman.web.errors import Refusal
from hetman.web.icons import WEB_ICONS
from hetman.web.locales import game_texts, texts_for
from hetman.web.pages.lists import game_card
from hetman.web.pages.replays import own_seat
from hetman.web.rendering import page
from hetman.web.replay_cache import replay_for

router = APIRouter(include_in_schema=False)

SIGNS = {"bulawa": 40, "flag": 16}
TEXTS = (
    "chances",
    "chances-of",
    "thinking",
    "failed",
    "short",
    "same",
    "better",
    "both",
    "result",
    "ended",
    "luck-own",
    "luck-others",
    "luck-chance",
    "luck-rest",
    "luck-start",
    "luck-end",
)
"""Messages `analysis-…` that the script fills in."""


@router.get("/replays/{id}/analysis", dependencies=[Reads])
async def show_analysis_page(id: str, request: Request, service: Service) -> HTMLResponse:
    shown, words = await replay_for(request, id, service)
    if not shown.finished:
        raise Refusal(409, texts_for(request).say("replay-open"))
    own = await own_seat(id, request, service)
    seats = [(seat, words.name("seat", str(seat))) for seat in range(shown.record.seats)]
    marks: dict[str, Any] = {"percent": "%", "done": "§", "total": "¤", "name": "%", "move": "%", "best": "§"}
    data = {
        "replay": id,
        "frames": len(shown.frames),
        "seat": own if own is not None else 0,
        "seats": [name for _, name in seats],
        "result": result_text(shown.record.result or (), shown.record.seats, words),
        "teams": [list(team) for team in shown.game.teams(shown.record.seats)],
        "about": card_texts(game_texts(words.code, shown.game)),
        "signs": {name: icon({**ICONS, **WEB_ICONS}[name], size) for name, size in SIGNS.items()},
        "texts": {name: words.say(f"analysis-{name}", **marks) for name in TEXTS},
    }
    return page(
        request,
        "analysis.html",
        200,
        words,
        id=id,
        game=shown.game,
        card=game_card(shown.game, words.code),
        seats=seats,
        own=data["seat"],
        data=data,
    )
