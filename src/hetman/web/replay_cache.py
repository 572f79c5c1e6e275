"""A cache of the replays that were shown last."""

from __future__ import annotations

from typing import Any

from fastapi import Request

from hetman.core.game import Last
from hetman.language import Language
from hetman.presentation.players import recorded_names
from hetman.presentation.replay import Replay
from hetman.table.errors import Refused
from hetman.table.service import TableService
from hetman.table.table import Table
from hetman.web.drawing import drawn
from hetman.web.locales import game_texts, language_of
from hetman.web.scene import names_of

KEPT = 16


class ReplayCache:
    """Replays by the id of their table or of an uploaded record. It drops the oldest first."""

    def __init__(self) -> None:
        self.replays: dict[str, tuple[Replay, Table | None]] = {}

    def put(self, id: str, replay: Replay, table: Table | None) -> None:
        self.replays[id] = replay, table
        while len(self.replays) > KEPT:
            del self.replays[next(iter(self.replays))]

    async def get(self, id: str, service: TableService) -> tuple[Replay, Table | None]:
        """Return the finished game at a table, or an uploaded record. Raises Gone or Refused."""
        if id not in self.replays:
            record = await service.on_disk(service.store.record, id)
            if record is not None:
                self.put(id, Replay(record), None)
            else:
                async with service.read(id) as table:
                    if table.status != "over":
                        raise Refused("not-over", "the game still runs")
                    self.put(id, Replay(table.playing.record), table)
        return self.replays[id]


def cache_of(request: Request) -> ReplayCache:
    cache: ReplayCache = request.app.state.replays
    return cache


async def replay_for(request: Request, id: str, service: TableService) -> tuple[Replay, Language]:
    """Return a replay, and the texts for it with the names of the players."""
    replay, table = await cache_of(request).get(id, service)
    words = game_texts(language_of(request), replay.game)
    names = names_of(table, words) if table is not None else recorded_names(replay.record, words)
    return replay, words.seated(names)


def last_of(replay: Replay, number: int, seat: int | None) -> Last | None:
    """Return the last move before a frame, as a seat saw it."""
    if not number:
        return None
    return Last(replay.frames[number - 1].state.view(seat), replay.events(replay.frames[number].entries, seat))


def frame_json(replay: Replay, number: int, seat: int | None, words: Language) -> dict[str, Any]:
    """Return a frame for the page: the drawing, the prompt, and what happened just before."""
    frame = replay.frames[number]
    view = frame.state.view(seat)
    events = replay.events(frame.entries, seat)
    return {
        "frame": number,
        "frames": len(replay.frames),
        "move": frame.moves,
        "prompt": words.prompt(view["prompt"], you=False),
        "parts": drawn(replay.game, view, words, last=last_of(replay, number, seat)),
        "lines": [words.event(event) for event in events],
    }
