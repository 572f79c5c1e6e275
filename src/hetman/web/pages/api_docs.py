"""The API explained to people."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from hetman.web.dependencies import Reads
from hetman.web.rendering import page

router = APIRouter(include_in_schema=False)


@router.get("/api", dependencies=[Reads])
def api_docs(request: Request) -> HTMLResponse:
    described = request.app.openapi()
    return page(request, "api.html", title=described["info"]["title"], described=described)
