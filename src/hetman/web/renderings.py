"""What viewers are sent of a table, rendered once for each kind of viewer and version of the table.

A hundred spectators of one table get the same text. Who joins is no change of the table: it costs a short message.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from array import array
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from hetman.language import Language
from hetman.presentation.log import Log, LogLine, common_length
from hetman.table.live_table import LiveTable
from hetman.table.service import TableService
from hetman.table.table import Table
from hetman.web.dependencies import Viewer
from hetman.web.scene import drawn_scene, line_json, moment_scene, player_json, state_of, words_for

KEPT = 50_000_000
"""Bytes of rendered texts that are kept for sockets to come. Those that were not asked for longest leave first."""

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
    """What a page gathers over a game: the lines of the log as JSON, and small pictures by what they show.

    Tuples, not lists: the garbage collector does not look through tuples of strings.
    """

    lines: tuple[str, ...] = ()
    figures: dict[str, str] = field(default_factory=dict)


@dataclass(eq=False)
class Rendering:
    """A table as one kind of viewer may see it, without clocks and without who is here."""

    table: Table
    """A table that was loaded again is another object, perhaps with the same revision."""
    revision: int
    text: bytes
    """In UTF-8: as a Python string it would take twice the memory. It is empty if it was dropped."""
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
        self.hashes = array("q")
        """Of the lines, to see which are still the same. The lines themselves would be many objects."""
        self.texts: tuple[str, ...] = ()

    def texts_of(self, lines: list[LogLine]) -> tuple[str, ...]:
        hashes = array("q", map(hash, lines))
        same = common_length(self.hashes, hashes)
        self.hashes = hashes
        self.texts = (*self.texts[:same], *(text_of(line_json(line)) for line in lines[same:]))
        return self.texts


class Renderings:
    """The latest rendering for each kind of viewer, of the tables that somebody watches."""

    def __init__(self) -> None:
        self.tables: WeakKeyDictionary[LiveTable, dict[Kind, tuple[PageLog, Rendering]]] = WeakKeyDictionary()
        self.made = 0
        """How many were rendered."""
        self.kept: OrderedDict[Rendering, None] = OrderedDict()
        """Those that have their text, in the order in which they were asked for."""
        self.size = 0
        """The bytes of their texts."""
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
        """Return the present rendering, whose text may have been dropped. It is made under the lock of the table, once
        for all sockets.
        """
        known = self.tables.get(live, {}).get((viewer, page))
        return known[1] if known is not None and known[1].fits(live.table) else self.render(live, viewer, page)

    def whole(self, live: LiveTable, viewer: Viewer, page: bool) -> Rendering:
        """Return the present rendering with its text."""
        rendering = self.of(live, viewer, page)
        if rendering not in self.kept:
            return self.render(live, viewer, page)
        self.kept.move_to_end(rendering)
        return rendering

    def render(self, live: LiveTable, viewer: Viewer, page: bool) -> Rendering:
        table, kinds = live.table, self.tables.setdefault(live, {})
        known = kinds.get((viewer, page))
        log = known[0] if known is not None else PageLog(words_for(table, viewer.code), viewer.seat)
        rendering = render(table, viewer, page, log)
        self.made += 1
        if known is not None:
            self.drop(known[1])
        kinds[viewer, page] = log, rendering
        self.keep(rendering)
        return rendering

    def keep(self, rendering: Rendering) -> None:
        """Keep a text, and drop the oldest ones if all take too much memory. The open pages have got those."""
        self.kept[rendering] = None
        self.size += len(rendering.text)
        while self.size > KEPT and len(self.kept) > 1:
            self.drop(next(iter(self.kept)))

    def drop(self, rendering: Rendering) -> None:
        """Drop the text of a rendering. Whoever asks for it again waits until it is rendered again."""
        if rendering in self.kept:
            del self.kept[rendering]
            self.size -= len(rendering.text)
            rendering.text = b""

    def forget(self, live: LiveTable) -> None:
        """Drop the renderings of a table that nobody watches any more."""
        if not live.subscriptions.subscribers:
            for _, rendering in self.tables.pop(live, {}).values():
                self.drop(rendering)


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
    return Rendering(table, table.revision, text.encode(), gathered, digest)


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
