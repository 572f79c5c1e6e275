"""The home page: games to choose, the viewer's own games, open tables."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from hetman.core.registry import game as find_game
from hetman.core.registry import games_to_learn
from hetman.web.dependencies import Reads, Service
from hetman.web.forms import MODES
from hetman.web.guests import guest_of
from hetman.web.locales import language_of
from hetman.web.pages.lists import game_card, table_lines
from hetman.web.rendering import page

router = APIRouter(include_in_schema=False)

LISTED = 12
MINE = 20
SHOWN = 4
"""The number of the viewer's games on the page. Those with the viewer's turn come first."""


@router.get("/", dependencies=[Reads])
async def home(request: Request, service: Service, mode: str = "now") -> HTMLResponse:
    code, store = language_of(request), service.store
    mine = await table_lines(request, service, store.of_guest, guest_of(request).id, MINE)
    waiting = await table_lines(request, service, store.public, "open", LISTED)
    watched = await table_lines(request, service, store.public, "running", LISTED)
    return page(
        request,
        "home.html",
        mode=mode if mode in MODES else "now",
        cards=[game_card(find_game(name), code) for name in games_to_learn()],
        mine=sorted(mine, key=lambda line: not line["turn"]),
        shown=SHOWN,
        waiting=[line for line in waiting if not line["mine"] and line["status"] != "aside"],
        watched=[line for line in watched if not line["mine"] and line["status"] != "aside"],
    )
