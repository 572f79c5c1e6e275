"""Pictures and style sheets of the games and of the drawing kit."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, Response

from hetman import drawing
from hetman.core.game import Game
from hetman.drawing.elements import figure, tag
from hetman.drawing.icons import ICONS
from hetman.drawing.picture import SHIELD
from hetman.drawing.standalone import light_values, sheet
from hetman.web.dependencies import known_game

router = APIRouter(include_in_schema=False)

KIT = Path(drawing.__file__).parent
SHEETS = ("tokens.css", "board.css", "parts.css")
CACHED = {"cache-control": "no-cache"}
"""Browsers keep the file and ask whether it has changed."""

TINCTURES = ("azure", "gules", "vert", "purpure", "sable", "tenne")


@router.get("/art/{name}.css")
def kit_sheet(name: str) -> Response:
    if f"{name}.css" in SHEETS:
        return FileResponse(KIT / f"{name}.css", headers=CACHED)
    return Response(status_code=404)


@router.get("/games/{name}/drawing.css")
@router.get("/games/{name}/vignette.svg")
@router.get("/games/{name}/crest.svg")
def game_file(name: str, request: Request) -> Response:
    """Return a file of a game, or a plain one if the game has none."""
    game, file = known_game(name, request), request.url.path.rpartition("/")[2]
    if (game.folder / file).exists():
        return FileResponse(game.folder / file, headers=CACHED)
    plain = {"drawing.css": "", "vignette.svg": plain_vignette(game), "crest.svg": plain_crest(game)}
    return Response(plain[file], media_type=guess_type(file)[0], headers=CACHED)


@router.get("/games/{name}/frame.css")
def frame_sheet(name: str, request: Request) -> Response:
    """Return the measures of a game's table. The security policy allows no style in the page itself."""
    frame = known_game(name, request).frame
    desk, phone, low = (f"--f-tray: {height}px;" for height in frame.tray)
    wide = f"--f-left: {frame.left and max(frame.left, 300)}px; --f-right: {max(frame.right, 400)}px;"
    rules = [
        f":root {{ --f-left: {frame.left}px; --f-right: {frame.right}px; {desk} }}",
        f"@media (min-width: 1440px) {{ :root {{ {wide} }} }}",
        f"@media (max-width: 949px) {{ :root {{ {phone} }} }}",
        f"@media (max-width: 949px) and (max-height: 719px) {{ :root {{ {low} }} }}",
    ]
    return Response("\n".join(rules), media_type="text/css", headers=CACHED)


# Pictures for a game that has none of its own


def plain_shield(game: Game) -> str:
    """A shield in a tincture by the game's name. Pictures in <img> cannot use the page's tokens, so it has values."""
    values = light_values(sheet(KIT / "tokens.css"))
    field = values[f"field-{TINCTURES[sum(game.name.encode()) % len(TINCTURES)]}"]
    icon = tag("g", figure(ICONS["tower"], 26, 0, -1), color=values["field-argent"]).replace("var(--field)", field)
    return tag("path", d=SHIELD, fill=field, transform="scale(1.1)") + icon


def plain_crest(game: Game) -> str:
    return standalone(plain_shield(game), 38, 38, "-24 -24 48 48")


def plain_vignette(game: Game) -> str:
    sky = tag("path", d="M0 0H320V190H0Z", fill="#E4D7B9")
    ground = tag("path", d="M0 150C90 120 230 130 320 150V190H0Z", fill="#C59A45")
    crest = tag("g", plain_shield(game), transform="translate(160 92) scale(2.6)")
    return standalone(sky + ground + crest, 320, 190, "0 0 320 190")


def standalone(inside: str, width: int, height: int, box: str) -> str:
    return tag("svg", inside, xmlns="http://www.w3.org/2000/svg", width=width, height=height, viewBox=box)
