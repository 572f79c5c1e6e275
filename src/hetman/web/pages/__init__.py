"""The pages, one module each."""

from __future__ import annotations

from hetman.web.pages import (
    analysis,
    api_docs,
    devices,
    feed,
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
    for module in (
        replays,
        analysis,
        lessons,
        home,
        new_table,
        join,
        table,
        rules,
        language,
        devices,
        feed,
        privacy,
        api_docs,
    )
)
