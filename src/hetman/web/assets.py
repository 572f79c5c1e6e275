"""Pictures and style sheets of the games and of the drawing kit."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse, PlainTextResponse, Response

from hetman import drawing as house
from hetman.core.registry import game as find_game
from hetman.core.registry import games
from hetman.drawing.elements import figure, tag
from hetman.drawing.icons import ICONS
from hetman.drawing.picture import SHIELD
from hetman.drawing.standalone import light_values
from hetman.drawing.standalone import sheet as style_sheet
from hetman.web.errors import Refusal

router = APIRouter(include_in_schema=False)

HOUSE = Path(house.__file__).parent
SHEETS = ("tokens.css", "board.css", "parts.css")
DAY = {"cache-control": "no-cache"}
"""Browsers keep the file and ask whether it has changed."""

TINCTURES = ("azure", "gules", "vert", "purpure", "sable", "tenne")


@router.get("/art/{name}.css")
def sheet(name: str) -> Response:
    if f"{name}.css" in SHEETS:
        return FileResponse(HOUSE / f"{name}.css", headers=DAY)
    return Response(status_code=404)


@router.get("/games/{name}/drawing.css")
def game_sheet(name: str) -> Response:
    found = folder(name) / "drawing.css"
    return FileResponse(found, headers=DAY) if found.exists() else PlainTextResponse("", media_type="text/css")


@router.get("/games/{name}/vignette.svg")
def vignette(name: str) -> Response:
    found = folder(name) / "vignette.svg"
    return FileResponse(found, headers=DAY) if found.exists() else svg(plain_vignette(name))


@router.get("/games/{name}/crest.svg")
def crest(name: str) -> Response:
    found = folder(name) / "crest.svg"
    return FileResponse(found, headers=DAY) if found.exists() else svg(plain_crest(name))


def folder(name: str) -> Path:
    if name not in games():
        raise Refusal(404, "There is no such game.")
    return find_game(name).folder


def svg(text: str) -> Response:
    return Response(text, media_type="image/svg+xml", headers=DAY)


# Pictures for a game that has none of its own


def shield(name: str) -> str:
    """A shield in a tincture by the game's name. Pictures in <img> cannot use the page's tokens, so it has values."""
    values = light_values(style_sheet(HOUSE / "tokens.css"))
    field = values[f"field-{TINCTURES[sum(name.encode()) % len(TINCTURES)]}"]
    icon = tag("g", figure(ICONS["tower"], 26, 0, -1), color=values["field-argent"]).replace("var(--field)", field)
    return tag("path", d=SHIELD, fill=field, transform="scale(1.1)") + icon


def plain_crest(name: str) -> str:
    return tag("svg", shield(name), xmlns="http://www.w3.org/2000/svg", width=38, height=38, viewBox="-24 -24 48 48")


def plain_vignette(name: str) -> str:
    ground = tag("path", d="M0 0H320V190H0Z", fill="#E4D7B9") + tag(
        "path", d="M0 150C90 120 230 130 320 150V190H0Z", fill="#C59A45"
    )
    return tag(
        "svg",
        ground,
        tag("g", shield(name), transform="translate(160 92) scale(2.6)"),
        xmlns="http://www.w3.org/2000/svg",
        width=320,
        height=190,
        viewBox="0 0 320 190",
    )
