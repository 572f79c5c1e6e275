"""What all decisions of seats, and all of NATURE's, have in common."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import NATURE, Decision
from hetman.core.native import i64
from hetman.games.zizka.rules.pending import EACH
from hetman.games.zizka.rules.position import Position


class Asked(Decision[Position]):
    """A seat is asked something; `key` is the message that asks it."""

    def __init__(self, kind: i64, seat: i64, key: str) -> None:
        super().__init__(kind + EACH * seat, seat)
        self.key = key

    def prompt(self, state: Position) -> dict[str, Any]:
        return {"key": self.key, "args": {"seat": ["seat", int(self.seat)]}}


class Chance(Decision[Position]):
    """NATURE decides; `number` tells decisions of one kind apart."""

    def __init__(self, kind: i64, number: i64 = 0, witness: i64 = NATURE) -> None:
        super().__init__(kind + EACH * number, NATURE, witness)

    def prompt(self, state: Position) -> dict[str, Any]:
        return {"key": "nature", "args": {}}
