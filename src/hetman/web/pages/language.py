"""Switching the language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hetman.language import LANGUAGES
from hetman.web.dependencies import Changes
from hetman.web.errors import Refusal
from hetman.web.guests import keep
from hetman.web.locales import COOKIE, texts_for
from hetman.web.pages.redirect import inside, see

router = APIRouter(include_in_schema=False)


@router.post("/language", dependencies=[Changes])
async def choose_language(request: Request) -> Response:
    sent: Mapping[str, Any] = await request.form()
    code, back = str(sent.get("code", "")), str(sent.get("back", "/"))
    if code not in LANGUAGES:
        raise Refusal(422, texts_for(request).say("error-400"))
    answer = see(inside(back))
    keep(answer, request, COOKIE, code)
    return answer
