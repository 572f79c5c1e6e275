"""The pages, one module each."""

from __future__ import annotations

from hetman.web.pages import (
    api_docs,
    devices,
    history,
    home,
    join,
    language,
    lessons,
    new_table,
    privacy,
    replays,
    rules,
    table,
)

ROUTERS = tuple(
    module.router
    for module in (replays, lessons, history, home, new_table, join, table, rules, language, devices, privacy, api_docs)
)
