"""A puzzle for the page: a table in memory. The server keeps nothing: the browser remembers what is solved."""

from __future__ import annotations

from typing import Any

from hetman.analysis.puzzles import Puzzle
from hetman.bots.levels import gentlest
from hetman.core.game import Game
from hetman.core.scripted_match import ScriptedMatch
from hetman.presentation.moves import order_text
from hetman.table.chair import BOT, PERSON, Chair
from hetman.table.table import Table
from hetman.web.dependencies import Viewer
from hetman.web.question import Chosen, chosen_question
from hetman.web.scene import drawn_scene, table_json, words_for


class PuzzleTable:
    """The position of a puzzle, for a viewer who has the given name."""

    def __init__(self, game: Game, puzzle: Puzzle, code: str, name: str = "") -> None:
        self.game, self.puzzle = game, puzzle
        self.match = ScriptedMatch(game.restore(puzzle.position))
        chairs = [Chair(BOT, level=gentlest()) for _ in range(self.match.setup.seats)]
        chairs[puzzle.seat] = Chair(PERSON, name)
        self.table = Table(self.match.setup, chairs, match=self.match)
        self.viewer = Viewer(puzzle.seat, (puzzle.seat,), code)
        self.words = words_for(self.table, code)

    def scene(self) -> dict[str, Any]:
        scene = drawn_scene(self.table, self.viewer)
        players = table_json(self.table, self.viewer, self.words)["players"]
        log = {"from": 0, "lines": scene["log"]}
        return {**scene, "players": players, "number": 0, "version": self.puzzle.id, "moves": [], "log": log}

    def choose(self, sent: Chosen) -> dict[str, Any] | None:
        return chosen_question(self.table, self.puzzle.seat, self.words, sent)

    def solution(self) -> dict[str, Any]:
        """The best move in words, with its reasons and its tokens."""
        words, best = self.words, self.game.parse(self.puzzle.best)
        decision = self.match.decision(self.puzzle.seat)
        assert decision is not None, "the seat of a puzzle decides"
        said = [(reason.gain, words.say(reason.text_key, count=reason.count)) for reason in self.puzzle.reasons]
        return {
            "best": order_text(self.game, decision, best, words),
            "tokens": list(self.game.tokens(best)),
            "gains": [text for gain, text in said if gain],
            "risks": [text for gain, text in said if not gain],
            "bestChance": self.puzzle.value,
        }
