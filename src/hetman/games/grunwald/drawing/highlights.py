"""What the legal moves light up: fields to send pawns to, cards, amounts and goods to choose."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Move = Sequence[str]
View = Mapping[str, Any]
Player = Mapping[str, Any]

SEND, GIVE, BID, RECRUIT, LAY, ESCORT, DISMISS = "send", "give", "bid", "recruit", "lay", "escort", "dismiss"
GOODS_VERBS = ("pay", "take")
"""Verbs with an amount of goods, and nothing else."""
PAWNS = ("officer", "helper", "2-helpers", "3-helpers", "4-helpers", "5-helpers")


def helpers_in(pawns: str) -> int:
    """How many helpers a token of pawns stands for."""
    return PAWNS.index(pawns)


@dataclass
class Light:
    """The legal moves, and those of them that fit the tokens chosen so far."""

    moves: list[tuple[str, ...]] = field(default_factory=list)
    chosen: frozenset[str] = frozenset()
    fitting: list[tuple[str, ...]] = field(default_factory=list)

    def of(self, *verbs: str, fitting: bool = False) -> list[tuple[str, ...]]:
        return [move for move in (self.fitting if fitting else self.moves) if move[0] in verbs]

    def asks(self, *verbs: str) -> bool:
        return bool(self.of(*verbs))

    @property
    def fields(self) -> set[str]:
        """Where pawns can be sent, with what was chosen so far."""
        return {move[2] for move in self.of(SEND, fitting=True)}

    @property
    def pawns(self) -> str | None:
        """The pawns that were chosen to be sent."""
        return next((pawns for pawns in PAWNS if pawns in self.chosen), None) if self.asks(SEND) else None

    @property
    def ducats(self) -> int:
        """The ducats that were chosen to go along."""
        return next((int(token) for token in self.chosen if token.isdecimal()), 0) if self.asks(SEND) else 0

    def amounts(self, *verbs: str, place: int) -> dict[int, bool]:
        """Every amount that a legal move has as its operand number `place`, and whether it fits what was chosen."""
        fitting = {int(move[place]) for move in self.of(*verbs, fitting=True) if len(move) > place}
        every = {int(move[place]) for move in self.of(*verbs) if len(move) > place}
        return {amount: amount in fitting for amount in sorted(every)}

    def cards(self, *verbs: str, place: str | None = None, fitting: bool = False) -> set[str]:
        """Cards that a legal move names; of payments those from the hand or from the camp."""
        return {
            move[1]
            for move in self.of(*verbs, fitting=fitting)
            if len(move) > 1 and not move[1].isdecimal() and (place is None or move[-1] == place)
        }


def light(moves: Iterable[Move], chosen: Iterable[str]) -> Light:
    legal, picked = [tuple(move) for move in moves], frozenset(chosen)
    return Light(legal, picked, [move for move in legal if picked <= set(move)])
