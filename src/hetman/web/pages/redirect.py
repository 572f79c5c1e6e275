"""Redirects after an action."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import RedirectResponse

from hetman.web.guests import Guest, remember


def see(path: str) -> RedirectResponse:
    """Redirect to another page."""
    return RedirectResponse(path, 303)


def inside(path: str) -> str:
    """Return a path of this site, or the home page: a forged link could lead to another site."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"


def see_table(id: str, request: Request, guest: Guest, name: str | None = None) -> RedirectResponse:
    """Redirect to a table, and set the cookies of the browser."""
    answer = see(f"/tables/{id}")
    remember(answer, request, guest, name)
    return answer
