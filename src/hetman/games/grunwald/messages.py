"""Fluent messages of the event cards in a host's own component file."""

from __future__ import annotations

from collections.abc import Iterator

from hetman.core.component_files import fluent_literal
from hetman.games.grunwald.components import Contents
from hetman.games.grunwald.components.events import LANGUAGES


def own_texts(contents: Contents) -> dict[str, str]:
    """By language: the names and texts of the event cards."""
    return {code: "".join(event_texts(contents, code)) for code in LANGUAGES}


def event_texts(contents: Contents, code: str) -> Iterator[str]:
    """A card without a text of its own gets a general one, because the texts of Hetman's cards do not fit it."""
    for event in contents.events:
        if event.name is not None:
            yield f"event-{event.token} = {fluent_literal(event.name[code])}\n"
        yield f"card-{event.token} = {fluent_literal(event.text[code]) if event.text else '{ own-event }'}\n"
