"""The privacy page: what the server keeps, for how long, and how to delete it."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from hetman.table.forgetting import forget_guest
from hetman.web.dependencies import Changes, Reads, Service, settings_of
from hetman.web.guests import GUEST, NAME, guest_of
from hetman.web.pages.redirect import see
from hetman.web.rendering import page

router = APIRouter(include_in_schema=False)


@router.get("/privacy", dependencies=[Reads])
async def privacy(request: Request, done: bool = False) -> HTMLResponse:
    kept = settings_of(request).retention
    days = {"finished": kept.finished, "abandoned": kept.abandoned, "uploads": kept.uploads}
    return page(request, "privacy.html", days=days, done=done)


@router.post("/privacy/delete", dependencies=[Changes])
async def forget(request: Request, service: Service) -> Response:
    """Delete what belongs to this guest alone, and the cookies."""
    for id in await service.on_disk(forget_guest, service.store.engine, guest_of(request).id):
        live = service.live.pop(id, None)
        for task in live.thinking.values() if live else ():
            task.cancel()
        if (timer := service.timers.pop(id, None)) is not None:
            timer.cancel()
        if live:
            live.subscriptions.notify()
    answer = see("/privacy?done=true")
    for cookie in (GUEST, NAME):
        answer.delete_cookie(cookie)
    return answer
