"""A puzzle for the page. The browser remembers what is solved."""

from __future__ import annotations

from typing import Any

from hetman.analysis.puzzles import Puzzle
from hetman.core.game import Game
from hetman.core.scripted_match import ScriptedMatch
from hetman.presentation.moves import order_text
from hetman.web.memory_table import MemoryTable
from hetman.web.question import Chosen, chosen_question


class PuzzleTable(MemoryTable):
    """The position of a puzzle."""

    def __init__(self, game: Game, puzzle: Puzzle, code: str, name: str = "") -> None:
        self.game, self.puzzle = game, puzzle
        self.match = ScriptedMatch(game.restore(puzzle.position))
        super().__init__(self.match, puzzle.seat, code, name)

    def scene(self) -> dict[str, Any]:
        return self.shown(0, self.puzzle.id)

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
