"""What viewers are sent of a table, rendered once for each kind of viewer and version of the table.

A hundred spectators of one table get the same text. Who joins is no change of the table: it costs a short message.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from hetman.language import Language
from hetman.presentation.log import Log, LogLine, common_length
from hetman.table.service import LiveTable, TableService
from hetman.table.table import Table
from hetman.web.dependencies import Viewer
from hetman.web.scene import drawn_scene, line_json, moment_scene, player_json, state_of, words_for

Kind = tuple[Viewer, bool]
"""A kind of viewer: the seats, the language, and whether it is a page."""


def text_of(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)


def joined(*objects: str) -> str:
    """Return JSON objects as one, without parsing them. They have no key in common."""
    inside = [text[1:-1] for text in objects if text != "{}"]
    return f"{{{', '.join(inside)}}}"


@dataclass(frozen=True)
class Gathered:
    """What a page gathers over a game: the lines of the log as JSON, and small pictures by what they show."""

    lines: list[str] = field(default_factory=list)
    figures: dict[str, str] = field(default_factory=dict)


@dataclass
class Rendering:
    """A table as one kind of viewer may see it, without clocks and without who is here."""

    table: Table
    """A table that was loaded again is another object, perhaps with the same revision."""
    revision: int
    text: str
    gathered: Gathered
    """Each socket gets only what is new for it."""
    digest: str
    news: tuple[Gathered, str] | None = None

    def fits(self, table: Table) -> bool:
        return self.table is table and self.revision == table.revision

    def news_after(self, sent: Gathered) -> str:
        """Return the lines and pictures that differ from those sent before, as JSON.

        Most sockets have got the same before, so that the last answer is kept.
        """
        if self.news is None or self.news[0] is not sent:
            first = common_length(sent.lines, self.gathered.lines)
            log = f'{{"from": {first}, "lines": [{", ".join(self.gathered.lines[first:])}]}}'
            figures = {
                thing: drawn for thing, drawn in self.gathered.figures.items() if sent.figures.get(thing) != drawn
            }
            self.news = sent, f'{{"log": {log}, "figures": {text_of(figures)}}}'
        return self.news[1]


class PageLog:
    """The log of a page. It keeps lines as JSON, so that a long game is not written again with every move."""

    def __init__(self, words: Language, seat: int | None) -> None:
        self.log = Log(words, seat)
        self.lines: list[LogLine] = []
        self.texts: list[str] = []

    def texts_of(self, lines: list[LogLine]) -> list[str]:
        same = common_length(self.lines, lines)
        self.lines = lines
        self.texts = [*self.texts[:same], *(text_of(line_json(line)) for line in lines[same:])]
        return self.texts


class Renderings:
    """The latest rendering for each kind of viewer, of the tables that somebody watches."""

    def __init__(self) -> None:
        self.tables: WeakKeyDictionary[LiveTable, dict[Kind, tuple[PageLog, Rendering]]] = WeakKeyDictionary()
        self.made = 0
        """How many were rendered."""
        self.turn = asyncio.Lock()

    @asynccontextmanager
    async def in_turn(self, viewer: Viewer) -> AsyncIterator[None]:
        """Let spectators wait for each other: players and requests go first.

        After each spectator the server is free for as long as that one took, so that spectators never have more than
        half of it. Who waits gets several changes as one.
        """
        if viewer.seat is not None:
            yield
            return
        async with self.turn:
            began = time.perf_counter()
            yield
            await asyncio.sleep(time.perf_counter() - began)

    def of(self, live: LiveTable, viewer: Viewer, page: bool) -> Rendering:
        """Return the present rendering. It is made under the lock of the table, once for all sockets."""
        table, kinds = live.table, self.tables.setdefault(live, {})
        known = kinds.get((viewer, page))
        if known is not None and known[1].fits(table):
            return known[1]
        log = known[0] if known is not None else PageLog(words_for(table, viewer.code), viewer.seat)
        rendering = render(table, viewer, page, log)
        self.made += 1
        kinds[viewer, page] = log, rendering
        return rendering

    def forget(self, live: LiveTable) -> None:
        """Drop the renderings of a table that nobody watches any more."""
        if not live.subscriptions.subscribers:
            self.tables.pop(live, None)


def render(table: Table, viewer: Viewer, page: bool, log: PageLog) -> Rendering:
    if page:
        seen = {"type": "scene", **drawn_scene(table, viewer, log.log)}
        gathered = Gathered(log.texts_of(seen.pop("log", [])), seen.pop("figures", {}))
    else:
        seen, gathered = {"type": "state", **state_of(table, viewer)}, Gathered()
    del seen["players"]
    text = text_of(seen)
    parts = (text, *gathered.lines, *(f"{thing} {drawn}" for thing, drawn in gathered.figures.items()))
    digest = hashlib.sha256("\n".join(parts).encode()).hexdigest()
    return Rendering(table, table.revision, text, gathered, digest)


def moment_of(table: Table, viewer: Viewer, page: bool, service: TableService, away: float) -> dict[str, Any]:
    """Return what changes without a change of the table."""
    if page:
        return moment_scene(table, viewer, service, away)
    words = words_for(table, viewer.code)
    return {"players": [player_json(table, seat, viewer, words) for seat in table.seats]}


def version_of(rendering: Rendering, moment: dict[str, Any]) -> str:
    """Return the version of what a viewer sees. Running clocks do not count, because they are not a change."""
    players = [{**player, "clock": bool(player["clock"])} for player in moment["players"]]
    still = text_of({**moment, "players": players})
    return hashlib.sha256(f"{rendering.digest}{still}".encode()).hexdigest()[:22]
