"""The page of a table."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from hetman.drawing.elements import icon
from hetman.drawing.icons import ICONS
from hetman.language import Language
from hetman.presentation.rules import card_texts
from hetman.table.table import Table
from hetman.web.dependencies import Changes, Reads, Service, Viewer, settings_of, viewer_of
from hetman.web.forms import bot_choices
from hetman.web.guests import guest_of
from hetman.web.icons import WEB_ICONS
from hetman.web.invitations import invitations
from hetman.web.locales import game_texts
from hetman.web.pages.redirect import see
from hetman.web.rendering import page

router = APIRouter(include_in_schema=False)

SIGNS = {
    **{"cross": 13, "then": 12, "lock": 28, "bulawa": 28, "eye": 28},
    **dict.fromkeys(("tick", "next", "pause", "skip", "reset", "play", "back", "undo"), 20),
    **dict.fromkeys(("film", "graph", "table", "up"), 20),
}
"""The signs that the script puts into the dock, and their sizes."""


@router.get("/tables/{id}", dependencies=[Reads])
async def at_table(id: str, request: Request, service: Service) -> HTMLResponse:
    async with service.read(id) as table:
        viewer = viewer_of(request, table)
        words = game_texts(viewer.code, table.game)
        host = table.host == guest_of(request).id
        return page(
            request,
            "table.html",
            200,
            words,
            table=table,
            game=table.game,
            invitations=invitations(request, table, settings_of(request).hosts) if host else None,
            bot_choices=bot_choices(words),
            seat_names=[words.name("seat", str(seat)) for seat in table.seats],
            setting=setting(table, words),
            client=client(table, viewer, words),
        )


@router.post("/tables/{id}/end", dependencies=[Changes])
async def end(id: str, request: Request, service: Service) -> Response:
    """End a game that cannot be loaded, as it stands, and show what is left of it."""
    await service.end(id, guest_of(request).id, "")
    return see(f"/tables/{id}")


def client(table: Table, viewer: Viewer, words: Language) -> dict[str, Any]:
    """Return the data for the script of the page. It gets everything else live."""
    return {
        "table": table.id,
        "game": table.game.name,
        "name": words.say("game-name"),
        "code": words.code,
        "seat": viewer.seat,
        # On a shared device the person who opens the page may not be the one whose turn it is.
        "curtain": table.device and len(viewer.seats) > 1 and table.status == "running",
        "about": card_texts(words),
        "signs": {name: icon({**ICONS, **WEB_ICONS}[name], size) for name, size in SIGNS.items()},
        # The script puts a name in the place of the percent sign.
        "texts": {key.removeprefix("script-"): words.say(key, name="%") for key in words.keys("script-")},
        "seatName": words.name("seat", str(viewer.seat)) if viewer.seat is not None else "",
    }


def setting(table: Table, words: Language) -> str:
    """Return the options that differ from the defaults, in a few words."""
    options = table.game.options
    keys = [f"option-{name}-{value}" for name, value in table.setup.options.items() if value != options[name].default]
    return " · ".join(words.say(key) for key in keys if words.has(key))
