"""A table in memory, for lessons and puzzles: one person among bots that never move. The server keeps nothing of it."""

from __future__ import annotations

from typing import Any

from hetman.bots.levels import gentlest
from hetman.core.match import Match
from hetman.language import Language
from hetman.table.chair import BOT, PERSON, Chair
from hetman.table.table import Table
from hetman.web.dependencies import Viewer
from hetman.web.scene import drawn_scene, line_json, table_json, words_for


class MemoryTable:
    """A match as one seat sees it, for a viewer who has the given name."""

    def __init__(self, match: Match, seat: int, code: str, name: str = "") -> None:
        chairs = [Chair(BOT, level=gentlest()) for _ in range(match.setup.seats)]
        chairs[seat] = Chair(PERSON, name)
        self.table = Table(match.setup, chairs, match=match)
        self.viewer = Viewer(seat, (seat,), code)
        self.words: Language = words_for(self.table, code)

    def shown(self, number: int, version: str) -> dict[str, Any]:
        """Return the scene for the page. It has no live moves: the page asks for each click."""
        scene = drawn_scene(self.table, self.viewer)
        players = table_json(self.table, self.viewer, self.words)["players"]
        log = {"from": 0, "lines": [line_json(line) for line in scene["log"]]}
        return {**scene, "players": players, "number": number, "version": version, "moves": [], "log": log}
