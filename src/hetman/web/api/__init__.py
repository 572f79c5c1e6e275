"""The HTTP API: everything that the page does, for programs in any language.

A program sends the token of its seat in the header `Authorization: Bearer …`, reads the table, and answers decisions by
their number.
"""

from __future__ import annotations

from hetman.web.api import agreements, analyses, games, hosting, lessons, news, play, replays, seats, tables

ROUTERS = (
    games.router,
    seats.router,
    tables.router,
    play.router,
    agreements.router,
    hosting.router,
    news.router,
    replays.router,
    analyses.router,
    lessons.router,
)
