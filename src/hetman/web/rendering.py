"""Pages from templates, in the viewer's language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request

from hetman.drawing import icons
from hetman.drawing.elements import icon
from hetman.language import LANGUAGES, Language
from hetman.web.guests import guest_of, remember
from hetman.web.icons import WEB_ICONS
from hetman.web.locales import texts_for

FOLDER = Path(__file__).parent / "templates"
THEME = "theme"

PAGES = Environment(
    loader=FileSystemLoader(FOLDER), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
)


def drawn(name: str, size: float = 20) -> Markup:
    """An icon in a line of text."""
    return Markup(icon({**icons.ICONS, **WEB_ICONS}[name], size))


PAGES.globals["icon"] = drawn
PAGES.globals["languages"] = LANGUAGES
PAGES.globals["sections"] = (
    ("/#games", "nav-games"),
    ("/lessons", "nav-lessons"),
    ("/replays", "nav-replays"),
    ("/rules", "nav-rules"),
)


def page(
    request: Request, template: str, status: int = 200, words: Language | None = None, **values: Any
) -> HTMLResponse:
    words = words or texts_for(request)
    guest = guest_of(request)
    theme = request.cookies.get(THEME, "")
    text = PAGES.get_template(template).render(
        say=words.say,
        has=words.has,
        code=words.code,
        other=next(code for code in LANGUAGES if code != words.code),
        theme=theme if theme in ("light", "dark") else "",
        here=request.url.path,
        guest=guest,
        **values,
    )
    answer = HTMLResponse(text, status)
    answer.headers["vary"] = "accept-language, cookie"
    if guest.fresh and status == 200:
        remember(answer, request, guest)
    return answer
