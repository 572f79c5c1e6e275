"""What the legal moves highlight, as far as they fit the tokens that were chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from hetman.drawing import Move

CHOSEN, LEGAL, START, BARRED = "chosen", "legal", "start", "barred"
"""States of a thing: chosen already, named by a move that fits, named by other legal moves only, or by none at all.

A click on a `start` drops what is chosen and starts again from it."""
STATES = frozenset({CHOSEN, LEGAL, START, BARRED})


@dataclass(frozen=True)
class Highlight:
    """The legal moves as tokens, and the tokens chosen so far. Without moves nothing is highlighted."""

    moves: tuple[Move, ...] = ()
    chosen: frozenset[str] = frozenset()

    @staticmethod
    def of(moves: Iterable[Sequence[str]], chosen: Iterable[str]) -> Highlight:
        """Return what fits the legal moves after these clicks. Both are those of `draw`."""
        return Highlight(tuple(tuple(move) for move in moves), frozenset(chosen))

    @cached_property
    def fitting(self) -> tuple[Move, ...]:
        """The moves that name everything chosen."""
        return tuple(move for move in self.moves if self.chosen <= set(move))

    @cached_property
    def usable(self) -> frozenset[str]:
        """Tokens of all legal moves: each can be chosen, also instead of what is chosen now."""
        return frozenset(token for move in self.moves for token in move)

    @cached_property
    def open(self) -> frozenset[str]:
        """Tokens of the moves that fit."""
        return frozenset(token for move in self.fitting for token in move)

    @cached_property
    def verbs(self) -> frozenset[str]:
        """Verbs of all legal moves."""
        return frozenset(move[0] for move in self.moves)

    def named(self, *verbs: str, fitting: bool = True) -> list[Move]:
        """The moves of these verbs: those that fit, or all legal ones."""
        return [move for move in (self.fitting if fitting else self.moves) if move[0] in verbs]

    def operands(self, *verbs: str, place: int = 1, fitting: bool = True) -> set[str]:
        """The tokens that moves of these verbs have in one place; the first operand is in place 1."""
        return {move[place] for move in self.named(*verbs, fitting=fitting) if len(move) > place}

    def can(self, *verbs: str) -> bool:
        """Whether a move of these verbs fits."""
        return bool(self.named(*verbs))

    def verbs_for(self, token: str, *among: str) -> list[str]:
        """Those of these verbs that have the token as their first operand in a move that fits."""
        return [verb for verb in among if token in self.operands(verb)]

    def state(self, token: str) -> str:
        """The state of a thing as a class of its element; empty without legal moves."""
        if token in self.chosen:
            return CHOSEN
        if token in self.open:
            return LEGAL
        if not self.moves:
            return ""
        return START if token in self.usable else BARRED
